/** The filters and the order of the countries screen, kept in its address so that a copied link shows the same list. */

import { COUNTRIES_DEFAULT_INCOME, incomeFromQuery } from '../../catalogue/income.ts';
import { BUCKETS, type Bucket } from '../../catalogue/labels.ts';

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

function parseBuckets(text: string | null): Bucket[] {
  const wanted = (text ?? '').split(',');
  return BUCKETS.filter((bucket) => wanted.includes(String(bucket)));
}

function parseIncomeParameter(text: string | null): number | null {
  if (text === null) return DEFAULT_FILTER.income;
  return text === '' ? null : (incomeFromQuery(text) ?? DEFAULT_FILTER.income);
}

/** Reads a filter from a query string; whatever is missing or not understood takes its default. */
export function parseCountriesFilter(search: string): CountriesFilter {
  const query = new URLSearchParams(search);
  const sort = SORT_KEYS.find((key) => key === query.get('sort')) ?? DEFAULT_FILTER.sort;
  return {
    income: parseIncomeParameter(query.get('income')),
    costs: parseBuckets(query.get('costs')),
    quality: parseBuckets(query.get('quality')),
    sort,
    direction: query.get('order') === 'descending' ? 'descending' : 'ascending',
  };
}

/** The query string of a filter without its "?"; defaults are left out. */
export function countriesSearch(filter: CountriesFilter): string {
  const query = new URLSearchParams();
  if (filter.income !== DEFAULT_FILTER.income) query.set('income', filter.income?.toString() ?? '');
  if (filter.costs.length > 0) query.set('costs', filter.costs.join(','));
  if (filter.quality.length > 0) query.set('quality', filter.quality.join(','));
  if (filter.sort !== DEFAULT_FILTER.sort) query.set('sort', filter.sort);
  if (filter.direction !== DEFAULT_FILTER.direction) query.set('order', filter.direction);
  return query.toString().replaceAll('%2C', ',');
}

/** The same column again flips the direction; a new one starts ascending. */
export function sortedBy(filter: CountriesFilter, sort: SortKey): CountriesFilter {
  if (filter.sort !== sort) return { ...filter, sort, direction: 'ascending' };
  return { ...filter, direction: filter.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** Presses a bucket, or lets it go. */
export function toggled(buckets: readonly Bucket[], bucket: Bucket): Bucket[] {
  return BUCKETS.filter((one) => buckets.includes(one) !== (one === bucket));
}
