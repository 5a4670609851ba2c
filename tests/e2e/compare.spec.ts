/** What the compare page shows. The address is in compareAddress.spec.ts. */
import type { Locator } from '@playwright/test';
import { formatMbps, formatPercent } from '../../src/catalogue/format.ts';
import { formatLimit, livingCostLabel, revenueLimitText } from '../../src/catalogue/labels.ts';
import { isEligible } from '../../src/tax/index.ts';
import { BULGARIA, ComparePage, GEORGIA, ITALY, MALTA, SPAIN } from './comparePage.ts';
import { test as base, expect } from './fixtures.ts';
import { assessed, regimeOf } from './guidePage.ts';
import { askNetwork, holdBack } from './network.ts';

const test = base.extend<{ compare: ComparePage }>({
  compare: async ({ page, host }, use) => use(new ComparePage(page, host.source)),
});

const rateOf = (slug: string) => formatPercent(assessed(regimeOf(slug), 60_000).effectiveRate);

const DUBAI = 'ae-freelance-permit';

test('the title has an info tooltip with the disclaimer', {
  tag: ['@compare-title', '@compare-disclaimer'],
}, async ({ page, compare }) => {
  await compare.open([MALTA]);
  const tooltip = page.getByRole('tooltip').filter({ hasText: 'directional' });
  await expect(tooltip).toBeHidden();
  await page.getByRole('button', { name: 'About these figures' }).click();
  await expect(tooltip).toBeVisible();
  for (const words of [
    'data is directional',
    'about 1-4% lower where social contributions are deductible before income tax',
    'exclude relocation fees, setup fees, ongoing business costs and deductions',
    'taxes on business income',
    'Marriage, kids and other benefits are not included',
  ]) {
    await expect(tooltip).toContainText(words);
  }
});

test('one column per country and regime, with a remove button and a link View Tax Calculator', {
  tag: ['@main', '@compare-columns', '@call-to-guide'],
}, async ({ compare }) => {
  await compare.open([MALTA, DUBAI, 'mt-global-residence']);
  await expect(compare.heads).toHaveCount(3);
  const links = compare.row('Tax regime').getByRole('link', { name: 'View Tax Calculator' });
  for (const [at, path] of ['malta', 'united-arab-emirates', 'malta-1'].entries()) {
    await expect(links.nth(at)).toHaveAttribute('href', `/tax-calculator/${path}`);
    await expect(compare.heads.nth(at).getByRole('button', { name: /^Remove/ })).toBeVisible();
  }
});

test('rows: tax breakdown, cost of living, quality of life, internet speed, regime name and description, revenue limit, write-offs, incorporation, healthcare, legal structure, weather rating', {
  tag: ['@main', '@compare-rows'],
}, async ({ compare }) => {
  const ids = [MALTA, GEORGIA, 'cy-non-dom-company'];
  await compare.open(ids);
  await expect(compare.table.getByRole('rowheader')).toHaveText([
    'Tax breakdown',
    'For whom',
    'How long it lasts',
    'Best way to be paid',
    'Cost of living',
    'Quality of life',
    'Internet speed',
    'Revenue limit',
    'Write-offs',
    'Incorporation',
    'Healthcare',
    'Legal structure',
    'Weather rating',
    'Tax regime',
  ]);
  for (const [at, id] of ids.entries()) {
    const { country, regime } = compare.find(id);
    const limit = regime.maxIncomeThreshold;
    const expected = {
      'Cost of living': `${livingCostLabel(country.livingCost)}${country.livingCost} / 100`,
      'Quality of life': `${country.qualityOfLife} / 100`,
      'Internet speed': formatMbps(country.internetSpeed),
      'Tax regime': `${regime.name}${regime.summary}View Tax Calculator`,
      'Revenue limit': revenueLimitText(limit),
      'Write-offs': regime.allowsWriteOffs ? 'Allowed' : 'Not allowed',
      Incorporation: regime.requiresIncorporation ? 'Required' : 'Not required',
      Healthcare: regime.healthcareType,
      'Legal structure': regime.legalStructureType,
      'Weather rating': `${country.weatherScore} / 5${country.weather.tempRange}`,
    };
    for (const [label, text] of Object.entries(expected)) {
      await expect(compare.row(label).getByRole('cell').nth(at)).toHaveText(text);
    }
  }
});

test('the column that keeps most stands out, and only that one', async ({ compare }) => {
  await compare.open([MALTA, GEORGIA, BULGARIA]);
  const best = compare.table.locator('[data-best]');
  await expect(best).toHaveCount(1);
  await expect(best).toHaveAttribute('data-regime', GEORGIA);
});

