/** The list of countries: its rows, filters, order and address. */
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { livingCostBucket, qualityOfLifeBucket } from '../../src/catalogue/labels.ts';
import { cheapest, eligible, head, opener, panel, regimeIds, row, rows, tick } from './countriesPage.ts';
import { expect, test } from './fixtures.ts';
import { askNetwork, holdBack } from './network.ts';
import { putRecord } from './storedRecord.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/countries');
  await expect(rows(page).first()).toBeVisible();
});

test("heading 'Countries', subtitle 'Explore 22 low-tax destinations—more added regularly.'", {
  tag: ['@product-22-countries', '@route-countries', '@countries-heading'],
}, async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Countries');
  await expect(page.getByText('Explore 22 low-tax destinations—more added regularly.')).toBeVisible();
});

test('one row per country with its cheapest regime at the default income of 80000', {
  tag: ['@main', '@countries-income-filter'],
}, async ({ page, host }) => {
  await expect(page.getByLabel('Annual income')).toHaveValue('80,000');
  await expect(rows(page)).toHaveCount(22);
  for (const { country, regime, assessment } of cheapest(host, 80_000)) {
    const line = row(page, regime.id);
    await expect(line).toContainText(country.name);
    await expect(line).toContainText(formatPercent(assessment.effectiveRate));
    await expect(line).toContainText(formatMoney(assessment.total));
    await expect(line).toContainText(formatMoney(assessment.kept / 12));
    await expect(line.locator('[data-terms]')).toHaveCount(1);
  }
});

test('columns COUNTRY (with the flag of the country), TAX, COSTS, LIFE QUALITY and COMPARE', {
  tag: '@countries-columns',
}, async ({ page }) => {
  const heads = page.getByRole('group', { name: 'Sort by' });
  for (const name of ['Country', 'Tax', 'Costs', 'Life quality', 'Compare']) {
    await expect(heads.getByText(name, { exact: name === 'Tax' })).toBeVisible();
  }
  const malta = rows(page).filter({ hasText: 'Malta' });
  await expect(malta.locator('img').first()).toHaveAttribute('src', '/flags/mt.svg');
  await expect(malta.getByRole('img', { name: 'Very High ($$$$)' })).toBeVisible();
  await expect(malta.getByRole('img', { name: '3 of 4' })).toBeVisible();
  await expect(tick(malta)).toBeVisible();
});

test('regimes above their income threshold are left out', { tag: '@rule-countries-filter' }, async ({
  page,
  host,
}) => {
  await page.getByLabel('Annual income').fill('1000000');
  const expected = cheapest(host, 1_000_000).map(({ regime }) => regime.id);
  await expect.poll(async () => (await regimeIds(page)).sort()).toEqual(expected.sort());
  await expect(row(page, 'ge-small-business')).toHaveCount(0);
  await opener(rows(page).filter({ hasText: 'Georgia' })).click();
  const open = eligible(host, 1_000_000).filter(({ country }) => country.slug === 'georgia');
  await expect(panel(page)).toBeVisible();
  const schemes = page.getByRole('group', { name: 'Schemes of Georgia' }).getByRole('button');
  await expect(schemes).toHaveCount(open.length > 1 ? open.length : 0);
});

test('the income may be empty: all regimes are listed and no tax is shown', {
  tag: '@rule-empty-countries',
}, async ({ page, host }) => {
  await page.getByLabel('Annual income').fill('');
  await expect(page.getByLabel('Annual income')).toHaveValue('');
  await expect(rows(page)).toHaveCount(host.source.countries.length);
  await expect(rows(page).first()).toContainText('Enter an income');
  await expect(rows(page).first()).not.toContainText('%tax');
  await expect(rows(page).locator('[data-terms]')).toHaveCount(0);
  await expect(page).toHaveURL(/income=$/);
  const georgia = host.source.countries.find(({ slug }) => slug === 'georgia');
  await opener(rows(page).filter({ hasText: 'Georgia' })).click();
  const schemes = page.getByRole('group', { name: 'Schemes of Georgia' }).getByRole('button');
  await expect(schemes).toHaveCount(georgia?.taxRegimes.length ?? 0);
});

test('an income above 10,000,000 is ignored', { tag: '@rule-income-range' }, async ({ page }) => {
  await page.getByLabel('Annual income').fill('10000000');
  await page.getByLabel('Annual income').press('End');
  await page.keyboard.type('0');
  await expect(page.getByLabel('Annual income')).toHaveValue('10,000,000');
});

