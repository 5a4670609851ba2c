/**
 * Piecewise-linear functions with jumps, kept exactly: knots and slopes, never samples.
 *
 * A function is a list of pieces in ascending order. `at` is the value exactly at `from`; between `from` and
 * the next piece's `from` (both excluded) the value is `after + slope × (x - from)`. The last piece has no end.
 * Below the first knot the function keeps the first `at`; incomes and taxes never get there.
 *
 * The value at a knot stands apart from both sides because either side may own it: a bracket holds its upper
 * bound, but where a deducted base falls as income rises, the sides change places.
 */
export interface LinearPiece {
  readonly from: number;
  readonly at: number;
  readonly after: number;
  readonly slope: number;
}

export type PiecewiseLinear = readonly LinearPiece[];

/** The straight line through `start` at 0. */
export function line(start: number, slope: number): PiecewiseLinear {
  return [{ from: 0, at: start, after: start, slope }];
}

/** Position of the last piece whose `from` is at or below x; -1 below the first. */
export function pieceIndexAt(f: PiecewiseLinear, x: number): number {
  let low = 0;
  let high = f.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((f[middle]?.from ?? Number.POSITIVE_INFINITY) <= x) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Value of the line of a piece at x, also outside the piece. */
export function onPiece(piece: LinearPiece, x: number): number {
  return piece.after + piece.slope * (x - piece.from);
}

/** f(x). */
export function valueAt(f: PiecewiseLinear, x: number): number {
  const piece = f[pieceIndexAt(f, x)];
  if (piece === undefined) return f[0]?.at ?? 0;
  return x === piece.from ? piece.at : onPiece(piece, x);
}

/** The limit of f from just above x, and the slope there. */
export function justAbove(f: PiecewiseLinear, x: number): { readonly value: number; readonly slope: number } {
  const piece = f[pieceIndexAt(f, x)];
  return piece === undefined
    ? { value: f[0]?.at ?? 0, slope: 0 }
    : { value: onPiece(piece, x), slope: piece.slope };
}

/** All knots of several functions in ascending order, each once. */
export function knotsOf(functions: Iterable<PiecewiseLinear>): number[] {
  const knots = new Set<number>();
  for (const f of functions) for (const piece of f) knots.add(piece.from);
  return [...knots].sort((a, b) => a - b);
}

/** x ↦ the sum of all functions at x. */
export function sumOf(functions: readonly PiecewiseLinear[]): PiecewiseLinear {
  return knotsOf(functions).map((from) => {
    let at = 0;
    let after = 0;
    let slope = 0;
    for (const f of functions) {
      const above = justAbove(f, from);
      at += valueAt(f, from);
      after += above.value;
      slope += above.slope;
    }
    return { from, at, after, slope };
  });
}

/** x ↦ the average of all functions at x; no piece without any. */
export function averageOf(functions: readonly PiecewiseLinear[]): PiecewiseLinear {
  const share = 1 / functions.length;
  return sumOf(functions).map(({ from, at, after, slope }) => ({
    ...{ from, at: at * share, after: after * share, slope: slope * share },
  }));
}

/** x ↦ below(x) up to `bound`, inclusive, and above(x) beyond it. */
export function steppedFrom(below: PiecewiseLinear, bound: number, above: PiecewiseLinear): PiecewiseLinear {
  const { value: after, slope } = justAbove(above, bound);
  return [
    ...below.filter(({ from }) => from < bound),
    { from: bound, at: valueAt(below, bound), after, slope },
    ...above.filter(({ from }) => from > bound),
  ];
}

/** x ↦ -f(x). */
export function negative(f: PiecewiseLinear): PiecewiseLinear {
  return f.map(({ from, at, after, slope }) => ({ from, at: -at, after: -after, slope: -slope }));
}

/**
 * Bounds are round sums of money: where a knot misses such a sum by rounding alone, it is that sum. Otherwise an
 * income at the very bound would stand on the wrong side of its jump.
 */
export function tidy(x: number): number {
  const round = Math.round(x * 1e4) / 1e4;
  return Math.abs(round - x) <= 1e-13 * x ? round : x;
}

/** Leaves out the knots at which nothing happens. */
export function simplified(f: PiecewiseLinear): PiecewiseLinear {
  const kept: LinearPiece[] = [];
  for (const piece of f) {
    const last = kept.at(-1);
    if (last === undefined || !continues(last, piece)) kept.push(piece);
  }
  return kept;
}

function continues(last: LinearPiece, piece: LinearPiece): boolean {
  const before = onPiece(last, piece.from);
  return (
    Math.abs(last.slope - piece.slope) < 1e-12 &&
    nearlyEqual(before, piece.at) &&
    nearlyEqual(before, piece.after)
  );
}

/** Equal but for rounding: a millionth of a cent, or one part in 10¹² of large amounts. */
export function nearlyEqual(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(1e-8, 1e-12 * Math.max(Math.abs(a), Math.abs(b)));
}