test('the add-country dialog: all regimes grouped by country with search, those above the income hidden', {
  tag: ['@main', '@compare-add-dialog'],
}, async ({ page, compare, host }) => {
  for (const income of [60_000, 300_000]) {
    await compare.open([], income);
    await compare.openDialog();
    for (const country of host.source.countries) {
      const names = country.taxRegimes.filter((regime) => isEligible(regime, income)).map(({ name }) => name);
      const group = compare.dialog.getByRole('group', { name: country.name, exact: true });
      await expect(group.getByRole('checkbox')).toHaveCount(names.length);
      await expect(group.locator('label')).toContainText(names);
    }
  }

  const search = compare.dialog.getByRole('searchbox');
  await search.fill('ryczalt  POLAND');
  await expect(compare.dialog.getByRole('group')).toHaveCount(1);
  await expect(compare.dialog.getByRole('checkbox')).toHaveCount(2);
  await search.fill('atlantis');
  await expect(compare.dialog.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByText('No country or tax regime at $300,000 matches “atlantis”.')).toBeVisible();
});

test('regimes already in the comparison show checked and disabled with ‘Already added’', {
  tag: '@state-dialog-already-added',
}, async ({ compare }) => {
  await compare.open([MALTA]);
  await compare.openDialog();
  await expect(compare.choice(MALTA)).toBeChecked();
  await expect(compare.choice(MALTA)).toBeDisabled();
  await expect(compare.dialog.getByText('Already added')).toHaveCount(1);
  await expect(compare.choice(SPAIN)).toBeEnabled();
});

test('the footer counts {n} new country/countries selected; Compare Countries is disabled until one new is checked', {
  tag: '@state-dialog-button',
}, async ({ compare }) => {
  await compare.open([MALTA]);
  await compare.openDialog();
  await expect(compare.confirm).toBeDisabled();
  await expect(compare.dialog.getByText('0 new countries selected')).toBeVisible();
  await compare.choice(SPAIN).check();
  await expect(compare.dialog.getByText('1 new country selected')).toBeVisible();
  await expect(compare.confirm).toBeEnabled();
  await compare.choice(BULGARIA).check();
  await expect(compare.dialog.getByText('2 new countries selected')).toBeVisible();
  await compare.choice(BULGARIA).uncheck();
  await compare.choice(SPAIN).uncheck();
  await expect(compare.confirm).toBeDisabled();
});

test('closing the dialog by Escape, its button or a press beside it clears the pending selection', {
  tag: '@state-dialog-closing',
}, async ({ page, compare }) => {
  await compare.open([MALTA]);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => compare.dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await compare.openDialog();
    await expect(compare.choice(SPAIN)).not.toBeChecked();
    await expect(compare.dialog.getByText('0 new countries selected')).toBeVisible();
    await compare.choice(SPAIN).check();
    await close();
    await expect(compare.dialog).toBeHidden();
    await expect(compare.addButton).toBeFocused();
    await expect(compare.heads).toHaveCount(1);
  }
  await compare.openDialog();
  await expect(compare.choice(SPAIN)).not.toBeChecked();
});

test('a regime applies at or below its threshold; above it the table hides it and says which', {
  tag: ['@main', '@rule-compare-table-filter'],
}, async ({ page, compare }) => {
  const limit = compare.find(ITALY).regime.maxIncomeThreshold;
  if (limit === null) throw new Error('This regime is expected to have a threshold.');
  await compare.open([ITALY, MALTA], Math.floor(limit));
  await compare.expectFigures([ITALY, MALTA], Math.floor(limit));

  await compare.incomeBox.fill(String(Math.floor(limit) + 1));
  await compare.expectFigures([MALTA], Math.floor(limit) + 1);
  const hidden = page.getByRole('complementary', { name: 'Hidden tax regimes' });
  await expect(hidden).toContainText('This tax regime is hidden');
  await expect(hidden).toContainText(
    `Italy, ${compare.find(ITALY).regime.name} (up to ${formatLimit(limit)})`,
  );
  await compare.removeButton(ITALY).click();
  await expect(hidden).toBeHidden();
  expect(compare.parameters().ids).toBe(MALTA);
});

