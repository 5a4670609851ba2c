/** The installed app's own start: painted before anything else is here, offline, and home where nothing is kept. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { putRecord } from './storedRecord.ts';

const STAYS = {
  shape: 1,
  value: {
    stays: [{ id: 'a', country: 'PT', arrival: '2026-07-01', departure: null }],
    recordFrom: null,
    uk: null,
    example: false,
  },
};

/** As on the evening of a day, wherever the machine is. */
const at = (page: Page, day: string) => page.clock.setFixedTime(new Date(`${day}T20:00:00`));

async function openWithStays(page: Page): Promise<void> {
  await at(page, '2026-12-01');
  await page.goto('/terms');
  await putRecord(page, STAYS, 'stays');
  await page.evaluate(() => localStorage.setItem('lowtide-start', '{}'));
  await page.goto('/start');
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('Resident in Portugal in');
}

const number = (page: Page) => page.locator('[data-until]');

test('what the start showed last is painted without React, with the days of today', {
  tag: '@start-painted',
}, async ({ page }) => {
  await openWithStays(page);
  const days = Number(await number(page).textContent());
  const until = await number(page).getAttribute('data-until');
  await expect.poll(() => page.evaluate(() => localStorage['lowtide-start'])).toContain(`"${until}"`);
  await at(page, '2026-12-03');
  await page.route('**/assets/*.js', () => {});
  await page.reload({ waitUntil: 'commit' });
  await expect(number(page)).toHaveText(`${days - 2}`);
  await expect(page.getByText('Every day in Portugal counts until you leave')).toBeHidden();
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.locator('#painted')).toHaveCount(0);
  await expect(page.getByText('Every day in Portugal counts until you leave')).toBeVisible();
  await expect(number(page)).toHaveText(`${days - 2}`);
});

test('nothing moves when React has what was painted', { tag: '@start-painted' }, async ({ page }) => {
  await openWithStays(page);
  await expect.poll(() => page.evaluate(() => localStorage['lowtide-start'])).toContain('Portugal');
  await page.reload();
  await expect(page.locator('#painted')).toHaveCount(0);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list
              .getEntries()
              .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(shift).toBeLessThan(0.02);
});

test('with nothing kept the icon opens home, with a comparison alone the comparison', {
  tag: '@start-home',
}, async ({ page }) => {
  await page.goto('/start');
  await expect(page).toHaveURL('/');
  await page.evaluate(() => localStorage.setItem('lowtide-start', '{"to":"/compare"}'));
  await page.goto('/start');
  await expect(page).toHaveURL('/compare');
});

test('a link of the site that is shared with the app is opened, one of another site is not', {
  tag: '@start-share',
}, async ({ page, host }) => {
  await page.goto(`/start?text=${encodeURIComponent(`Look: ${host.url}/tax-calculator/malta`)}`);
  await expect(page).toHaveURL('/tax-calculator/malta');
  await page.goto(`/start?url=${encodeURIComponent(`${host.url}.evil.test/terms`)}`);
  await expect(page).toHaveURL('/');
});

test('the page names home as its address, and no sitemap has it', { tag: '@start-home' }, async ({
  request,
}) => {
  expect(await (await request.get('/start')).text()).toMatch(/<link rel="canonical" href="[^"]*\/"/);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/start<');
});

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('over New Year without a network: the day is counted with a tap, and is there at the next opening', {
    tag: '@start-today',
  }, async ({ page, host }) => {
    await openWithStays(page);
    await expect(page.getByRole('contentinfo')).toContainText('Ready offline', { timeout: 30_000 });
    await host.stop();
    // At once, on what is painted: the tap is not lost.
    await page.goto('/start', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'I am in Germany today' }).click();
    await expect(page.getByRole('region', { name: 'Today' })).toContainText(
      '1 Dec 2026 is counted in Germany',
    );
    await at(page, '2027-01-01');
    await page.goto('/start');
    await page.getByRole('button', { name: 'I am in Germany today' }).click();
    await expect(page.getByText('Were you in Germany from 2 Dec 2026 to 31 Dec 2026, too?')).toBeVisible();
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Today' })).toContainText(
      '1 Jan 2027 is counted in Germany',
    );
    await page.goto('/plan#days');
    await expect(page.getByRole('list', { name: 'Stays' })).toContainText('1 Dec 2026 to 1 Jan 2027');
  });
});
