/** The error catalogue, entry by entry, by making the API answer so (docs/api.md). */
import type { Page } from '@playwright/test';
import { formatPercent } from '../../src/catalogue/format.ts';
import { expect, test } from './fixtures.ts';
import { assessed, regimeOf, section } from './guidePage.ts';
import { askNetwork, watchRequests } from './network.ts';

test.use({ allowedErrors: [/Failed to load resource/], serviceWorkers: 'block' });

test.beforeEach(async ({ page }) => {
  await askNetwork(page);
});

const COUNTRIES = '**/api/countries*';
const BRACKETS = '**/api/tax-regimes/*/tax-brackets';

/** Goes on as a link does: a page that is opened anew comes with its content, made from the answers of the build. */
async function follow(page: Page, path: string): Promise<void> {
  await page.goto('/terms');
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** Status 500 or above shows the status text; any other the body. */
const FAILURES = [
  { status: 500, body: 'kept to itself', text: '500: Internal Server Error' },
  { status: 503, body: 'kept to itself', text: '503: Service Unavailable' },
  { status: 404, body: 'No such list', text: '404: No such list' },
] as const;

const SCREENS = [
  '/countries',
  '/compare?tax_regime_ids=mt-res-non-dom,es-beckham-law',
  '/wizard?step=results&income=80000&work=freelancer&region=anywhere',
  '/low-tax-countries-for-freelancers',
  '/zero-tax-countries-for-freelancers',
] as const;

/** Rewrites each field of an answer of the API; optional fields may be left out (undefined), null or empty. */
async function withFields(
  page: Page,
  path: string,
  change: (name: string, value: unknown) => unknown,
): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: JSON.parse(await response.text(), change) });
  });
}

const CAPS = ['socialSecurityCap', 'pensionCap', 'otherCap'];

test('thresholds and upper bounds that are absent, empty or texts hide nothing and tax as they should', async ({
  page,
}) => {
  await withFields(page, COUNTRIES, (name, value) => {
    if (name === 'maxIncomeThreshold') return value === null ? '' : String(value);
    return CAPS.includes(name) && value === null ? undefined : value;
  });
  await withFields(page, BRACKETS, (name, value) =>
    name === 'upperBound' && value === null ? undefined : value,
  );
  await follow(page, '/compare?tax_regime_ids=mt-res-non-dom,es-autonomo,ge-small-business&income=200000');
  const table = page.getByRole('main').getByRole('table').first();
  // Malta and Spain have none; what is the same in all stands below the table.
  await expect(page.getByRole('main')).toContainText('No revenue limit');
  await expect(table).not.toContainText('NaN');
  await expect(page.getByRole('complementary', { name: 'Hidden tax regimes' })).toContainText(
    /Georgia.*up to \$/,
  );
  await page.unroute(BRACKETS);
  await follow(page, '/countries?income=200000');
  await expect(page.getByRole('main')).toContainText('Malta');
  await expect(page.getByRole('main')).not.toContainText('NaN');
});

test('a guide whose optional texts and bounds are absent shows figures and leaves the rest out', async ({
  page,
}) => {
  await withFields(page, '**/api/country-guides/malta', (name, value) => {
    if (name === 'upperBound' && value === null) return undefined;
    if (name === 'maxIncomeThreshold' && value === null) return '';
    return name === 'guide' ? null : value;
  });
  await follow(page, '/tax-calculator/malta');
  await expect(page.getByRole('main')).toContainText(
    formatPercent(assessed(regimeOf('malta'), 60_000).effectiveRate),
  );
  await expect(page.getByRole('main')).toContainText('No revenue limit');
  await expect(page.getByRole('main')).not.toContainText('NaN');
});

const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: 'Country Guide Not Found' });
const allCountries = (page: Page) => page.getByRole('main').getByRole('link', { name: 'View All Countries' });

for (const [at, path] of SCREENS.entries()) {
  // Each status once; the other screens show what they have been given.
  const failures = at === 0 ? FAILURES : FAILURES.slice(-1);
  test(`${path}: countries or brackets that do not load show the failure's text, and can be tried again`, {
    tag: ['@call-used-by-lists', '@error-message', ...(at === 0 ? ['@main'] : [])],
  }, async ({ page }) => {
    for (const request of [COUNTRIES, BRACKETS]) {
      for (const { status, body, text } of failures) {
        await page.route(request, (route) => route.fulfill({ status, body }));
        await page.goto(path);
        await expect(alert(page)).toContainText(text);
        await expect(alert(page)).not.toContainText('kept to itself');
        await page.unroute(request);
      }
      await again(page).click();
      await expect(page.getByRole('main').locator('[data-regime]').first()).toContainText(/\d/);
      await expect(page.getByText('404: No such list')).toHaveCount(0);
    }
  });
}

