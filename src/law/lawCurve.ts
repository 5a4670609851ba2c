/** Curves of laws in US dollars: a law is walked over stretches of income, and its parabolas are drawn by straight pieces. */

import { WAGE } from './bestWage.ts';
import { type Along, type CurvePiece, type WalkOptions, walk } from './curve.ts';
import type { Costs } from './kinds.ts';
import type { LinearPiece } from './piecewiseLinear.ts';
import type { LawCase } from './results.ts';
import type { LawOfYear } from './year.ts';

/** Curves are walked up to here, USD; above it they go on as they are. */
export const CURVES_END = 10_000_000;
/** How far a straight piece may be off a bend where nothing else is said, USD. */
const STRAIGHT = 0.25;

/** A part of the incomes on which all that the case says moves in straight lines. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** The case at a place. */
  readonly at: (place: number) => LawCase;
  readonly along: Along;
}

/**
 * Incomes in USD on which profit moves in one line: costs of a fixed amount leave none at first.
 * @param pay what a company pays its owner, USD a year: all of a smaller profit
 */
export function stretchesOf(costs: Costs | null, pay?: number): Omit<Stretch, 'at'>[] {
  const share = costs && 'percent' in costs ? costs.percent / 100 : 0;
  const profit = Math.max(1 - share, 0);
  const along = { turnover: 1, wage: 1, costs: share, profit };
  const covered = costs && 'amount' in costs ? Math.min(costs.amount, CURVES_END) : 0;
  const paid = pay === undefined || profit === 0 ? covered : Math.min(covered + pay / profit, CURVES_END);
  return [
    { from: 0, to: covered, along: { ...along, profit: 0 } },
    { from: covered, to: paid, along: { ...along, [WAGE]: profit } },
    { from: paid, to: CURVES_END, along },
  ].filter(({ from, to }) => from < to);
}

/**
 * The sum of some results of a law over stretches that follow one another, in USD.
 * @param stretches in the law's currency
 * @param perDollar units of that currency bought by one US dollar
 */
export function curveOver(
  law: LawOfYear,
  stretches: readonly Stretch[],
  places: readonly number[],
  perDollar = 1,
  options: WalkOptions = {},
): LinearPiece[] {
  const { mostOff = STRAIGHT } = options;
  return stretches.flatMap(({ from, to, at, along }) => {
    const { pieces, atKnots } = walk(law, at, along, [from, to], places, options);
    return pieces.flatMap((piece, index) =>
      straightPieces(piece, atKnots[index] ?? piece.value, perDollar, mostOff),
    );
  });
}

/** A piece of a parabola as straight ones. @param mostOff how far they may be off, USD */
function straightPieces(
  { from, to, value, slope, bend }: CurvePiece,
  at: number,
  perDollar: number,
  mostOff: number,
): LinearPiece[] {
  const longest =
    bend === 0 ? Number.POSITIVE_INFINITY : Math.sqrt((4 * mostOff * perDollar) / Math.abs(bend));
  const count = Math.max(Math.ceil((to - from) / longest), 1);
  const width = (to - from) / count;
  return Array.from({ length: count }, (_, index) => {
    const t = index * width;
    const start = value + slope * t + bend * t * t;
    const rise = slope + bend * (2 * t + width);
    return {
      from: (from + t) / perDollar,
      at: (index === 0 ? at : start) / perDollar,
      after: start / perDollar,
      slope: rise,
    };
  });
}
