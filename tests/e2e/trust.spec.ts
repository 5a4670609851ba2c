/** Figures that explain themselves: workings, the two estimates, what is paid today, sources, files to take away. */
import { readFileSync } from 'node:fs';
import { workingOf } from '../../src/catalogue/working.ts';
import { scheduleOf, traceOf } from '../../src/tax/index.ts';
import { BULGARIA, ComparePage, MALTA } from './comparePage.ts';
import { opener, panel, rows } from './countriesPage.ts';
import { expect, test } from './fixtures.ts';
import { assessed, calculator, data, openFold, openGuide, regimeOf } from './guidePage.ts';

const POLAND = '/tax-calculator/poland';
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
  await expect(page.getByText('The report is on the clipboard').first()).toBeVisible();
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

test('the panel of a country works its lines out with the costs that were said, and averages of years not at all', async ({
  page,
}) => {
  const row = (country: string) => opener(rows(page).filter({ hasText: country }));
  const opened = panel(page);
  const lines = opened.getByRole('button', { name: /how it comes about/ });
  await page.goto('/countries?income=70000&costs=50%25');
  await row('Bulgaria').click();
  await expect(lines).not.toHaveCount(0);
  for (const line of await lines.all()) {
    const amount = await line.innerText();
    await line.click();
    await expect(opened.locator('ol li').last()).toContainText(`→ ${amount}`);
  }

  await page.goto('/countries?income=70000&years=10&from=2027-01');
  await row('Albania').click();
  await expect(opened.getByText('Total effective tax')).toBeVisible();
  await expect(lines).toHaveCount(0);
});

test("the wizard's results say where the income goes, and can be shared", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
  const results = '/wizard?step=results&income=80000&work=freelancer&region=europe';
  await page.goto(results);
  await expect(page.getByRole('heading', { name: 'Where your $80,000 goes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied.', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(page.url());
});

test("the guide's income is in its address", async ({ page }) => {
  await page.goto(`${POLAND}?income=100000`);
  await expect(page.getByRole('slider', { name: 'Yearly income' })).toHaveValue('100000');
  await page.getByRole('slider', { name: 'Yearly income' }).press('ArrowRight');
  await expect(page).toHaveURL(/income=105000/);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
});

test('sources carry a confidence mark, tax year and review date, and an error can be reported', async ({
  page,
}) => {
  await openGuide(page, POLAND);
  const sources = await openFold(page, 'Sources');
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
  const [incomeTax, social] = assessed(regimeOf('malta'), 60_000).lines;
  expect(text).toMatch(new RegExp(`\\r\\nMalta,.*,60000,0,${incomeTax?.amount},${social?.amount},`));
  expect(text).toContain('https://');
});

test('sharing copies the link where the device has no share sheet', async ({ page, host, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
  const compare = new ComparePage(page, host.source);
  await compare.open([MALTA], 70_000);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied.', { exact: true })).toBeVisible();
  // With the release of its figures, so that whoever opens it later is told what has changed since.
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${page.url()}&data=${data.releases.newest}`);
});

test('the working of a line names what a person does where the law sets its own percent for that', async ({
  page,
}) => {
  const card = calculator(page);
  const open = card.getByRole('button', { name: /Income tax: how it comes about/i });
  await page.goto(`${POLAND}?income=60000&profession=legal`);
  // What is said of a person is of the years of a stay, which have no working; that of one year has.
  await card.getByText('2026 alone').click();
  await open.click();
  await expect(card.getByRole('listitem').filter({ hasText: ': law and accounting' }).last()).toBeVisible();
  await page.goto(`${POLAND}?income=60000`);
  await open.click();
  await expect(card.getByRole('button', { name: 'Copy the working' })).toBeVisible();
  await expect(card).not.toContainText(': law and accounting');
});
