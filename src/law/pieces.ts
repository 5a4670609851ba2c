/**
 * The operations of a law with pieces, for a curve. A piece is a value just right of a place, with the parabola on which it
 * goes on and how far that holds.
 */
import { isWithin, startedParts, type Tables, TOLERANCE, taxByScale, worked, ZONE } from './operations.ts';
import type { Band, Step, TableStep } from './program.ts';

/** Value + slope × t + bend × t² for 0 < t < end. */
export interface Piece {
  readonly value: number;
  readonly slope: number;
  readonly bend: number;
  /** How far the parabola holds. */
  readonly end: number;
  /** Whether it is the law's own line, and not only close to it, as for a true quotient. */
  readonly exact: boolean;
}

/** So near before the place at which two pieces meet, a place is that one: rounding has put it there. */
const HAIR = 1e-4;
/** The result of a step with pieces. @param at the results of the steps before it */
export function walked(step: Step, at: readonly Piece[], { scales, tables }: Tables): Piece {
  const [operation, a = 0, b = 0, c = 0, d = 0] = step;
  if (operation === 'number') return flat(a);
  const first = at[a] as Piece;
  const second = at[b] as Piece;
  switch (operation) {
    case 'add':
      return plus(first, second);
    case 'subtract':
      return difference(first, second);
    case 'multiply':
      return product(first, second);
    case 'divide':
      return quotient(first, second);
    case 'least':
      return oneOf(first, second, isBelow(first, second));
    case 'greatest':
      return oneOf(first, second, !isBelow(first, second));
    case 'atMost':
      return compared(first, second, !isBelow(second, first));
    case 'below':
      return compared(first, second, isBelow(first, second));
    case 'equal':
      return compared(first, second, !isBelow(first, second) && !isBelow(second, first));
    case 'choose': {
      const chosen = first.value === 0 ? (at[c] as Piece) : second;
      return within(chosen, first.end, first.exact);
    }
    // Rounding to whole units moves a curve by less than one, and would cut it into thousands of pieces; what stands
    // still from here on is rounded as at a point.
    case 'floor':
    case 'ceil':
    case 'round': {
      const isStill = first.slope === 0 && first.bend === 0 && first.end === Number.POSITIVE_INFINITY;
      return isStill ? { ...first, value: worked([operation, 0], [first.value], { scales, tables }) } : first;
    }
    case 'scale':
      return byScale(scales[a] ?? [], second, at[c] as Piece);
    case 'table':
      return byTable(tables[a] ?? [], second);
    case 'started':
      return byParts(first, second, at[c] as Piece, at[d] as Piece);
    default:
      throw new RangeError(`"${operation}" is no operation of a law in a year`);
  }
}

export function flat(value: number): Piece {
  return { value, slope: 0, bend: 0, end: Number.POSITIVE_INFINITY, exact: true };
}

/** The same piece, holding no longer than `end`, and no more exact than what decides where that is. */
function within(piece: Piece, end: number, exact: boolean): Piece {
  if (end >= piece.end && (exact || !piece.exact)) return piece;
  return { ...piece, end: Math.min(end, piece.end), exact: piece.exact && exact };
}

function joined(a: Piece, b: Piece, value: number, slope: number, bend: number, exact = true): Piece {
  return { value, slope, bend, end: Math.min(a.end, b.end), exact: exact && a.exact && b.exact };
}

export function plus(a: Piece, b: Piece): Piece {
  return joined(a, b, a.value + b.value, a.slope + b.slope, a.bend + b.bend);
}

function difference(a: Piece, b: Piece): Piece {
  return joined(a, b, a.value - b.value, a.slope - b.slope, a.bend - b.bend);
}

function product(a: Piece, b: Piece): Piece {
  const bend = a.value * b.bend + a.slope * b.slope + a.bend * b.value;
  const isParabola = a.slope * b.bend + a.bend * b.slope === 0 && a.bend * b.bend === 0;
  return joined(a, b, a.value * b.value, a.value * b.slope + a.slope * b.value, bend, isParabola);
}

function quotient(a: Piece, b: Piece): Piece {
  if (b.slope === 0 && b.bend === 0) {
    return joined(a, b, a.value / b.value, a.slope / b.value, a.bend / b.value);
  }
  // Where both begin at nothing, they are in the proportion in which they rise.
  if (a.value === 0 && b.value === 0 && b.slope !== 0) {
    const value = a.slope / b.slope;
    return joined(a, b, value, (a.bend - value * b.bend) / b.slope, 0, a.bend === 0 && b.bend === 0);
  }
  const value = a.value / b.value;
  const slope = (a.slope - value * b.slope) / b.value;
  const bend = (a.bend - slope * b.slope - value * b.bend) / b.value;
  return joined(a, b, value, slope, bend, false);
}

