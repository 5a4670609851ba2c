/** What people type into a box for money: "70k", "1.2m", "€70,000", "70.000", "70 000". */
import { CURRENCIES, type Currency } from './currencies.ts';
import { digitsOf, isAcceptedIncome, MAX_INCOME, parseIncome } from './income.ts';

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
