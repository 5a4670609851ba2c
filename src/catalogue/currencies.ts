/** The currencies in which a person may enter amounts and read figures. */
export const CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'CAD',
  'AUD',
  'NZD',
  'SEK',
  'DKK',
  'PLN',
  'RON',
  'HUF',
  'ILS',
  'BRL',
  'ZAR',
  'INR',
  'AED',
  'TRY',
] as const;
export type Currency = (typeof CURRENCIES)[number];

export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((currency) => currency === value);
}

const SCALES = [1, 2, 5, 10, 20, 50, 100] as const;

/**
 * By what the product's round figures (defaults, slider ranges, income levels) are multiplied in a currency: 1 where
 * a unit is worth about a dollar, half of it at least, else the step nearest to the rate.
 * @param rate units of the currency bought by one US dollar.
 */
export function incomeScaleAt(rate: number): number {
  if (rate < 2) return 1;
  return SCALES.reduce((best, scale) => (Math.abs(scale - rate) < Math.abs(best - rate) ? scale : best));
}
