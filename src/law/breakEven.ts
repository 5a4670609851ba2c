import {
  justAbove,
  knotsOf,
  type LinearPiece,
  nearlyEqual,
  negative,
  onPiece,
  simplified,
  sumOf,
  tidy,
} from './piecewiseLinear.ts';
import type { TaxCurve } from './totalCurve.ts';

/** Incomes in USD per year. */
export interface IncomeRange {
  readonly from: number;
  readonly to: number;
}

/** Which of two regimes costs less; 'equal' where they cost the same over a range of incomes. */
export type Cheaper = 'a' | 'b' | 'equal';

/** An income at which the cheaper of two regimes changes. */
interface BreakEven {
  /** USD per year. */
  readonly income: number;
  /** 'crossing': the totals are equal there. 'jump': one total jumps past the other. */
  readonly kind: 'crossing' | 'jump';
  readonly cheaperBefore: Cheaper;
  readonly cheaperAfter: Cheaper;
}

/** A stretch of incomes over which the same regime is cheaper, with a - b at its two ends. */
interface Stretch {
  readonly from: number;
  readonly cheaper: Cheaper;
  readonly first: number;
  readonly last: number;
}

/** Break-evens are searched up to here: beyond it a number no longer holds every whole dollar exactly. */
const LARGEST_INCOME = 1e15;

/**
 * The incomes inside a range at which the cheaper of two regimes changes, ascending, solved from the knots of
 * the curves. Incomes above either regime's threshold are left out: one of them does not apply there.
 * Totals that touch without changing sides are no break-even.
 */
export function breakEvenIncomes(a: TaxCurve, b: TaxCurve, range: IncomeRange): BreakEven[] {
  const unlimited = Number.POSITIVE_INFINITY;
  const to = Math.min(range.to, a.maxIncome ?? unlimited, b.maxIncome ?? unlimited, LARGEST_INCOME);
  const stretches = stretchesOf(simplified(sumOf([a.total, negative(b.total)])), { from: range.from, to });
  return stretches.flatMap((after, index) => {
    const before = stretches[index - 1];
    if (before === undefined || before.cheaper === after.cheaper) return [];
    const meets = isNoDifference(before.last, after.from) && isNoDifference(after.first, after.from);
    return [
      {
        income: after.from,
        kind: meets ? 'crossing' : 'jump',
        cheaperBefore: before.cheaper,
        cheaperAfter: after.cheaper,
      },
    ];
  });
}

/** Cuts the difference of two totals at its knots and at its zeros. */
function stretchesOf(difference: readonly LinearPiece[], range: IncomeRange): Stretch[] {
  return difference.flatMap((piece, index) => {
    const from = Math.max(piece.from, range.from);
    const to = Math.min(difference[index + 1]?.from ?? Number.POSITIVE_INFINITY, range.to);
    if (from >= to) return [];
    const first = onPiece(piece, from);
    const last = onPiece(piece, to);
    const before = cheaperAt(first, from);
    const after = cheaperAt(last, to);
    if (before === after || before === 'equal') return [{ from, cheaper: after, first, last }];
    if (after === 'equal') return [{ from, cheaper: before, first, last }];
    const zero = tidy(piece.from - piece.after / piece.slope);
    return [
      { from, cheaper: before, first, last: 0 },
      { from: zero, cheaper: after, first: 0, last },
    ];
  });
}

function cheaperAt(difference: number, income: number): Cheaper {
  if (isNoDifference(difference, income)) return 'equal';
  return difference < 0 ? 'a' : 'b';
}

/** Whether a difference of two totals is nothing but rounding. */
function isNoDifference(difference: number, income: number): boolean {
  return Math.abs(difference) <= 1e-8 + 1e-13 * income;
}

/** A regime that competes to be the cheapest. */
interface CurveEntry {
  readonly id: string;
  readonly curve: TaxCurve;
}

/**
 * Incomes above `from` and up to `to` (USD per year) over which the same regimes are the cheapest; at the income
 * `from` itself the range before it counts.
 */
interface CheapestRange extends IncomeRange {
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
