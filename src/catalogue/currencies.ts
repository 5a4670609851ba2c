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
