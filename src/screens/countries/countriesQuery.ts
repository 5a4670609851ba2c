/** The filters and the order of the countries screen, kept in its address so that a copied link shows the same list. */

import { COUNTRIES_DEFAULT_INCOME, incomeFromQuery } from '../../catalogue/income.ts';
import { BUCKETS, type Bucket } from '../../catalogue/labels.ts';
import { choiceParameter, type UrlParameter } from '../../stores/urlState.ts';

export const SORT_KEYS = ['country', 'tax', 'livingCost', 'qualityOfLife'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export type Direction = 'ascending' | 'descending';

export interface CountriesFilter {
  /** USD per year; null when the box is empty. */
  readonly income: number | null;
  /** Pressed living-cost buckets; none means all. */
  readonly costs: readonly Bucket[];
  /** Pressed quality-of-life buckets; none means all. */
  readonly quality: readonly Bucket[];
  readonly sort: SortKey;
  readonly direction: Direction;
}

export const DEFAULT_FILTER: CountriesFilter = {
  income: COUNTRIES_DEFAULT_INCOME,
  costs: [],
  quality: [],
  sort: 'country',
  direction: 'ascending',
};

const buckets: UrlParameter<readonly Bucket[]> = {
  initial: [],
  parse(text) {
    const wanted = text.split(',');
    return BUCKETS.filter((bucket) => wanted.includes(String(bucket)));
  },
  serialise: (pressed) => pressed.join(','),
};

const income: UrlParameter<number | null> = {
  initial: DEFAULT_FILTER.income,
  parse: (text) => (text === '' ? null : (incomeFromQuery(text) ?? undefined)),
  serialise: (value) => value?.toString() ?? '',
};

/** The filter, as the address of the screen holds it; whatever is missing or not understood takes its default. */
export const FILTER_URL = {
  income,
  costs: buckets,
  quality: { ...buckets },
  sort: choiceParameter(SORT_KEYS, DEFAULT_FILTER.sort),
  direction: { ...choiceParameter(['ascending', 'descending'], DEFAULT_FILTER.direction), name: 'order' },
};

/** The same column again flips the direction; a new one starts ascending. */
export function sortedBy(filter: CountriesFilter, sort: SortKey): CountriesFilter {
  if (filter.sort !== sort) return { ...filter, sort, direction: 'ascending' };
  return { ...filter, direction: filter.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** Presses a bucket, or lets it go. */
export function toggled(buckets: readonly Bucket[], bucket: Bucket): Bucket[] {
  return BUCKETS.filter((one) => buckets.includes(one) !== (one === bucket));
}
