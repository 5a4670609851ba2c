/** The incomes of the product, in USD per year, and which are accepted. */

/** Before anything is typed. */
export const WIZARD_DEFAULT_INCOME = 80_000;
export const COUNTRIES_DEFAULT_INCOME = 80_000;
export const RANKING_DEFAULT_INCOME = 80_000;
export const COMPARE_DEFAULT_INCOME = 60_000;
/** On guide pages and the Malta page. */
export const GUIDE_DEFAULT_INCOME = 60_000;

/** What income inputs accept, both inclusive. */
export const MIN_INCOME = 0;
export const MAX_INCOME = 10_000_000;

/** The slider of guide pages. */
export const GUIDE_SLIDER = { min: 40_000, max: 200_000, step: 5_000 } as const;
/** The incomes in a guide's table. */
export const GUIDE_INCOME_LEVELS = [40_000, 60_000, 100_000, 200_000] as const;

/** Whether a number is an income that inputs accept: 0 to 10,000,000 inclusive. */
export function isAcceptedIncome(income: number): boolean {
  return income >= MIN_INCOME && income <= MAX_INCOME;
}

/** Yearly amounts below this are asked about, times the currency's scale. */
const LEAST_LIKELY = 5_000;

/**
 * What a person may have meant by a very small yearly income: thousands left out ("70"), or a month's income
 * ("4,000"). Null where there is nothing to ask.
 * @param scale see `incomeScale`.
 */
export function likelyMeant(amount: number, scale: number): number | null {
  if (amount >= LEAST_LIKELY * scale) return null;
  const meant = amount * (amount < 1_000 ? 1_000 : 12);
  return meant >= LEAST_LIKELY * scale ? meant : null;
}
