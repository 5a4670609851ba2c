import { shareOf } from './assessment.ts';
import { type BracketSet, bracketTax, holds, type ScheduledBracket, sliceInside } from './brackets.ts';
import { checkedIncome, costsAt } from './kinds.ts';
import type { StatutoryAmount, StatutoryAmounts } from './money.ts';
import type { CapSource, LineRule, TaxSchedule } from './schedule.ts';
import { type LawLine, TAX_KINDS, type TaxKind, type TaxOptions } from './types.ts';

/** What every step says: what it puts on the line (or takes off) and where the line then stands, in USD. */
interface Step {
  readonly adds: number;
  readonly subtotal: number;
}

/** Income × share / 100 is the base of the kind. */
interface ShareStep extends Step {
  readonly type: 'share';
  readonly income: number;
  /** Percent of income. */
  readonly share: number;
  readonly base: number;
}

/** One bracket taxed its portion: `amount + rate / 100 × portion`. */
interface BracketStep extends Step {
  readonly type: 'bracket';
  /** Position in the regime's list of brackets as it was given to `scheduleOf`. */
  readonly index: number;
  readonly lowerBound: number;
  /** null where unbounded. */
  readonly upperBound: number | null;
  /** True where the portion is the whole base. */
  readonly entireIncome: boolean;
  readonly portion: number;
  readonly rate: number;
  /** Due beside the rate; less than 0 where the tax falls at the lower bound. */
  readonly amount: number;
  readonly statutory?: StatutoryAmounts<'lowerBound' | 'upperBound' | 'amount'>;
}

/** A flat yearly amount. */
interface FixedStep extends Step {
  readonly type: 'fixed';
  readonly amount: number;
  readonly statutory?: StatutoryAmount;
}

/** Base × rate / 100. */
interface RateStep extends Step {
  readonly type: 'rate';
  readonly base: number;
  readonly rate: number;
}

/** The line was raised to its minimum, or to 0 where amounts that come off had taken it below. */
interface FloorStep extends Step {
  readonly type: 'floor';
  readonly minimum: number;
  readonly statutory?: StatutoryAmount;
}

/** The line was cut to its cap. */
interface CapStep extends Step {
  readonly type: 'cap';
  readonly cap: number;
  readonly source: CapSource;
  readonly statutory?: StatutoryAmount;
}

export type TraceStep = ShareStep | BracketStep | FixedStep | RateStep | FloorStep | CapStep;

/** How one line of an assessment came about. */
export interface LineTrace {
  readonly kind: TaxKind;
  /** USD per year; the last step's subtotal, 0 without steps. */
  readonly amount: number;
  /** In the order of the calculation; empty where the kind does not apply. */
  readonly steps: readonly TraceStep[];
  /** The steps of the law's estimate, which stand in place of the others. */
  readonly law?: LawLine;
}

/**
 * Explains an assessment: for each of the six kinds the steps that lead to its amount. What the steps add sums
 * up to the amount, and the amount is the one that `assess` gives with the same options.
 * @throws {IncomeError} for NaN, infinite and negative incomes, {CostsError} for such costs.
 */
export function traceOf(schedule: TaxSchedule, income: number, options: TaxOptions = {}): LineTrace[] {
  const x = checkedIncome(income);
  const costs = costsAt(options.costs, x);
  const law = (schedule.lawOf && options.laws?.amountsAt(schedule.lawOf, x, costs)) ?? null;
  return TAX_KINDS.map((kind, place) => {
    const rule = schedule.rules[place];
    if (options.withoutFees && rule?.isFees) return { kind, amount: 0, steps: [] };
    if (law !== null) {
      const own = schedule.lawOf && options.laws?.workingAt(schedule.lawOf, kind, x, costs);
      return { kind, amount: law[place] ?? 0, steps: [], ...(own && { law: own }) };
    }
    if (!rule) return { kind, amount: 0, steps: [] };
    const steps = stepsOf(rule, x);
    return { kind, amount: steps.at(-1)?.subtotal ?? 0, steps };
  });
}

function stepsOf(rule: LineRule, income: number): TraceStep[] {
  const base = shareOf(rule, income);
  const steps: TraceStep[] = [{ type: 'share', income, share: rule.share, base, adds: 0, subtotal: 0 }];
  steps.push(...methodSteps(rule, base));
  const tax = steps.at(-1)?.subtotal ?? 0;
  const minimum = income > 0 ? rule.minimum : 0;
  const raised = Math.max(tax, minimum);
  if (raised > tax) {
    const statutory = statutoryOf(rule, 'minimum');
    steps.push({ type: 'floor', minimum, adds: raised - tax, subtotal: raised, ...statutory });
  }
  if (rule.capSource !== null && raised > rule.cap) {
    const { cap, capSource: source } = rule;
    steps.push({ type: 'cap', cap, source, adds: cap - raised, subtotal: cap, ...statutoryOf(rule, 'cap') });
  }
  return steps;
}

function statutoryOf({ statutory }: LineRule, field: 'rate' | 'minimum' | 'cap') {
  const amount = statutory?.[field];
  return amount === undefined ? {} : { statutory: amount };
}

/** Brackets if there are any, else fixed amount, else rate. */
function methodSteps(rule: LineRule, base: number): TraceStep[] {
  if (rule.brackets !== null) return bracketSteps(rule.brackets, base);
  const { rate } = rule;
  if (rule.type === 'fixed') {
    return [{ type: 'fixed', amount: rate, adds: rate, subtotal: rate, ...statutoryOf(rule, 'rate') }];
  }
  const tax = (base * rate) / 100;
  return [{ type: 'rate', base, rate, adds: tax, subtotal: tax }];
}

function bracketSteps({ brackets, entireIncome }: BracketSet, base: number): BracketStep[] {
  const portionIn = (bracket: Pick<ScheduledBracket, 'lowerBound' | 'upperBound'>) =>
    entireIncome ? base : sliceInside(bracket, base);
  const used = entireIncome
    ? brackets.filter((bracket) => holds(bracket, base))
    : brackets.filter((bracket) => base > bracket.lowerBound);
  let subtotal = 0;
  return used.map((bracket) => {
    const portion = portionIn(bracket);
    const adds = bracketTax(bracket, portion);
    subtotal += adds;
    const upperBound = bracket.upperBound === Number.POSITIVE_INFINITY ? null : bracket.upperBound;
    return { type: 'bracket', ...bracket, upperBound, entireIncome, portion, adds, subtotal };
  });
}
