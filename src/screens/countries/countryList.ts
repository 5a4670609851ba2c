/** The countries screen: its filters and order, kept in its address so that a copied link shows the same list, and that list. */

import type { CountryPlace, CountryPlaces } from '../../api/facts.ts';
import type { Assessed } from '../../assess/assessor.ts';
import {
  byTax,
  type OpenGroup,
  openGroups,
  type Recommendation,
  type Recommendations,
} from '../../assess/recommendations.ts';
import type { Country } from '../../catalogue/entities.ts';
import { folded } from '../../catalogue/format.ts';
import {
  BUCKETS,
  type Bucket,
  livingCostBucket,
  passesFilter,
  qualityOfLifeBucket,
} from '../../catalogue/labels.ts';
import { choiceParameter, type UrlParameter } from '../../stores/urlState.ts';

export const SORT_KEYS = ['country', 'kept', 'tax', 'livingCost', 'qualityOfLife'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
type Direction = 'ascending' | 'descending';

/** What can be asked for with one press; all that are pressed must be true. */
export const CHIPS = ['fits', 'eu', 'schengen', 'nomad', 'zero'] as const;
export type Chip = (typeof CHIPS)[number];

export interface CountriesFilter {
  /** Pressed living-cost buckets; none means all. */
  readonly living: readonly Bucket[];
  /** Pressed quality-of-life buckets; none means all. */
  readonly quality: readonly Bucket[];
  readonly chips: readonly Chip[];
  readonly search: string;
  /** Null where nothing has been chosen; see `orderOf`. */
  readonly sort: SortKey | null;
  readonly direction: Direction;
}

/** All countries, in whatever order. */
export const NO_FILTER = {
  living: [],
  quality: [],
  chips: [],
  search: '',
} satisfies Partial<CountriesFilter>;

export const DEFAULT_FILTER: CountriesFilter = { ...NO_FILTER, sort: null, direction: 'ascending' };

/** A list of choices, comma-separated; what is not one of them is left out. */
function listParameter<T extends string | number>(
  choices: readonly T[],
  name?: string,
): UrlParameter<readonly T[]> {
  return {
    ...(name === undefined ? {} : { name }),
    initial: [],
    isUnderstood: (text) => text.split(',').every((one) => choices.some((choice) => String(choice) === one)),
    parse(text) {
      const wanted = text.split(',');
      return choices.filter((choice) => wanted.includes(String(choice)));
    },
    serialise: (pressed) => pressed.join(','),
  };
}

/** The filter, as the address of the screen holds it; whatever is missing or not understood takes its default. */
export const FILTER_URL = {
  living: listParameter(BUCKETS),
  quality: listParameter(BUCKETS),
  chips: listParameter(CHIPS, 'only'),
  search: {
    name: 'q',
    initial: '',
    parse: (text) => text,
  } satisfies UrlParameter<string> as UrlParameter<string>,
  sort: {
    initial: DEFAULT_FILTER.sort,
    parse: (text) => SORT_KEYS.find((key) => key === text),
    serialise: (sort) => sort ?? '',
  } satisfies UrlParameter<SortKey | null> as UrlParameter<SortKey | null>,
  direction: {
    ...choiceParameter(['ascending', 'descending'] as const, DEFAULT_FILTER.direction),
    name: 'order',
  },
};

/** Whether the income box is empty: then no tax is shown. The amount itself is the situation's, which all screens share. */
export const EMPTY_INCOME_URL = {
  isEmpty: {
    name: 'income',
    initial: false,
    parse: (text) => text === '',
    // Anything but nothing: it is never written, because what is not empty is left out.
    serialise: (isEmpty) => (isEmpty ? '' : 'amount'),
  } satisfies UrlParameter<boolean> as UrlParameter<boolean>,
};

interface Order {
  readonly sort: SortKey;
  readonly direction: Direction;
}

/** By which column a list is sorted: what was chosen, else its own order, by name or with answers by what is kept. */
export function orderOf(
  { sort, direction }: Pick<CountriesFilter, 'sort' | 'direction'>,
  isGrouped: boolean,
): Order {
  if (sort !== null) return { sort, direction };
  return isGrouped ? { sort: 'kept', direction: 'descending' } : { sort: 'country', direction };
}

/** The same column again flips the direction; a new one starts ascending. */
export function sortedBy(order: Order, sort: SortKey): Order {
  if (order.sort !== sort) return { sort, direction: 'ascending' };
  return { sort, direction: order.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** Presses a choice, or lets it go; the order is that of all choices. */
export function toggled<T>(all: readonly T[], pressed: readonly T[], choice: T): T[] {
  return all.filter((one) => pressed.includes(one) !== (one === choice));
}

interface CountryList {
  /** What passes of the list. */
  readonly passing: Recommendations;
  /** Its groups as they are shown; what is closed is in none. */
  readonly groups: readonly OpenGroup[];
  readonly closed: readonly Recommendation[];
}

const ORDERS: Readonly<Record<SortKey, (a: Assessed, b: Assessed) => number>> = {
  // Not `localeCompare`: for English names it would only load the browser's collation.
  country: (a, b) => (a.country.name === b.country.name ? 0 : a.country.name < b.country.name ? -1 : 1),
  tax: byTax,
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

const PASSES_CHIP: Readonly<Record<Chip, (one: Assessed, place: CountryPlace | undefined) => boolean>> = {
  fits: ({ fit }) => fit === 'fits',
  eu: (_, place) => place?.isEu ?? false,
  schengen: (_, place) => place?.isSchengen ?? false,
  nomad: (_, place) => place?.hasNomadPermit ?? false,
  zero: ({ total }) => Math.round(total) === 0,
};

/** The list of a filter: in its own groups and order, or in the order that was chosen with ties by name. */
export function countryList(
  recommended: Recommendations,
  filter: CountriesFilter,
  places: CountryPlaces,
): CountryList {
  const { chips, search } = filter;
  const { isGrouped } = recommended;
  const { sort, direction } = orderOf(filter, isGrouped);
  const sign = direction === 'ascending' ? 1 : -1;
  const passes = (one: Recommendation) =>
    passesBuckets(one.best.country, filter) &&
    chips.every((chip) => PASSES_CHIP[chip](one.best, places[one.best.country.slug])) &&
    matches(one, search, places);
  const passed = (list: Recommendations): Recommendations => ({
    ...list,
    fits: list.fits.filter(passes),
    check: list.check.filter(passes),
    no: list.no.filter(passes),
    all: list.all.filter(passes),
    ...(list.floor && { floor: passed(list.floor) }),
  });
  const passing = passed(recommended);
  const sorted = (list: readonly Recommendation[]) =>
    isGrouped && filter.sort === null
      ? list
      : [...list].sort((a, b) => sign * ORDERS[sort](a.best, b.best) || ORDERS.country(a.best, b.best));
  return {
    passing,
    groups: openGroups(passing).map(({ level, rows }) => ({ level, rows: sorted(rows) })),
    closed: sorted(passing.no),
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
  const wanted = folded(search);
  if (wanted === '') return true;
  // Two letters are a code, or the beginning of a name.
  return wordsOf(one, places).some((word) =>
    wanted.length < 3 ? folded(word).startsWith(wanted) : folded(word).includes(wanted),
  );
}
