import { describe, expect, test } from 'vitest';
import { canonicalPath, routeAt } from '../../../src/app/routes.tsx';

describe('a page has one address', () => {
  test.each([
    ['/countries/', '/countries'],
    ['/wizard//', '/wizard'],
    ['/How-It-Works/', '/how-it-works'],
    ['/tax-calculator/spain-1/', '/tax-calculator/spain-1'],
    ['/country-guides/malta/', '/country-guides/malta'],
    ['/leaving/germany/', '/leaving/germany'],
    ['/zero-tax-countries-for-freelancers/', '/zero-tax-countries-for-freelancers'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/countries.html', '/countries'],
    ['//compare', '/compare'],
    ['/tax-calculator//Malta-1.html/', '/tax-calculator/malta-1'],
  ])('%s is %s', (asked, page) => {
    expect(canonicalPath(asked)).toBe(page);
  });

  test.each([
    '/',
    '/countries',
    '/nowhere/',
    '/Nowhere',
    '/tax-calculator/',
    '//example.org/',
    '/nowhere.html',
    '/index.html/more',
  ])('%s stays as it is: it is that address, or has no page', (path) => {
    expect(canonicalPath(path)).toBe(path);
  });
});

describe('what is shown at an address', () => {
  test.each([
    '/tax-calculator/spain',
    '/tax-calculator/spain-2',
    '/tax-calculator/nowhere',
    '/tax-calculator/Österreich',
  ])('%s is a guide', (path) => {
    expect(routeAt(path).guide).not.toBeNull();
  });

  test.each(['/tax-calculator/%E0%A4%A', '/tax-calculator/100%', '/tax-calculator', '/tax-calculator/a/b'])(
    '%s is the not-found page, as its title says',
    (path) => {
      expect(routeAt(path).file).toBe('screens/not-found/NotFound.tsx');
    },
  );
});
