import type { TaxRules } from './flatRules.ts';
import { checkedIncome, costsAt, TAX_KINDS, type TaxKind } from './kinds.ts';
import { resultsOf } from './results.ts';
import { lawAsked, type TaxSchedule } from './schedule.ts';
import type { Assessment, PersonalLaw, TaxLine, TaxOptions, WithoutCosts } from './types.ts';

/** Amounts in USD by kind, in the fixed order, of the law that is asked, else of the quick estimate. */
function amountsAt(law: PersonalLaw | null, { quick }: TaxSchedule, income: number, costs: number) {
  if (law) return law.amountsAt(income, costs);
  const amounts = TAX_KINDS.map(() => 0);
  if (quick === null) return amounts;
  const results = resultsOf(quick.law, { turnover: income });
  for (const { rule, due } of quick.lines) {
    amounts[TAX_KINDS.indexOf(rule.kind)] = Math.max(results[due] as number, 0);
  }
  return amounts;
}

/** Whether two schedules come to the same at every income. */
export function areSame(a: TaxSchedule, b: TaxSchedule, options: TaxOptions): boolean {
  const [one, other] = [a, b].map((schedule) => lawAsked(schedule, options)?.key ?? schedule.quick);
  return one === other;
}

/**
 * Total tax in USD per year, the fast path: a number and nothing else. Equal to `assess(…).total` to the last bit.
 * @throws {IncomeError} for NaN, infinite and negative incomes, {CostsError} for such costs.
 */
export function totalTax(schedule: TaxSchedule, income: number, options: TaxOptions = {}): number {
  const x = checkedIncome(income);
  const costs = costsAt(options.costs, x);
  const law = lawAsked(schedule, options);
  const amounts = amountsAt(law, schedule, x, costs);
  let total = 0;
  for (let place = 0; place < TAX_KINDS.length; place++) {
    if (options.withoutFees && schedule.fees.includes(TAX_KINDS[place] as TaxKind)) continue;
    total += amounts[place] ?? 0;
  }
  return total + (law?.householdAt(x, costs)?.total ?? 0) + (law?.otherMoneyAt(x, costs)?.total ?? 0);
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
  const law = lawAsked(schedule, options);
  const amounts = amountsAt(law, schedule, x, costs);
  let total = 0;
  const lines = TAX_KINDS.map((kind, place) => {
    const isLeftOut = options.withoutFees === true && schedule.fees.includes(kind);
    const amount = isLeftOut ? 0 : (amounts[place] ?? 0);
    total += amount;
    return { kind, amount, rate: rateOf(amount, x, costs) };
  });
  const household = law?.householdAt(x, costs) ?? null;
  total += household?.total ?? 0;
  const otherMoney = law?.otherMoneyAt(x, costs) ?? null;
  total += otherMoney?.total ?? 0;
  return {
    income: x,
    costs,
    estimate: law ? 'law' : 'specified',
    lines,
    household,
    otherMoney,
    total,
    kept: x + (otherMoney?.amount ?? 0) - costs - total,
    effectiveRate: rateOf(onWork(total, { household, otherMoney }), x, costs),
  };
}

/** Tax and contributions on work alone: a rate counts neither what a household receives nor what other money owes. */
export function onWork(
  total: number,
  { household, otherMoney }: Pick<Assessment<number | null>, 'household' | 'otherMoney'>,
): number {
  return total - (household?.benefits ?? 0) - (otherMoney?.total ?? 0);
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
