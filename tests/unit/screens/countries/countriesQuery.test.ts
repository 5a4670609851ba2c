import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUCKETS } from '../../../../src/catalogue/labels.ts';
import {
  CHIPS,
  type CountriesFilter,
  DEFAULT_FILTER,
  EMPTY_INCOME_URL,
  FILTER_URL,
  orderOf,
  SORT_KEYS,
  sortedBy,
  toggled,
} from '../../../../src/screens/countries/countryList.ts';
import { readUrlState, writeUrlState } from '../../../../src/stores/urlState.ts';

const read = (search: string) => readUrlState(FILTER_URL, search);
const write = (filter: CountriesFilter) => writeUrlState(FILTER_URL, '', filter);

describe('the filters in the address', () => {
  test.each<[string, Partial<CountriesFilter>]>([
    ['', {}],
    ['living=1,3', { living: [1, 3] }],
    ['quality=4,2,4', { quality: [2, 4] }],
    ['living=0,5,x&quality=1.0', {}],
    ['only=zero,eu,moon', { chips: ['eu', 'zero'] }],
    ['q=T%C3%BCrkiye', { search: 'Türkiye' }],
    ['sort=tax', { sort: 'tax' }],
    ['sort=TAX', {}],
    ['order=descending', { direction: 'descending' }],
    ['order=upwards', {}],
    [
      'sort=livingCost&order=descending&living=2',
      { sort: 'livingCost', direction: 'descending', living: [2] },
    ],
  ])('%j: whatever is missing or not understood takes its default', (search, expected) => {
    expect(read(search)).toEqual({ ...DEFAULT_FILTER, ...expected });
  });

  test('by default: every bucket, no search, in the list’s own order', () => {
    expect(DEFAULT_FILTER).toEqual({
      living: [],
      quality: [],
      chips: [],
      search: '',
      sort: null,
      direction: 'ascending',
    });
    expect(orderOf(DEFAULT_FILTER, false)).toEqual({ sort: 'country', direction: 'ascending' });
    expect(orderOf(DEFAULT_FILTER, true)).toEqual({ sort: 'kept', direction: 'descending' });
  });

  test.each<[string, Partial<CountriesFilter>]>([
    ['', {}],
    ['living=1,2', { living: [1, 2] }],
    ['quality=4', { quality: [4] }],
    ['only=fits,nomad', { chips: ['fits', 'nomad'] }],
    ['sort=qualityOfLife&order=descending', { sort: 'qualityOfLife', direction: 'descending' }],
  ])('written as %j: defaults are left out, commas stay readable', (search, changes) => {
    expect(write({ ...DEFAULT_FILTER, ...changes })).toBe(search);
  });

  test('what is written is read again', () => {
    const filters: fc.Arbitrary<CountriesFilter> = fc.record({
      living: fc.subarray([...BUCKETS]),
      quality: fc.subarray([...BUCKETS]),
      chips: fc.subarray([...CHIPS]),
      search: fc.string(),
      sort: fc.constantFrom(null, ...SORT_KEYS),
      direction: fc.constantFrom('ascending', 'descending'),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        expect(read(write(filter))).toEqual(filter);
      }),
    );
  });

  test.each([
    ['income=', true],
    ['', false],
    ['income=70000', false],
  ])('%j: an emptied income box is told from one with the default', (search, isEmpty) => {
    expect(readUrlState(EMPTY_INCOME_URL, search)).toEqual({ isEmpty });
    if (isEmpty) expect(writeUrlState(EMPTY_INCOME_URL, 'income=5', { isEmpty })).toBe(search);
  });

  test('a change of a filter leaves the income of the address alone', () => {
    expect(writeUrlState(FILTER_URL, 'income=70000&currency=EUR', { living: [2] })).toBe(
      'income=70000&currency=EUR&living=2',
    );
  });
});

test('the same column again flips the direction; a new one starts ascending', () => {
  const byTax = sortedBy(orderOf(DEFAULT_FILTER, false), 'tax');
  expect(byTax).toEqual({ sort: 'tax', direction: 'ascending' });
  const flipped = sortedBy(byTax, 'tax');
  expect(flipped).toEqual({ ...byTax, direction: 'descending' });
  expect(sortedBy(flipped, 'tax')).toEqual(byTax);
  expect(sortedBy(flipped, 'livingCost')).toEqual({ ...byTax, sort: 'livingCost' });
});

test('a bucket is pressed and let go, in the order of the buttons', () => {
  expect(toggled(BUCKETS, [], 3)).toEqual([3]);
  expect(toggled(BUCKETS, [3], 1)).toEqual([1, 3]);
  expect(toggled(BUCKETS, [1, 3], 3)).toEqual([1]);
});
