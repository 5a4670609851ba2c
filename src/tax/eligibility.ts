import { incomeLimit, type TaxRules } from './flatRules.ts';

/** Whether a regime applies at an income in USD per year: no threshold, or at or below it. Costs do not matter. */
export function isEligible(rules: Pick<TaxRules, 'maxIncomeThreshold'>, income: number): boolean {
  const limit = incomeLimit(rules);
  return limit === null || income <= limit;
}
