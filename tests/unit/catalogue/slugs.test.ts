import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import {
  calculatorPath,
  calculatorPathAt,
  calculatorSlug,
  parseCalculatorSlug,
  titleFromSlug,
} from '../../../src/catalogue/slugs.ts';

test.each([
  ['Malta', 'malta'],
  ['North Macedonia', 'north-macedonia'],
  ['United Arab Emirates', 'united-arab-emirates'],
  [' North \u00a0 Macedonia ', 'north-macedonia'],
])(
  'lowercased country name, spaces replaced by hyphens: %s → %s',
  { tags: 'compare-columns' },
  (name, slug) => {
    expect(calculatorSlug(name)).toBe(slug);
  },
);

test('beside a figure a calculator is linked with the income of the figure, unless it begins with that', () => {
  expect(calculatorPathAt('Malta', 1, 80_000)).toBe('/tax-calculator/malta-1?income=80000');
  expect(calculatorPathAt('Malta', 0, 60_000)).toBe('/tax-calculator/malta');
});

test.each([
  ['malta', 'malta', 0],
  ['malta-1', 'malta', 1],
  ['malta-2', 'malta', 2],
  ['north-macedonia-1', 'north-macedonia', 1],
  ['malta-0', 'malta-0', 0],
  ['malta-3', 'malta-3', 0],
  ['malta-11', 'malta-11', 0],
  ['malta1', 'malta1', 0],
  ['-1', '-1', 0],
  ['', '', 0],
  ['malta\nmalta-1', 'malta\nmalta-1', 0],
])(
  'a slug ending in -1 or -2 selects the second or third regime: %o',
  { tags: 'guide-regime-by-number' },
  (text, slug, regimeIndex) => {
    expect(parseCalculatorSlug(text)).toEqual({ slug, regimeIndex });
  },
);

test('a known slug that itself ends in -1 stays whole', () => {
  expect(parseCalculatorSlug('area-1', (slug) => slug === 'area-1')).toEqual({
    slug: 'area-1',
    regimeIndex: 0,
  });
  expect(parseCalculatorSlug('area-1-2', (slug) => slug === 'area-1')).toEqual({
    slug: 'area-1',
    regimeIndex: 2,
  });
});

test('title-cased name of a slug', { tags: 'meta-other-slugs' }, () => {
  expect(titleFromSlug('north-macedonia')).toBe('North Macedonia');
});

describe('the real countries', () => {
  const { countries } = compileData();

  test('each slug is its lowercased name, and each regime has an address that leads back to it', () => {
    for (const { name, slug, taxRegimes } of countries) {
      expect(calculatorSlug(name)).toBe(slug);
      taxRegimes.slice(0, 3).forEach((_, regimeIndex) => {
        const text = calculatorPath(name, regimeIndex).replace('/tax-calculator/', '');
        expect(parseCalculatorSlug(text)).toEqual({ slug, regimeIndex });
      });
    }
  });
});
