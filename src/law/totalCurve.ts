import { areSame, totalTax } from './assessment.ts';
import { checkedIncome, costsAt } from './kinds.ts';
import { curveOver } from './lawCurve.ts';
import {
  averageOf,
  type LinearPiece,
  line,
  type PiecewiseLinear,
  simplified,
  steppedFrom,
  sumOf,
  valueAt,
} from './piecewiseLinear.ts';
import { lawAsked, type TaxSchedule } from './schedule.ts';
import type { StayYear } from './stay.ts';
import type { TaxKind, TaxOptions } from './types.ts';

/** The total tax of a regime as a function of income, exactly. */
export interface TaxCurve {
  /** Total in USD per year over income in USD per year. */
  readonly total: PiecewiseLinear;
  /** The part of it on the work, of which rates are; all of it where there is no other money. */
  readonly ofWork?: PiecewiseLinear;
  /** Highest income at which the regime applies, inclusive; null means no limit. The curve itself goes on. */
  readonly maxIncome: number | null;
}

/**
 * The curve of a regime: the program that is asked, walked from knot to knot, with what other money owes beside it. Costs are an
 * amount at every income, or a percentage of it.
 * @throws {CostsError} for NaN, infinite and negative costs.
 */
export function curveOf(schedule: TaxSchedule, options: TaxOptions = {}): TaxCurve {
  const { costs = null, withoutFees } = options;
  costsAt(costs, 0);
  const leftOut = withoutFees ? schedule.fees : [];
  const law = lawAsked(schedule, options);
  const maxIncome = law?.limit ?? schedule.maxIncome;
  const walked = law ? law.curveOf(costs, leftOut) : quickCurve(schedule, leftOut);
  const otherAt = (income: number) => law?.otherMoneyAt(income, costsAt(costs, income)) ?? null;
  const taxAt = (income: number) => totalTax(schedule, income, options);
  if (!otherAt(0)?.amount)
    return { total: simplified(walked ?? curveByCutting(taxAt, PRECISION)), maxIncome };
  const onOther = (income: number) => otherAt(income)?.total ?? 0;
  if (walked) {
    return {
      total: simplified(sumOf([walked, sampledCurve(onOther)])),
      ofWork: simplified(walked),
      maxIncome,
    };
  }
  // To look for the best wage takes longest: at each income once, for both curves.
  const known = new Map<number, { readonly total: number; readonly onWork: number }>();
  const at = (income: number) => {
    const found = known.get(income);
    if (found) return found;
    const total = taxAt(income);
    const both = { total, onWork: total - onOther(income) };
    known.set(income, both);
    return both;
  };
  return {
    total: simplified(curveByCutting((income) => at(income).total, ...PAID_BEST)),
    ofWork: simplified(curveByCutting((income) => at(income).onWork, ...PAID_BEST)),
    maxIncome,
  };
}

/** Of straight lines alone, so that it is walked to its end. */
function quickCurve({ quick }: TaxSchedule, leftOut: readonly TaxKind[]): PiecewiseLinear {
  if (!quick) return line(0, 0);
  const along = { turnover: 1 };
  const whole = { from: 0, to: Number.MAX_SAFE_INTEGER, at: (turnover: number) => ({ turnover }), along };
  const places = quick.lines.flatMap(({ rule, due }) => (leftOut.includes(rule.kind) ? [] : [due]));
  return curveOver(quick.law, [whole], places);
}

/** USD by which totals may be off a straight line: every line is rounded to cents of its currency. */
const PRECISION = 0.05;

/** How far a tax that bends may be drawn off, in USD and as a share of the income. */
const DRAWN = 0.3;
const DRAWN_SHARE = 1e-6;

/**
 * The same of an owner who is paid best and has other money. Where a law goes by steps of the wage, the best wage goes to and fro
 * between them from income to income, and the tax on the other money with it: a curve of each step would take minutes.
 */
const PAID_BEST = [5, 5e-4] as const;

/** A tax that is known income by income, as a curve. @param tax USD per year at an income in USD per year */
export function sampledCurve(tax: (income: number) => number): PiecewiseLinear {
  return curveByCutting(tax, DRAWN, DRAWN_SHARE);
}

/** A curve with another tax on the work. */
export function curveWith({ total, ofWork, maxIncome }: TaxCurve, more: PiecewiseLinear): TaxCurve {
  const added = (curve: PiecewiseLinear) => simplified(sumOf([curve, more]));
  return { total: added(total), ...(ofWork && { ofWork: added(ofWork) }), maxIncome };
}

/**
 * Total tax in USD on a curve; equal to `totalTax` but for rounding.
 * @throws {IncomeError} for NaN, infinite and negative incomes.
 */
export function totalOnCurve(curve: TaxCurve, income: number): number {
  return valueAt(curve.total, checkedIncome(income));
}

