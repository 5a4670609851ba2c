/**
 * Amounts in a person's currency. The engine counts in US dollars; amounts are converted where they are entered and
 * where they are shown, at the rates that the data names.
 */
import { exchangeRates } from 'virtual:lowtide/essentials';
import { type Currency, incomeScaleAt } from './currencies.ts';
import { formatCurrency, formatDayOrMonth, type MoneyFormat } from './format.ts';

export type { MoneyFormat } from './format.ts';

import type { MoneyUnit } from './workingText.ts';

/** The month of the rates, `2026-07`. */
export const RATES_AS_OF: string = exchangeRates.asOf;

/** The same in words: "July 2026". */
export function ratesMonth(): string {
  return formatDayOrMonth(RATES_AS_OF);
}

/** Units of the currency bought by one US dollar. */
function rateOf(currency: Currency): number {
  const rate = currency === 'USD' ? 1 : exchangeRates.rates[currency];
  if (rate === undefined) throw new RangeError(`No exchange rate for ${currency}`);
  return rate;
}

/** An amount in a currency as US dollars, unrounded. */
export function toUsd(amount: number, currency: Currency): number {
  return amount / rateOf(currency);
}

/** An amount in US dollars in a currency, unrounded. */
export function fromUsd(usd: number, currency: Currency): number {
  return usd * rateOf(currency);
}

/** A currency for words that do their own rounding (working.ts). */
export function moneyUnit(currency: Currency): MoneyUnit {
  return { currency, perDollar: rateOf(currency) };
}

const formats = new Map<Currency, MoneyFormat>();

/** The formatter of a currency; always the same function for the same currency. */
export function moneyIn(currency: Currency): MoneyFormat {
  let format = formats.get(currency);
  if (!format) {
    format = (usd, rounding) => formatCurrency(fromUsd(usd, currency), currency, rounding);
    formats.set(currency, format);
  }
  return format;
}

/** What stands before an amount in an input box: `$`, `€`, `CHF`. */
export function currencySign(currency: Currency): string {
  return formatCurrency(0, currency).replace(/[\d\s]/g, '');
}

/** By what the product's round figures are multiplied in a currency. */
export function incomeScale(currency: Currency): number {
  return incomeScaleAt(rateOf(currency));
}

/** One of the product's round dollar figures as the same round figure in a currency: 80,000 → €80,000, HUF 8,000,000. */
export function roundFigure(usd: number, currency: Currency): number {
  return usd * incomeScale(currency);
}

/** The roundest amount in a currency that is so many whole dollars: of an amount that went into an address as dollars, itself. */
export function roundestAmount(usd: number, currency: Currency): number {
  const amount = fromUsd(usd, currency);
  for (let step = 10 ** Math.floor(Math.log10(Math.max(amount, 1))); step > 1; step /= 10) {
    const round = Math.round(amount / step) * step;
    if (Math.round(toUsd(round, currency)) === Math.round(usd)) return round;
  }
  return Math.round(amount);
}

/** A difference of amounts in USD as they are shown, rounded in the person's currency: what stands there adds up. */
export function differenceAsShown(
  { currency }: { readonly currency: Currency },
  from: number,
  ...less: readonly number[]
): number {
  const shown = (usd: number) => Math.round(fromUsd(usd, currency));
  return toUsd(shown(from) - less.reduce((sum, usd) => sum + shown(usd), 0), currency);
}
