/** The incomes of the product, in USD per year, and what people type into a box for money. */
import { CURRENCIES, type Currency } from './currencies.ts';

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

/** What is typed with a currency or short: "70k", "1.2m", "€70,000", "70.000", "70 000". */
type TypedAmount =
  | {
      readonly status: 'accepted';
      /** A whole number from 0 to 10,000,000, in the box's currency or the one that was typed. */
      readonly amount: number;
      /** The currency whose sign or code was typed; null where there was none. */
      readonly currency: Currency | null;
    }
  /** No digit: an empty box. */
  | { readonly status: 'empty' }
  /** Out of range: the change is ignored. */
  | { readonly status: 'ignored' };

const THOUSAND = /^(?:k|tsd|thousand)\b/i;
const MILLION = /^(?:m|mn|mio|million|millions)\b/i;

/** Reads a typed amount. Without "k" or "m", all non-digits are stripped. */
export function parseAmount(text: string): TypedAmount {
  const currency = currencyIn(text);
  const [, number = '', after = ''] = /(\d[\d.,\s'’]*)(.*)/su.exec(text) ?? [];
  const factor = THOUSAND.test(after) ? 1e3 : MILLION.test(after) ? 1e6 : null;
  if (factor !== null) {
    const amount = timesFactor(number, factor);
    return isAcceptedIncome(amount) ? { status: 'accepted', amount, currency } : { status: 'ignored' };
  }
  const read = parseIncome(text);
  return read.status === 'accepted' ? { status: 'accepted', amount: read.income, currency } : read;
}

/** What stays of a decimal number that was begun ("12.5", which could have become "12.5k") and left: its whole part. */
export function wholePart(text: string): string {
  return /^[^.,]*/.exec(text)?.[0] ?? '';
}

/**
 * Three digits after a separator are thousands ("1,200k") unless that is out of range ("1.250m"); any other number of
 * digits after the last separator are decimals ("1.2m").
 */
function timesFactor(number: string, factor: number): number {
  const [, whole = '', decimals = ''] = /(.*)[.,](\d*)\D*$/s.exec(number) ?? [];
  const grouped = Number(digitsOf(number)) * factor;
  if (decimals === '' || (decimals.length === 3 && grouped <= MAX_INCOME)) return grouped;
  return Math.round(Number(`${digitsOf(whole)}.${decimals}`) * factor);
}

/** Signs and short names, the longest first: "R$" holds a "$". */
const SIGNS: readonly (readonly [sign: string, currency: Currency])[] = [
  ['NZ$', 'NZD'],
  ['AU$', 'AUD'],
  ['CA$', 'CAD'],
  ['A$', 'AUD'],
  ['C$', 'CAD'],
  ['R$', 'BRL'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₪', 'ILS'],
  ['₹', 'INR'],
  ['₺', 'TRY'],
  ['zł', 'PLN'],
  ['Ft', 'HUF'],
  ['lei', 'RON'],
  ['$', 'USD'],
];

function currencyIn(text: string): Currency | null {
  const code = /(?<![a-z])[a-z]{3}(?![a-z])/i.exec(text)?.[0].toUpperCase();
  const named = CURRENCIES.find((currency) => currency === code);
  return named ?? SIGNS.find(([sign]) => text.includes(sign))?.[1] ?? null;
}

/** A "$" typed by someone who already counts in another kind of dollar means that one. */
export function typedCurrency(typed: Currency | null, current: Currency): Currency {
  const isDollar = typed === 'USD' && ['CAD', 'AUD', 'NZD'].includes(current);
  return typed === null || isDollar ? current : typed;
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
