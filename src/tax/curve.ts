import { totalTax } from './assess.ts';
import { type BracketSet, bracketSetTax, bracketTax } from './brackets.ts';
import { checkedIncome } from './incomeError.ts';
import {
  compose,
  line,
  negative,
  notAbove,
  notBelow,
  type PiecewiseLinear,
  simplified,
  sumOf,
  valueAt,
} from './piecewiseLinear.ts';
import type { LineRule, TaxSchedule } from './schedule.ts';
import type { TaxKind } from './types.ts';

/** The total tax of a regime as a function of income, exactly. */
export interface TaxCurve {
  /** Total in USD per year over income in USD per year. */
  readonly total: PiecewiseLinear;
  /** Highest income at which the regime applies, inclusive; null means no limit. The curve itself goes on. */
  readonly maxIncome: number | null;
}

/**
 * The curve of a regime, made from its knots: bracket bounds, the points where floors and caps begin to bind,
 * and jumps. With `deduct`, deductible contributions come off the income-tax base first; that base may
 * fall while income rises.
 */
export function curveOf(
  schedule: TaxSchedule,
  { deduct = false }: { readonly deduct?: boolean } = {},
): TaxCurve {
  const deducted = deduct ? deductedContributions(schedule) : [];
  const lines = schedule.rules.flatMap((rule) =>
    rule === null ? [] : [lineCurve(rule, rule.kind === 'income' ? deducted : [])],
  );
  const total = sumOf([line(0, 0), ...lines]);
  // At a knot the engine itself is asked: it knows the floor that starts above income 0, and whether rounding
  // put the knot on this or that side of a jump.
  const settled = total.map((piece) => ({ ...piece, at: totalTax(schedule, piece.from, deduct) }));
  return { total: simplified(settled), maxIncome: schedule.maxIncome };
}

/**
 * Total tax in USD on a curve; equal to `totalTax` but for rounding.
 * @throws {IncomeError} for NaN, infinite and negative incomes.
 */
export function totalOnCurve(curve: TaxCurve, income: number): number {
  return valueAt(curve.total, checkedIncome(income));
}

/** The contributions that the law takes off the income-tax base, as curves. */
function deductedContributions(schedule: TaxSchedule): PiecewiseLinear[] {
  const ruleOf = (kind: TaxKind) => schedule.rules.find((rule) => rule?.kind === kind);
  const social = schedule.deductsSocialContribution ? ruleOf('socialContribution') : null;
  const pension = schedule.deductsPension ? ruleOf('pension') : null;
  return [social, pension].flatMap((rule) => (rule ? [lineCurve(rule, [])] : []));
}

/** Share → deduction → brackets, fixed amount or rate → floor → cap, as `assess` does it for one income. */
function lineCurve(rule: LineRule, deducted: readonly PiecewiseLinear[]): PiecewiseLinear {
  const share = line(0, rule.share / 100);
  const base =
    deducted.length === 0 ? share : compose(notBelow(0), sumOf([share, ...deducted.map(negative)]));
  const tax = compose(notBelow(0), compose(taxOnBase(rule), base));
  return compose(notAbove(rule.cap), compose(notBelow(rule.minimum), tax));
}

/** Tax before floor and cap as a function of the base. */
function taxOnBase(rule: LineRule): PiecewiseLinear {
  if (rule.brackets !== null) return bracketSetCurve(rule.brackets);
  return rule.type === 'fixed' ? line(rule.rate, 0) : line(0, rule.rate / 100);
}

function bracketSetCurve(set: BracketSet): PiecewiseLinear {
  const bounds = set.brackets.flatMap((bracket) => [bracket.lowerBound, bracket.upperBound]);
  const knots = [...new Set([0, ...bounds])].filter((bound) => Number.isFinite(bound)).sort((a, b) => a - b);
  return knots.map((from) => ({ from, at: bracketSetTax(set, from), ...justAboveBound(set, from) }));
}

/** The limit from above and the slope of a bracket set at one of its bounds. */
function justAboveBound(set: BracketSet, bound: number): { after: number; slope: number } {
  const open = set.brackets.filter((bracket) => bracket.lowerBound <= bound && bound < bracket.upperBound);
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
