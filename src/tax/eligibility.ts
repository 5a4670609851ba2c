import type { TaxRules } from './types.ts';

/** Whether a regime applies at an income in USD per year: no threshold, or at or below it. */
export function isEligible(rules: Pick<TaxRules, 'maxIncomeThreshold'>, income: number): boolean {
  return rules.maxIncomeThreshold === null || income <= rules.maxIncomeThreshold;
}
