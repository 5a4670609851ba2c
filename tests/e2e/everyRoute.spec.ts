/**
 * Every route: its HTML as the build wrote it; and one visit, on a desk that becomes a phone, of every page that has texts
 * of its own, as a calculator differs from the others of its country in figures alone. An error of the console fails it (fixtures.ts), and so does a violation of the policy or a request to another origin (policy.ts).
 */
import type { Page } from '@playwright/test';
import { metadataFor, NOT_FOUND_METADATA } from '../../src/app/metadata/metadataFor.ts';
import { allPaths } from '../../src/app/paths.ts';
import { RANKING_PAGES } from '../../src/catalogue/personas.ts';
import { ONE_ROUTE_OF_EACH_KIND } from '../look/states.ts';
import { expectNoViolations } from './axe.ts';
import { expect } from './fixtures.ts';
import { data } from './guidePage.ts';
import { test } from './policy.ts';

/** Groups of pages that take about as long as each other. */
const GROUPS = 4;
const UNKNOWN = '/no/such/page';
/** Filled in as three columns, and as the figures that a calculation gone wrong would show. */
const QUERIES = [
  '/compare?tax_regime_ids=mt-res-non-dom,ge-small-business,it-forfettario-5&income=70000',
  '/wizard?step=results&income=80000&work=freelancer&region=anywhere',
  '/countries?income=',
  '/countries?income=90000&living=1,2',
];
const PLACEHOLDER = /\b(?:lorem|ipsum|TODO|FIXME|undefined|NaN|Infinity)\b|\[object \w+\]/;

const ROUTES = allPaths(data.countries);
const PATHS = [...ROUTES, ...QUERIES];
/** Pages of one kind share their template; what differs, their figures and texts, is read on all of them. */
const FOR_AXE = new Set(ONE_ROUTE_OF_EACH_KIND.map((route) => route.path));
/** Visited: of the calculators, those of each country's first regime, and all of one country. */
const VISITED = PATHS.filter((path) => FOR_AXE.has(path) || !/^\/tax-calculator\/(?!malta).*-\d$/.test(path));
const DESK = { width: 1280, height: 844 };
const PHONE = { width: 390, height: 844 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What is wrong with the page that is open, in words. */
async function faultsOf(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const spoken = [...document.querySelectorAll('[alt], [aria-label], [title], [content]')].flatMap(
      (element) => ['alt', 'aria-label', 'title', 'content'].map((name) => element.getAttribute(name) ?? ''),
    );
    return {
      fallbacks: document.querySelectorAll('[data-fallback]').length,
      unnamed: document.getElementsByClassName('undefined').length,
      headings: document.querySelectorAll('h1').length,
      surplus: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      text: [document.title, ...spoken, document.getElementById('root')?.textContent].join('\n'),
      open: [...document.querySelectorAll('a')]
        .filter(({ origin }) => origin !== location.origin && origin !== 'null')
        .filter(({ rel }) => !rel.split(' ').includes('noopener'))
        .map(({ href }) => href),
    };
  });
  return [
    ...(found.fallbacks > 0 ? [`${found.fallbacks} images gave way to their fallback`] : []),
    ...(found.headings === 1 ? [] : [`${found.headings} main headings`]),
    ...(found.surplus > 0 ? [`scrolls sideways by ${found.surplus} px`] : []),
    ...(PLACEHOLDER.test(found.text) ? [`placeholder "${PLACEHOLDER.exec(found.text)?.[0]}"`] : []),
    ...(found.unnamed > 0 ? [`${found.unnamed} elements of the class "undefined"`] : []),
    ...found.open.map((href) => `link without noopener to ${href}`),
  ];
}

/** Remembers the prerendered heading: hydration keeps the element, rendering anew replaces it. */
function keepHeading(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') Object.assign(window, { first: document.querySelector('h1') });
  });
}

