/** Files that were there and are gone: after a deploy, or because the browser evicted them. */
import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { countLoads, test } from './deployedSite.ts';
import { COMPARISON, columns, failure, mainHeading } from './faultyPage.ts';
import { expect, untilReadyOffline } from './fixtures.ts';
import { watchRequests } from './network.ts';
import { VERSION_META } from './newVersion.ts';

// What a fault prints is expected.
test.use({ allowedErrors: [/./] });

test.describe('after a deploy, code that the page was made with is gone from the host', () => {
  test('the page reloads itself once, at the address where it was going', async ({ page, site }) => {
    const quiet = watchRequests(page);
    await page.goto(`${site.url}/terms`);
    await site.deployNext();
    await page.getByRole('banner').getByRole('link', { name: 'Countries' }).click();
    await expect(page.locator('main [data-regime]').first()).toBeVisible();
    await expect(page.locator(VERSION_META)).toHaveCount(1);
    await expect(page).toHaveURL(/\/countries$/);

    // Whatever is missing after that does not make it reload again and again. Nothing is on its way any more: a file
    // that vanishes while it is read is another fault.
    await quiet();
    await rm(`${site.dir}/assets`, { recursive: true });
    const reloads = countLoads(page);
    await page.getByRole('banner').getByRole('link', { name: 'How It Works' }).click();
    await expect(failure(page)).toBeVisible();
    expect(reloads()).toBe(0);
  });

  test('what was typed is never reloaded away: the part says what is missing', async ({ page, site }) => {
    const quiet = watchRequests(page);
    await page.goto(site.url + COMPARISON);
    await expect(page.locator('#root[data-path]')).toHaveCount(0);
    // What is on its way while nothing has been typed would rightly reload the page, and some of it comes after four seconds.
    await page.waitForTimeout(4500);
    await quiet();
    await site.deployNext();
    await page.getByLabel('ANNUAL INCOME').fill('91000');
    await page.getByRole('button', { name: 'Add Country' }).click();
    await expect(page.getByRole('alert')).toContainText('did not load');
    await expect(page.getByLabel('ANNUAL INCOME')).toHaveValue('91,000');
    await expect(page.locator(VERSION_META)).toHaveCount(0);

    // A screen that is gone reloads, with the income in the address that was left.
    await page.getByRole('banner').getByRole('link', { name: 'Countries' }).click();
    await expect(page.locator(VERSION_META)).toHaveCount(1);
    await page.goBack();
    await expect(page.getByLabel('ANNUAL INCOME')).toHaveValue('91,000');
    await expect(columns(page)).toHaveCount(2);
  });
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  const footer = (page: Page) => page.getByRole('contentinfo');
  const evict = (page: Page, part: RegExp) =>
    page.evaluate(async (source) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const kept of await cache.keys())
          if (new RegExp(source).test(kept.url)) await cache.delete(kept);
      }
    }, part.source);
  const lookAgain = (page: Page) =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  test('what it has kept was evicted: the footer does not say "Ready offline", pages come from the network, and it is saved again', async ({
    page,
    host,
    context,
  }) => {
    await page.goto('/');
    await untilReadyOffline(page);

    // Without a network nothing can be saved again.
    await host.stop();
    await evict(page, /./);
    await context.setOffline(true);
    await expect(footer(page)).toContainText('Not saved offline');
    await expect(footer(page)).not.toContainText('Ready offline');

    await context.setOffline(false);
    await host.start();
    await page.goto('/countries');
    await expect(page.locator('main [data-regime]').first()).toBeVisible();
    await page.goto('/tax-calculator/georgia');
    await expect(mainHeading(page)).toContainText('Georgia');
    await untilReadyOffline(page);

    // A page that stays open notices when it is looked at again.
    await evict(page, /\/countries\/malta\//);
    await lookAgain(page);
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const pictures = ['hero', 1, 2, 3, 4].map((name) => `/countries/malta/${name}.svg`);
          const kept = await Promise.all(pictures.map((one) => caches.match(one, { ignoreSearch: true })));
          return kept.filter((one) => one !== undefined).length;
        }),
      )
      .toBe(5);
    await host.stop();
    await page.reload();
    await expect(footer(page)).toContainText('Ready offline');
  });
});
