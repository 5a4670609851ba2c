import { formatList, formatMoney } from '../../catalogue/format.ts';
import { MAX_INCOME, MIN_INCOME } from '../../catalogue/income.ts';
import type { UnreadParameter } from '../../stores/urlState.ts';
import styles from './SituationBar.module.css';

export interface SentenceProps {
  readonly unread: readonly UnreadParameter[];
  /** The income that the page shows, in words; null on a page without figures. */
  readonly shown: string | null;
}

/** Names what is not understood in the address, so that nobody takes what is shown for what they asked. */
export default function AddressSentence({ unread, shown }: SentenceProps) {
  const sentence = (
    <p className={`page ${styles.notice}`} role="status">
      {addressNotice(unread, shown)}
    </p>
  );
  if (shown !== null) return sentence;
  return (
    <aside className={`${styles.bar} ${styles.alone}`} aria-label="About this address">
      {sentence}
    </aside>
  );
}

/** Texts of more characters are cut where they are quoted. */
const QUOTED = 30;

/**
 * What to say about parameters of an address that are not understood, or there twice; null where there is none. A parameter that is
 * told twice, by its screen and as a figure, is named once.
 */
export function addressNotice(unread: readonly UnreadParameter[], shown: string | null): string | null {
  if (unread.length === 0) return null;
  const twice = new Map(
    unread.flatMap(({ name, text, instead }) => (instead === undefined ? [] : [[name, { text, instead }]])),
  );
  const unknown = unread.filter(({ instead }) => instead === undefined);
  const texts = new Map(unknown.map(({ name, text }) => [name, quoted(text)]));
  const income = texts.get('income');
  texts.delete('income');
  const others = [...texts].map(([name, text]) => `“${name}=${text}”`);
  const range = `${formatMoney(MIN_INCOME)} to ${formatMoney(MAX_INCOME)}`;
  const sentences = [
    income !== undefined && `The income “${income}” in the address is not a number from ${range}.`,
    others.length > 0 &&
      `${formatList(others)} in the address ${others.length > 1 ? 'are' : 'is'} not understood.`,
    ...[...twice].map(
      ([name, { text, instead }]) =>
        `“${name}” is in the address twice: “${quoted(instead)}” counts, and not “${quoted(text)}”.`,
    ),
    shown !== null && `You see figures for ${shown} a year.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

function quoted(text: string): string {
  const characters = [...text];
  return characters.length > QUOTED ? `${characters.slice(0, QUOTED).join('')}…` : text;
}
