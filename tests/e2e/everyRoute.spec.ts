/** A walk through every route, on a phone and on a desk, light and dark. A console error fails it, too (fixtures.ts). */
import type { Page } from '@playwright/test';
import { compileData } from '../../data/compiler/index.ts';
import { metadataFor, NOT_FOUND_METADATA } from '../../src/app/metadata/metadataFor.ts';
import { allPaths } from '../../src/app/paths.ts';
import { RANKING_PAGES } from '../../src/catalogue/personas.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

/** Groups of pages that take about as long as each other. */
const GROUPS = 10;
const UNKNOWN = '/no/such/page';
/** Filled in as three columns, and as the figures that a calculation gone wrong would show. */
const QUERIES = [
  '/compare?tax_regime_ids=mt-res-non-dom,ge-small-business,it-forfettario-5&income=70000',
  '/wizard?step=results&income=80000&work=freelancer&region=anywhere',
  '/countries?income=',
];
const PLACEHOLDER = /\b(?:lorem|ipsum|TODO|FIXME|undefined|NaN|Infinity)\b|\[object \w+\]/;

const PATHS = [...allPaths(compileData().countries), ...QUERIES];
/** Pages of one kind that differ in their figures and texts: axe sees each of them in one way, in turn. */
const ONE_OF_MANY = /^\/(?:tax-calculator|leaving|low-tax|zero-tax)/;
const DESK = { width: 1280, height: 844 };
const PHONE = { width: 390, height: 844 };

// Its 290 files would be fetched beside the pages.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** What is wrong with the page that is open, in words. */
async function faultsOf(page: Page): Promise<string[]> {
  const { broken, fallbacks, headings, surplus, words } = await page.evaluate(async () => {
    const images = [...document.images];
    // Those below the fold, too.
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    const spoken = [...document.querySelectorAll('[alt], [aria-label], [title], [content]')].flatMap(
      (element) => ['alt', 'aria-label', 'title', 'content'].map((name) => element.getAttribute(name) ?? ''),
    );
    return {
      broken: images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
      fallbacks: document.querySelectorAll('[data-fallback]').length,
      headings: document.querySelectorAll('h1').length,
      surplus: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      words: [document.title, ...spoken].join('\n'),
    };
  });
  const body = page.locator('body');
  const text = `${words}\n${(await body.allInnerTexts()).join('\n')}`;
  return [
    ...broken.map((src) => `broken image ${src}`),
    ...(fallbacks > 0 ? [`${fallbacks} images gave way to their fallback`] : []),
    ...(headings === 1 ? [] : [`${headings} main headings`]),
    ...(surplus > 0 ? [`scrolls sideways by ${surplus} px`] : []),
    ...(PLACEHOLDER.test(text) ? [`placeholder "${PLACEHOLDER.exec(text)?.[0]}"`] : []),
  ];
}

for (let group = 0; group < GROUPS; group++) {
  const paths = PATHS.filter((_, index) => index % GROUPS === group);

  test(`every route on a desk and on a phone, part ${group + 1}: one main heading, its own title, whole images, no placeholder, no sideways scroll, no console error, nothing for axe`, async ({
    page,
  }) => {
    test.slow();
    expect(paths.length).toBeGreaterThan(5);
    for (const [place, path] of paths.entries()) {
      await page.setViewportSize(DESK);
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page, path).toHaveTitle(metadataFor(path.replace(/\?.*/, ''))?.title ?? '-');
      for (const [at, size] of [DESK, PHONE].entries()) {
        await page.setViewportSize(size);
        if (!ONE_OF_MANY.test(path)) await expectNoViolations(page);
        else if (place % 2 === at) await expectNoViolations(page, [place % 4 < 2 ? 'light' : 'dark']);
        expect(await faultsOf(page), `${path} at ${size.width} px`).toEqual([]);
      }
    }
  });
}

test.describe('a path that is no route', () => {
  // The browser reports the status of the page itself.
  test.use({ allowedErrors: [/Failed to load resource: the server responded with a status of 404/] });

  for (const width of [390, 1280]) {
    test(`the not-found page at ${width} px has the same qualities`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const answer = await page.goto(UNKNOWN);
      expect(answer?.status()).toBe(404);
      await expect(page.locator('main h1')).toHaveText('Page Not Found');
      expect(await faultsOf(page)).toEqual([]);
      await expect(page).toHaveTitle(NOT_FOUND_METADATA.title);
    });
  }
});

test('all routes of the specification are among them', () => {
  for (const path of [
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
    expect(PATHS).toContain(path);
  }
});
