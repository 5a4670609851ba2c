import { checkedIncome, costsAt } from '../law/kinds.ts';
import { areSame, totalTax } from './assess.ts';
import { type BracketSet, bracketSetTax, bracketTax, costsRateAt } from './brackets.ts';
import {
  compose,
  type LinearPiece,
  line,
  negative,
  notAbove,
  notBelow,
  type PiecewiseLinear,
  productOf,
  simplified,
  steppedFrom,
  sumOf,
  valueAt,
} from './piecewiseLinear.ts';
import { feesOf, type LineRule, type TaxSchedule } from './schedule.ts';
import type { StayYear } from './stay.ts';
import type { Costs, TaxOptions } from './types.ts';

/** The total tax of a regime as a function of income, exactly. */
export interface TaxCurve {
  /** Total in USD per year over income in USD per year. */
  readonly total: PiecewiseLinear;
  /** Highest income at which the regime applies, inclusive; null means no limit. The curve itself goes on. */
  readonly maxIncome: number | null;
}

/**
 * The curve of a regime, made from its knots: bracket bounds, the points where floors and caps begin to bind, costs
 * that use up the income, and jumps; that of a law is walked. Costs are an amount at every income, or a percentage of it.
 * @throws {CostsError} for NaN, infinite and negative costs.
 */
export function curveOf(schedule: TaxSchedule, options: TaxOptions = {}): TaxCurve {
  const { laws, costs = null, withoutFees } = options;
  if (laws && schedule.lawOf && laws.keyOf(schedule.lawOf) !== null) {
    const walked = laws.curveOf(schedule.lawOf, costs, withoutFees ? feesOf(schedule) : []);
    const total = walked ?? curveByHalving((income) => totalTax(schedule, income, options), PRECISION);
    return { total: simplified(total), maxIncome: schedule.maxIncome };
  }
  const net = netCurve(costs);
  const lines = schedule.rules.flatMap((rule) =>
    rule === null || (withoutFees && rule.isFees) ? [] : [lineCurve(rule, net)],
  );
  const total = sumOf([line(0, 0), ...lines]);
  // At a knot the engine itself is asked: it knows the floor that starts above income 0, and whether rounding
  // put the knot on this or that side of a jump.
  const settled = total.map((piece) => ({ ...piece, at: totalTax(schedule, piece.from, options) }));
  return { total: simplified(settled), maxIncome: schedule.maxIncome };
}

/** USD by which totals may be off a straight line: every line is rounded to cents of its currency. */
const PRECISION = 0.05;

/**
 * A curve with a share of another tax on it, which falls on what costs leave of an income.
 * @param more that tax in USD over such net incomes
 * @param share from 0 to 1
 */
export function curveWith(
  curve: TaxCurve,
  more: PiecewiseLinear,
  share: number,
  { costs }: Pick<TaxOptions, 'costs'>,
): TaxCurve {
  const added = compose(compose(line(0, share), more), netCurve(costs) ?? INCOME);
  return { ...curve, total: simplified(sumOf([curve.total, added])) };
}

/**
 * Total tax in USD on a curve; equal to `totalTax` but for rounding.
 * @throws {IncomeError} for NaN, infinite and negative incomes.
 */
export function totalOnCurve(curve: TaxCurve, income: number): number {
  return valueAt(curve.total, checkedIncome(income));
}

const INCOME = line(0, 1);

/** Income less costs, not below 0; null without costs. */
function netCurve(costs: Costs | null | undefined): PiecewiseLinear | null {
  if (!costs || costsAt(costs, 1) === 0) return null;
  const left = 'percent' in costs ? line(0, 1 - costs.percent / 100) : line(-costs.amount, 1);
  return compose(notBelow(0), left);
}

/** What counts of an income for a line, as `countedIncome` has it; null where all of it does. */
function countedCurve({ costs: rule }: LineRule, net: PiecewiseLinear | null): PiecewiseLinear | null {
  if (rule === null || net === null) return null;
  switch (rule.type) {
    case 'all':
      return net;
    case 'above': {
      if (rule.percent >= 100) return null;
      const most = compose(line(0, 1 / (1 - rule.percent / 100)), net);
      const excess = compose(notBelow(0), sumOf([INCOME, negative(most)]));
      return sumOf([INCOME, negative(excess)]);
    }
    case 'aboveTurnover':
      return steppedFrom(INCOME, rule.turnover, net);
  }
}

