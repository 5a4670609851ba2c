/** The panel of a row, and rows that are put side by side. */
import { opener, row, rows, unfoldAll } from './countriesPage.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/countries');
  await expect(rows(page).first()).toBeVisible();
});

test('a row click expands the panel of that regime, again collapses it, and one is open at a time', {
  tag: '@main',
}, async ({ page }) => {
  await unfoldAll(page);
  const first = row(page, 'Albania', 'Self-employed, 0% band');
  await first.locator('td').first().click();
  await expect(page.getByText('Revenue limit', { exact: true })).toHaveCount(1);
  await expect(opener(first)).toHaveAttribute('aria-expanded', 'true');

  await row(page, 'Malta', 'Res-Non-Dom').locator('td').first().click();
  await expect(page.getByText('Revenue limit', { exact: true })).toHaveCount(1);
  await expect(opener(first)).toHaveAttribute('aria-expanded', 'false');

  await row(page, 'Malta', 'Res-Non-Dom').locator('td').first().click();
  await expect(page.getByText('Revenue limit', { exact: true })).toHaveCount(0);
});

test('by keyboard: Enter on the country opens its panel', async ({ page }) => {
  await opener(row(page, 'Albania', 'Self-employed, 0% band')).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add to Comparison' })).toBeVisible();
});

test("the panel's toggle says 'Add to Comparison', then 'Remove from Comparison'", { tag: '@main' }, async ({
  page,
}) => {
  await opener(row(page, 'Albania', 'Self-employed, 0% band')).click();
  await page.getByRole('button', { name: 'Add to Comparison' }).click();
  await expect(row(page, 'Albania', 'Self-employed, 0% band').getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Remove from Comparison' }).click();
  await expect(page.getByRole('button', { name: 'Add to Comparison' })).toBeVisible();
});

test('for a stay of years the panel adds up to what its row says: the average of the years', async ({
  page,
}) => {
  await page.goto('/countries?income=80000&years=10&from=2027-01');
  const albania = row(page, 'Albania', '').first();
  await opener(albania).click();
  const panel = page.locator('tbody tr:not(:has(th))').first();
  await expect(panel.getByText('Total effective tax')).toBeVisible();
  const [, rateAndTotal = 'none'] = /([\d.]+%\s\$[\d,]+)/.exec(await albania.innerText()) ?? [];
  await expect(panel).toContainText(`Total effective tax${rateAndTotal.replace(/\s/, '')}`);
});

test('what has been said goes along to the comparison: income, currency, costs and years', async ({
  page,
}) => {
  await page.goto('/countries?income=70000&currency=EUR&costs=10%25&years=5&from=2027-05');
  await unfoldAll(page);
  await row(page, 'Malta', 'Res-Non-Dom').getByRole('checkbox').check();
  await row(page, 'Bulgaria', 'Freelancer').getByRole('checkbox').check();
  await page.getByRole('link', { name: 'Compare 2 Countries' }).click();
  await expect(page).toHaveURL(
    /\/compare\?(?=.*income=70000(?:&|$))(?=.*currency=EUR)(?=.*costs=10)(?=.*years=5)(?=.*from=2027-05)/,
  );
  await expect(page.getByLabel('Annual income')).toHaveValue('70,000');
});

test("the floating button: 'Choose more to compare' (disabled) until 2 are ticked, then 'Compare N Countries'", {
  tag: '@main',
}, async ({ page }) => {
  await expect(page.getByText('Choose more to compare')).toHaveCount(0);
  await unfoldAll(page);
  await row(page, 'Malta', 'Res-Non-Dom').getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Choose more to compare' })).toBeDisabled();
  await row(page, 'Bulgaria', 'Freelancer').getByRole('checkbox').check();
  const compare = page.getByRole('link', { name: 'Compare 2 Countries' });
  await expect(compare).toBeVisible();
  await row(page, 'Spain', 'Beckham').getByRole('checkbox').check();
  await page.getByRole('link', { name: 'Compare 3 Countries' }).click();
  await expect(page).toHaveURL(/\/compare\?/);
  const query = new URL(page.url()).searchParams;
  expect(query.get('tax_regime_ids')).toBe('mt-res-non-dom,bg-freelancer-flat-tax,es-beckham-law');
  expect(query.get('income')).toBe('80000');
});
