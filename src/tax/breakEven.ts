import type { TaxCurve } from './curve.ts';
import { type LinearPiece, negative, onPiece, simplified, sumOf, tidy } from './piecewiseLinear.ts';

/** Incomes in USD per year. */
export interface IncomeRange {
  readonly from: number;
  readonly to: number;
}

/** Which of two regimes costs less; 'equal' where they cost the same over a range of incomes. */
export type Cheaper = 'a' | 'b' | 'equal';

/** An income at which the cheaper of two regimes changes. */
export interface BreakEven {
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

/** Beyond this no break-even is looked for: the whole dollars that a number holds exactly. */
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