test('living cost toggles pass a country if its bucket is selected or none is', {
  tag: ['@countries-cost-filter', '@rule-cost-passes'],
}, async ({ page, host }) => {
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

test('quality of life toggles pass a country if any selected bucket matches', {
  tag: ['@countries-quality-filter', '@rule-quality-passes'],
}, async ({ page, host }) => {
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

test('the order is by country ascending; the same column flips, a new column starts ascending', {
  tag: ['@countries-sort', '@state-countries-sort'],
}, async ({ page, host }) => {
  const byName = cheapest(host, 80_000)
    .sort((a, b) => a.country.name.localeCompare(b.country.name, 'en'))
    .map(({ regime }) => regime.id);
  await expect(head(page, 'Country')).toHaveAttribute('data-sort', 'ascending');
  expect(await regimeIds(page)).toEqual(byName);

  await head(page, 'Country').click();
  await expect(head(page, 'Country')).toHaveAttribute('data-sort', 'descending');
  await expect.poll(() => regimeIds(page)).toEqual(byName.toReversed());

  for (const column of ['Tax', 'You keep', 'Costs', 'Life quality']) {
    await head(page, column).click();
    await expect(head(page, column)).toHaveAttribute('data-sort', 'ascending');
    await expect(head(page, column)).toHaveAttribute('aria-pressed', 'true');
    await expect(head(page, 'Country')).toHaveAttribute('aria-pressed', 'false');
  }
});

test('sorting by tax puts the lowest effective rate first', { tag: '@countries-sort' }, async ({
  page,
  host,
}) => {
  await head(page, 'Tax').click();
  const rateOf = new Map(
    cheapest(host, 80_000).map(({ regime, assessment }) => [regime.id, assessment.effectiveRate ?? 0]),
  );
  await expect(head(page, 'Tax')).toHaveAttribute('data-sort', 'ascending');
  const rates = (await regimeIds(page)).map((id) => rateOf.get(id ?? '') ?? Number.NaN);
  expect(rates).toHaveLength(22);
  expect(rates).toEqual([...rates].sort((a, b) => a - b));
});

test('it begins with the answer of the countries that are shown, which leads to its guide at this income', async ({
  page,
}) => {
  const answer = page.getByRole('main').locator('a[data-regime]').first();
  await expect(answer.locator('[data-terms="fits"]')).toBeVisible();
  await expect(answer).toHaveAttribute('href', /income=80000/);
  const id = (await answer.getAttribute('data-regime')) ?? '';
  const kept = await answer.locator('strong').textContent();
  await expect(row(page, id)).toContainText(kept ?? 'none');
  await page.goto('/countries?q=Hungary');
  await expect(answer).toHaveAttribute('data-regime', /^hu-/);
});

test('COMPARE does not sort', { tag: '@countries-sort' }, async ({ page }) => {
  await expect(head(page, 'Compare')).toHaveCount(0);
});

test('what does not fit is folded with its number, and opened by a press', async ({ page }) => {
  await putRecord(page, { shape: 1, changedAt: 1, writer: 'test', value: { days: 90 } }, 'situation');
  await page.goto('/countries');
  await expect(page.locator('[data-fit]').last()).toHaveAttribute('data-fit', 'no');
  const closed = page.locator('[data-fit="no"]');
  await expect(closed.getByRole('heading')).toContainText(/\d+ countries/);
  await expect(closed.locator('li[data-key]')).toHaveCount(0);
  await closed.getByRole('button', { name: 'Show' }).click();
  expect(await closed.locator('li[data-key]').count()).toBeGreaterThan(5);
});

test('a copied address shows the same list, and back returns to it', { tag: '@main' }, async ({ page }) => {
  await page.goto('/countries?income=120000&living=3&sort=tax&order=descending');
  await expect(page.getByLabel('Annual income')).toHaveValue('120,000');
  await expect(page.getByRole('button', { name: 'Living cost 3 of 4' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(head(page, 'Tax')).toHaveAttribute('data-sort', 'descending');
  const before = await regimeIds(page);
  await opener(rows(page).first()).click();
  await page.getByRole('link', { name: 'View Tax Calculator' }).click();
  await expect(page).toHaveURL(/\/tax-calculator\//);
  await page.goBack();
  await expect(head(page, 'Tax')).toHaveAttribute('data-sort', 'descending');
  expect(await regimeIds(page)).toEqual(before);
});

test('the last three columns are hidden on small screens, their facts are in the panel', {
  tag: '@countries-hidden-columns',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const heads = page.getByRole('group', { name: 'Sort by', includeHidden: true });
  await expect(heads).toHaveCount(1);
  await expect(heads).toBeHidden();
  await expect(rows(page).first().getByRole('img', { name: /of 4$/ })).toBeHidden();
  await opener(rows(page).first()).click();
  for (const fact of ['Cost of living', 'Quality of life'])
    await expect(panel(page).getByText(fact, { exact: true })).toBeVisible();
  // The tick stands in the row.
  const malta = rows(page).filter({ hasText: 'Malta' });
  await tick(malta).check();
  await expect(page.getByRole('button', { name: 'Choose more to compare' })).toBeDisabled();
  const { width = 0, height = 0 } = (await malta.locator('label').boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test('on a phone the answer is in the first screen, one select sorts, and the filters unfold below their number', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/countries');
  await expect(page.getByRole('main').locator('a[data-regime]').first()).toBeInViewport({ ratio: 1 });
  const select = page.getByRole('combobox', { name: 'Sort' });
  await select.selectOption({ label: 'You keep most' });
  await expect(page).toHaveURL(/sort=kept&order=descending/);
  await select.selectOption({ label: 'Country' });
  await expect(page).not.toHaveURL(/sort=/);

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

  test('a skeleton of 5 rows is shown', { tag: '@countries-skeleton' }, async ({ page }) => {
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
    const first = (await regimeIds(page))[0];
    await head(page, 'Tax').click();
    await expect.poll(async () => (await regimeIds(page))[0]).not.toBe(first);
    const count = await moves.evaluate((seen) => seen.length);
    expect(count > 0).toBe(reducedMotion === 'no-preference');
    expect(count).toBeLessThanOrEqual(12);
    await head(page, 'Country').click();
    await expect.poll(async () => (await regimeIds(page))[0]).toBe(first);
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
  await expect(rows(page)).toHaveCount(22);
});
