import { expect, test } from 'vitest';
import { inOrderOfNeed, isCore } from '../../../sw/parts.ts';

test('the person’s countries are saved first, in their order, then what pages wait for, pages, pictures, and what one downloads', () => {
  const files = [
    'data/lowtide.json',
    'countries/malta/hero.svg',
    'countries/serbia/hero.svg',
    'changes.html',
    'assets/malta-a1.json',
    'assets/serbia-b2.json',
    'data/practical/north-serbia.csv',
    'changes/serbia.xml',
    'assets/poland-c3.json',
  ].map((url) => ({ url }));
  expect(inOrderOfNeed(files, ['serbia', 'malta']).map(({ url }) => url)).toEqual([
    'assets/serbia-b2.json',
    'countries/serbia/hero.svg',
    'assets/malta-a1.json',
    'countries/malta/hero.svg',
    'assets/poland-c3.json',
    'changes.html',
    'data/lowtide.json',
    'data/practical/north-serbia.csv',
    'changes/serbia.xml',
  ]);
  expect(inOrderOfNeed(files, [])[0]?.url).toBe('assets/malta-a1.json');
});

test('the rules of days are saved first, although other code as large is not', () => {
  const large = { bytes: 900_000, isNeededAtStart: false };
  expect(isCore('assets/person-a1.js', large)).toBe(true);
  expect(isCore('assets/chart-a1.js', large)).toBe(false);
});
