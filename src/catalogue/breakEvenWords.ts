/** Break-even incomes between regimes as sentences. */
import {
  breakEvenIncomes,
  type Cheaper,
  cheapestByIncome,
  effectiveRate,
  type IncomeRange,
  type TaxCurve,
  totalOnCurve,
} from '../tax/index.ts';
import type { CurveMeasure } from './curvesView.ts';
import { formatMoney, formatPercent } from './format.ts';
import type { MoneyFormat } from './money.ts';

export interface NamedCurve {
  readonly id: string;
  readonly name: string;
  readonly curve: TaxCurve;
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
    const ends = `${one.name} ends at ${money(income, 'down')}`;
    const next = cheapestAt(curves, income + 1);
    const isCheapest = cheapestAt(curves, income)[0] === one;
    const [first, ...more] = isCheapest ? next : [];
    if (!first) return [{ income, text: ends }];
    const then = more.length > 0 ? `${first.name} is the cheapest` : `only ${first.name} is left`;
    return [{ income, text: `${ends}; above it, ${then}` }];
  });
  return sentences.sort((a, b) => a.income - b.income);
}

/** Which regime is the cheapest up to which income in a range, and the incomes at which that changes. */
export function cheapestSentence(
  curves: readonly NamedCurve[],
  range: IncomeRange,
  money: MoneyFormat = formatMoney,
): { readonly text: string; readonly changes: readonly number[] } {
  const ranges = cheapestByIncome(curves, range).map(({ to, ids }) => ({
    to,
    names: curves.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(' and ') || 'none of them',
  }));
  const [first, ...more] = ranges;
  const last = more.pop();
  if (!first || !last) {
    const all = `between ${money(range.from)} and ${money(range.to)}`;
    return { text: `The cheapest everywhere ${all}: ${first?.names ?? 'none of them'}.`, changes: [] };
  }
  const parts = [first, ...more].map(({ to, names }) => `${names} up to ${money(to, 'down')}`);
  return {
    text: `The cheapest: ${parts.join(', ')}, above it ${last.names}.`,
    changes: [first, ...more].map(({ to }) => to),
  };
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
  const sentences = curves.flatMap(({ name, curve }) =>
    curve.total.flatMap(({ from: income, after }, at) => {
      const last = curve.total[at - 1];
      if (!last || income <= from || income >= Math.min(to, curve.maxIncome ?? to)) return [];
      const before = last.after + last.slope * (income - last.from);
      if (Math.abs(effectiveRate(after - before, income)) < SEEN_JUMP) return [];
      const shown = (total: number) =>
        measure === 'amount' ? money(total) : formatPercent(effectiveRate(total, income));
      return [
        { income, text: `${name} from ${shown(before)} to ${shown(after)} at ${money(income, 'down')}` },
      ];
    }),
  );
  return sentences.sort((a, b) => a.income - b.income);
}

function sentence(a: string, b: string, cheaper: Cheaper, from: string): string {
  if (cheaper === 'equal') return `${a} costs the same as ${b} from ${from}`;
  return cheaper === 'a'
    ? `${a} becomes cheaper than ${b} from ${from}`
    : `${b} becomes cheaper than ${a} from ${from}`;
}
