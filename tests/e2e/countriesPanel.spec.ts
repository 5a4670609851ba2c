/** The panel of a row, and rows that are put side by side. */
import { eligible, opener, panel, row, rows, tick } from './countriesPage.ts';
import { expect, test } from './fixtures.ts';

const ALBANIA = 'al-self-employed-zero';

test.beforeEach(async ({ page }) => {
  await page.goto('/countries');
  await expect(rows(page).first()).toBeVisible();
});

test('a row click expands the panel of that regime, again collapses it, and one is open at a time', {
  tag: ['@main', '@countries-row-expands', '@state-one-row-expanded'],
}, async ({ page }) => {
  const albania = opener(row(page, ALBANIA));
  const malta = opener(rows(page).filter({ hasText: 'Malta' }));
  await albania.click();
  await expect(panel(page)).toHaveCount(1);
  await expect(panel(page, ALBANIA)).toBeVisible();
  await expect(albania).toHaveAttribute('aria-expanded', 'true');

  await malta.click();
  await expect(panel(page)).toHaveCount(1);
  await expect(panel(page, ALBANIA)).toHaveCount(0);
  await expect(albania).toHaveAttribute('aria-expanded', 'false');

  await malta.click();
  await expect(panel(page)).toHaveCount(0);
});

test('by keyboard: Enter on the country opens its panel', async ({ page }) => {
  await opener(row(page, ALBANIA)).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add to Comparison' })).toBeVisible();
});

test("the panel has the country's other schemes, each with its own figures and its calculator", async ({
  page,
  host,
}) => {
  await opener(rows(page).filter({ hasText: 'Malta' })).click();
  const own = eligible(host, 80_000).filter(({ country }) => country.slug === 'malta');
  const schemes = page.getByRole('group', { name: 'Schemes of Malta' }).getByRole('button');
  await expect(schemes).toHaveCount(own.length);
  for (const { regime } of own) {
    await schemes.filter({ hasText: regime.name }).click();
    await expect(panel(page, regime.id)).toContainText(regime.summary.slice(0, 20));
  }
  await expect(panel(page).getByRole('link', { name: 'View Tax Calculator' })).toHaveAttribute(
    'href',
    /\/tax-calculator\/malta.*income=80000/,
  );
});

test("the panel's toggle says 'Add to Comparison', then 'Remove from Comparison'", {
  tag: ['@main', '@countries-add-to-comparison'],
}, async ({ page }) => {
  await opener(row(page, ALBANIA)).click();
  await page.getByRole('button', { name: 'Add to Comparison' }).click();
  await expect(tick(row(page, ALBANIA))).toBeChecked();
  await page.getByRole('button', { name: 'Remove from Comparison' }).click();
  await expect(page.getByRole('button', { name: 'Add to Comparison' })).toBeVisible();
});

test('for a stay of years the panel adds up to what its row says: the average of the years', async ({
  page,
}) => {
  await page.goto('/countries?income=80000&years=10&from=2027-01');
  const albania = rows(page).filter({ hasText: 'Albania' });
  await opener(albania).click();
  await expect(panel(page).getByText('Total effective tax')).toBeVisible();
  const [, total = 'none'] = /%\s?tax\s?(\$[\d,]+)/.exec((await opener(albania).textContent()) ?? '') ?? [];
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'Total effective tax' })).toContainText(
    total,
  );
});

test('what has been said goes along to the comparison: income, currency, costs and years', async ({
  page,
}) => {
  await page.goto('/countries?income=70000&currency=EUR&costs=10%25&years=5&from=2027-05');
  await tick(rows(page).filter({ hasText: 'Malta' })).check();
  await tick(rows(page).filter({ hasText: 'Bulgaria' })).check();
  await page.getByRole('link', { name: 'Compare 2 Countries' }).click();
  await expect(page).toHaveURL(
    /\/compare\?(?=.*income=70000(?:&|$))(?=.*currency=EUR)(?=.*costs=10)(?=.*years=5)(?=.*from=2027-05)/,
  );
  await expect(page.getByLabel('Annual income')).toHaveValue('70,000');
});

test("the floating button: 'Choose more to compare' (disabled) until 2 are ticked, then 'Compare N Countries'", {
  tag: [
    '@main',
    '@countries-floating-button',
    '@state-compare-selection',
    '@rule-compare-needs-two',
    '@call-to-compare',
  ],
}, async ({ page }) => {
  await expect(page.getByText('Choose more to compare')).toHaveCount(0);
  await tick(row(page, ALBANIA)).check();
  await expect(page.getByRole('button', { name: 'Choose more to compare' })).toBeDisabled();
  await tick(row(page, 'es-beckham-law')).check();
  await expect(page.getByRole('link', { name: 'Compare 2 Countries' })).toBeVisible();
  await tick(row(page, 'ge-small-business')).check();
  await page.getByRole('link', { name: 'Compare 3 Countries' }).click();
  await expect(page).toHaveURL(/\/compare\?/);
  const query = new URL(page.url()).searchParams;
  expect(query.get('tax_regime_ids')).toBe(`${ALBANIA},es-beckham-law,ge-small-business`);
  expect(query.get('income')).toBe('80000');
});
