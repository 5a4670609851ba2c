import { expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { DESTINATIONS, HOME_COUNTRIES, isDestination, PLACES } from '../../../src/catalogue/places.ts';

const data = compileData();
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

test('destinations: 22', { tags: ['product-22-countries', 'constant-destinations-22'] }, () => {
  expect(DESTINATIONS).toHaveLength(22);
  expect(ids(DESTINATIONS)).toEqual(ids(data.countries));
  expect(isDestination('de')).toBe(false);
});

test('every home country with data is in the table, sorted by name, and no other', () => {
  expect(ids(HOME_COUNTRIES)).toEqual(Object.keys(data.leaving));
  expect(ids(HOME_COUNTRIES)).toEqual(ids(data.homeCountries));
  const names = PLACES.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
});
