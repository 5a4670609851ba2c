/** The list of countries: its rows, filters, order and address. */
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { livingCostBucket, qualityOfLifeBucket } from '../../src/catalogue/labels.ts';
import { cheapest, columnHead, eligible, names, opener, row, rows, unfoldAll } from './countriesPage.ts';
import { expect, test } from './fixtures.ts';
import { askNetwork, holdBack } from './network.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/countries');
  await expect(rows(page).first()).toBeVisible();
});

test("heading 'Countries', subtitle 'Explore 22 low-tax destinations—more added regularly.'", async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Countries');
  await expect(page.getByText('Explore 22 low-tax destinations—more added regularly.')).toBeVisible();
});

test('one row per country with its cheapest regime at the default income of 80000, the others unfold as rows', {
  tag: '@main',
}, async ({ page, host }) => {
  await expect(page.getByLabel('Annual income')).toHaveValue('80,000');
  await expect(rows(page)).toHaveCount(22);
  for (const { country, regime, assessment } of cheapest(host, 80_000)) {
    await expect(row(page, country.name, regime.name)).toContainText(formatMoney(assessment.total));
  }
  await unfoldAll(page);
  const expected = eligible(host, 80_000);
  await expect(rows(page)).toHaveCount(expected.length);
  for (const { country, regime, assessment } of expected) {
    const line = row(page, country.name, regime.name).first();
    await expect(line).toContainText(formatPercent(assessment.effectiveRate));
    await expect(line).toContainText(formatMoney(assessment.total));
  }
});

test('columns COUNTRY (with the flag of the country), TAX, COSTS, LIFE QUALITY and COMPARE', async ({
  page,
}) => {
  const heads = page.getByRole('columnheader');
  const own = heads.filter({ hasNotText: 'You keep' });
  await expect(own).toHaveText([/^Country/i, /^Tax/i, /^Costs/i, /^Life quality/i, /^Compare/i]);
  await unfoldAll(page);
  const malta = row(page, 'Malta', 'Res-Non-Dom');
  await expect(malta.locator('th img')).toHaveAttribute('src', '/flags/mt.svg');
});

test('regimes above their income threshold are left out', async ({ page, host }) => {
  await page.getByLabel('Annual income').fill('1000000');
  await unfoldAll(page);
  await expect(rows(page)).toHaveCount(eligible(host, 1_000_000).length);
  await expect(rows(page).filter({ hasText: 'Small business status' })).toHaveCount(0);
});

test('the income may be empty: all regimes are listed and no tax is shown', async ({ page, host }) => {
  await page.getByLabel('Annual income').fill('');
  await expect(page.getByLabel('Annual income')).toHaveValue('');
  await unfoldAll(page);
  await expect(rows(page)).toHaveCount(host.source.countries.flatMap(({ taxRegimes }) => taxRegimes).length);
  await expect(rows(page).first()).toContainText('Enter an income');
  await expect(page).toHaveURL(/income=$/);
});

test('an income above 10,000,000 is ignored', async ({ page }) => {
  await page.getByLabel('Annual income').fill('10000000');
  await page.getByLabel('Annual income').press('End');
  await page.keyboard.type('0');
  await expect(page.getByLabel('Annual income')).toHaveValue('10,000,000');
});

test('living cost toggles pass a country if its bucket is selected or none is', async ({ page, host }) => {
  await page.getByRole('button', { name: 'Living cost 2 of 4' }).click();
  await page.getByRole('button', { name: 'Living cost 3 of 4' }).click();
  const expected = cheapest(host, 80_000).filter(({ country }) =>
    [2, 3].includes(livingCostBucket(country.livingCost)),
  );
  await expect(rows(page)).toHaveCount(expected.length);
  await expect(page).toHaveURL(/living=2,3/);
  await expect(page.getByText(`${expected.length} of 22 countries`)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows(page)).toHaveCount(22);
});

