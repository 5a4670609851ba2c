import { expect, test } from './fixtures.ts';
import { watchRequests } from './network.ts';

const UNKNOWN = '/no/such/page';
/** Every kind of page; the rest of the routes differ from these in their figures only. */
const KINDS = [
  '/',
  '/countries',
  '/compare',
  '/wizard',
  '/how-it-works',
  '/privacy',
  '/low-tax-countries-for-freelancers',
  '/zero-tax-countries-for-freelancers',
  '/tax-calculator/poland',
  '/tax-calculator/malta-1',
  '/country-guides/malta',
];

const COMPARISON = '/compare?tax_regime_ids=mt-res-non-dom,ge-small-business,uy-irpf-services&income=60000';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/404 \(Not Found\)/] });

  test('a guide shows its figures, its long texts and its sources', async ({ page, host }) => {
    const guide = await host.source.texts('poland');
    await page.goto('/tax-calculator/poland');
    const main = page.getByRole('main');
    await expect(main).toContainText(guide?.country.countryDescription.slice(0, 60) ?? 'no text');
    await expect(main).toContainText(/\$\d/);
    await expect(main).toContainText(/\d%/);
  });

  test('a guide is printed without anything to press', async ({ page }) => {
    await page.goto('/tax-calculator/poland');
    const pressable = page.locator('header, footer, input[type="range"]').filter({ visible: true });
    await expect(pressable).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(pressable).toHaveCount(0);
  });

  test('links lead from page to page', async ({ page }) => {
    await page.goto('/countries');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Malta', exact: true }).click();
    await expect(page).toHaveURL(/\/tax-calculator\/malta$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Malta');
  });
});

test.describe('taking over', () => {
  // As on a first visit: once the service worker has a page, the host's HTML is not requested any more.
  test.use({ allowedErrors: [/404 \(Not Found\)/], serviceWorkers: 'block' });

  for (const width of [390, 1280]) {
    test(`at ${width} px nothing shifts while a page loads, nothing is fetched twice, and no style sheet before the page is interactive`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(watchShifts);
      const quiet = watchRequests(page);
      let requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      for (const path of [...KINDS, UNKNOWN, COMPARISON, '/wizard?step=2', '/countries?income=200000']) {
        // What the page before still asks for is not this page's.
        await page.goto('about:blank');
        requested = [];
        await page.goto(path);
        await quiet();
        expect(await page.evaluate(() => (window as { shift?: number }).shift), path).toBeLessThan(0.01);
        const twice = requested.filter(
          (one, index) => one.startsWith('/assets/') && requested.indexOf(one) !== index,
        );
        expect(twice, path).toEqual([]);
        const inline = await page
          .locator('head > link[rel="stylesheet"][disabled]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(inline.length, path).toBeGreaterThan(0);
        expect(
          requested.filter((one) => inline.includes(one)),
          path,
        ).toEqual([]);
      }
    });
  }

  test('a comparison never shows the empty page first', async ({ page }) => {
    await page.addInitScript(watchHeadings);
    await page.goto(COMPARISON);
    await expect(page.getByRole('table')).toBeVisible();
    const seen = await page.evaluate(() => (window as { seen?: string[] }).seen ?? []);
    expect(seen.join('\n')).toContain('Tax Regime Comparison');
    expect(seen.join('\n')).not.toContain('No Countries Selected');
  });
});

test.describe('where scripts do not arrive', () => {
  // The page's attempt to fetch its code anew fails, too.
  test.use({ allowedErrors: [/net::ERR_FAILED|Failed to fetch/] });

  test('a page that depends on its query is shown as prerendered', async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto('/compare?tax_regime_ids=mt-res-non-dom', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

/** Adds up the layout shifts of a page, as the browser counts them. */
function watchShifts(): void {
  const found = window as { shift?: number };
  found.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      found.shift = (found.shift ?? 0) + entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Notes the headings that can be seen in each frame. */
function watchHeadings(): void {
  const seen: string[] = [];
  Object.assign(window, { seen });
  const look = () => {
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      const text = heading.textContent ?? '';
      if (!seen.includes(text) && heading.checkVisibility({ visibilityProperty: true })) seen.push(text);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
