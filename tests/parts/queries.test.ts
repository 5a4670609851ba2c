/** How the screens ask the API (docs/api.md). */
import { countries } from 'virtual:lowtide/catalogue';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ZERO_TAX_CODES } from '../../src/catalogue/europe.ts';
import { isEligible } from '../../src/law/index.ts';
import { answerApi, goBack, open } from './app.tsx';
import { rows } from './rankingPage.ts';

const COMPARISON = '/compare?tax_regime_ids=mt-res-non-dom,es-beckham-law&income=60000';

const heading = page.getByRole('heading', { level: 1 });

/** The paths that were asked for. */
let asked: string[] = [];

beforeEach(async () => {
  asked = [];
  answerApi(async (path) => {
    asked.push(path);
    return undefined;
  });
});

async function openComparison() {
  await open(COMPARISON);
  await expect.element(page.getByRole('columnheader')).toHaveLength(2);
  await expect
    .poll(() => asked.toSorted())
    .toEqual([
      '/api/countries',
      '/api/tax-regimes/es-beckham-law/tax-brackets',
      '/api/tax-regimes/mt-res-non-dom/tax-brackets',
    ]);
}

test('a ranking asks for the brackets of regimes that may be shown, and for no others', async () => {
  await open('/zero-tax-countries-for-business-owners');
  await expect.element(rows).toHaveLength(6);
  const shown = countries
    .filter(({ code }) => ZERO_TAX_CODES.has(code))
    .flatMap(({ taxRegimes }) => taxRegimes)
    .filter((regime) => regime.allowsWriteOffs && isEligible(regime, 80_000));
  expect(asked.toSorted()).toEqual(
    ['/api/countries', ...shown.map(({ id }) => `/api/tax-regimes/${id}/tax-brackets`)].sort(),
  );
});

test('a guide asks for its country by slug, and the Malta page for the countries as well', {
  tags: 'call-used-by-malta',
}, async () => {
  await open('/tax-calculator/georgia-1');
  await expect.element(heading).toHaveTextContent('Georgia');
  expect(asked).toContain('/api/country-guides/georgia');
  asked = [];
  await open('/country-guides/malta');
  await expect.element(heading).toHaveTextContent('Malta');
  await expect.poll(() => asked).toContain('/api/countries');
});

test('no refetch on window focus, no polling, data never stale', { tags: 'call-no-refetch' }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  await openComparison();
  asked = [];
  for (const name of ['blur', 'focus', 'offline', 'online', 'pageshow']) dispatchEvent(new Event(name));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect.element(heading).toHaveTextContent('Terms');
  await goBack();
  await expect.element(page.getByRole('columnheader')).toHaveLength(2);
  expect(asked).toEqual([]);
});

test('no retry after a failure', { tags: 'call-no-retry' }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  answerApi(async (path) => {
    asked.push(path);
    return new Response('', { status: 503, statusText: 'Service Unavailable' });
  });
  await open(COMPARISON);
  await expect.element(page.getByRole('alert')).toHaveTextContent('503: Service Unavailable');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked).toEqual(['/api/countries']);
});
