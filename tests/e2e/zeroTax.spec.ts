/** What zero-tax ranking pages have that low-tax ones do not. */
import { expect, test } from './fixtures.ts';

const LOW_TAX = '/low-tax-countries-for-freelancers';
const ZERO_TAX = '/zero-tax-countries-for-freelancers';

test('a zero-tax row says what its regime asks for, from the data', async ({ page }) => {
  await page.goto('/zero-tax-countries-for-digital-nomads');
  const row = page.locator('tbody tr').filter({ hasText: 'Digital nomad stay (Law 10,008)' });
  const term = (name: string) =>
    row
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd');
  await expect(term('Permit')).toContainText('Digital nomad stay (Law 10,008)1 year, renewable once');
  await expect(term('Income asked for')).toHaveText('$36,000 a year');
  await expect(term('Days a year there')).toHaveText('183');
  await expect(row).toContainText('2 years, then 19.1%');
  await expect(term('Clients')).toHaveText('The permit is for clients and employers abroad only.');
});

test('a zero-tax page says how many countries are at zero; those that are not stand below a line', async ({
  page,
}) => {
  await page.goto(ZERO_TAX);
  await expect(page.getByRole('status').filter({ hasText: 'effective rate' })).toContainText(
    '4 of 6 countries at zero',
  );
  const above = page.locator('tbody tr[data-above="true"]');
  await expect(above).toHaveCount(2);
  await expect(above.first()).toContainText('Georgia');
});

test('a rate that holds only for work that counts as foreign says so beside it', async ({ page }) => {
  await page.goto(ZERO_TAX);
  const uruguay = page.locator('tbody tr').filter({ hasText: 'Uruguay' });
  await expect(uruguay.getByText('if the work counts as foreign')).toBeVisible();
  await expect(uruguay).toContainText('Fees for work from Uruguay are local income, whoever the client is.');
  await expect(page.locator('tbody tr').filter({ hasText: 'United Arab Emirates' })).toContainText(
    '183, or 90 with a permit and ties',
  );
  await expect(uruguay).toContainText('183, or 60 with qualifying property');
  await expect(uruguay).toContainText('Not for people who were resident in Uruguay in the last two years.');
});

test('a page names the first rate that holds wherever the work is done, and the first that lasts', async ({
  page,
}) => {
  await page.goto(ZERO_TAX);
  const answer = page.getByRole('region', { name: 'Ranking' }).getByText('Wherever you do the work');
  await expect(answer).toHaveText(
    'Wherever you do the work: Costa Rica at 0.0% (2 years, then 19.1%). Without a time limit: Georgia at 1.0%, if it is open to you, else United Arab Emirates at 4.1%.',
  );
});

test('where nothing is taxed there is no bar; a regime of a company says so', async ({ page }) => {
  await page.goto(LOW_TAX);
  const rows = page.locator('tbody tr');
  const paraguay = rows.filter({ hasText: 'Paraguay' });
  await expect(paraguay.locator('svg[viewBox="0 0 100 4"]')).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Bulgaria' })).toContainText('needs a company');
  await expect(rows.filter({ hasText: 'Georgia' })).toContainText(
    'Consultants, lawyers, architects, auditors and medical professionals are excluded.',
  );
});

test("zero-tax pages show 'Popular Tax Calculators' and 'View all 22 countries'; low-tax pages do not", async ({
  page,
}) => {
  await page.goto(ZERO_TAX);
  const box = page.getByRole('region', { name: 'Popular Tax Calculators' });
  for (const [name, slug] of [
    ['Spain', 'spain'],
    ['Poland', 'poland'],
    ['Malta', 'malta'],
    ['Italy', 'italy'],
  ] as const) {
    await expect(box.getByRole('link', { name })).toHaveAttribute('href', `/tax-calculator/${slug}`);
  }
  await box.getByRole('link', { name: 'View all 22 countries' }).click();
  await expect(page).toHaveURL(/\/countries$/);

  await page.goto(LOW_TAX);
  await expect(page.locator('tbody tr')).toHaveCount(15);
  await expect(page.getByText('Popular Tax Calculators')).toHaveCount(0);
});
