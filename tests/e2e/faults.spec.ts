/**
 * Code or texts that do not arrive, come late or cut off, and a network that ends in the middle: the person sees what
 * happened and can go on; nothing entered is lost.
 */
import type { Route } from '@playwright/test';
import { abort, COMPARISON, chunk, columns, failure, goInApp, mainHeading, tryAgain } from './faultyPage.ts';
import { expect, test } from './fixtures.ts';
import { openFold } from './guidePage.ts';
import { holdBack, watchRequests } from './network.ts';

const RESULTS = '/wizard?step=results&income=80000&work=freelancer&region=anywhere';

/** Screens, whose code comes on demand: the chunk, and an address that shows it. */
const SCREENS = [
  ['Countries', '/countries'],
  ['Compare', COMPARISON],
  ['CountryGuidePage', '/tax-calculator/georgia'],
  ['Home', '/'],
  ['NotFound', '/no/such/page'],
] as const;

// What a fault prints is expected.
test.use({ allowedErrors: [/./] });

async function cutOff(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.slice(0, body.length / 2) });
}

test.describe("a screen's code fails", () => {
  test('of a screen: the shell stays, says so, and loads it when tried again', async ({ page }) => {
    await page.goto('/terms');
    for (const [name, path] of SCREENS) {
      await page.route(chunk(name), abort);
      await goInApp(page, path);
      await expect(failure(page), name).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page, name).not.toHaveTitle(/^Terms/);

      await page.unroute(chunk(name));
      await tryAgain(page).click();
      await expect(failure(page)).toHaveCount(0);
      await expect(mainHeading(page)).toBeVisible();
      await expect(mainHeading(page)).not.toHaveText('Terms');
      await goInApp(page, '/terms');
      await expect(page).toHaveTitle(/^Terms/);
    }
  });

  test('trying again while it still fails says so again; another screen is not held back', {
    tag: '@main',
  }, async ({ page }) => {
    await page.goto('/terms');
    await page.route(chunk('Countries'), abort);
    await goInApp(page, '/countries');
    await tryAgain(page).click();
    await expect(failure(page)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'How It Works' }).click();
    await expect(failure(page)).toHaveCount(0);
    await expect(mainHeading(page)).toBeVisible();
  });

  test('at the first visit: the page says so, and a reload helps', async ({ page }) => {
    await page.route(chunk('Countries'), abort);
    await page.goto('/countries');
    await expect(failure(page)).toBeVisible();
    await page.unroute(chunk('Countries'));
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.locator('main [data-regime]').first()).toBeVisible();
  });

  test('cut off on its way: the page says so, and a reload helps', async ({ page }) => {
    await page.goto('/terms');
    await page.route(chunk('Countries'), cutOff);
    await goInApp(page, '/countries');
    await expect(failure(page)).toBeVisible();
    await page.unroute(chunk('Countries'));
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.locator('main [data-regime]').first()).toBeVisible();
  });

  test('its styles fail: they come with the next try', async ({ page }) => {
    await page.goto('/terms');
    await page.route(/\/assets\/Countries-[\w-]+\.css$/, abort);
    await goInApp(page, '/countries');
    await expect(failure(page)).toBeVisible();
    await page.unroute(/\/assets\/Countries-[\w-]+\.css$/);
    await tryAgain(page).click();
    await expect(page.locator('main [data-regime]').first()).toBeVisible();
    expect(await page.locator('link[rel="stylesheet"][href*="/Countries-"]').count()).toBe(1);
  });

  test('slow: the shell is there and says that it is loading, however long it takes', async ({ page }) => {
    const arrive = await holdBack(page, chunk('CountryGuidePage'));
    await page.clock.install();
    await page.goto('/terms');
    await goInApp(page, '/tax-calculator/georgia');
    await expect(page.getByText('Loading Country Guide...')).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(page.getByText('Loading Country Guide...')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    arrive();
    await expect(mainHeading(page)).toContainText('Georgia');
  });
});

