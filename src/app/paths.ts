/**
 * Every address of the site.
 * The build writes one HTML file per path listed here; whatever is not listed is the not-found page.
 */
import { LEAVING_PATHS } from '../catalogue/homeCountries.ts';
import { RANKING_PAGES } from '../catalogue/personas.ts';
import { calculatorPath } from '../catalogue/slugs.ts';

/** The pages that are there whatever the data holds. */
export const FIXED_PATHS = [
  '/',
  '/countries',
  '/compare',
  '/wizard',
  '/how-it-works',
  '/privacy',
  '/terms',
  '/impressum',
  '/methodology',
  '/data',
  '/changes',
  '/plan',
  '/country-guides/malta',
] as const;

/** A trailing -1 or -2 selects the second or third regime of a country. */
const MAX_CALCULATORS_PER_COUNTRY = 3;

export function calculatorPaths(country: { name: string; taxRegimes: readonly unknown[] }): string[] {
  return country.taxRegimes
    .slice(0, MAX_CALCULATORS_PER_COUNTRY)
    .map((_, index) => calculatorPath(country.name, index));
}

/** All paths of the site for the given countries. */
export function allPaths(countries: readonly { name: string; taxRegimes: readonly unknown[] }[]): string[] {
  return [
    ...FIXED_PATHS,
    ...RANKING_PAGES.map(({ path }) => path),
    ...LEAVING_PATHS,
    ...countries.flatMap(calculatorPaths),
  ];
}
