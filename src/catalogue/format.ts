import { digitsOf } from './income.ts';

const MONEY = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const PERCENT = {
  1: new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  2: new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
} as const;

/** US dollars without decimals: `$60,000` (§9). */
export function formatMoney(usd: number): string {
  // What rounds to zero has no sign.
  return MONEY.format(Math.abs(usd) < 0.5 ? 0 : usd);
}

/** Percent with 1 decimal, or 2 as in the PDF: `15.9%` (§9). */
export function formatPercent(percent: number, decimals: 1 | 2 = 1): string {
  return `${PERCENT[decimals].format(Math.abs(percent) < 0.5 * 10 ** -decimals ? 0 : percent)}%`;
}

/** Internet speed: `120 Mbps`. */
export function formatMbps(speed: number): string {
  return `${WHOLE.format(speed)} Mbps`;
}

/** A whole number with thousands separators: `5,123,000`. */
export function formatWhole(value: number): string {
  return WHOLE.format(value);
}

/** Typed digits with thousands separators: `1234567` → `1,234,567`; everything else is dropped, nothing stays nothing. */
export function groupDigits(text: string): string {
  const digits = digitsOf(text).replace(/^0+(?=\d)/, '');
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

const RATE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

/** A rate as the law writes it, with no more decimals than it has: `8.5%`, `15%`. */
export function formatRate(percent: number): string {
  return `${RATE.format(percent)}%`;
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
