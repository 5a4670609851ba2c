/** The curve of a total that is a straight line between knots which nobody has listed. */
import { type LinearPiece, type PiecewiseLinear, simplified } from './piecewiseLinear.ts';

/** Incomes closer than this are one, USD: where a total still bends between them, it jumps. */
const NEAREST = 1e-3;
/** Totals closer than this, relative to the income, lie on one line. */
const STRAIGHT = 1e-9;
/** Incomes at which to look first, USD: bends of a rule are further apart than a hundredth of a stretch. */
const STARTS = [
  0, 2_500, 5_000, 7_500, 10_000, 15_000, 20_000, 30_000, 40_000, 60_000, 80_000, 100_000, 150_000, 200_000,
  300_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000,
];

/**
 * Finds the knots of a total by halving: a stretch whose inner points lie on the line between its ends is a piece,
 * any other is cut in two until it is narrower than a tenth of a cent.
 * @param total USD per year at an income in USD per year.
 * @param precision USD by which a total may be off a line because its parts are rounded; 0 where none is.
 */
export function curveByHalving(total: (income: number) => number, precision = 0): PiecewiseLinear {
  const pieces: LinearPiece[] = [];
  const known = new Map<number, number>();
  const at = (income: number) => {
    const found = known.get(income) ?? total(income);
    known.set(income, found);
    return found;
  };
  const add = (from: number, to: number) => {
    // Both ends may be jumps, so that the line is that of the inside.
    const width = to - from;
    const [first, second] = [from + width * 0.25, from + width * 0.75];
    const slope = (at(second) - at(first)) / (second - first);
    pieces.push({ from, at: at(from), after: at(first) - slope * (first - from), slope });
  };
  const split = (from: number, to: number) => {
    const width = to - from;
    if (width < NEAREST || isStraight(at, from, to, precision)) {
      add(from, to);
      return;
    }
    const middle = from + width / 2;
    split(from, middle);
    split(middle, to);
  };
  STARTS.forEach((from, index) => {
    const to = STARTS[index + 1];
    if (to === undefined) add(from, from * 2 + 1);
    else split(from, to);
  });
  return simplified(pieces);
}

/** Places inside of a stretch, unevenly apart, so that a bend hides from none of them. */
const INSIDE = [0.07, 0.19, 0.31, 0.43, 0.5, 0.57, 0.69, 0.81, 0.93];

function isStraight(at: (income: number) => number, from: number, to: number, precision: number): boolean {
  const [low, high] = [at(from), at(to)];
  const near = STRAIGHT * Math.max(to, 1) + precision;
  return INSIDE.every((share) => {
    const line = low + (high - low) * share;
    return Math.abs(at(from + (to - from) * share) - line) <= near;
  });
}
