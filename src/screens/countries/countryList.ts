/** Which countries the list shows and in which order: filters, chips and search over the recommendations. */

import type { CountryPlace, CountryPlaces } from '../../api/facts.ts';
import type { Assessed } from '../../assess/assessor.ts';
import type { Recommendation, Recommendations } from '../../assess/recommendations.ts';
import type { FitLevel } from '../../assess/terms.ts';
import type { Country } from '../../catalogue/entities.ts';
import { type Bucket, livingCostBucket, passesFilter, qualityOfLifeBucket } from '../../catalogue/labels.ts';
import type { Chip, CountriesFilter, SortKey } from './countriesQuery.ts';

export interface CountryGroup {
  /** Null where nothing has been said that makes groups. */
  readonly level: FitLevel | null;
  readonly list: readonly Recommendation[];
}

export interface CountryList {
  readonly groups: readonly CountryGroup[];
  /** Countries in all groups. */
  readonly count: number;
  /** The country that a search without a hit comes nearest to; else null. */
  readonly nearest: Country | null;
}

type Order = (a: Assessed, b: Assessed) => number;

const ORDERS: Readonly<Record<SortKey, Order>> = {
  // Not `localeCompare`: for English names it would only load the browser's collation.
  country: (a, b) => (a.country.name === b.country.name ? 0 : a.country.name < b.country.name ? -1 : 1),
  tax: (a, b) => (a.rate ?? a.total) - (b.rate ?? b.total),
  kept: (a, b) => b.kept - a.kept,
  livingCost: (a, b) => a.country.livingCost - b.country.livingCost,
  qualityOfLife: (a, b) => a.country.qualityOfLife - b.country.qualityOfLife,
};

/** Whether a country passes the filters of living cost and quality of life. */
function passesBuckets(
  { livingCost, qualityOfLife }: Pick<Country, 'livingCost' | 'qualityOfLife'>,
  { living, quality }: Pick<CountriesFilter, 'living' | 'quality'>,
): boolean {
  return (
    passesFilter(livingCostBucket(livingCost), living) &&
    passesFilter(qualityOfLifeBucket(qualityOfLife), quality)
  );
}

/** Buckets that no country would pass beside the other filter: they cannot be pressed. */
export function emptyBuckets(
  countries: readonly Country[],
  filter: Pick<CountriesFilter, 'living' | 'quality'>,
  of: 'living' | 'quality',
): ReadonlySet<Bucket> {
  const buckets: readonly Bucket[] = [1, 2, 3, 4];
  return new Set(
    buckets.filter(
      (bucket) => !countries.some((country) => passesBuckets(country, { ...filter, [of]: [bucket] })),
    ),
  );
}

const CHIPS: Readonly<Record<Chip, (one: Assessed, place: CountryPlace | undefined) => boolean>> = {
  fits: ({ fit }) => fit === 'fits',
  eu: (_, place) => place?.isEu ?? false,
  schengen: (_, place) => place?.isSchengen ?? false,
  nomad: (_, place) => place?.hasNomadPermit ?? false,
  zero: ({ total }) => Math.round(total) === 0,
};

/** The list of a filter; groups only where answers made them, each in the filter's order with ties by name. */
export function countryList(
  { fits, check, no, all, isGrouped }: Recommendations,
  filter: CountriesFilter,
  places: CountryPlaces,
): CountryList {
  const { chips, search, sort, direction } = filter;
  const sign = direction === 'ascending' ? 1 : -1;
  const passes = (one: Recommendation) =>
    passesBuckets(one.best.country, filter) &&
    chips.every((chip) => CHIPS[chip](one.best, places[one.best.country.slug])) &&
    matches(one, search, places);
  const shown = (list: readonly Recommendation[]) =>
    list.filter(passes).sort((a, b) => sign * ORDERS[sort](a.best, b.best) || ORDERS.country(a.best, b.best));
  const groups: CountryGroup[] = isGrouped
    ? [
        { level: 'fits', list: shown(fits) },
        { level: 'check', list: shown(check) },
        { level: 'no', list: shown(no) },
      ]
    : [{ level: null, list: shown(all) }];
  const count = groups.reduce((sum, { list }) => sum + list.length, 0);
  const isLost = count === 0 && search !== '';
  return {
    groups: groups.filter(({ list }) => list.length > 0),
    count,
    nearest: isLost ? nearestTo(search, all) : null,
  };
}

function wordsOf({ best: { country, regime }, others }: Recommendation, places: CountryPlaces): string[] {
  return [
    country.name,
    country.code,
    ...country.popularCities,
    country.capital,
    regime.name,
    ...others.map((other) => other.regime.name),
    ...(places[country.slug]?.words ?? []),
  ];
}

function matches(one: Recommendation, search: string, places: CountryPlaces): boolean {
  const wanted = plain(search);
  if (wanted === '') return true;
  // Two letters are a code, or the beginning of a name.
  return wordsOf(one, places).some((word) =>
    wanted.length < 3 ? plain(word).startsWith(wanted) : plain(word).includes(wanted),
  );
}

/** Lower case without accents: "Türkiye" is found as "turkiye". */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .trim();
}

/** The country whose name shares most pairs of letters with a mistyped one; null where none does. */
function nearestTo(search: string, all: readonly Recommendation[]): Country | null {
  const wanted = pairsOf(plain(search));
  let best: Country | null = null;
  let most = 0;
  for (const { country } of all.map(({ best }) => best)) {
    const own = pairsOf(plain(country.name));
    const shared = [...wanted].filter((pair) => own.has(pair)).length;
    const share = (2 * shared) / (wanted.size + own.size);
    if (share > most) {
      most = share;
      best = country;
    }
  }
  return best;
}

function pairsOf(text: string): ReadonlySet<string> {
  return new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)));
}
