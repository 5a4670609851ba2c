/** Figures that explain themselves: workings, the two estimates, what is paid today, sources, files to take away. */
import { readFileSync } from 'node:fs';
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { savingWords } from '../../src/catalogue/presentTax.ts';
import { workingOf } from '../../src/catalogue/working.ts';
import { scheduleOf, traceOf } from '../../src/tax/index.ts';
import { BULGARIA, ComparePage, MALTA } from './comparePage.ts';
import { expect, test } from './fixtures.ts';
import { assessed, calculator, data, regimeOf, section } from './guidePage.ts';

const POLAND = '/tax-calculator/poland';
const switchName = 'Deduct social contributions first';
const poland = regimeOf('poland');

test('pressing a tax line on the guide opens its working, and it can be copied', { tag: '@main' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(POLAND);
  const traces = traceOf(scheduleOf(poland, data.taxBrackets[poland.id] ?? []), 60_000);
  const trace = traces.find(({ kind }) => kind === 'socialContribution');
  if (!trace) throw new Error('No contribution');
  const { steps } = workingOf(trace);
  await calculator(page)
    .getByRole('button', { name: /Social security: how it comes about/ })
    .click();
  for (const { says, shows } of steps) {
    await expect(calculator(page).getByRole('listitem').filter({ hasText: says }).last()).toContainText(
      shows,
    );
  }
  await expect(
    calculator(page).getByRole('list', { name: 'Where it is written' }).getByRole('link'),
  ).not.toHaveCount(0);
  await calculator(page).getByRole('button', { name: 'Copy the working' }).click();
  await expect(page.getByText('Copied.', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toHaveLength(steps.length + 1);
  await calculator(page).getByRole('button', { name: 'Report an error' }).click();
  await expect(page.getByText('The report is on the clipboard')).toBeVisible();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain(`Regime: ${poland.id}`);
  expect(report).toContain(`Data version: ${data.dataVersion}`);
});

test('pressing a line on compare shows statutory amounts and sources, fetched with the guide', {
  tag: '@main',
}, async ({ page, host }) => {
  const compare = new ComparePage(page, host.source);
  await compare.open([BULGARIA, MALTA], 60_000);
  const cell = compare.taxCells.first();
  await cell.getByRole('button', { name: /Social security: how it comes about/ }).click();
  await expect(cell).toContainText('counts for contributions');
  await expect(cell).toContainText('€');
  await expect(cell.getByRole('list', { name: 'Where it is written' })).toBeVisible();
});

test('a row of a ranking page has its lines and their workings', async ({ page }) => {
  await page.goto('/low-tax-countries-for-freelancers');
  const row = page.locator('tbody tr').filter({ hasText: 'Bulgaria' });
  await row.getByText('Tax lines').click();
  await row
    .getByRole('button', { name: /how it comes about/ })
    .first()
    .click();
  await expect(row.getByRole('button', { name: 'Copy the working' })).toBeVisible();
  await expect(page).toHaveURL(/low-tax-countries-for-freelancers/);
});

test("the wizard's results have the workings of their lines, with statutory amounts, and can be shared", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
  await page.goto('/wizard?step=results&income=80000&work=freelancer&region=europe');
  const row = page.locator('tbody tr').filter({ hasText: 'Bulgaria' });
  await row.getByText('Tax lines').click();
  await row.getByRole('button', { name: /Social security: how it comes about/ }).click();
  await expect(row.getByRole('listitem').filter({ hasText: 'A fixed €' }).last()).toBeVisible();
  await expect(row.getByRole('list', { name: 'Where it is written' })).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied.', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('the switch "Deduct social contributions first" recomputes the whole site and is kept', {
  tag: '@main',
}, async ({ page }) => {
  const deducted = assessed(poland, 60_000, true);
  const plain = assessed(poland, 60_000);
  expect(deducted.total).toBeLessThan(plain.total);
  await page.goto(POLAND);
  await expect(calculator(page)).toContainText(
    `${formatPercent(plain.effectiveRate)} ${formatMoney(plain.total)}`,
  );
  await page.getByRole('switch', { name: switchName }).check();
  const figure = `${formatPercent(deducted.effectiveRate)} ${formatMoney(deducted.total)}`;
  await expect(calculator(page)).toContainText(figure);
  await expect(page).toHaveURL(/[?&]deduct=1/);
  await page.goto('/countries');
  await expect(page.getByRole('switch', { name: switchName })).toBeChecked();
  await expect(page).toHaveURL(/[?&]deduct=1/);
  await page.getByRole('switch', { name: switchName }).uncheck();
  await expect(page).not.toHaveURL(/deduct/);
  await page.goto(POLAND);
  await expect(calculator(page)).toContainText(
    `${formatPercent(plain.effectiveRate)} ${formatMoney(plain.total)}`,
  );
});

for (const path of [
  '/countries?deduct=1',
  '/compare?tax_regime_ids=pl-ryczalt-8-5&deduct=1',
  `${POLAND}?income=100000&deduct=1`,
  '/wizard?step=results&income=80000&work=freelancer&region=anywhere&deduct=1',
]) {
  test(`a copied address holds the switch for the visit and keeps nothing: ${path}`, {
    tag: '@main',
  }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('switch', { name: switchName })).toBeChecked();
    await page.goto('/low-tax-countries-for-freelancers');
    await expect(page.getByRole('switch', { name: switchName })).not.toBeChecked();
  });
}