for (const path of [...SCREENS, '/tax-calculator/cyprus', '/country-guides/malta']) {
  test(`${path}: without any answer a sentence says so, and nothing of the browser's own words`, async ({
    page,
  }) => {
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(path);
    await expect(alert(page)).toContainText('There was no answer. Check your connection, then try again.');
    await expect(page.getByText('Failed to fetch')).toHaveCount(0);
    await expect(again(page)).toBeVisible();
  });
}

test('/wizard: where the countries did not load, the panel beside the questions says so and counts none', async ({
  page,
}) => {
  await page.route(COUNTRIES, (route) => route.fulfill({ status: 500 }));
  await page.goto('/wizard');
  const panel = page.getByRole('complementary', { name: 'So far' });
  await expect(panel.getByRole('alert')).toHaveText('The countries did not load.');
  await expect(panel).not.toContainText(/of 0 countries|Enter an income/);
  await page.unroute(COUNTRIES);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('status')).toContainText('of 22 countries fit so far');
});

test.describe('country guide', () => {
  const GUIDE = '**/api/country-guides/cyprus';

  test("a request that fails is 'Country Guide Not Found' with a link to all countries, and a way to try again", {
    tag: ['@state-loading-to-loaded', '@error-guide-request'],
  }, async ({ page }) => {
    for (const { status, body, text } of FAILURES) {
      await page.route(GUIDE, (route) => route.fulfill({ status, body }));
      await page.goto('/tax-calculator/cyprus');
      await expect(notFound(page)).toBeVisible();
      await expect(
        page.getByText("Sorry, we couldn't find information for the requested country."),
      ).toBeVisible();
      await expect(allCountries(page)).toHaveAttribute('href', '/countries');
      // An answer that there is none is final.
      if (status === 404) await expect(again(page)).toHaveCount(0);
      else await expect(alert(page)).toContainText(text);
      await page.unroute(GUIDE);
    }
    await page.route(GUIDE, (route) => route.fulfill({ status: 500 }));
    await page.goto('/tax-calculator/cyprus');
    await expect(notFound(page)).toBeVisible();
    await page.unroute(GUIDE);
    await again(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cyprus' })).toBeVisible();
  });

  for (const [what, path] of [
    ['by its address', '/tax-calculator/cyprus'],
    ['by a link', null],
  ] as const) {
    test(`a request that fails is made once, and again by each further visit: opened ${what}`, async ({
      page,
    }) => {
      const quiet = watchRequests(page);
      let asked = 0;
      await page.route(GUIDE, (route) => {
        asked += 1;
        return route.fulfill({ status: 500 });
      });
      if (path === null) await follow(page, '/tax-calculator/cyprus');
      else await page.goto(path);
      await expect(notFound(page)).toBeVisible();
      await quiet();
      expect(asked).toBe(1);
      await page.getByRole('banner').getByRole('link', { name: 'How It Works' }).click();
      await expect(notFound(page)).toBeHidden();
      await page.goBack();
      await expect(notFound(page)).toBeVisible();
      expect(asked).toBe(2);
    });
  }

  test("a missing regime is 'Country Guide Not Found'", { tag: '@error-guide-missing' }, async ({ page }) => {
    await page.route(GUIDE, async (route) => {
      const guide = await (await route.fetch()).json();
      await route.fulfill({ json: { ...guide, taxRegimes: [] } });
    });
    await follow(page, '/tax-calculator/cyprus');
    await expect(notFound(page)).toBeVisible();
    await expect(allCountries(page)).toHaveAttribute('href', '/countries');
  });
});

test.describe('Malta page', () => {
  const missing = (page: Page) => page.getByRole('heading', { name: 'Country information not found.' });

  test("what fails is said: 'Country information not found.', and can be tried again", {
    tag: '@error-malta-missing',
  }, async ({ page }) => {
    // The last one can be tried again; that there is none is final.
    for (const { status, body, text } of FAILURES.toReversed()) {
      await page.route(COUNTRIES, (route) => route.fulfill({ status, body }));
      await page.goto('/country-guides/malta');
      await expect(missing(page)).toBeVisible();
      await expect(allCountries(page)).toHaveAttribute('href', '/countries');
      if (status !== 404) await expect(alert(page)).toContainText(text);
      await page.unroute(COUNTRIES);
    }
    await again(page).click();
    await expect(page.getByRole('slider', { name: 'Yearly income' })).toBeVisible();
  });

  test("without the country, or without its regimes: 'Country information not found.'", {
    tag: ['@guide-malta-not-found', '@error-malta-missing'],
  }, async ({ page }) => {
    await page.route(COUNTRIES, async (route) => {
      const countries: { name: string }[] = await (await route.fetch()).json();
      await route.fulfill({ json: countries.filter(({ name }) => name !== 'Malta') });
    });
    await follow(page, '/country-guides/malta');
    await expect(missing(page)).toBeVisible();

    await page.unroute(COUNTRIES);
    await page.route('**/api/country-guides/malta', async (route) => {
      const guide = await (await route.fetch()).json();
      await route.fulfill({ json: { ...guide, taxRegimes: [] } });
    });
    await follow(page, '/country-guides/malta');
    await expect(missing(page)).toBeVisible();
  });
});

test.describe('unknown route', () => {
  test("an address that no screen has is 'Page Not Found', with a way to all countries", {
    tag: ['@main', '@route-not-found', '@error-unknown-route'],
  }, async ({ page }) => {
    for (const path of [
      '/nowhere',
      '/compare/more',
      '/tax-calculator',
      '/country-guides/spain',
      '/Countries/x',
    ]) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    }
    await allCountries(page).click();
    await expect(page).toHaveURL('/countries');
  });
});

