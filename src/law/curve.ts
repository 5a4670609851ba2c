/**
 * A law over turnover, walked from place to place: at each one the formulas say on which parabola every result goes on,
 * and how far, until a branch changes. Exact, but for true quotients, of which no point is off by half a unit.
 */

import { HOUSEHOLD } from './linked.ts';
import { BEHIND } from './linkedBehind.ts';
import { flat, type Piece, plus, walked } from './pieces.ts';
import type { LawProgram, Operation } from './program.ts';
import { fromCase, isOfCase, type LawCase, resultsOf } from './results.ts';
import type { LawOfYear } from './year.ts';

/** A total on [from, to): value + slope × (x − from) + bend × (x − from)². */
export interface CurvePiece {
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly slope: number;
  readonly bend: number;
}

export interface LawCurve {
  readonly pieces: readonly CurvePiece[];
  /** The total where a piece begins, which a jump leaves behind: by `from` of each piece. */
  readonly atKnots: readonly number[];
}

/** How fast what the case says moves with what is walked over: `{ turnover: 1, profit: 1 }`. */
export type Along = Readonly<Record<string, number>>;

export interface WalkOptions {
  /** Whether results count below 0. */
  readonly mayBeNegative?: boolean;
  /** How far a point of a piece that is not exact may be off. */
  readonly mostOff?: number;
  /** From which step on such a piece must also decide right between branches that the sum does not show. */
  readonly decidesFrom?: number | undefined;
}

/** A law's own shortest step, so that rounding never holds a walk up. */
const LEAST_STEP = 1e-4;
/** What is usual of it. */
const MOST_OFF = 0.25;

/**
 * The sum of some results of a law from `low` to `high` of what is walked over, none of them counted below 0 unless it may be.
 * @param at the case at a place
 */
export function walk(
  law: LawOfYear,
  at: (place: number) => LawCase,
  along: Along,
  [low, high]: readonly [low: number, high: number],
  places: readonly number[],
  { mayBeNegative = false, mostOff = MOST_OFF, decidesFrom }: WalkOptions = {},
): LawCurve {
  const pieces: CurvePiece[] = [];
  const atKnots: number[] = [];
  const sumIn = (results: readonly number[]) => sumOf(results, places, mayBeNegative);
  const point = (place: number) => sumIn(resultsOf(law, at(place)));
  const decisions = decidesFrom === undefined ? [] : decisionsIn(law, decidesFrom);
  let likely = high - low;
  for (let from = low; from < high; ) {
    const known = piecesOf(law, at(from), along);
    const sum = sumPiece(known, places, mayBeNegative);
    const isOff = (t: number) => {
      const results = resultsOf(law, at(from + t));
      const off = (place: number) => (results[place] as number) - valueAfter(known[place] as Piece, t);
      const isUnsure = ([a, b]: Decision) => {
        const apart = Math.abs((results[a] as number) - (results[b] as number));
        return Math.abs(off(a) - off(b)) > Math.max(apart, mostOff);
      };
      return Math.abs(sumIn(results) - valueAfter(sum, t)) > mostOff || decisions.some(isUnsure);
    };
    const width = sum.exact ? sum.end : trusted(isOff, Math.min(sum.end, high - from), WIDER * likely);
    if (!sum.exact) likely = width;
    const to = Math.min(onCents(from + Math.max(width, LEAST_STEP)), high);
    pieces.push({ from, to, value: sum.value, slope: sum.slope, bend: sum.bend });
    atKnots.push(point(from));
    from = to;
  }
  return { pieces, atKnots };
}

/** Knots of money stand on whole cents or parts of them; what is off by rounding alone would miss a bound by a hair. */
function onCents(place: number): number {
  const near = Math.round(place * 1e4) / 1e4;
  return Math.abs(near - place) < 1e-7 * Math.max(1, Math.abs(place) * 1e-6) ? near : place;
}

/** The places of two results, of which it decides a branch which one is greater. */
type Decision = readonly [number, number];

const DECIDING: ReadonlySet<Operation> = new Set(['least', 'greatest', 'atMost', 'below', 'equal']);

function decisionsIn({ steps }: LawOfYear, from: number): readonly Decision[] {
  return steps
    .slice(from)
    .flatMap(([operation, a = 0, b = 0]) => (DECIDING.has(operation) ? [[a, b] as const] : []));
}

/** Every result just right of a place. */
function piecesOf(law: LawOfYear, known: LawCase, along: Along): readonly Piece[] {
  const { steps, program } = law;
  const results: Piece[] = [];
  for (const step of steps) {
    if (!isOfCase(step)) {
      results.push(walked(step, results, law));
      continue;
    }
    const value = fromCase(step, program.given, known);
    const name = program.given[step[1] ?? 0] ?? '';
    results.push(
      value === undefined ? (results[step[2] ?? 0] as Piece) : { ...flat(value), slope: along[name] ?? 0 },
    );
  }
  return results;
}

function sumPiece(results: readonly Piece[], places: readonly number[], mayBeNegative: boolean): Piece {
  let total = flat(0);
  for (const place of places) {
    const result = results[place] as Piece;
    total = plus(total, mayBeNegative ? result : notNegative(result));
  }
  return total;
}

const NOTHING = { scales: [], tables: [] };

function notNegative(line: Piece): Piece {
  return walked(['greatest', 0, 1], [line, flat(0)], NOTHING);
}

/** Pieces that are not exact grow from one to the next by no more than this, so that none is halved from afar. */
const WIDER = 4;

/** How far a piece that is not exact may be trusted: halved until no point that is tried is off. */
function trusted(isOff: (t: number) => boolean, most: number, likely: number): number {
  let width = Math.min(most, likely);
  while (width > LEAST_STEP && [0.25, 0.5, 0.75, 0.999999].some((part) => isOff(part * width))) width /= 2;
  return width;
}

/** Where a program has what comes on top of its lines: what a household changes, and what a law behind it takes. */
export function placesOnTop({ extras }: LawProgram): number[] {
  return [HOUSEHOLD, BEHIND].flatMap((name) => extras[name] ?? []);
}

/** The sum of a law's lines before rounding, and of what comes on top of them. */
export function sumOfLines({ program }: LawOfYear, results: readonly number[]): number {
  const lines = sumOf(results, Object.values(program.lines), false);
  return lines + sumOf(results, placesOnTop(program), true);
}

function valueAfter({ value, slope, bend }: Piece, t: number): number {
  return value + slope * t + bend * t * t;
}

function sumOf(results: readonly number[], places: readonly number[], mayBeNegative: boolean): number {
  let sum = 0;
  for (const place of places) {
    const result = results[place] as number;
    sum += mayBeNegative ? result : Math.max(result, 0);
  }
  return sum;
}