/** The curve of the tax on the work, of which rates are: other money has no part in it. */
export function curveOfWork({ total, ofWork = total, maxIncome }: TaxCurve): TaxCurve {
  return { total: ofWork, maxIncome };
}

/**
 * Incomes closer than this, or than a total may be off there, are one, USD: where a total still bends between them, it jumps.
 */
const NEAREST = 1e-3;
/** Totals closer than this, relative to the income, lie on one line. */
const STRAIGHT = 1e-9;
/** Incomes at which to look first, USD: bends of a rule are further apart than a hundredth of a stretch. */
const STARTS = [
  0, 2_500, 5_000, 7_500, 10_000, 15_000, 20_000, 30_000, 40_000, 60_000, 80_000, 100_000, 150_000, 200_000,
  300_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000,
];

/**
 * Finds the knots of a total by cutting: a stretch whose inner points lie on the line between its ends is a piece, any other is
 * cut in two, where it seems to bend or else in the middle until it is narrower than what counts.
 * @param total USD per year at an income in USD per year.
 * @param precision USD by which a total may be off a line, because its parts are rounded or bend; 0 where none does.
 * @param share the same as a share of the income
 */
function curveByCutting(total: (income: number) => number, precision = 0, share = STRAIGHT): PiecewiseLinear {
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
    const off = share * Math.max(to, 1) + precision;
    if (width < Math.max(NEAREST, off) || isStraight(at, from, to, off)) {
      add(from, to);
      return;
    }
    const middle = bendIn(at, from, to, precision) ?? from + width / 2;
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

/** Places inside of a stretch, unevenly apart, so that a bend hides from none of them; where most bends show first. */
const INSIDE = [0.5, 0.69, 0.31, 0.81, 0.19, 0.57, 0.43, 0.93, 0.07];

function isStraight(at: (income: number) => number, from: number, to: number, near: number): boolean {
  const [low, high] = [at(from), at(to)];
  return INSIDE.every((share) => {
    const line = low + (high - low) * share;
    return Math.abs(at(from + (to - from) * share) - line) <= near;
  });
}

/** Places inside of a stretch from which the lines of both of its ends are drawn. */
const ENDS = [0.07, 0.19, 0.81, 0.93] as const;

/** Where the lines of both ends of a stretch meet, if that is well inside of it and what is between them lies on either. */
function bendIn(at: (income: number) => number, from: number, to: number, precision: number): number | null {
  const width = to - from;
  const [a, b, c, d] = ENDS.map((share) => at(from + width * share)) as [number, number, number, number];
  const slope = (b - a) / (ENDS[1] - ENDS[0]);
  const other = (d - c) / (ENDS[3] - ENDS[2]);
  const before = (share: number) => a + slope * (share - ENDS[0]);
  const after = (share: number) => c + other * (share - ENDS[2]);
  const bend = (after(0) - before(0)) / (slope - other);
  if (!(bend > ENDS[1] && bend < ENDS[2])) return null;
  const near = Math.max(precision, STRAIGHT * to);
  const lies = (share: number) =>
    Math.abs(at(from + width * share) - (share < bend ? before : after)(share)) <= near;
  return [0.31, 0.5, 0.69].every(lies) ? from + width * bend : null;
}

/**
 * The yearly average over a stay as a curve over incomes, exactly: for rankings and break-even incomes of the stay.
 * Years that have ended do not count; the limit is the lowest of the regimes that are in force.
 * @throws {CostsError} for NaN, infinite and negative costs.
 */
export function stayCurve(stay: readonly StayYear[], options: TaxOptions = {}): TaxCurve {
  const inForce = stay.filter(({ ended }) => !ended);
  const curves: (TaxCurve & { readonly of: TaxSchedule })[] = [];
  const curve = (schedule: TaxSchedule) => {
    const known = curves.find(({ of }) => areSame(of, schedule, options));
    if (known) return known;
    const found = { of: schedule, ...curveOf(schedule, options) };
    curves.push(found);
    return found;
  };
  const average = (part: (of: TaxCurve) => PiecewiseLinear) => {
    const years = inForce.map(({ schedule, relief }) => {
      if (relief === null) return part(curve(schedule));
      const relieved = part(curve(relief.schedule));
      return relief.upTo === null ? relieved : steppedFrom(relieved, relief.upTo, part(curve(schedule)));
    });
    return simplified(averageOf(years));
  };
  const limits = inForce.flatMap(({ schedule: { maxIncome } }) => maxIncome ?? []);
  const total = average((of) => of.total);
  return {
    total,
    ...(curves.some(({ ofWork }) => ofWork) && { ofWork: average(({ total, ofWork = total }) => ofWork) }),
    maxIncome: limits.length > 0 ? Math.min(...limits) : null,
  };
}
