import { expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { homeOfPath, LEAVING_PAGES } from '../../../src/catalogue/homeCountries.ts';

test('every home country with data has a page under its name, and no other', () => {
  const inData = Object.values(compileData().leaving)
    .map(({ slug, name }) => [slug, name])
    .sort();
  expect(LEAVING_PAGES.map(({ slug, name }) => [slug, name]).sort()).toEqual(inData);
});

test('a path names its home country; any other path names none', () => {
  expect(homeOfPath('/leaving/new-zealand')).toBe('New Zealand');
  expect(homeOfPath('/leaving/malta')).toBeNull();
});