test('quality of life toggles pass a country if any selected bucket matches', async ({ page, host }) => {
  await page.getByRole('button', { name: 'Quality of life 4 of 4' }).click();
  const expected = cheapest(host, 80_000).filter(
    ({ country }) => qualityOfLifeBucket(country.qualityOfLife) === 4,
  );
  await expect(rows(page)).toHaveCount(expected.length);
});

test('filters that nothing passes show what to do next', async ({ page }) => {
  await page.goto('/countries?living=1&quality=4');
  await expect(page.getByRole('heading', { name: 'No country matches' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(rows(page).first()).toBeVisible();
});

test('the order is by country ascending; the same column flips, a new column starts ascending', async ({
  page,
}) => {
  await expect(columnHead(page, 'Country')).toHaveAttribute('aria-sort', 'ascending');
  const ascending = await names(page);
  expect(ascending).toEqual([...ascending].sort((a, b) => a.localeCompare(b, 'en')));

  await page.getByRole('button', { name: 'Country', exact: true }).click();
  await expect(columnHead(page, 'Country')).toHaveAttribute('aria-sort', 'descending');
  expect((await names(page))[0]).toBe('Uruguay');

  for (const column of ['Tax', 'Costs', 'Life quality']) {
    await page.getByRole('button', { name: column, exact: true }).click();
    await expect(columnHead(page, column)).toHaveAttribute('aria-sort', 'ascending');
    await expect(columnHead(page, 'Country')).not.toHaveAttribute('aria-sort');
  }
});

test('sorting by tax puts the lowest effective rate first', async ({ page }) => {
  await page.getByRole('button', { name: 'Tax', exact: true }).click();
  const rates = await page.locator('tbody td:nth-child(2) b').allTextContents();
  const numbers = rates.map((text) => Number.parseFloat(text));
  expect(numbers.length).toBe(22);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
});

test('it begins with the country that leaves most, and the first without an end or a condition', async ({
  page,
}) => {
  await expect(
    page.getByText(
      'Of 22 countries, Costa Rica (2 years, then 19.1%) and 4 more leave you most: $6,667 a month. Without an end or a condition: United Arab Emirates, $6,394 a month.',
    ),
  ).toBeVisible();
});

test('with filters it answers of the countries that are left, of a single one without a comparison', async ({
  page,
}) => {
  await page.goto('/countries?living=2,3&only=schengen');
  const answer = page.getByText(/ leaves you /);
  await expect(page.getByText('6 of 22 countries')).toBeVisible();
  await expect(answer).toHaveText('Of these 6, Bulgaria leaves you most: $5,516 a month.');
  await page.goto('/countries?q=Hungary');
  await expect(answer).toHaveText(/^Hungary \(.+\) leaves you \$5,067 a month\.$/);
});

test('COMPARE does not sort', async ({ page }) => {
  await expect(columnHead(page, 'Compare').getByRole('button')).toHaveCount(0);
});

test('what does not fit is folded with its number, and opened by a press', async ({ page }) => {
  await page.goto('/countries');
  await page.getByRole('button', { name: /Use my details/ }).click();
  const editor = page.getByRole('dialog', { name: 'Your situation' });
  await editor.getByLabel('Days a year').fill('90');
  await editor.getByRole('button', { name: 'Done' }).click();
  const closed = page.locator('tbody').filter({ hasText: 'Does not fit you' });
  await expect(closed).toContainText(/\d+ countries/);
  await expect(closed.getByRole('row')).toHaveCount(1);
  await expect(
    page.getByText(
      /^At 90 days a year .+ of 22 countries fit, \d+ may on a condition; at 184 days \d+ fit\.$/,
    ),
  ).toBeVisible();
  await closed.getByRole('button', { name: 'Show' }).click();
  expect(await closed.getByRole('row').count()).toBeGreaterThan(5);
});

test('a copied address shows the same list, and back returns to it', { tag: '@main' }, async ({ page }) => {
  await page.goto('/countries?income=120000&living=3&sort=tax&order=descending');
  await expect(page.getByLabel('Annual income')).toHaveValue('120,000');
  await expect(page.getByRole('button', { name: 'Living cost 3 of 4' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(columnHead(page, 'Tax')).toHaveAttribute('aria-sort', 'descending');
  const before = await names(page);
  await opener(rows(page).first()).click();
  await page.getByRole('link', { name: 'View Tax Calculator' }).click();
  await expect(page).toHaveURL(/\/tax-calculator\//);
  await page.goBack();
  await expect(columnHead(page, 'Tax')).toHaveAttribute('aria-sort', 'descending');
  expect(await names(page)).toEqual(before);
});

test('the last three columns are hidden on small screens, their facts are in the panel', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(columnHead(page, 'Tax')).toBeVisible();
  for (const column of ['Costs', 'Life quality', 'Compare'])
    await expect(columnHead(page, column)).toBeHidden();
  // Cost and quality stand below the name instead.
  const [cost, quality] = ['Very High ($$$$)', '3 of 4'];
  const malta = row(page, 'Malta', '');
  await malta.scrollIntoViewIfNeeded();
  for (const name of [cost, quality]) await expect(malta.getByRole('img', { name })).toBeVisible();
  await opener(rows(page).first()).click();
  for (const fact of ['Cost of living', 'Quality of life'])
    await expect(page.getByText(fact).last()).toBeVisible();
  // The tick stands in the row.
  const tick = malta.getByRole('checkbox');
  await tick.check();
  await expect(page.getByRole('button', { name: 'Choose more to compare' })).toBeDisabled();
  const { width = 0, height = 0 } = (await malta.locator('label').boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test('on a phone the first country is in the first screen, and the quality filters unfold below their number', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/countries');
  await expect(rows(page).first()).toBeInViewport({ ratio: 1 });
  const living = page.getByRole('button', { name: 'Living cost 2 of 4' });
  await expect(living).toBeHidden();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await living.click();
  await page.getByRole('button', { name: 'Quality of life 3 of 4' }).click();
  await expect(page).toHaveURL(/living=2&quality=3/);
  await page.getByRole('button', { name: 'Schengen' }).click();
  const fold = page.getByRole('button', { name: 'Filters 3 active' });
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await fold.click();
  await expect(living).toBeHidden();
});

test.describe('while loading', () => {
  test.use({ serviceWorkers: 'block' });

  test('a skeleton of 5 rows is shown', async ({ page }) => {
    await askNetwork(page);
    const answer = await holdBack(page, '**/api/countries');
    await page.goto('/countries');
    await expect(page.getByRole('status', { name: 'Loading countries' }).locator('> div')).toHaveCount(5);
    answer();
    await expect(rows(page).first()).toBeVisible();
  });
});

test('rows travel to their new places, twelve at most, and stand still where less motion is wanted', async ({
  page,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    const moves = await page.evaluateHandle(() => {
      const seen: unknown[] = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, options) {
        seen.push(options);
        return animate.call(this, frames, options);
      };
      return seen;
    });
    const first = (await names(page))[0];
    await columnHead(page, 'TAX').getByRole('button').click();
    await expect.poll(async () => (await names(page))[0]).not.toBe(first);
    const count = await moves.evaluate((seen) => seen.length);
    expect(count > 0).toBe(reducedMotion === 'no-preference');
    expect(count).toBeLessThanOrEqual(12);
    await columnHead(page, 'COUNTRY').getByRole('button').click();
    await expect.poll(async () => (await names(page))[0]).toBe(first);
  }
});

test('a toggle that no country would pass says so, and changes nothing', async ({ page }) => {
  await page.goto('/countries');
  const toggles = page.getByRole('group', { name: 'Quality of life' }).getByRole('button');
  const closed = toggles.and(page.locator('[aria-disabled="true"]'));
  await expect(closed).toHaveAccessibleName('Quality of life 1 of 4. No country here');
  await expect(closed).toHaveAttribute('title', 'No country here');
  await closed.click({ force: true });
  await expect(page.getByText('No country here', { exact: true })).toBeVisible();
  await expect(closed).toHaveAttribute('aria-pressed', 'false');
  await expect(names(page)).resolves.toHaveLength(22);
});
