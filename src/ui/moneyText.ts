/** What somebody writes into a box that groups the digits of its amount itself. */
import { withPlainDigits } from '../catalogue/amounts.ts';

/** A box before a change. */
export interface BoxBefore {
  readonly text: string;
  /** Where the selection began; null where a change came from no selection, as a value filled in by the browser does. */
  readonly from: number | null;
  /** The mark with which the person grouped the digits that stand there, such as the point of "1.234"; else nothing. */
  readonly grouping: string;
}

/**
 * The text of a box without the commas that the box has put there itself: "70,0005" is 700005 where "5" was typed behind
 * "70,000", and 70 where all of it was pasted. Where a mark or a "k" is typed behind digits that the person grouped, their
 * own marks stand in the place of the commas, because they tell what it means.
 * @param to where the caret stands after the change
 */
export function writtenText({ text, from, grouping }: BoxBefore, changed: string, to: number): string {
  if (from === null) return changed;
  const most = Math.min(from, to);
  let stays = 0;
  while (stays < most && changed[stays] === text[stays]) stays++;
  const added = changed.slice(stays, to);
  const mark = /[.,٫]|\p{L}/u.test(withPlainDigits(added)) ? grouping : '';
  const own = (part: string) => part.replaceAll(',', mark);
  return own(changed.slice(0, stays)) + added + own(changed.slice(to));
}

/** Whether a text that is being typed may still become something else: "12.5" the amount 12, or "12.5k". */
export function isUndecided(written: string): boolean {
  return /\d[.,٫]\d{0,2}$/.test(withPlainDigits(written));
}

/** The mark before the last three digits, which groups them where a typed text is decided; else nothing. */
export function groupingOf(written: string): string {
  return /\d([.,])\d{3}$/.exec(withPlainDigits(written))?.[1] ?? '';
}
