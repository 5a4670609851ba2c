import { expect, test } from 'vitest';
import { inOrderOfNeed } from '../../../sw/parts.ts';

test('the person’s countries are saved first, then what pages wait for, pages, pictures, and what one downloads', () => {
  const files = [
    'data/lowtide.json',
    'countries/malta/hero.svg',
    'countries/serbia/hero.svg',
    'changes.html',
    'assets/malta-a1.json',
    'assets/serbia-b2.json',
    'data/practical/north-serbia.csv',
  ].map((url) => ({ url }));
  expect(inOrderOfNeed(files, ['serbia']).map(({ url }) => url)).toEqual([
    'countries/serbia/hero.svg',
    'assets/serbia-b2.json',
    'assets/malta-a1.json',
    'changes.html',
    'countries/malta/hero.svg',
    'data/lowtide.json',
    'data/practical/north-serbia.csv',
  ]);
  expect(inOrderOfNeed(files, [])[0]?.url).toBe('assets/malta-a1.json');
});