test.describe('a part that is loaded on demand fails', () => {
  test('the add-country dialog: the comparison and a typed income stay, trying again opens it', async ({
    page,
  }) => {
    await page.route(chunk('AddCountryDialog'), abort);
    await page.goto(COMPARISON);
    await page.getByLabel('ANNUAL INCOME').fill('91000');
    await page.getByRole('button', { name: 'Add Country' }).click();
    await expect(page.getByRole('alert')).toContainText('The list of countries did not load');
    await expect(columns(page)).toHaveCount(2);
    await expect(page.getByLabel('ANNUAL INCOME')).toHaveValue('91,000');

    await page.unroute(chunk('AddCountryDialog'));
    await tryAgain(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(/income=91000/);
  });

  test('the PDF: the results stay, a second press makes it', async ({ page }) => {
    await page.route(chunk('downloadResultsPdf'), abort);
    await page.goto(RESULTS);
    const button = page.getByRole('button', { name: 'Download PDF' });
    await button.click();
    await expect(page.getByText('The PDF could not be made.')).toBeVisible();
    await expect(button).toBeEnabled();
    await page.unroute(chunk('downloadResultsPdf'));
    await Promise.all([page.waitForEvent('download'), button.click()]);
  });

  test('the chart: every figure is there without it', async ({ page }) => {
    await page.route(chunk('CurvesChart'), abort);
    await page.goto('/tax-calculator/georgia');
    await expect(page.getByRole('main')).toContainText('Total effective tax');
    const curves = await openFold(page, 'Tax at every income');
    // The chart's code is asked for when its place comes into sight.
    await curves.getByText('Show as a table').scrollIntoViewIfNeeded();
    await expect(curves).toContainText('The chart did not load; the table below has its figures.');
    await curves.getByText('Show as a table').click();
    await expect(curves.getByRole('rowheader').first()).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });

  test('the lower sections of a guide: the calculator works, trying again brings them', async ({ page }) => {
    await page.route(chunk('GuideDetails'), abort);
    await page.goto('/tax-calculator/georgia');
    await expect(page.getByRole('alert')).toContainText('The rest of this page did not load');
    await page.getByRole('slider').first().fill('120000');
    await expect(page.getByRole('main')).toContainText('$120,000');
    await page.unroute(chunk('GuideDetails'));
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { name: 'Compare Similar Destinations' })).toBeVisible();
  });

  test('what only adds to a page (its end, toasts, its head): the page goes on without it', async ({
    page,
  }) => {
    for (const part of ['PageEnd', 'Toaster', 'PageHead']) {
      await page.route(chunk(part), abort);
      await page.goto('/compare?tax_regime_ids=mt-res-non-dom,atlantis-flat&income=75000');
      await expect(columns(page), part).toHaveCount(1);
      await page.getByRole('banner').getByRole('link', { name: 'Countries' }).click();
      await expect(page.locator('main [data-regime]').first(), part).toBeVisible();
      await expect(page, part).not.toHaveTitle(/^Compare/);
      await page.unroute(chunk(part));
    }
  });

  test("a guide's texts: the page says that it found none, and finds them at the next visit", async ({
    page,
  }) => {
    await page.goto('/terms');
    await page.route(/\/assets\/georgia-[\w-]+\.json$/, abort);
    await goInApp(page, '/tax-calculator/georgia');
    await expect(page.getByText('Country Guide Not Found')).toBeVisible();
    await page.unroute(/\/assets\/georgia-[\w-]+\.json$/);
    await goInApp(page, '/terms');
    await goInApp(page, '/tax-calculator/georgia');
    await expect(mainHeading(page)).toContainText('Georgia');
  });
});

test.describe('the network ends in the middle', () => {
  test('of the wizard: it goes on to the results with what was answered', async ({ page, host }) => {
    // The code of the results follows the questions.
    const quiet = watchRequests(page);
    await page.goto('/wizard?step=2&income=90000');
    await quiet();
    await host.stop();
    await page.getByRole('radio', { name: /freelancer/i }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('radio', { name: /anywhere/i }).check();
    await page.getByRole('button', { name: 'Find Countries' }).click();
    await expect(page.getByRole('heading', { name: 'Your Recommended Tax Regimes' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('$90,000');
  });

  test('of the PDF: the results stay, and it is made when the network is back', async ({ page, host }) => {
    await page.goto(RESULTS);
    const button = page.getByRole('button', { name: 'Download PDF' });
    await expect(button).toBeEnabled();
    await host.stop();
    await button.click();
    await expect(page.getByText('The PDF could not be made.')).toBeVisible();
    await host.start();
    await Promise.all([page.waitForEvent('download'), button.click()]);
  });
});
