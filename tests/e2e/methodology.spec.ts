/** The methodology page and the open data. */
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { expect, test } from './fixtures.ts';
import { assessed, data, projected, regimeOf } from './guidePage.ts';

test('/methodology shows formulas, exchange rates with their date, index editions and what is not modelled', {
  tag: '@main',
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Methodology' }).click();
  await expect(page).toHaveURL(/\/methodology$/);
  await expect(page).toHaveTitle(/Methodology/);
  await expect(page.getByText('line = min(cap, max(minimum, tax))')).toBeVisible();
  const rates = page.getByRole('region', { name: 'Exchange rates' });
  await expect(rates.locator('time')).toHaveAttribute('datetime', data.exchangeRates.asOf);
  await expect(rates.getByRole('listitem')).toHaveCount(Object.keys(data.exchangeRates.rates).length);
  const indices = page.getByRole('region', { name: 'Indices and their editions' });
  for (const { edition } of Object.values(data.indexSources)) await expect(indices).toContainText(edition);
  await expect(indices).not.toContainText('https:');
  await expect(indices.getByRole('link', { name: /^github\.com/ })).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'The weather score' })).toContainText('rain days / 20');
  await expect(page.getByRole('region', { name: 'What is not modelled' })).toContainText('children');
  const changes = page.getByRole('region', { name: 'Changes of the data' });
  await expect(changes.locator('time').first()).toHaveAttribute(
    'datetime',
    [...data.countries, ...data.homeCountries]
      .map(({ reviewed }) => reviewed)
      .sort()
      .at(-1) ?? '',
  );
});

test('the worked example is recomputed with every change', async ({ page }) => {
  await page.goto('/methodology');
  const example = page.getByRole('region', { name: 'A worked example' });
  await example.getByLabel('Regime').selectOption('mt-res-non-dom');
  await expect(example.locator('option:checked')).toHaveText(/^Malta: /);
  const first = assessed(regimeOf('malta'), 60_000);
  const rate = formatPercent(first.effectiveRate);
  await expect(example).toContainText(`Total: ${formatMoney(first.total)}, ${rate} of $60,000`);
  await example.getByLabel('Annual income').fill('100000');
  const { total } = assessed(regimeOf('malta'), 100_000);
  await expect(example).toContainText(`Total: ${formatMoney(total)}`);
});

test("the example of years is recomputed for another regime and for the person's income", {
  tag: '@years-worked-example',
}, async ({ page }) => {
  await page.goto('/methodology');
  const years = page.getByRole('region', { name: 'Over the years' });
  await years.scrollIntoViewIfNeeded();
  await expect(years).toContainText('Sole entrepreneur');
  await years.getByLabel('Regime').selectOption('it-forfettario-5');
  await years.getByLabel('Your annual income').fill('80000');
  const { averageTotal } = projected('it-forfettario-5', {
    income: 80_000,
    from: { year: new Date().getFullYear() + 1 },
    years: 10,
  });
  await expect(years).toContainText(`${formatMoney(averageTotal)} a year`);
  await expect(years).toContainText('part years');
});

test('/data offers the data set as JSON and CSV with schema, licence and version at stable addresses', async ({
  page,
}) => {
  await page.goto('/data');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open data');
  await expect(page.getByText(data.dataVersion)).toBeVisible();
  await expect(page.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
  const links = page.locator('a[download]');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses).toContain('/data/lowtide.json');
  for (const address of addresses) {
    const response = await page.request.get(address);
    expect(response.status(), address).toBe(200);
  }
  const set = await (await page.request.get('/data/lowtide.json')).json();
  expect(set.countries).toHaveLength(22);
});
