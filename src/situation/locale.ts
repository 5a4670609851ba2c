/** What the languages of a browser make likely. Nothing is taken for an answer: it is offered first. */
import { type Currency, isCurrency } from '../catalogue/currencies.ts';
import { WIZARD_EUROPE } from '../catalogue/europe.ts';
import { PLACES, placeOf } from '../catalogue/places.ts';

/** What is paid with in countries that the site is not about. */
const OTHER_CURRENCIES: Readonly<Record<string, Currency>> = {
  ...Object.fromEntries('fi gr hr lu lv si sk'.split(' ').map((code) => [code, 'EUR'])),
  li: 'CHF',
};

/**
 * The currencies that the first language with a region makes likely: its own, and in Europe the euro, in which many invoice.
 * None where that is the dollar, or says nothing.
 */
export function likelyCurrencies(languages: readonly string[] = navigator.languages): readonly Currency[] {
  const [region] = regionsOf(languages);
  if (region === undefined) return [];
  const own = placeOf(region)?.currency ?? OTHER_CURRENCIES[region];
  const isEuropean = WIZARD_EUROPE.has(region.toUpperCase()) && region !== 'gb';
  const all = [own, ...(isEuropean ? ['EUR'] : [])];
  return [...new Set(all)].filter((one): one is Currency => isCurrency(one) && one !== 'USD');
}

/** Where languages are spoken, of the countries that have a name here. */
const SPOKEN: Readonly<Record<string, string>> = {
  de: 'de at ch',
  en: 'us gb ca au ie nz in za',
  es: 'es uy py pa cr us',
  fr: 'fr be ch ca',
  it: 'it ch',
  nl: 'nl be',
  pt: 'pt br',
};

/** Asked for most, where languages say nothing more. */
const USUAL = 'us gb de ca fr au in nl'.split(' ');

/** So many countries are offered at once. */
const NEAREST = 6;

/**
 * The countries that are likeliest: of the languages' own regions, of their other countries, then the usual ones. A first
 * language without a region stands for its first country: behind "de" many browsers have "en-US".
 */
export function likelyCountries(languages: readonly string[] = navigator.languages): readonly string[] {
  const spoken = languages.flatMap(
    (language) => SPOKEN[language.slice(0, 2).toLowerCase()]?.split(' ') ?? [],
  );
  const first = regionsOf(languages.slice(0, 1)).length > 0 ? [] : spoken.slice(0, 1);
  const all = [...first, ...regionsOf(languages), ...spoken, ...USUAL];
  return [...new Set(all.filter((id) => placeOf(id) !== null))].slice(0, NEAREST);
}

/**
 * The country to which a currency that only one has, or the region of the first language, points as the home; null where
 * they say nothing, or contradict each other.
 */
export function likelyHome(
  currency: Currency | undefined,
  languages: readonly string[] = navigator.languages,
): string | null {
  const paidIn = PLACES.filter((place) => place.currency === currency);
  if (paidIn.length === 1) return paidIn[0]?.id ?? null;
  const place = placeOf(regionsOf(languages.slice(0, 1))[0] ?? '');
  // Dollars are what counts until somebody says a currency.
  return place && [undefined, 'USD', place.currency].includes(currency) ? place.id : null;
}

/** Lower-case codes of the languages' regions, in their order. */
function regionsOf(languages: readonly string[]): readonly string[] {
  return languages.flatMap((language) => regionOf(language)?.toLowerCase() ?? []);
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}
