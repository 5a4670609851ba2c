import { expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { DESTINATIONS, isDestination, PLACES } from '../../../src/catalogue/places.ts';

const data = compileData();
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

test('destinations: 22', { tags: ['product-22-countries', 'constant-destinations-22'] }, () => {
  expect(DESTINATIONS).toHaveLength(22);
  expect(ids(DESTINATIONS)).toEqual(ids(data.countries));
  expect(isDestination('de')).toBe(false);
});

test('each country of the table can be left, and is a home; they are sorted by name', () => {
  expect(ids(PLACES)).toEqual(Object.keys(data.leaving));
  expect(ids(PLACES)).toEqual(ids(data.homes));
  const names = PLACES.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
});
