import { baseOf, deductibleContributions } from './assess.ts';
import { type BracketSet, bracketTax, holds, type ScheduledBracket, sliceInside } from './brackets.ts';
import { checkedIncome } from './incomeError.ts';
import type { CapSource, LineRule, TaxSchedule } from './schedule.ts';
import { TAX_KINDS, type TaxKind } from './types.ts';

/** What every step says: what it puts on the line (or takes off) and where the line then stands, in USD. */
interface Step {
  readonly adds: number;
  readonly subtotal: number;
}

/** Income × share / 100 is the base of the kind. */
export interface ShareStep extends Step {
  readonly type: 'share';
  readonly income: number;
  /** Percent of income. */
  readonly share: number;
  readonly base: number;
}

/** Deductible contributions came off the income-tax base, which does not fall below 0. */
export interface DeductionStep extends Step {
  readonly type: 'deduction';
  readonly contributions: number;
  /** What is left to tax. */
  readonly base: number;
}

/** One bracket taxed its portion: `amount + rate / 100 × portion`. */
export interface BracketStep extends Step {
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
  readonly amount: number;
}

/** A flat yearly amount. */
export interface FixedStep extends Step {
  readonly type: 'fixed';
  readonly amount: number;
}

/** Base × rate / 100. */
export interface RateStep extends Step {
  readonly type: 'rate';
  readonly base: number;
  readonly rate: number;
}

/** The line was raised to its minimum. */
export interface FloorStep extends Step {
  readonly type: 'floor';
  readonly minimum: number;
}

/** The line was cut to its cap. */
export interface CapStep extends Step {
  readonly type: 'cap';
  readonly cap: number;
  readonly source: CapSource;
}

export type TraceStep = ShareStep | DeductionStep | BracketStep | FixedStep | RateStep | FloorStep | CapStep;

/** How one line of an assessment came about. */
export interface LineTrace {
  readonly kind: TaxKind;
  /** USD per year; the last step's subtotal, 0 without steps. */
  readonly amount: number;
  /** In the order of the calculation; empty where the kind does not apply. */
  readonly steps: readonly TraceStep[];
}

/**
 * Explains an assessment: for each of the six kinds the steps that lead to its amount. What the steps add sums
 * up to the amount, and the amount is the one that `assess` gives.
 * @throws {IncomeError} for NaN, infinite and negative incomes.
 */
export function traceOf(
  schedule: TaxSchedule,
  income: number,
  { deduct = false }: { readonly deduct?: boolean } = {},
): LineTrace[] {
  const x = checkedIncome(income);
  return TAX_KINDS.map((kind, place) => {
    const rule = schedule.rules[place];
    if (!rule) return { kind, amount: 0, steps: [] };
    const deducted = deduct && kind === 'income' ? deductibleContributions(schedule, x) : 0;
    const steps = stepsOf(rule, x, deducted);
    return { kind, amount: steps.at(-1)?.subtotal ?? 0, steps };
  });
}

function stepsOf(rule: LineRule, income: number, contributions: number): TraceStep[] {
  let base = baseOf(rule, income);
  const steps: TraceStep[] = [{ type: 'share', income, share: rule.share, base, adds: 0, subtotal: 0 }];
  if (contributions > 0) {
    base = Math.max(base - contributions, 0);
    steps.push({ type: 'deduction', contributions, base, adds: 0, subtotal: 0 });
  }
  steps.push(...methodSteps(rule, base));
  const tax = steps.at(-1)?.subtotal ?? 0;
  const raised = income > 0 ? Math.max(tax, rule.minimum) : tax;
  if (raised > tax) {
    steps.push({ type: 'floor', minimum: rule.minimum, adds: raised - tax, subtotal: raised });
  }
  if (rule.capSource !== null && raised > rule.cap) {
    const { cap, capSource: source } = rule;
    steps.push({ type: 'cap', cap, source, adds: cap - raised, subtotal: cap });
  }
  return steps;
}

/** Brackets if there are any, else fixed amount, else rate. */
function methodSteps(rule: LineRule, base: number): TraceStep[] {
  if (rule.brackets !== null) return bracketSteps(rule.brackets, base);
  if (rule.type === 'fixed') {
    return [{ type: 'fixed', amount: rule.rate, adds: rule.rate, subtotal: rule.rate }];
  }
  const tax = (base * rule.rate) / 100;
  return [{ type: 'rate', base, rate: rule.rate, adds: tax, subtotal: tax }];
}

function bracketSteps({ brackets, entireIncome }: BracketSet, base: number): BracketStep[] {
  const portionIn = (bracket: ScheduledBracket) => (entireIncome ? base : sliceInside(bracket, base));
  const used = entireIncome
    ? brackets.filter((bracket) => holds(bracket, base))
    : brackets.filter((bracket) => base > bracket.lowerBound);
  let subtotal = 0;
  return used.map((bracket) => {
    const portion = portionIn(bracket);
    const adds = bracketTax(bracket, portion);
    subtotal += adds;
    const { index, lowerBound, rate, amount } = bracket;
    const upperBound = bracket.upperBound === Number.POSITIVE_INFINITY ? null : bracket.upperBound;
    const facts = { index, lowerBound, upperBound, entireIncome, portion, rate, amount };
    return { type: 'bracket', ...facts, adds, subtotal };
  });
}
