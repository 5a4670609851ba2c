/** The incomes of the product, in USD per year. */

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

/** What a text in an income box means. */
type TypedIncome =
  | { readonly status: 'accepted' /** USD per year. */; readonly income: number }
  /** No digit left: 0 on compare and ranking pages, no income on the countries screen. */
  | { readonly status: 'empty' }
  /** Out of range: the change is ignored. */
  | { readonly status: 'ignored' };

/** Full-width, Arabic-Indic and Persian digits; the last four bits of each are its value. */
const OTHER_DIGITS = /[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]/g;

/** A text without everything that is not a digit. Digits of other scripts count as what they mean. */
export function digitsOf(text: string): string {
  return text.replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 15)).replace(/\D/g, '');
}

/** Whether a number is an income that inputs accept: 0 to 10,000,000 inclusive. */
export function isAcceptedIncome(income: number): boolean {
  return income >= MIN_INCOME && income <= MAX_INCOME;
}

/** Reads what was typed into an income box: all non-digits stripped, accepted between 0 and 10,000,000. */
export function parseIncome(text: string): TypedIncome {
  const digits = digitsOf(text);
  if (digits === '') return { status: 'empty' };
  const income = Number(digits);
  return isAcceptedIncome(income) ? { status: 'accepted', income } : { status: 'ignored' };
}

/**
 * The income a year that an `income` query parameter names, in the address's currency; null where it is not a valid number.
 * Of a decimal number the whole part counts, as in an income box.
 */
export function incomeFromQuery(value: string): number | null {
  if (!/^\d+(\.\d+)?$/.test(value)) return null;
  const income = Math.floor(Number(value));
  return isAcceptedIncome(income) ? income : null;
}