test.describe('images that do not load', () => {
  const MAP = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path d="M0 0h8v6H0z"/></svg>';

  /** Lets the guide of Malta carry this map. */
  async function withMap(page: Page, mapSvg: string | null): Promise<void> {
    await page.route('**/api/country-guides/malta', async (route) => {
      const guide = await (await route.fetch()).json();
      await route.fulfill({ json: { ...guide, mapSvg } });
    });
    await follow(page, '/tax-calculator/malta');
  }

  const map = (page: Page) => section(page, 'About Malta').getByRole('img', { name: /^Map of Malta/ });

  test('a map that loads is shown', { tag: '@call-maps' }, async ({ page }) => {
    await withMap(page, MAP);
    await map(page).scrollIntoViewIfNeeded();
    await expect(map(page)).toBeVisible();
  });

  for (const [what, mapSvg] of [
    ['broken', '<svg'],
    ['missing', null],
  ] as const) {
    test(`a ${what} map is hidden`, { tag: '@error-image-map' }, async ({ page }) => {
      await withMap(page, mapSvg);
      await section(page, 'About Malta').locator('figcaption').last().scrollIntoViewIfNeeded();
      await expect(section(page, 'About Malta')).toContainText('Popular cities');
      await section(page, 'Compare Similar Destinations').scrollIntoViewIfNeeded();
      await expect(map(page)).toHaveCount(0);
    });
  }

  test('a hero gives way to a banner, the four images to their words', {
    tag: ['@call-images', '@error-image-placeholder'],
  }, async ({ page }) => {
    await page.route('**/countries/cyprus/*.svg', (route) => route.fulfill({ status: 404 }));
    await page.goto('/tax-calculator/cyprus');
    await expect(page.locator('[data-fallback=banner]')).toBeVisible();
    const about = section(page, 'About Cyprus');
    for (const caption of await about.locator('figcaption').all()) await caption.scrollIntoViewIfNeeded();
    await expect(about.locator('figure img')).toHaveCount(0);
    for (const figure of await about.locator('figure').all()) await expect(figure).toContainText(/\w+ \w+/);
  });

  const PICTURES = /\/(?:countries|flags)\/.*\.svg$/;

  test("home's five pictures and its flags give way to placeholders of the same size", {
    tag: '@error-image-placeholder',
  }, async ({ page }) => {
    await page.route(PICTURES, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    const cards = page.getByRole('region', { name: 'Popular destinations' }).getByRole('listitem');
    await expect(cards).toHaveCount(5);
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card.locator('[data-fallback=picture]')).toBeVisible();
      await expect(card.locator('img')).toHaveCount(0);
    }
    const flag = await page.locator('[data-regime] [data-fallback=flag]').first().boundingBox();
    expect(flag?.width).toBeGreaterThan(20);
    expect(flag?.height).toBeGreaterThan(12);
  });

  test('flags give way to the letters of the country wherever they stand', {
    tag: '@error-image-placeholder',
  }, async ({ page }) => {
    await page.route(PICTURES, (route) => route.fulfill({ status: 404 }));
    for (const path of [
      '/countries',
      '/compare?tax_regime_ids=mt-res-non-dom&income=60000',
      '/low-tax-countries-for-freelancers',
      '/tax-calculator/malta',
      '/how-it-works',
    ]) {
      await page.goto(path);
      await expect(page.locator('[data-fallback=flag]').first()).toHaveAttribute('data-code', /^[A-Z]{2}$/);
      await expect(page.locator('img[src^="/flags/"]')).toHaveCount(0);
    }
  });
});
