/** Words, marks and links that follow from figures. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');

/** Ticks the scheme that stands for a country in the list. */
function tick(page: Page, country: string) {
  return page
    .getByRole('checkbox', { name: new RegExp(`^Compare ${country},`) })
    .first()
    .check();
}

test("'N Countries' counts different countries, and says how many regimes where they are more", async ({
  page,
}) => {
  await page.goto('/countries');
  await tick(page, 'Georgia');
  await page.locator('main [data-key=ge] button').first().click();
  const schemes = page.getByRole('group', { name: 'Schemes of Georgia' });
  await schemes.locator('[aria-pressed=false]').first().click();
  await page.getByRole('button', { name: 'Add to Comparison' }).click();
  await expect(page.getByRole('link', { name: 'Compare 2 regimes of 1 country' })).toBeVisible();
  await tick(page, 'Malta');
  await expect(page.getByRole('link', { name: 'Compare 3 regimes of 2 countries' })).toBeVisible();
});

test('an emptied income is not in the link to the comparison', async ({ page }) => {
  await page.goto('/countries?income=');
  await tick(page, 'Georgia');
  await tick(page, 'Malta');
  const link = page.getByRole('link', { name: 'Compare 2 Countries' });
  await expect(link).not.toHaveAttribute('href', /income/);
});

test("'View Tax Calculator' leads to the column's own regime", async ({ page }) => {
  await page.goto('/compare?tax_regime_ids=ge-small-business,ge-standard-entrepreneur,ge-llc&income=60000');
  const links = main(page).getByRole('link', { name: 'View Tax Calculator' });
  await expect(links).toHaveCount(3);
  for (const [index, suffix] of ['', '-1', '-2'].entries()) {
    await expect(links.nth(index)).toHaveAttribute(
      'href',
      new RegExp(`^/tax-calculator/georgia${suffix}(?:\\?|$)`),
    );
  }
});

test('where contributions exceed the income, words stand instead of a rate of thousands of percent', async ({
  page,
}) => {
  await page.goto('/compare?tax_regime_ids=es-autonomo,it-forfettario-5&income=30');
  const cells = main(page).getByRole('table').first();
  await expect(cells).toContainText('over 100%');
  await expect(cells).toContainText('nothing');
  await expect(cells).not.toContainText(/\d{4}(?:\.\d)?%|,\d{3}\.\d%/);
});

test('at no income a ranking does not say that every rate is 0%', async ({ page }) => {
  await page.goto('/low-tax-countries-for-freelancers?income=0');
  await expect(main(page).getByRole('status').first()).toContainText('only fixed contributions fall due');
});

test('dots of a list are named as everywhere, not by the labels of the PDF', async ({ page }) => {
  await page.goto('/countries');
  await expect(
    main(page)
      .getByRole('img', { name: /^Life quality [1-4] of 4$/ })
      .first(),
  ).toBeAttached();
  await expect(main(page).getByRole('img', { name: /Good|Basic|Excellent/ })).toHaveCount(0);
});

test('a guide speaks of the United Arab Emirates with their article', async ({ page }) => {
  await page.goto('/tax-calculator/united-arab-emirates');
  await expect(page.getByRole('heading', { name: 'About the United Arab Emirates' })).toBeAttached();
});

test('a money box has one focus ring, around the whole of it', async ({ page }) => {
  await page.goto('/countries');
  const input = page.getByLabel('Annual income').first();
  await input.focus();
  await expect(input).toHaveCSS('outline-style', 'none');
  await expect(input.locator('..')).toHaveCSS('outline-style', 'solid');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the list of countries sorts by what its rows hide: costs and quality', async ({ page }) => {
    await page.goto('/countries');
    const key = page.getByRole('combobox', { name: /^Sort/ });
    await key.selectOption('Lowest costs');
    await expect(page).toHaveURL(/sort=livingCost/);
    const first = main(page).locator('[data-key]').first();
    const cheapest = await first.getAttribute('data-key');
    await key.selectOption('Highest costs');
    await expect(page).toHaveURL(/order=descending/);
    await expect(first).not.toHaveAttribute('data-key', cheapest ?? '');
    await key.selectOption('Best life quality');
    await expect(page).toHaveURL(/sort=qualityOfLife/);
  });
});