/** Whether one piece is less than another just right of the place. */
function isBelow(a: Piece, b: Piece): boolean {
  const near = TOLERANCE * Math.max(Math.abs(a.value), Math.abs(b.value), 1);
  const apart = a.value - b.value;
  const slope = a.slope - b.slope;
  if (Math.abs(apart) > Math.max(near, Math.abs(slope) * HAIR)) return apart < 0;
  if (Math.abs(slope) > TOLERANCE) return slope < 0;
  return a.bend - b.bend < -1e-15;
}

/** How far it is until two pieces meet. */
function untilMeeting(a: Piece, b: Piece): number {
  const { value, slope, bend, end } = difference(a, b);
  const near = TOLERANCE * Math.max(Math.abs(a.value), Math.abs(b.value), 1);
  return Math.min(end, firstRoot(Math.abs(value) <= near ? 0 : value, slope, bend));
}

/** The least t > 0 at which value + slope × t + bend × t² is 0; infinite where there is none. */
function firstRoot(value: number, slope: number, bend: number): number {
  const none = Number.POSITIVE_INFINITY;
  const isPast = (t: number) => t > 1e-7;
  if (bend === 0) {
    const t = -value / slope;
    return isPast(t) ? t : none;
  }
  const inside = slope * slope - 4 * bend * value;
  if (!(inside >= 0)) return none;
  // Without the difference of nearly equal numbers.
  const q = -(slope + (slope < 0 ? -1 : 1) * Math.sqrt(inside)) / 2;
  const roots = [q / bend, value / q].filter(isPast);
  return roots.length === 0 ? none : Math.min(...roots);
}

function oneOf(a: Piece, b: Piece, takesFirst: boolean): Piece {
  return within(takesFirst ? a : b, untilMeeting(a, b), a.exact && b.exact);
}

function compared(a: Piece, b: Piece, holds: boolean): Piece {
  return { ...flat(holds ? 1 : 0), end: untilMeeting(a, b), exact: a.exact && b.exact };
}

/** Which of rising bounds a piece has passed just right of the place: the index of the first one above it. */
function placeAmong(bounds: readonly (number | null)[], base: Piece): number {
  const place = bounds.findIndex((bound) => bound === null || isBelow(base, flat(bound)));
  return place === -1 ? bounds.length - 1 : place;
}

/** How far it is until a piece leaves the part between two bounds. */
function untilLeaving(base: Piece, low: number, high: number): number {
  const isFree = base.slope === 0 && base.bend === 0;
  if (isFree) return base.end;
  const ends = [low, high].filter(Number.isFinite).map((bound) => untilMeeting(base, flat(bound)));
  return Math.min(base.end, ...ends);
}

function byScale(scale: readonly Band[], base: Piece, factor: Piece): Piece {
  const cut = factor.value;
  const bounds = scale.map(([upTo]) => (upTo === null ? null : upTo * cut));
  if (isBelow(base, flat(0))) return { ...flat(0), end: untilMeeting(base, flat(0)), exact: base.exact };
  const place = placeAmong(bounds, base);
  const from = place === 0 ? 0 : (bounds[place - 1] ?? 0);
  const [, rate = 0, square = 0] = scale[place] ?? [];
  const width: Piece = { ...base, value: base.value - from };
  const below = taxByScale(scale, from, cut);
  const linear = product(flat(rate / 100), width);
  const bent = square === 0 ? flat(0) : product(flat(square / ZONE / ZONE / cut), product(width, width));
  const value = below + linear.value + bent.value;
  const piece = joined(linear, bent, value, linear.slope + bent.slope, linear.bend + bent.bend);
  return within(piece, untilLeaving(base, from, bounds[place] ?? Number.POSITIVE_INFINITY), base.exact);
}

function byTable(table: readonly TableStep[], base: Piece): Piece {
  const bounds = table.map(([upTo]) => upTo);
  const isFree = base.slope === 0 && base.bend === 0;
  // A base that does not move has not passed the bound on which it stands.
  const place = isFree
    ? bounds.findIndex((bound) => bound === null || isWithin(base.value, bound))
    : placeAmong(bounds, base);
  const from = place === 0 ? Number.NEGATIVE_INFINITY : (bounds[place - 1] ?? 0);
  const end = untilLeaving(base, from, bounds[place] ?? Number.POSITIVE_INFINITY);
  return { ...flat(table[place]?.[1] ?? 0), end, exact: base.exact };
}

function byParts(base: Piece, bound: Piece, part: Piece, amount: Piece): Piece {
  // A started part counts whole just right of its bound.
  const passed = Math.floor((base.value - bound.value) / part.value + TOLERANCE);
  const isRising = base.slope > 0;
  const parts = Math.max(isRising ? passed + 1 : startedParts(base.value, bound.value, part.value), 0);
  const from = bound.value + (parts - 1) * part.value;
  const end = untilLeaving(
    base,
    parts === 0 ? Number.NEGATIVE_INFINITY : from,
    bound.value + parts * part.value,
  );
  return within(product(flat(parts), amount), end, base.exact);
}