test("the guide's income is in its address", async ({ page }) => {
  await page.goto(`${POLAND}?income=100000`);
  await expect(page.getByRole('slider', { name: 'Yearly income' })).toHaveValue('100000');
  await page.getByRole('slider', { name: 'Yearly income' }).press('ArrowRight');
  await expect(page).toHaveURL(/income=105000/);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
});

test('what you pay today turns totals into savings, stays on the device, and is removed with one press', {
  tag: '@main',
}, async ({ page }) => {
  await page.goto(POLAND);
  await page.getByText('What you pay today').click();
  await page.getByLabel('Home country').selectOption('de');
  const germany = data.homeCountries.find(({ id }) => id === 'de');
  if (!germany) throw new Error('No Germany');
  const schedule = scheduleOf(germany.regime, germany.regime.taxBrackets);
  const today = traceOf(schedule, 60_000).reduce((sum, { amount }) => sum + amount, 0);
  const words = savingWords(today, assessed(poland, 60_000).total);
  await expect(calculator(page).getByText(words)).toBeVisible();
  expect(page.url()).not.toMatch(/de\b|home|present/);
  await page.goto('/low-tax-countries-for-freelancers');
  await expect(page.locator('tbody tr').first()).toContainText('over five years');
  await page.goto('/compare?tax_regime_ids=mt-res-non-dom');
  await expect(page.getByRole('table').first()).toContainText('over five years');
  await page.getByText('What you pay today').click();
  await page.getByRole('button', { name: 'Remove what I pay today' }).click();
  await expect(page.getByRole('table').first()).not.toContainText('over five years');
});

test('a rate or an amount can be entered instead of a home country', async ({ page }) => {
  await page.goto(POLAND);
  await page.getByText('What you pay today').click();
  await page.getByLabel('Entered as').selectOption('rate');
  await page.getByLabel('Total tax, % of income').fill('42');
  await expect(calculator(page).getByText(savingWords(25_200, assessed(poland, 60_000).total))).toBeVisible();
  await page.getByLabel('Entered as').selectOption('amount');
  await page.getByLabel('Total tax a year').fill('30000');
  await expect(calculator(page).getByText(savingWords(30_000, assessed(poland, 60_000).total))).toBeVisible();
});

test('sources carry a confidence mark, tax year and review date, and an error can be reported', async ({
  page,
}) => {
  await page.goto(POLAND);
  const sources = section(page, 'Sources');
  await expect(sources.getByText('Official source').first()).toBeVisible();
  await expect(sources.getByText('Professional source').first()).toBeVisible();
  await expect(sources).toContainText('tax year 2026');
  await expect(sources.getByRole('button', { name: 'Report an error' })).toBeVisible();
});

test('a comparison as CSV has units and sources', { tag: '@main' }, async ({ page, host }) => {
  const compare = new ComparePage(page, host.source);
  await compare.open([MALTA, BULGARIA], 60_000);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('tax-comparison.csv');
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('Income (USD per year)');
  expect(text).toMatch(/\r\nMalta,.*,60000,5150,4360,/);
  expect(text).toContain('https://');
});

test('sharing copies the link where the device has no share sheet', async ({ page, host, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
  const compare = new ComparePage(page, host.source);
  await compare.open([MALTA], 70_000);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied.', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('would I qualify: regimes are marked as fits, check or does not fit with the reason, and none is hidden', {
  tag: '@main',
}, async ({ page, host }) => {
  const compare = new ComparePage(page, host.source);
  await compare.open(['mt-nomad-residence-permit', BULGARIA, 'bg-eood-company'], 60_000);
  await page.getByText('Would I qualify?').click();
  await page.getByLabel('Citizenship', { exact: true }).selectOption('eu');
  await page.getByLabel('You work as').selectOption('sole-trader');
  await page.getByLabel('Ready to incorporate').selectOption('no');
  await expect(compare.taxCells.nth(0)).toContainText('Does not fit');
  await expect(compare.taxCells.nth(0)).toContainText('EU, EEA and Swiss citizens cannot use the permit.');
  await expect(compare.taxCells.nth(1)).toContainText('Fits');
  await expect(compare.taxCells.nth(2)).toContainText('The regime needs a company.');
  await page.getByLabel('Days a year you can stay').selectOption('90');
  await expect(compare.taxCells.nth(1)).toContainText(
    'Tax residence usually needs 183 days a year in Bulgaria.',
  );
  expect(page.url()).not.toMatch(/eu\b|citizen|days/);
  await page.getByRole('button', { name: 'Remove my answers' }).click();
  await expect(compare.taxCells.nth(1)).not.toContainText('Check');
  await expect(compare.heads).toHaveCount(3);
});
