import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUCKETS } from '../../../../src/catalogue/labels.ts';
import { STRIP_URL } from '../../../../src/screens/countries/cheapestQuery.ts';
import {
  type CountriesFilter,
  DEFAULT_FILTER,
  FILTER_URL,
  SORT_KEYS,
  sortedBy,
  toggled,
} from '../../../../src/screens/countries/countriesQuery.ts';
import { readUrlState, writeUrlState } from '../../../../src/stores/urlState.ts';

const read = (search: string) => readUrlState(FILTER_URL, search);
const write = (filter: CountriesFilter) => writeUrlState(FILTER_URL, '', filter);

describe('the filters in the address', () => {
  test.each<[string, Partial<CountriesFilter>]>([
    ['', {}],
    ['?income=120000', { income: 120_000 }],
    ['income=0', { income: 0 }],
    ['income=', { income: null }],
    ['income=abc', {}],
    ['income=-5', {}],
    ['income=10000001', {}],
    ['costs=1,3', { costs: [1, 3] }],
    ['quality=4,2,4', { quality: [2, 4] }],
    ['costs=0,5,x&quality=1.0', {}],
    ['sort=tax', { sort: 'tax' }],
    ['sort=TAX', {}],
    ['order=descending', { direction: 'descending' }],
    ['order=upwards', {}],
    ['sort=livingCost&order=descending&costs=2', { sort: 'livingCost', direction: 'descending', costs: [2] }],
  ])('%j: whatever is missing or not understood takes its default', (search, expected) => {
    expect(read(search)).toEqual({ ...DEFAULT_FILTER, ...expected });
  });

  test('by default: income 80,000, every bucket, by country from A to Z', () => {
    expect(DEFAULT_FILTER).toEqual({
      income: 80_000,
      costs: [],
      quality: [],
      sort: 'country',
      direction: 'ascending',
    });
  });

  test.each<[string, Partial<CountriesFilter>]>([
    ['', {}],
    ['income=', { income: null }],
    ['income=0', { income: 0 }],
    ['income=90000', { income: 90_000 }],
    ['costs=1,2', { costs: [1, 2] }],
    ['quality=4', { quality: [4] }],
    ['sort=qualityOfLife&order=descending', { sort: 'qualityOfLife', direction: 'descending' }],
    [
      'income=1&costs=1&quality=1,3&sort=tax&order=descending',
      { income: 1, costs: [1], quality: [1, 3], sort: 'tax', direction: 'descending' },
    ],
  ])('written as %j: defaults are left out, commas stay readable', (search, changes) => {
    expect(write({ ...DEFAULT_FILTER, ...changes })).toBe(search);
  });

  test('what is written is read again', () => {
    const filters: fc.Arbitrary<CountriesFilter> = fc.record({
      income: fc.option(fc.nat(10_000_000)),
      costs: fc.subarray([...BUCKETS]),
      quality: fc.subarray([...BUCKETS]),
      sort: fc.constantFrom(...SORT_KEYS),
      direction: fc.constantFrom('ascending', 'descending'),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        expect(read(write(filter))).toEqual(filter);
      }),
    );
  });
});

test('the same column again flips the direction; a new one starts ascending', () => {
  const byTax = sortedBy(DEFAULT_FILTER, 'tax');
  expect(byTax).toEqual({ ...DEFAULT_FILTER, sort: 'tax', direction: 'ascending' });
  const flipped = sortedBy(byTax, 'tax');
  expect(flipped).toEqual({ ...byTax, direction: 'descending' });
  expect(sortedBy(flipped, 'tax')).toEqual(byTax);
  expect(sortedBy(flipped, 'livingCost')).toEqual({ ...byTax, sort: 'livingCost' });
});

test('a bucket is pressed and let go, in the order of the buttons', () => {
  expect(toggled([], 3)).toEqual([3]);
  expect(toggled([3], 1)).toEqual([1, 3]);
  expect(toggled([1, 3], 3)).toEqual([1]);
});

test("the strip's region and work type stand beside the filter", () => {
  const written = writeUrlState(STRIP_URL, 'income=5&deduct=1', { region: 'europe', workType: 'business' });
  expect(written).toBe('income=5&deduct=1&region=europe&work=business');
  expect(readUrlState(STRIP_URL, written)).toEqual({ region: 'europe', workType: 'business' });
  expect(readUrlState(STRIP_URL, 'region=moon')).toEqual({ region: 'anywhere', workType: 'freelancer' });
});