/** Costs → share → brackets, fixed amount or rate → floor → cap, as `assess` does it for one income. */
function lineCurve(rule: LineRule, net: PiecewiseLinear | null): PiecewiseLinear {
  const share = line(0, rule.share / 100);
  const counted = countedCurve(rule, net);
  const isByTurnover = rule.stepsOnTurnover && rule.brackets !== null && counted !== null;
  const income = counted === null || isByTurnover ? INCOME : counted;
  const base =
    rule.shareOfTurnover && income !== INCOME
      ? compose(notBelow(0), sumOf([compose(share, INCOME), income, negative(INCOME)]))
      : compose(share, income);
  let tax = compose(taxOnBase(rule), base);
  if (isByTurnover && rule.brackets !== null) {
    const costs = compose(share, sumOf([INCOME, negative(counted)]));
    const off = productOf(compose(rateCurve(rule.brackets), base), costs);
    tax = compose(notBelow(0), sumOf([tax, negative(off)]));
  }
  return compose(notAbove(rule.cap), compose(notBelow(rule.minimum), tax));
}

/** Tax before floor and cap as a function of the base. */
function taxOnBase(rule: LineRule): PiecewiseLinear {
  if (rule.brackets !== null) return bracketSetCurve(rule.brackets);
  return rule.type === 'fixed' ? line(rule.rate, 0) : line(0, rule.rate / 100);
}

/** The rate at which costs come off in the bracket that holds a base, as a share of 1. */
function rateCurve(set: BracketSet): PiecewiseLinear {
  return boundsOf(set).map((from) => ({
    from,
    at: costsRateAt(set, from) / 100,
    after: openAt(set, from).reduce((rate, bracket) => rate + bracket.costsRate / 100, 0),
    slope: 0,
  }));
}

function boundsOf({ brackets }: BracketSet): number[] {
  const bounds = brackets.flatMap((bracket) => [bracket.lowerBound, bracket.upperBound]);
  return [...new Set([0, ...bounds])].filter((bound) => Number.isFinite(bound)).sort((a, b) => a - b);
}

function bracketSetCurve(set: BracketSet): PiecewiseLinear {
  return boundsOf(set).map((from) => ({ from, at: bracketSetTax(set, from), ...justAboveBound(set, from) }));
}

/** The brackets that go on above a bound. */
function openAt({ brackets }: BracketSet, bound: number) {
  return brackets.filter(({ lowerBound, upperBound }) => lowerBound <= bound && bound < upperBound);
}

/** The limit from above and the slope of a bracket set at one of its bounds. */
function justAboveBound(set: BracketSet, bound: number): { after: number; slope: number } {
  const open = openAt(set, bound);
  if (set.entireIncome) {
    const match = open[0];
    return match === undefined
      ? { after: 0, slope: 0 }
      : { after: bracketTax(match, bound), slope: match.rate / 100 };
  }
  let after = bracketSetTax(set, bound);
  for (const bracket of set.brackets) if (bracket.lowerBound === bound) after += bracket.amount;
  return { after, slope: open.reduce((slope, bracket) => slope + bracket.rate / 100, 0) };
}

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
function curveByHalving(total: (income: number) => number, precision = 0): PiecewiseLinear {
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

/**
 * The yearly average over a stay as a curve over incomes, exactly: for rankings and break-even incomes of the stay.
 * Years that have ended do not count; the limit is the lowest of the regimes that are in force.
 * @throws {CostsError} for NaN, infinite and negative costs.
 */
export function stayCurve(stay: readonly StayYear[], options: TaxOptions = {}): TaxCurve {
  const inForce = stay.filter(({ ended }) => !ended);
  const curves: { readonly of: TaxSchedule; readonly total: PiecewiseLinear }[] = [];
  const curve = (schedule: TaxSchedule) => {
    const known = curves.find(({ of }) => areSame(of, schedule, options));
    if (known) return known.total;
    const { total } = curveOf(schedule, options);
    curves.push({ of: schedule, total });
    return total;
  };
  const share = 1 / Math.max(inForce.length, 1);
  const years = inForce.map(({ schedule, relief }) => {
    if (relief === null) return curve(schedule);
    const relieved = curve(relief.schedule);
    return relief.upTo === null ? relieved : steppedFrom(relieved, relief.upTo, curve(schedule));
  });
  const total = sumOf(years).map(({ from, at, after, slope }) => ({
    ...{ from, at: at * share, after: after * share, slope: slope * share },
  }));
  const limits = inForce.flatMap(({ schedule: { maxIncome } }) => maxIncome ?? []);
  return { total: simplified(total), maxIncome: limits.length > 0 ? Math.min(...limits) : null };
}
