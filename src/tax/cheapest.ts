import type { IncomeRange } from './breakEven.ts';
import type { TaxCurve } from './curve.ts';
import { justAbove, knotsOf, nearlyEqual, tidy } from './piecewiseLinear.ts';

/** A regime that competes to be the cheapest. */
export interface CurveEntry {
  readonly id: string;
  readonly curve: TaxCurve;
}

/**
 * Incomes above `from` and up to `to` (USD per year) over which the same regimes are the cheapest; at the income
 * `from` itself the range before it counts.
 */
export interface CheapestRange extends IncomeRange {
  /** The cheapest, in the order of the entries where several cost the same; empty where none applies. */
  readonly ids: readonly string[];
}

/** An entry between two knots of all curves, where it is a straight line. */
interface Line {
  readonly id: string;
  readonly start: number;
  readonly slope: number;
}

/** Ranges narrower than this many dollars come from rounding. */
const NARROWEST = 1e-6;

/**
 * The cheapest regimes per range of incomes: the lower envelope of many curves, solved from their knots and
 * crossings. A regime takes part up to its threshold, inclusive.
 */
export function cheapestByIncome(entries: readonly CurveEntry[], range: IncomeRange): CheapestRange[] {
  const bends = knotsOf(entries.map(({ curve }) => curve.total));
  const thresholds = entries.map(({ curve }) => curve.maxIncome ?? range.to);
  const knots = [range.from, ...bends, ...thresholds].sort((a, b) => a - b);
  const ranges: CheapestRange[] = [];
  knots.forEach((knot, index) => {
    const from = Math.max(knot, range.from);
    const to = Math.min(knots[index + 1] ?? range.to, range.to);
    for (const next of envelope(linesBetween(entries, from, to), { from, to })) append(ranges, next);
  });
  return ranges;
}

function linesBetween(entries: readonly CurveEntry[], from: number, to: number): Line[] {
  return entries.flatMap(({ id, curve }) => {
    if (curve.maxIncome !== null && curve.maxIncome < to) return [];
    const { value, slope } = justAbove(curve.total, from);
    return [{ id, start: value, slope }];
  });
}

/** The lower envelope of straight lines, from left to right. */
function envelope(lines: readonly Line[], { from, to }: IncomeRange): CheapestRange[] {
  const ranges: CheapestRange[] = [];
  for (let x = from; x < to; ) {
    const valueAt = (line: Line, income: number) => line.start + line.slope * (income - from);
    const lowest = lines.reduce((least, line) => Math.min(least, valueAt(line, x)), Number.POSITIVE_INFINITY);
    const tied = lines.filter((line) => nearlyEqual(valueAt(line, x), lowest));
    const slope = tied.reduce((least, line) => Math.min(least, line.slope), Number.POSITIVE_INFINITY);
    let end = to;
    for (const line of lines) {
      // Steeper lines have met the lowest before, parallel ones never do.
      const meeting = tidy(x + (valueAt(line, x) - lowest) / (slope - line.slope));
      if (meeting > x && meeting < end) end = meeting;
    }
    const same = tied.filter((line) => nearlyEqual(valueAt(line, end), lowest + slope * (end - x)));
    ranges.push({ from: x, to: end, ids: same.map((line) => line.id) });
    x = end;
  }
  return ranges;
}

/** Adds a range: as one with the last where the same regimes are the cheapest, or where it is too narrow to be real. */
function append(ranges: CheapestRange[], next: CheapestRange): void {
  const last = ranges.at(-1);
  const isSame = last?.ids.join('\n') === next.ids.join('\n');
  if (last && (isSame || next.to - next.from < NARROWEST)) {
    ranges[ranges.length - 1] = { ...last, to: next.to };
  } else {
    ranges.push(next);
  }
}
