import { bracketSetTax } from './brackets.ts';
import { checkedIncome } from './incomeError.ts';
import type { LineRule, TaxSchedule } from './schedule.ts';
import { type Assessment, TAX_KINDS } from './types.ts';

/** Places of the deductible contributions in the fixed order of TAX_KINDS. */
const SOCIAL_CONTRIBUTION = TAX_KINDS.indexOf('socialContribution');
const PENSION = TAX_KINDS.indexOf('pension');

/** The share of an income in USD that one kind of tax falls on. */
export function baseOf(rule: LineRule, income: number): number {
  return rule.share === 100 ? income : (income * rule.share) / 100;
}

/** Tax in USD on a base, before floor and cap: brackets if there are any, else fixed amount, else rate. */
export function uncappedTax(rule: LineRule, base: number): number {
  if (rule.brackets !== null) return bracketSetTax(rule.brackets, base);
  return rule.type === 'fixed' ? rule.rate : (base * rule.rate) / 100;
}

/** Tax in USD of one kind: not below its minimum once there is income, not above its cap, never below 0. */
function lineTax(rule: LineRule | null | undefined, income: number, deductible: number): number {
  if (!rule) return 0;
  const tax = uncappedTax(rule, Math.max(baseOf(rule, income) - deductible, 0));
  const raised = income > 0 ? Math.max(tax, rule.minimum) : tax;
  return Math.max(Math.min(raised, rule.cap), 0);
}

/** Contributions in USD that the law takes off the income-tax base. */
export function deductibleContributions(schedule: TaxSchedule, income: number): number {
  const { rules, deductsSocialContribution, deductsPension } = schedule;
  const social = deductsSocialContribution ? lineTax(rules[SOCIAL_CONTRIBUTION], income, 0) : 0;
  return social + (deductsPension ? lineTax(rules[PENSION], income, 0) : 0);
}

/**
 * Total tax in USD per year, the fast path: a number and nothing else, without allocations.
 * Equal to `assess(…).total` to the last bit.
 * @throws {IncomeError} for NaN, infinite and negative incomes.
 */
export function totalTax(schedule: TaxSchedule, income: number, deduct = false): number {
  const x = checkedIncome(income);
  const deductible = deduct ? deductibleContributions(schedule, x) : 0;
  let total = 0;
  for (const rule of schedule.rules) {
    if (rule !== null) total += lineTax(rule, x, rule.kind === 'income' ? deductible : 0);
  }
  return total;
}

/**
 * What a regime costs at one income in USD per year: all six kinds in the fixed order, total and effective
 * rate. With `deduct`, deductible contributions come off the income-tax base first.
 * @throws {IncomeError} for NaN, infinite and negative incomes.
 */
export function assess(
  schedule: TaxSchedule,
  income: number,
  { deduct = false }: { readonly deduct?: boolean } = {},
): Assessment {
  const x = checkedIncome(income);
  const deductible = deduct ? deductibleContributions(schedule, x) : 0;
  let total = 0;
  const lines = TAX_KINDS.map((kind, place) => {
    const amount = lineTax(schedule.rules[place], x, kind === 'income' ? deductible : 0);
    total += amount;
    return { kind, amount, rate: effectiveRate(amount, x) };
  });
  return { income: x, deduct, lines, total, effectiveRate: effectiveRate(total, x) };
}

/** Percent of income: amount / income × 100; 0 at income 0, and finite even at a billionth of a cent. */
export function effectiveRate(amount: number, income: number): number {
  return income > 0 ? Math.min((amount * 100) / income, Number.MAX_VALUE) : 0;
}
