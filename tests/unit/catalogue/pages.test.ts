import { expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import {
  allPaths,
  calculatorPath,
  calculatorPathAt,
  companyPath,
  leavingPathOf,
  pageAt,
  schemePath,
  schemePaths,
} from '../../../src/catalogue/pages.ts';

test('beside a figure a calculator is linked with the income of the figure, unless it begins with that', () => {
  expect(calculatorPathAt('/tax-calculator/malta-1', 80_000)).toBe('/tax-calculator/malta-1?income=80000');
  expect(calculatorPathAt('/tax-calculator/malta', 60_000)).toBe('/tax-calculator/malta');
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
  ['malta\nmalta-1', 'malta\nmalta-1', 0],
])(
  'a slug ending in -1 or -2 selects the second or third regime: %o',
  { tags: 'guide-regime-by-number' },
  (text, country, regimeIndex) => {
    expect(pageAt(calculatorPath(text))).toMatchObject({ country, regimeIndex });
  },
);

test('each regime has an address of its country’s slug that leads back to it, and every address of the site a page', {
  tags: 'compare-columns',
}, () => {
  const { countries } = compileData();
  for (const { slug, taxRegimes } of countries) {
    taxRegimes.forEach((_, regimeIndex) => {
      expect(pageAt(calculatorPath(slug, regimeIndex))).toMatchObject({ country: slug, regimeIndex });
    });
  }
  const paths = allPaths(countries);
  expect(paths.map((path) => pageAt(path)?.path)).toEqual(paths);
  expect(new Set(paths).size).toBe(paths.length);
});

test('leaving each country has a page, that of a destination as well', () => {
  expect(leavingPathOf('nz')).toBe('/leaving/new-zealand');
  expect(pageAt('/leaving/new-zealand')?.home?.name).toBe('New Zealand');
  expect(pageAt('/leaving/malta')?.home?.name).toBe('Malta');
  expect(leavingPathOf('lu')).toBeNull();
});

test('companies of each country that the data know have a page, and others lead to the list of them', () => {
  expect(companyPath('nz')).toBe('/my-company/new-zealand');
  expect(pageAt('/my-company/new-zealand')?.company?.name).toBe('New Zealand');
  expect(companyPath('mt')).toBe('/my-company');
  expect(pageAt('/my-company/malta')).toBeNull();
});

test('a scheme that stands in no list has an address of its own, after the name of its country', () => {
  expect(schemePath('north-macedonia', 'mk-wage')).toBe('/tax-calculator/north-macedonia-wage');
  expect(pageAt('/tax-calculator/north-macedonia-wage')).toMatchObject({
    screen: 'guide/CountryGuidePage',
    country: 'north-macedonia',
    scheme: 'mk-wage',
  });
  const { countries, schemes } = compileData();
  const paths = schemePaths(schemes);
  expect(paths).toContain('/tax-calculator/georgia-wage');
  expect(paths.map((path) => pageAt(path)?.path)).toEqual(paths);
  // No sitemap names them.
  expect(allPaths(countries).filter((path) => paths.includes(path))).toEqual([]);
});
