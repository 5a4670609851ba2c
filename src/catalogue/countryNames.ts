/** What all countries of the world are called. */
import { COUNTRY_CODES } from './countryCodes.ts';
import { placeOf } from './places.ts';

let names: Intl.DisplayNames | undefined;

/** A country's English name by its code in capitals; the code itself where there is none. */
export function countryName(code: string): string {
  const known = placeOf(code.toLowerCase());
  if (known) return known.name;
  names ??= new Intl.DisplayNames('en', { type: 'region' });
  return names.of(code) ?? code;
}

export interface CountryChoice {
  readonly code: string;
  readonly name: string;
}

const byName = (a: CountryChoice, b: CountryChoice) => a.name.localeCompare(b.name, 'en');
const choice = (code: string): CountryChoice => ({ code, name: countryName(code) });

let others: readonly CountryChoice[] | undefined;

/** All countries that the site is not about, by name. */
export function otherCountries(): readonly CountryChoice[] {
  others ??= COUNTRY_CODES.filter((code) => placeOf(code.toLowerCase()) === null)
    .map(choice)
    .sort(byName);
  return others;
}
