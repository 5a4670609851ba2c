/** Break-even incomes between regimes as sentences. */
import {
  breakEvenIncomes,
  type Cheaper,
  cheapestByIncome,
  curveOfWork,
  effectiveRate,
  type IncomeRange,
  type TaxCurve,
  totalOnCurve,
} from '../law/index.ts';
import type { CurveMeasure } from './curvesView.ts';
import { capitalised, formatList, formatMoney, nameInText } from './format.ts';
import { rateText } from './labels.ts';
import type { MoneyFormat } from './money.ts';

export interface NamedCurve {
  readonly id: string;
  readonly name: string;
  readonly curve: TaxCurve;
  /** On what it depends, in words that follow "but": "only if you work abroad". */
  readonly condition?: string | undefined;
}

export interface BreakEvenSentence {
  /** USD per year. */
  readonly income: number;
  readonly text: string;
}

/** Every income in a range at which one of two regimes becomes cheaper than the other, ascending. */
export function breakEvenSentences(
  curves: readonly NamedCurve[],
  range: IncomeRange,
  money: MoneyFormat = formatMoney,
): BreakEvenSentence[] {
  const sentences = curves.flatMap((a, place) =>
    curves.slice(place + 1).flatMap((b) =>
      breakEvenIncomes(a.curve, b.curve, range).map(({ income, cheaperAfter }) => ({
        income,
        text: sentence(a.name, b.name, cheaperAfter, money(income)),
      })),
    ),
  );
  return sentences.sort((a, b) => a.income - b.income);
}

/**
 * Every income in a range up to which a regime is open and no further, ascending; where it was the cheapest, with the
 * one that is so from there on.
 */
export function endSentences(
  curves: readonly NamedCurve[],
  { from, to }: IncomeRange,
  money: MoneyFormat = formatMoney,
): BreakEvenSentence[] {
  const sentences = curves.flatMap((one) => {
    const income = one.curve.maxIncome;
    if (income === null || income < from || income >= to) return [];
    const ends = `${capitalised(nameInText(one.name))} ends at ${money(income, 'down')}`;
    const next = cheapestAt(curves, income + 1);
    const isCheapest = cheapestAt(curves, income)[0] === one;
    const [first, ...more] = isCheapest ? next : [];
    if (!first) return [{ income, text: ends }];
    const then =
      more.length > 0 ? `${nameInText(first.name)} costs least` : `only ${nameInText(first.name)} is left`;
    return [{ income, text: `${ends}; above it, ${then}` }];
  });
  return sentences.sort((a, b) => a.income - b.income);
}

/** Whose sentence it is. */
interface CheapestAt {
  /** The person's, where the sentence begins, and from where on what is cheaper below it is told; USD per year. */
  readonly income: number;
  readonly least?: number;
}

/** Which regime is the cheapest at an income, by how much, where in a range another one is, and the incomes at which that changes. */
export function cheapestSentence(
  curves: readonly NamedCurve[],
  range: IncomeRange,
  { income, least = 0 }: CheapestAt,
  money: MoneyFormat = formatMoney,
): { readonly text: string; readonly changes: readonly number[] } {
  const ranges = cheapestByIncome(curves, range).map(({ to, ids }) => ({
    to,
    cheapest: curves.filter(({ id }) => ids.includes(id)),
  }));
  const changes = ranges.slice(0, -1).map(({ to }) => to);
  const start = Math.min(Math.max(income, range.from), range.to);
  const place = Math.max(
    ranges.findIndex(({ to }) => start <= to),
    0,
  );
  const [first, second] = cheapestAt(curves, start).map(({ curve }) => totalOnCurve(curve, start));
  const less = first === undefined || second === undefined ? 0 : second - first;
  const by = less < 1 ? '' : `, by ${money(less)} a year`;
  const everywhere =
    ranges.length > 1 ? '' : ` From ${money(range.from)} to ${money(range.to)} that stays so.`;
  const sentences = [
    `At ${money(start)} ${leastWords(ranges[place]?.cheapest, by)}.${everywhere}`,
    ...ranges
      .slice(place + 1)
      .map(
        ({ cheapest }, at) =>
          `Above ${money(changes[place + at] ?? range.to, 'down')} ${leastWords(cheapest)}.`,
      ),
    ...ranges
      .slice(0, place)
      .filter(({ to }) => to >= least)
      .map(({ to, cheapest }) => `Up to ${money(to, 'down')} ${leastWords(cheapest)}.`),
  ];
  return { text: sentences.join(' '), changes };
}

/** "Georgia costs least, by $5,400 a year, but only if you work abroad" */
function leastWords(curves: readonly NamedCurve[] = [], by = ''): string {
  const [first, ...more] = curves;
  if (!first) return 'none of them is open';
  if (more.length > 0) return `${formatList(curves.map(({ name }) => nameInText(name)))} cost least`;
  return `${nameInText(first.name)} costs least${by}${first.condition ? `, but ${first.condition}` : ''}`;
}

/** The regimes that are open at an income, the cheapest first. */
function cheapestAt(curves: readonly NamedCurve[], income: number): NamedCurve[] {
  return curves
    .filter(({ curve: { maxIncome } }) => maxIncome === null || income <= maxIncome)
    .sort((a, b) => totalOnCurve(a.curve, income) - totalOnCurve(b.curve, income));
}

/** A smaller jump, in percent of the income, is not seen as a gap. */
const SEEN_JUMP = 2;

/** Every income in a range at which a regime's tax jumps far enough to be seen as a gap in its line, ascending. */
export function jumpSentences(
  curves: readonly NamedCurve[],
  { from, to }: IncomeRange,
  measure: CurveMeasure,
  money: MoneyFormat = formatMoney,
): BreakEvenSentence[] {
  const sentences = curves.flatMap(({ name, curve }) => {
    const { total, maxIncome } = measure === 'amount' ? curve : curveOfWork(curve);
    return total.flatMap(({ from: income, after }, at) => {
      const last = total[at - 1];
      if (!last || income <= from || income >= Math.min(to, maxIncome ?? to)) return [];
      const before = last.after + last.slope * (income - last.from);
      if (Math.abs(effectiveRate(after - before, income)) < SEEN_JUMP) return [];
      const shown = (tax: number) =>
        measure === 'amount' ? money(tax) : rateText(effectiveRate(tax, income), tax);
      return [
        {
          income,
          text: `At ${money(income, 'down')} the tax of ${nameInText(name)} jumps from ${shown(before)} to ${shown(after)}.`,
        },
      ];
    });
  });
  return sentences.sort((a, b) => a.income - b.income);
}

function sentence(a: string, b: string, cheaper: Cheaper, from: string): string {
  const [first, second] = (cheaper === 'b' ? [b, a] : [a, b]).map(nameInText);
  const words = cheaper === 'equal' ? 'costs the same as' : 'becomes cheaper than';
  return capitalised(`${first} ${words} ${second} from ${from}`);
}
