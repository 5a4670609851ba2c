/** The app itself does not start: the page stays readable, says so, and is loaded again where that may help (public/recover.js). */
import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const COMPARISON = '/compare?tax_regime_ids=mt-res-non-dom,ge-small-business&income=75000';

const mainHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const columns = (page: Page) => page.getByRole('link', { name: 'View Tax Calculator' });

function abort(route: Route): Promise<void> {
  return route.abort('connectionreset');
}

async function cutOff(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.text();
  // Within a block, as half a file may by chance be a whole program.
  await route.fulfill({ response, body: body.slice(0, body.indexOf('{', body.length / 2) + 1) });
}

test.describe('the app itself does not start', () => {
  // Errors of a file that is cut off have no words.
  test.use({ allowedErrors: [/^/] });

  const entry = /\/assets\/index-[\w-]+\.js$/;
  const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Part of this page is missing' });
  const isStarted = (page: Page) => expect(page.locator('#root[data-path]')).toHaveCount(0);
  /** How often the page has been requested; one that is left early never fires its load event. */
  const loadsOf = (page: Page) => {
    let count = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) count += 1;
    });
    return () => count;
  };
  const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

  test('because the connection drops or cuts a file off: it loads itself anew, once', async ({ page }) => {
    const loads = loadsOf(page);
    for (const fault of [abort, cutOff]) {
      const before = loads();
      await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
      await page.route(entry, fault, { times: 1 });
      await open(page, COMPARISON);
      await expect(columns(page)).toHaveCount(2);
      await isStarted(page);
      expect(loads() - before).toBe(2);
      await page.unroute(entry);
    }
  });

  test('and a reload does not help: the page stays readable, says so, and its link works later', async ({
    page,
  }) => {
    const loads = loadsOf(page);
    await page.route(entry, (route) => route.fulfill({ status: 404 }));
    await open(page, '/tax-calculator/georgia?income=80000');
    await expect.poll(loads).toBe(2);
    await expect(notice(page)).toBeVisible();
    await expect(mainHeading(page)).toContainText('Georgia');
    await expect(mainHeading(page)).toBeVisible();

    await page.unroute(entry);
    await notice(page).getByRole('link', { name: 'Reload the page' }).click();
    await isStarted(page);
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole('slider').first()).toHaveValue('80000');
  });

  test('because the browser lacks what it needs: the page says that the browser is too old', async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Intl, 'ListFormat'));
    await open(page, '/changes');
    await expect(page.getByRole('alert').filter({ hasText: 'your browser is too old' })).toBeVisible();
    await expect(mainHeading(page)).toContainText('What changes');
    await expect(notice(page)).toHaveCount(0);
  });

  test('and there is no network: it is not reloaded away', async ({ page }) => {
    const loads = loadsOf(page);
    await page.route(entry, abort);
    const noHelp = page.waitForEvent('pageerror');
    // A page that depends on its query is shown as prerendered, too.
    await open(page, COMPARISON);
    await noHelp;
    await expect(notice(page)).toBeVisible();
    await expect(mainHeading(page)).toBeVisible();
    expect(loads()).toBe(1);
  });
});
