import { digitsOf } from './income.ts';

/**
 * A number with a fixed number of decimals and thousands separators, rounded half away from zero: what `Intl` gives for
 * `en-US`. Not left to `Intl` itself, because its first formatter loads the browser's locale data, the longest single
 * piece of work before a page answers on a slow phone.
 */
export function formatDecimal(value: number, decimals: number): string {
  const size = Math.abs(value);
  if (size < 0.5 * 10 ** -decimals) return (0).toFixed(decimals);
  // Of the decimal digits that a number is written with: 15.85 is a half there, and a little less in binary.
  const rounded = size < NO_DECIMALS ? Math.round(Number(`${size}e${decimals}`)) / 10 ** decimals : size;
  return (value < 0 ? '-' : '') + rounded.toFixed(decimals).replace(/\B(?=(\d{3})+(?:\.|$))/g, ',');
}

/** From here on a number has hardly any decimals left to round. */
const NO_DECIMALS = 1e15;

/** US dollars without decimals: `$60,000`. */
export function formatMoney(usd: number): string {
  return formatDecimal(usd, 0).replace(/^-?/, '$&$$');
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

/** Typed digits with thousands separators: `1234567` → `1,234,567`; everything else is dropped, nothing stays nothing. */
export function groupDigits(text: string): string {
  const digits = digitsOf(text).replace(/^0+(?=\d)/, '');
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A rate as the law writes it, with no more decimals than it has, at most 3: `8.5%`, `15%`. */
export function formatRate(percent: number): string {
  return `${formatDecimal(percent, 3).replace(/\.?0+$/, '')}%`;
}

const MONTHS = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(
  ',',
);

/** The day of an ISO date: `2026-11-03` → `November 3, 2026`. */
export function formatDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${day}, ${year}`;
}

/** A statutory amount in its own currency: `€2,027`, `RON 24,300`; decimals only where it is below 1,000. */
export function formatStatutory({
  currency,
  amount,
}: {
  readonly currency: string;
  readonly amount: number;
}): string {
  const maximumFractionDigits = Math.abs(amount) < 1000 && !Number.isInteger(amount) ? 2 : 0;
  const minimumFractionDigits = maximumFractionDigits;
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits,
    maximumFractionDigits,
  });
  return format.format(amount);
}
