/** Countries by whatever they are called in English. */
import { COUNTRY_CODES, countryCodeOf } from '../catalogue/countryCodes.ts';
import { PLACES } from '../catalogue/places.ts';

/** Names and short forms beside the first ones, in plain letters. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  AE: ['uae', 'emirates', 'dubai', 'abu dhabi'],
  BA: ['bosnia'],
  CD: ['dr congo'],
  CG: ['congo'],
  CI: ['ivory coast'],
  CV: ['cape verde'],
  CZ: ['czech republic'],
  GB: ['great britain', 'britain', 'england', 'scotland', 'wales', 'northern ireland'],
  IE: ['republic of ireland'],
  KR: ['korea', 'republic of korea'],
  MK: ['macedonia'],
  MM: ['burma'],
  MO: ['macau', 'macao'],
  HK: ['hong kong'],
  NL: ['holland'],
  PS: ['palestine'],
  RU: ['russian federation'],
  SZ: ['swaziland'],
  TL: ['east timor'],
  TR: ['turkey', 'turkiye'],
  US: ['usa', 'united states of america', 'america', 'american'],
  VA: ['vatican', 'holy see'],
};

/** Letters and digits of a name, without accents, points and "the": "The U.S.A." is "usa". */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '');
}

let names: ReadonlyMap<string, string> | undefined;

function codesByName(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  names ??= new Map([
    ...COUNTRY_CODES.map((code) => [plain(english.of(code) ?? code), code] as const),
    ...PLACES.map(({ code, name }) => [plain(name), code] as const),
    ...Object.entries(ALSO_CALLED).flatMap(([code, all]) => all.map((name) => [name, code] as const)),
  ]);
  return names;
}

/** The ISO code in capitals of a country that is given by a code or an English name; null where there is none. */
export function countryNamed(text: string): string | null {
  return countryCodeOf(text.replaceAll('.', '')) ?? codesByName().get(plain(text)) ?? null;
}
