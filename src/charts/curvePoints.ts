/** The points that a tax curve is drawn through, taken from its exact pieces. */
import type { CurveMeasure } from '../catalogue/curvesView.ts';
import { curveOfWork, effectiveRate, type IncomeRange, type TaxCurve, totalOnCurve } from '../law/index.ts';

/** Income in USD and the rate in percent or the total in USD; null lifts the pen at a jump. Marked ones are seen. */
export type CurvePoint = readonly [income: number, value: number | null, isMarked?: boolean];

/** Between two knots a rate is a hyperbola; so many steps over the range look smooth at any width. */
const STEPS = 240;

/** Whether two totals in USD are the same but for rounding. */
function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= 0.005;
}

/**
 * The points of a curve over a range of incomes, ascending. Knots are met exactly; at a jump the line ends, lifts
 * and begins anew. The line stops where the regime's threshold does.
 */
export function curvePoints(curve: TaxCurve, range: IncomeRange, measure: CurveMeasure): CurvePoint[] {
  const to = Math.min(range.to, curve.maxIncome ?? Number.POSITIVE_INFINITY);
  const { from } = range;
  if (to <= from) return [];
  const value = (total: number, income: number) =>
    measure === 'amount' ? total : effectiveRate(total, income);
  const points: CurvePoint[] = [];
  const put = (income: number, total: number) => points.push([income, value(total, income)]);
  const step = (range.to - from) / STEPS;

  const { total: pieces } = measure === 'amount' ? curve : curveOfWork(curve);
  pieces.forEach((piece, place) => {
    const end = Math.min(pieces[place + 1]?.from ?? Number.POSITIVE_INFINITY, to);
    const start = Math.max(piece.from, from);
    // What begins where the line stops is no longer drawn: the threshold itself still has the total before a jump.
    if (end <= start) return;
    const on = (income: number) => piece.after + piece.slope * (income - piece.from);
    const previous = pieces[place - 1];
    if (piece.from >= from && piece.from <= to) {
      const before =
        previous && piece.from > from ? previous.after + previous.slope * (piece.from - previous.from) : null;
      if (before !== null && !isSame(before, piece.after)) points.push([piece.from, null]);
    }
    // A rate at no income is 0 by definition, whatever the line beside it does.
    if (start > 0 || measure === 'amount') put(start, on(start));
    if (measure === 'rate') {
      for (let at = Math.floor(start / step) * step + step; at < end; at += step) {
        if (at > start) put(at, on(at));
      }
    }
    if (end > start) put(end, on(end));
  });
  return points;
}

/** The points with one more at each of these incomes, where the line has them in its range. */
export function withMarked(
  points: readonly CurvePoint[],
  curve: TaxCurve,
  incomes: readonly number[],
  measure: CurveMeasure,
): readonly CurvePoint[] {
  return incomes.reduce((all, income) => {
    const at = all.findIndex(([x]) => x >= income);
    const here = onCurve(curve, income);
    if (at === -1 || here === null || income < (all[0]?.[0] ?? 0)) return all;
    const value = measure === 'amount' ? here.total : here.rate;
    return all.toSpliced(at, 0, [income, value, true]);
  }, points);
}

interface AtIncome {
  readonly total: number;
  /** The part of the total on the work. */
  readonly onWork: number;
  /** That part in percent of the work. */
  readonly rate: number;
}

/** What a curve says at an income in USD: amounts in USD per year; null above the threshold. */
export function onCurve(curve: TaxCurve, income: number): AtIncome | null {
  if (curve.maxIncome !== null && income > curve.maxIncome) return null;
  const onWork = totalOnCurve(curveOfWork(curve), income);
  return { total: totalOnCurve(curve, income), onWork, rate: effectiveRate(onWork, income) };
}
