/** What the comparison comes to, in sentences. */
import type { MoneyFormat } from '../../catalogue/money.ts';
import { differenceAsShown } from '../../situation/assessed.ts';
import type { Figures } from '../../situation/figures.ts';
import type { Fit } from '../../situation/fit.ts';

interface Kept {
  readonly kept: number;
  readonly fit: Pick<Fit, 'level'>;
}

/** Which of two leaves more, in a sentence, and by how much a month; what does not fit comes second. */
export function pairWords(
  [a, b]: readonly [Kept, Kept],
  names: readonly string[],
  { currency, money }: Pick<Figures, 'currency' | 'money'>,
): { readonly text: string; readonly difference: string | null } {
  const [first, second] = names;
  const [isOpenA, isOpenB] = [a.fit.level !== 'no', b.fit.level !== 'no'];
  if (isOpenA !== isOpenB) return { text: `Only ${isOpenA ? first : second} fits`, difference: null };
  // Of the amounts as they stand in the heads, so that they add up.
  const difference = differenceAsShown({ currency }, a.kept / 12, b.kept / 12);
  const size = money(Math.abs(difference));
  if (size === money(0)) return { text: 'Both leave the same', difference: null };
  const [name, better] = difference > 0 ? [first, a] : [second, b];
  const condition = better.fit.level === 'check' ? ', if it is open to you' : '';
  return { text: `${name} leaves more${condition}`, difference: `+${size} a month` };
}

/**
 * Which of the compared regimes leaves most, in a sentence and what is to be added to it; null where none does.
 * @param names of the regimes in the same order
 */
export function leadWords(
  list: readonly Kept[],
  names: readonly string[],
  money: MoneyFormat,
): { readonly first: string; readonly rest: string } | null {
  const named = list.map((one, at) => ({ ...one, name: names[at] ?? '' }));
  const open = named.filter(({ fit }) => fit.level !== 'no');
  const [best, next] = mostFirst(open);
  if (!best) return { first: 'None of these fits you', rest: ' with the answers you have given.' };
  if (next ? money(next.kept / 12) === money(best.kept / 12) : named.length === 1) return null;
  const first = `${best.name} leaves you most: ${money(best.kept / 12)} a month`;
  if (best.fit.level === 'fits') return { first, rest: '.' };
  const [fitting] = mostFirst(open.filter(({ fit }) => fit.level === 'fits'));
  const instead = fitting ? ` Of those that fit you, ${fitting.name} does: ${money(fitting.kept / 12)}.` : '';
  return { first, rest: `, if it is open to you.${instead}` };
}

function mostFirst<T extends Kept>(list: readonly T[]): readonly T[] {
  return [...list].sort((a, b) => b.kept - a.kept);
}
