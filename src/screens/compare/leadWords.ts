/** What the comparison comes to, in sentences. */
import type { TaxRegime } from '../../catalogue/entities.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import { differenceAsShown } from '../../situation/assessed.ts';
import type { Figures } from '../../situation/figures.ts';
import type { Fit } from '../../situation/fit.ts';
import { endOf } from '../conditions.ts';

interface Kept {
  readonly kept: number;
  readonly fit: Pick<Fit, 'level' | 'mark'>;
}

interface Led extends Kept {
  readonly regime: Pick<TaxRegime, 'healthcareType' | 'maxIncomeThreshold'>;
  readonly lastingWords: () => readonly string[];
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
  const condition = better.fit.level === 'check' ? ', if it is open to you' : markOf(better);
  return { text: `${name} leaves more${condition}`, difference: `+${size} a month` };
}

/** On what a regime's figure depends, in words that follow its name; undefined where on nothing. */
export function conditionOf({ level, mark }: Kept['fit']): string | undefined {
  if (level === 'no') return 'although it does not fit you';
  return level === 'check' ? 'if it is open to you' : (mark ?? undefined);
}

/** What the figure takes for granted, as the end of a sentence. */
function markOf({ fit: { mark } }: Kept): string {
  return mark ? `, ${mark}` : '';
}

/**
 * Which of the compared regimes leaves most, on which condition and up to which income, in a sentence; then how that
 * ends, and which of those that fit or ask for nothing leaves most. Null where none does.
 * @param names of the regimes in the same order
 */
export function leadWords(
  list: readonly Led[],
  names: readonly string[],
  money: MoneyFormat,
): { readonly first: string; readonly rest: string } | null {
  const named = list.map((one, at) => ({ ...one, name: names[at] ?? '' }));
  const open = named.filter(({ fit }) => fit.level !== 'no');
  const [best, next] = mostFirst(open);
  if (!best) return { first: 'None of these fits you', rest: ' with the answers you have given.' };
  if (next && money(next.kept / 12) === money(best.kept / 12)) return null;
  const { maxIncomeThreshold: limit } = best.regime;
  const upTo = limit === null ? '' : `, up to a revenue of ${money(limit, 'down')}`;
  const isOpen = best.fit.level === 'fits' ? '' : ', if it is open to you';
  const ends = endOf(best.lastingWords());
  const fitting = mostFirst(open.filter(({ fit }) => fit.level === 'fits'));
  const sure = fitting.find(({ fit }) => !fit.mark);
  return {
    first: `${best.name} leaves you${named.length > 1 ? ' most:' : ''} ${money(best.kept / 12)} a month${isOpen}${markOf(best)}${upTo}.`,
    rest: [
      ends ? ` Over time: ${ends}.` : '',
      best.regime.healthcareType === 'None' ? ' No health cover comes with it.' : '',
      isOpen && fitting[0]
        ? ` Of those that fit you, ${fitting[0].name} does: ${money(fitting[0].kept / 12)}${markOf(fitting[0])}.`
        : '',
      !isOpen && best.fit.mark && sure
        ? ` Without a condition: ${sure.name}, ${money(sure.kept / 12)} a month.`
        : '',
    ].join(''),
  };
}

function mostFirst<T extends Kept>(list: readonly T[]): readonly T[] {
  return [...list].sort((a, b) => b.kept - a.kept);
}
