import { bracketSetTax } from './brackets.ts';
import type { TaxRules } from './flatRules.ts';
import type { HouseholdChange } from './householdChange.ts';
import { checkedIncome, costsAt, TAX_KINDS } from './kinds.ts';
import type { LineRule, TaxSchedule } from './schedule.ts';
import type { Assessment, TaxLine, TaxOptions, WithoutCosts } from './types.ts';

/** The share of an income in USD that one kind of tax falls on. */
export function shareOf({ share }: LineRule, income: number): number {
  return share === 100 ? income : (income * share) / 100;
}

/** Tax in USD of one kind: not below its minimum once there is income, not above its cap, never below 0. */
function lineTax(rule: LineRule, income: number): number {
  const base = shareOf(rule, income);
  const { brackets, type, rate } = rule;
  const tax =
    brackets === null ? (type === 'fixed' ? rate : (base * rate) / 100) : bracketSetTax(brackets, base);
  return Math.min(Math.max(tax, income > 0 ? rule.minimum : 0), rule.cap);
}

/** What the law's own formulas come to, by kind; null where the specified estimate is asked, or the law is not known. */
function byLaw(
  { lawOf }: TaxSchedule,
  income: number,
  costs: number,
  { laws }: TaxOptions,
): readonly number[] | null {
  return (lawOf && laws?.amountsAt(lawOf, income, costs)) ?? null;
}

/** What a partner and children change for the amounts of the single person, by kind. */
function householdOf(
  { lawOf }: TaxSchedule,
  amounts: readonly number[],
  income: number,
  { laws, costs }: TaxOptions,
): HouseholdChange | null {
  return (lawOf && laws?.householdAt(lawOf, amounts, income, costsAt(costs, income))) ?? null;
}

/** Whether two schedules come to the same at every income. */
export function areSame(a: TaxSchedule, b: TaxSchedule, { laws }: TaxOptions): boolean {
  const [one, other] = [a, b].map(({ lawOf }) => (lawOf && laws ? laws.keyOf(lawOf) : null));
  return one === null && other === null ? a.rules === b.rules : one === other;
}

/**
 * Total tax in USD per year, the fast path: a number and nothing else. Equal to `assess(…).total` to the last bit.
 * @throws {IncomeError} for NaN, infinite and negative incomes, {CostsError} for such costs.
 */
export function totalTax(schedule: TaxSchedule, income: number, options: TaxOptions = {}): number {
  const x = checkedIncome(income);
  const costs = costsAt(options.costs, x);
  const law = byLaw(schedule, x, costs, options);
  let total = 0;
  for (let place = 0; place < TAX_KINDS.length; place++) {
    const rule = schedule.rules[place] ?? null;
    if (options.withoutFees && rule?.isFees) continue;
    total += law === null ? (rule === null ? 0 : lineTax(rule, x)) : (law[place] ?? 0);
  }
  return total + ((law && householdOf(schedule, law, x, options)?.total) ?? 0);
}

/**
 * What a regime costs at one income in USD per year: all six kinds in the fixed order, total, what is kept and the
 * effective rate, in the estimate and after the costs that the options name.
 * @throws {IncomeError} for NaN, infinite and negative incomes, {CostsError} for such costs.
 */
export function assess(schedule: TaxSchedule, income: number, options?: WithoutCosts): Assessment;
export function assess(
  schedule: TaxSchedule,
  income: number,
  options?: TaxOptions,
): Assessment<number | null>;
export function assess(
  schedule: TaxSchedule,
  income: number,
  options: TaxOptions = {},
): Assessment<number | null> {
  const x = checkedIncome(income);
  const costs = costsAt(options.costs, x);
  const law = byLaw(schedule, x, costs, options);
  let total = 0;
  const lines = TAX_KINDS.map((kind, place) => {
    const rule = schedule.rules[place] ?? null;
    const isLeftOut = options.withoutFees === true && rule?.isFees === true;
    const own = law === null ? (rule === null ? 0 : lineTax(rule, x)) : (law[place] ?? 0);
    const amount = isLeftOut ? 0 : own;
    total += amount;
    return { kind, amount, rate: rateOf(amount, x, costs) };
  });
  const household = law && householdOf(schedule, law, x, options);
  total += household?.total ?? 0;
  return {
    income: x,
    costs,
    estimate: law === null ? 'specified' : 'law',
    lines,
    household,
    total,
    kept: x - costs - total,
    effectiveRate: rateOf(withoutBenefits(total, household), x, costs),
  };
}

/** Tax and contributions alone: a rate does not count what a household receives. */
export function withoutBenefits(total: number, household: HouseholdChange | null): number {
  return total - (household?.benefits ?? 0);
}

/** Percent of income: amount / income × 100; 0 at income 0, and finite even at a billionth of a cent. */
export function effectiveRate(amount: number, income: number): number {
  return income > 0 ? Math.min((amount * 100) / income, Number.MAX_VALUE) : 0;
}

/**
 * Percent of what is left of an income after costs: the effective rate with costs; without costs the one of the whole
 * income. Null where costs are at least the income.
 */
export function rateOf(amount: number, income: number, costs: number): number | null {
  if (costs === 0) return effectiveRate(amount, income);
  return costs < income ? effectiveRate(amount, income - costs) : null;
}

/**
 * The lines that lists, tables and charts show, in the fixed order: zero lines hidden except income tax when
 * it applies.
 */
export function breakdownLines<Rate extends number | null>(
  rules: Pick<TaxRules, 'hasIncomeTax'>,
  assessment: Pick<Assessment<Rate>, 'lines'>,
): TaxLine<Rate>[] {
  return assessment.lines.filter((line) => line.amount > 0 || (line.kind === 'income' && rules.hasIncomeTax));
}
