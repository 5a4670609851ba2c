/** Numbers and rates as they are shown: `en-US`, rounded half away from zero; dates with the day first. Each formatter is made once. */
import { NAMES_WITH_ARTICLE } from './places.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** A formatter of numbers by its options; making one costs far more than using it. */
export function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  let format = formatters.get(key);
  if (!format) {
    // No minus before what is shown as zero.
    format = new Intl.NumberFormat('en-US', { signDisplay: 'negative', ...options });
    formatters.set(key, format);
  }
  return format;
}

/** A number with a fixed number of decimals and thousands separators. */
export function formatDecimal(value: number, decimals: number): string {
  const format = numberFormat({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return format.format(rounded(value, decimals));
}

/** US dollars without decimals: `$60,000`; a limit is rounded to its inner side. */
export function formatMoney(usd: number, rounding?: Rounding): string {
  return formatCurrency(usd, 'USD', rounding);
}

/** How an amount with a fraction is shown: the nearest one, or the next whole one below or above. */
export type Rounding = 'nearest' | 'down' | 'up';

/**
 * Shows an amount in US dollars in a person's currency, without decimals. A limit is rounded to its inner side: 'down'
 * for the highest amount that is still inside, 'up' for the lowest.
 */
export type MoneyFormat = (usd: number, rounding?: Rounding) => string;

const ROUNDING_MODES = { nearest: 'halfExpand', down: 'floor', up: 'ceil' } as const;

/** An amount in its own currency without decimals: `€60,000`, `SEK 60,000`. */
export function formatCurrency(amount: number, currency: string, rounding: Rounding = 'nearest'): string {
  const roundingMode = ROUNDING_MODES[rounding];
  // Converted there and back, a whole amount may be off by its last binary digit.
  const exact = rounding === 'nearest' ? rounded(amount) : Number(amount.toPrecision(12));
  return numberFormat({ style: 'currency', currency, maximumFractionDigits: 0, roundingMode }).format(exact);
}

/** A number with its word: "1 year", "3 countries". */
export function countOf(count: number, noun: string): string {
  return `${count} ${nounFor(count, noun)}`;
}

function nounFor(count: number, noun: string): string {
  return count === 1 ? noun : `${noun.replace(/(?<=[^aeiou])y$/, 'ie')}s`;
}

const NUMBERS = [
  ...[
    'No',
    'One',
    'Two',
    'Three',
    'Four',
    'Five',
    'Six',
    'Seven',
    'Eight',
    'Nine',
    'Ten',
    'Eleven',
    'Twelve',
  ],
  ...['Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen', 'Twenty'],
];

/** "Four" */
export function inWords(number: number): string {
  return NUMBERS[number] ?? `${number}`;
}

/** A number with its word, to begin a line with: "One country", "Nine countries", "13 countries". */
export function countInWords(count: number, noun: string): string {
  return `${count > 12 ? count : inWords(count)} ${nounFor(count, noun)}`;
}

/** A country's name inside a sentence: "the United Arab Emirates". */
export function nameInText(countryName: string): string {
  return NAMES_WITH_ARTICLE.has(countryName) ? `the ${countryName}` : countryName;
}

/** Percent with 1 decimal, or 2 as in the PDF: `15.9%`. */
export function formatPercent(percent: number, decimals: 1 | 2 = 1): string {
  return `${formatDecimal(percent, decimals)}%`;
}

/** Internet speed: `120 Mbps`. */
export function formatMbps(speed: number): string {
  return `${formatWhole(speed)} Mbps`;
}

/** A whole number with thousands separators: `5,123,000`. */
export function formatWhole(value: number): string {
  return formatDecimal(value, 0);
}

/** A rate as the law writes it, with no more decimals than it has, at most 3: `8.5%`, `15%`. */
export function formatRate(percent: number): string {
  return `${numberFormat({ maximumFractionDigits: 3 }).format(percent)}%`;
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A date by options of `Intl.DateTimeFormat`; months count from 1. */
export function formatDate(
  options: Intl.DateTimeFormatOptions,
  year: number,
  month: number,
  day = 1,
): string {
  const key = JSON.stringify(options);
  let format = dateFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
    dateFormats.set(key, format);
  }
  return format.format(Date.UTC(year, month - 1, day));
}

/** The day of an ISO date: `2026-11-03` → `3 November 2026`. */
export function formatDay(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return formatDate({ dateStyle: 'long' }, year, month, day);
}

/** A day whose year goes without saying: `24 November`. */
export function formatDayOfYear(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return formatDate({ day: 'numeric', month: 'long' }, year, month, day);
}

/** A month, counted from 1: `May 2027`. */
export function formatMonth({ year, month }: { readonly year: number; readonly month: number }): string {
  return formatDate({ month: 'long', year: 'numeric' }, year, month);
}

/** What is dated by a day or by a month alone: `29 November 2026`, `November 2026`. */
export function formatDayOrMonth(date: string): string {
  const [year = 0, month = 1, day] = date.split('-').map(Number);
  return day === undefined ? formatMonth({ year, month }) : formatDay(date);
}

/** `September`, or `Sept` where there is little room. */
export function formatMonthName(month: number, length: 'long' | 'short' = 'long'): string {
  return formatDate({ month: length }, 2027, month);
}

let list: Intl.ListFormat | undefined;

/** `Spain, Italy, and Malta`. */
export function formatList(parts: readonly string[]): string {
  list ??= new Intl.ListFormat('en-US');
  return list.format(parts);
}

/** A statutory amount in its own currency: `€2,027`, `RON 24,300`; decimals only where it is below 1,000. */
export function formatStatutory({
  currency,
  amount,
}: {
  readonly currency: string;
  readonly amount: number;
}): string {
  const decimals = Math.abs(amount) < 1000 && !Number.isInteger(amount) ? 2 : 0;
  return numberFormat({
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount);
}

/** A text as it begins a sentence. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** For searches: lower case without accents, so that "Türkiye" is found as "turkiye" and "ryczałt" as "ryczalt". */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ı', 'i')
    .replace(/ł/gi, 'l')
    .toLowerCase()
    .trim();
}

/** How many digits binary arithmetic gets right in amounts of the size that the site shows. */
const SURE_DIGITS = 13;
const PRODUCT_SIZE = 1e9;
/** From here on a number has hardly any decimals left to round. */
const NO_DECIMALS = 1e15;

/**
 * A value rounded half away from zero. A half that binary arithmetic has made a little smaller counts as a half:
 * 2.3% of 1,500 is 34.49999999999999 to the machine, and rounds to 35.
 */
export function rounded(value: number, decimals = 0): number {
  const size = Math.abs(value);
  if (size >= NO_DECIMALS) return value;
  if (size < 0.5 * 10 ** -decimals * (1 - 1e-12)) return 0;
  const sure = size < PRODUCT_SIZE ? Number(size.toPrecision(SURE_DIGITS)) : size;
  // Of the decimal digits that a number is written with: 15.85 is a half there, and a little less in binary.
  const result = Math.round(Number(`${sure}e${decimals}`)) / 10 ** decimals;
  return value < 0 ? -result : result;
}
