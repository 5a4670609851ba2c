/** After one complete visit everything that the site has is answered, with the server stopped. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { formatMoney } from '../../src/catalogue/format.ts';
import { allPaths } from '../../src/catalogue/pages.ts';
import { assess, scheduleOf } from '../../src/law/index.ts';
import { footer, openSavedSite } from './deployedSite.ts';
import { mainHeading } from './faultyPage.ts';
import { expect } from './fixtures.ts';
import { test } from './policy.ts';

test.use({ savesAll: true, serviceWorkers: 'allow', allowedErrors: [/404 \(Not Found\)|status of 40[45]/] });

test.beforeEach(async ({ page, host }) => {
  await openSavedSite(page, '/');
  await host.stop();
});

test('comparisons, guides never opened before and links work from what the worker has kept, under the policy', {
  tag: '@main',
}, async ({ page, host }) => {
  const ids = ['mt-res-non-dom', 'ge-small-business', 'uy-irpf-services'];
  const answer = await page.goto(`/compare?tax_regime_ids=${ids.join(',')}&income=60000`);
  expect(answer?.fromServiceWorker()).toBe(true);
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await page.reload();
  const regimes = host.source.countries.flatMap((country) => country.taxRegimes);
  for (const id of ids) {
    const regime = regimes.find((candidate) => candidate.id === id);
    if (!regime) throw new Error(`The data have no regime ${id}.`);
    const { total } = assess(scheduleOf(regime, host.source.taxBrackets[id] ?? []), 60_000);
    await expect(page.getByRole('table')).toContainText(regime.name);
    await expect(page.getByRole('table')).toContainText(formatMoney(total));
  }

  const guide = await host.source.texts('uruguay');
  await page.goto('/tax-calculator/uruguay');
  await expect(mainHeading(page)).toContainText('Uruguay');
  await expect(page.getByRole('main')).toContainText(
    guide?.country.countryDescription.slice(0, 60) ?? 'no text',
  );

  await footer(page).getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(mainHeading(page)).toHaveText(/terms/i);
  await page.goBack();
  await expect(mainHeading(page)).toContainText('Uruguay');
});

test('every route, picture and flag is answered, whatever its query; another address is not found', async ({
  page,
  host,
  context,
}) => {
  // More than a hundred pages, one after the other, of which nothing but the answer counts.
  test.slow();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  // Of a country's calculators, which one page shows, the first.
  const routes = allPaths(host.source.countries).filter((route) => !/^\/tax-calculator\/.*-\d$/.test(route));
  for (const route of routes) {
    const response = await page.goto(`${route}?from=test`, { waitUntil: 'commit' });
    expect(response?.status(), route).toBe(200);
  }
  await session.send('Emulation.setScriptExecutionDisabled', { value: false });
  await page.reload();
  const files = host.source.countries.flatMap(({ slug, code }) => [
    `/countries/${slug}/hero.svg`,
    ...[1, 2, 3, 4].map((number) => `/countries/${slug}/${number}.svg`),
    `/flags/${code.toLowerCase()}.svg`,
  ]);
  expect(await statusesOf(page, files)).toEqual(files.map((file) => `200 ${file}`));

  // Data, feeds and licences, as they are opened in a tab.
  for (const [file, words] of [
    ['/data/lowtide.json', 'CC BY 4.0'],
    ['/data/lowtide.schema.json', 'properties'],
    ['/changes.xml', 'What changes in'],
    ['/changes/malta.xml', 'What changes in Malta'],
    ['/licenses.txt', 'Michaël'],
    ['/engine/law.json', 'CC BY 4.0'],
    ['/engine/lowtide.d.ts', 'export'],
    ['/sitemap.xml', '/tax-calculator/malta'],
  ] as const) {
    const response = await page.goto(`${file}?from=test`);
    expect(response?.status(), file).toBe(200);
    await expect(page.locator('body, feed, urlset').first()).toContainText(words);
  }
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    // A browser saves a table instead of showing it.
    page.goto('/data/regimes.csv').catch(() => null),
  ]);
  expect(await readFile(await table.path(), 'utf8')).toBe(
    await readFile(path.join(host.dir, 'data/regimes.csv'), 'utf8'),
  );

  const response = await page.goto('/no/such/page?really=1');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Page Not Found').first()).toBeVisible();

  const ask = (method: string, path: string) =>
    page.evaluate(
      async ([method, path]) => {
        const answer = await fetch(path, { method });
        return [answer.status, answer.headers.get('allow'), (await answer.text()).length > 0];
      },
      [method, path] as const,
    );
  expect(await ask('GET', '/api/nothing')).toEqual([404, null, true]);
  expect(await ask('GET', '/api/country-guides/atlantis')).toEqual([404, null, true]);
  expect(await ask('POST', '/api/countries')).toEqual([405, 'GET, HEAD', true]);
  expect(await ask('DELETE', '/api/countries')).toEqual([405, 'GET, HEAD', true]);
  expect(await ask('HEAD', '/api/countries')).toEqual([200, null, false]);
});

/** Status and address of each file, as a page gets them. */
function statusesOf(page: Page, files: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (all) => Promise.all(all.map(async (file) => `${(await fetch(file)).status} ${file}`)),
    files,
  );
}