test('if none remain the table shows ‘No tax regimes available for the selected income level.’', {
  tag: ['@rule-no-regimes-available', '@error-compare-empty'],
}, async ({ page, compare }) => {
  await compare.open([ITALY], 300_000);
  await expect(
    page.getByText('No tax regimes available for the selected income level.', { exact: true }),
  ).toBeVisible();
  await expect(compare.table).toBeHidden();
  // The next action stands below the message, too.
  await compare.addButton.last().click();
  await expect(compare.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await compare.incomeBox.fill('50000');
  await compare.expectFigures([ITALY], 50_000);
  await expect(compare.addButton).toHaveCount(1);
});

test.describe('asking the network', () => {
  test.use({ serviceWorkers: 'block', allowedErrors: [/Failed to load resource/] });
  test.beforeEach(async ({ page }) => {
    await askNetwork(page);
  });

  test('a loading state stands in until the countries have arrived', { tag: '@compare-loading' }, async ({
    page,
    compare,
  }) => {
    const answer = await holdBack(page, '**/api/countries');
    await compare.open([MALTA, SPAIN]);
    await expect(page.getByText('Loading the comparison…')).toBeAttached();
    await expect(compare.table).toHaveAttribute('aria-busy', 'true');
    await expect(compare.table.getByRole('rowheader')).toHaveCount(13);
    answer();
    await compare.expectFigures([MALTA, SPAIN], 60_000);
    await expect(page.getByText('Loading the comparison…')).toHaveCount(0);
  });

  test('a failed bracket call leaves the other columns and can be tried again', async ({ page, compare }) => {
    const path = `**/api/tax-regimes/${SPAIN}/tax-brackets`;
    await page.route(path, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await compare.open([MALTA, SPAIN]);
    await expect(page.getByRole('alert')).toContainText('500: Internal Server Error');
    await expect(compare.taxCells.first()).toContainText(rateOf('malta'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await compare.expectFigures([MALTA, SPAIN], 60_000);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('the brackets call is made once per visible regime', { tag: '@call-once-per-regime' }, async ({
    page,
    compare,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await compare.open([MALTA, ITALY, SPAIN], 300_000);
    await compare.expectFigures([MALTA, SPAIN], 300_000);
    expect(requested.filter((path) => path.endsWith('/tax-brackets')).sort()).toEqual([
      `/api/tax-regimes/${SPAIN}/tax-brackets`,
      `/api/tax-regimes/${MALTA}/tax-brackets`,
    ]);
  });
});

test('from 340 to 1280 px the page does not scroll sideways, row names stay in sight, and the head goes along', {
  tag: '@compare-one-grid',
}, async ({ page, compare }) => {
  for (const width of [340, 390, 768, 900, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await compare.open([MALTA, GEORGIA, BULGARIA, SPAIN, DUBAI]);
    await expect(compare.taxCells.last()).toContainText('%');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    const body = compare.table.locator('tbody');
    await body.evaluate((rows) => rows.scrollTo(rows.scrollWidth, 0));
    const row = compare.row('Quality of life');
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN;
    await expect(compare.heads.last()).toBeInViewport({ ratio: 1 });
    await expect(compare.taxCells.last()).toBeInViewport();
    expect(await compare.heads.last().evaluate((head) => head.getBoundingClientRect().top)).toBe(0);
    for (const at of [3, 4]) {
      const cell = row.getByRole('cell').nth(at);
      expect(Math.abs((await leftOf(compare.heads.nth(at))) - (await leftOf(cell)))).toBeLessThan(1);
    }
    expect(Math.abs((await leftOf(row.getByRole('rowheader'))) - (await leftOf(body)))).toBeLessThan(1);
    const inView = { 340: 2, 390: 2, 768: 3, 900: 3, 1280: 5 }[width] ?? 0;
    await expect(compare.heads.nth(5 - inView)).toBeInViewport({ ratio: 0.9 });
  }
});

test('on a phone, a bar shows what each column keeps; a press goes there, and Tab brings a column into view', {
  tag: '@compare-one-grid',
}, async ({ page, compare }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await compare.open([MALTA, GEORGIA, BULGARIA, SPAIN]);
  const bars = page.getByRole('navigation', { name: 'Kept a month' }).getByRole('button');
  await expect(bars).toHaveCount(4);
  await expect(bars.nth(1)).toHaveAccessibleName('Georgia: $4,950 a month');
  await expect(compare.heads.last()).not.toBeInViewport();
  await bars.last().click();
  await expect(compare.heads.last()).toBeInViewport({ ratio: 1 });
  await compare.removeButton(MALTA).focus();
  await expect(compare.heads.first()).toBeInViewport({ ratio: 1 });

  // Of two: the difference in a sentence.
  await compare.open([GEORGIA, BULGARIA]);
  await expect(page.getByText('+$1,020 a month')).toBeInViewport();
});
