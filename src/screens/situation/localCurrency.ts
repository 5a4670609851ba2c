/** Which currency a browser's region suggests. It is proposed and never set. */
import { type Currency, isCurrency } from '../../catalogue/currencies.ts';

const EURO = new Set('AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV ME MT NL PT SI SK'.split(' '));

const OTHERS: Readonly<Record<string, Currency>> = {
  GB: 'GBP',
  CH: 'CHF',
  LI: 'CHF',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SE: 'SEK',
  DK: 'DKK',
  PL: 'PLN',
  RO: 'RON',
  HU: 'HUF',
  IL: 'ILS',
  BR: 'BRL',
  ZA: 'ZAR',
  IN: 'INR',
  AE: 'AED',
  TR: 'TRY',
};

/** The currency of the first language with a region; null where that is the dollar, or says nothing. */
export function localCurrency(languages: readonly string[] = navigator.languages): Currency | null {
  for (const language of languages) {
    const region = regionOf(language);
    if (region === undefined) continue;
    const currency = EURO.has(region) ? 'EUR' : OTHERS[region];
    return isCurrency(currency) ? currency : null;
  }
  return null;
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}