for (let group = 0; group < GROUPS; group++) {
  const paths = VISITED.filter((_, index) => index % GROUPS === group);

  test(`every page of its own on a desk and on a phone, part ${group + 1}: hydrated as prerendered, one main heading, its own title, no placeholder, no sideways scroll, no error, no violation of the policy, no cookie; nothing for axe on each kind`, {
    tag: ['@route-table', '@route-phone', '@route-privacy-true', '@call-flags'],
  }, async ({ page, context }) => {
    test.slow();
    expect(paths.length).toBeGreaterThan(5);
    await page.addInitScript(keepHeading);
    for (const route of paths) {
      await page.setViewportSize(DESK);
      const answer = await page.goto(route);
      expect(answer?.status(), route).toBe(200);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page, route).toHaveTitle(metadataFor(route.replace(/\?.*/, ''))?.title ?? '-');
      const isKept = await page.evaluate(
        () => (window as { first?: unknown }).first === document.querySelector('h1'),
      );
      if (!route.includes('?')) expect(isKept, route).toBe(true);
      for (const size of [DESK, PHONE]) {
        await page.setViewportSize(size);
        expect(await faultsOf(page), `${route} at ${size.width} px`).toEqual([]);
        if (FOR_AXE.has(route)) await expectNoViolations(page);
      }
    }
    expect(await context.cookies()).toEqual([]);
  });
}

test.describe('a path that is no route', () => {
  // The browser reports the status of the page itself.
  test.use({ allowedErrors: [/Failed to load resource: the server responded with a status of 404/] });

  test('the not-found page has the same qualities', { tag: '@route-not-found' }, async ({ page }) => {
    await page.addInitScript(keepHeading);
    const answer = await page.goto(UNKNOWN);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('main h1')).toHaveText('Page Not Found');
    await expect(page).toHaveTitle(NOT_FOUND_METADATA.title);
    expect(
      await page.evaluate(() => (window as { first?: unknown }).first === document.querySelector('h1')),
    ).toBe(true);
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      expect(await faultsOf(page)).toEqual([]);
    }
  });
});

test('without JavaScript every route has its title, one main heading and its text, no placeholder, asks for no login, and has no inline styles', {
  tag: ['@main', '@route-public', '@role-no-login'],
}, async ({ request }) => {
  for (const route of [...ROUTES, '/404.html']) {
    const html = await (await request.get(route)).text();
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
    const text = main.replace(/<[^>]+>/g, '\n');
    const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
    expect(title.replaceAll('&amp;', '&'), route).toBe((metadataFor(route) ?? NOT_FOUND_METADATA).title);
    expect(html.match(/<h1/g), route).toHaveLength(1);
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1], route).toMatch(/\w/);
    expect(html.replace(/<script.*?<\/script>/gs, ''), route).not.toMatch(PLACEHOLDER);
    expect(text.length, route).toBeGreaterThan(100);
    expect(text, route).not.toMatch(/^\s*(?:Loading|Calculating)\b.*\.\.\.$/m);
    expect(text, route).not.toMatch(/^\s*(?:log|sign) ?in\s*$/im);
    expect(html, route).not.toMatch(/type="password"|<[^>]+ style="/);
  }
});

test('every picture that a page names is whole', async ({ page, request }) => {
  const named = new Set<string>();
  for (const route of ROUTES) {
    const html = await (await request.get(route)).text();
    for (const [, source = ''] of html.matchAll(/<img[^>]* src="([^"]+)"/g)) named.add(source);
  }
  expect(named.size).toBeGreaterThan(100);
  await page.goto('/terms');
  const broken = await page.evaluate(
    async (sources) => {
      const isBroken = async (source: string) => {
        const image = new Image();
        image.src = source;
        return image.decode().then(
          () => image.naturalWidth === 0,
          () => true,
        );
      };
      const all = await Promise.all(sources.map(isBroken));
      return sources.filter((_, index) => all[index]);
    },
    [...named],
  );
  expect(broken).toEqual([]);
});

test('all routes of the specification are among them', { tag: '@route-table' }, () => {
  for (const route of [
    '/',
    '/countries',
    '/compare',
    '/wizard',
    '/how-it-works',
    '/privacy',
    '/terms',
    '/impressum',
    '/tax-calculator/malta',
    '/tax-calculator/malta-2',
    '/country-guides/malta',
    ...RANKING_PAGES.map((page) => page.path),
  ]) {
    expect(PATHS).toContain(route);
  }
});
