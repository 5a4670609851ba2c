/** How the screens ask the API, seen from the network (docs/api.md). */
import type { Page, Request } from '@playwright/test';
import { compileData } from '../../data/compiler/index.ts';
import { ZERO_TAX_CODES } from '../../src/catalogue/europe.ts';
import { formatPercent } from '../../src/catalogue/format.ts';
import { isEligible } from '../../src/tax/index.ts';
import { expect, test } from './fixtures.ts';
import { assessed, regimeOf } from './guidePage.ts';
import { askNetwork } from './network.ts';

const { countries } = compileData();

const COMPARISON = '/compare?tax_regime_ids=mt-res-non-dom,es-beckham-law&income=60000';

test.use({ serviceWorkers: 'block', allowedErrors: [/Failed to load resource/] });

test.beforeEach(async ({ page }) => {
  await askNetwork(page);
});

/** All requests to the API from here on. */
function apiRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) requests.push(request);
  });
  return requests;
}

const pathsOf = (requests: readonly Request[]) =>
  requests.map((request) => new URL(request.url()).pathname).sort();

const figures = (page: Page) =>
  page
    .getByRole('table')
    .getByText(formatPercent(assessed(regimeOf('malta'), 60_000).effectiveRate))
    .first();

test('every query is a GET to the path in its key, without a payload, cookies included', {
  tag: ['@call-income-in-key', '@call-credentials'],
}, async ({ page, context, host }) => {
  await context.addCookies([{ name: 'visitor', value: '1', url: host.url }]);
  const requests = apiRequests(page);
  await page.goto(COMPARISON);
  await expect(figures(page)).toBeVisible();
  expect(pathsOf(requests)).toEqual([
    '/api/countries',
    '/api/tax-regimes/es-beckham-law/tax-brackets',
    '/api/tax-regimes/mt-res-non-dom/tax-brackets',
  ]);
  for (const request of requests) {
    expect(request.method()).toBe('GET');
    expect(request.postData()).toBeNull();
    expect((await request.allHeaders()).cookie).toContain('visitor=1');
  }
});

test('a ranking asks for the brackets of regimes that may be shown, and for no others', async ({ page }) => {
  const requests = apiRequests(page);
  await page.goto('/zero-tax-countries-for-business-owners');
  await expect(page.locator('main li[data-regime]')).toHaveCount(6);
  const shown = countries
    .filter(({ code }) => ZERO_TAX_CODES.has(code))
    .flatMap(({ taxRegimes }) => taxRegimes)
    .filter((regime) => regime.allowsWriteOffs && isEligible(regime, 80_000));
  expect(pathsOf(requests)).toEqual(
    ['/api/countries', ...shown.map(({ id }) => `/api/tax-regimes/${id}/tax-brackets`)].sort(),
  );
});

test('a guide asks for its country by slug, and the Malta page for the countries as well', {
  tag: '@call-used-by-malta',
}, async ({ page }) => {
  const requests = apiRequests(page);
  await page.goto('/tax-calculator/georgia-1');
  await expect(page.getByRole('heading', { level: 1, name: 'Georgia' })).toBeVisible();
  await expect.poll(() => pathsOf(requests)).toContain('/api/country-guides/georgia');
  requests.length = 0;
  await page.goto('/country-guides/malta');
  await expect(page.getByRole('heading', { level: 1, name: 'Malta' })).toBeVisible();
  await expect.poll(() => pathsOf(requests)).toContain('/api/countries');
});

test('no refetch on window focus, no polling, data never stale', { tag: '@call-no-refetch' }, async ({
  page,
}) => {
  await page.clock.install({ time: '2026-01-01T10:00:00' });
  const requests = apiRequests(page);
  await page.goto(COMPARISON);
  await expect(figures(page)).toBeVisible();
  const requested = requests.length;
  await page.evaluate(() => {
    for (const name of ['blur', 'focus', 'online', 'pageshow']) dispatchEvent(new Event(name));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(24 * 3_600_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await page.goBack();
  await expect(figures(page)).toBeVisible();
  expect(pathsOf(requests.slice(requested))).toEqual([]);
});

test('no retry after a failure', { tag: '@call-no-retry' }, async ({ page }) => {
  await page.clock.install({ time: '2026-01-01T10:00:00' });
  const requests = apiRequests(page);
  await page.route('**/api/countries', (route) => route.fulfill({ status: 503 }));
  await page.goto(COMPARISON);
  await expect(page.getByRole('alert')).toContainText('503: Service Unavailable');
  await page.clock.runFor(3_600_000);
  expect(pathsOf(requests)).toEqual(['/api/countries']);
});
