/** What a person pays today, and what moving would save. */
import { scheduleOf, totalTax } from '../tax/index.ts';
import { formatMoney } from './format.ts';
import type { HomeCountryTax } from './homeCountries.ts';
import { rounded } from './rounding.ts';

/** The ordinary tax of a home country, or the person's own total as percent of income or in USD per year. */
export type PresentTaxChoice =
  | { readonly by: 'country'; readonly id: string }
  | { readonly by: 'rate'; readonly rate: number }
  | { readonly by: 'amount'; readonly amount: number };

/** Total tax in USD per year at an income in USD per year. */
export type PresentTax = (income: number, deduct: boolean) => number;

/** Null while it cannot be said: an unknown country, or one whose rules have not arrived. */
export function presentTaxOf(
  choice: PresentTaxChoice | null,
  homeCountries: readonly HomeCountryTax[],
): PresentTax | null {
  if (choice === null) return null;
  if (choice.by === 'rate') return (income) => (income * choice.rate) / 100;
  if (choice.by === 'amount') return () => choice.amount;
  const home = homeCountries.find(({ id }) => id === choice.id);
  if (!home) return null;
  const schedule = scheduleOf(home.rules, home.taxBrackets);
  return (income, deduct) => totalTax(schedule, income, { deduct });
}

/** Whether a value read from the device is a choice. */
export function isPresentTaxChoice(value: unknown): value is PresentTaxChoice {
  if (typeof value !== 'object' || value === null || !('by' in value)) return false;
  const { by, id, rate, amount } = value as Record<string, unknown>;
  if (by === 'country') return typeof id === 'string' && id !== '';
  if (by === 'rate') return typeof rate === 'number' && rate >= 0 && rate <= 100;
  return by === 'amount' && typeof amount === 'number' && amount >= 0 && Number.isFinite(amount);
}

const YEARS = 5;

/** "Saves $12,300 a year, $61,500 over five years": totals in USD per year. */
export function savingWords(present: number, total: number): string {
  const yearly = rounded(present) - rounded(total);
  if (yearly === 0) return 'Costs the same as today';
  const size = Math.abs(yearly);
  const overYears = `${formatMoney(size * YEARS)} over five years`;
  return yearly > 0
    ? `Saves ${formatMoney(size)} a year, ${overYears}`
    : `Costs ${formatMoney(size)} more a year, ${overYears}`;
}
