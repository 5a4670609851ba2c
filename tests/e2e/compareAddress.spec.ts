/** The compare page and its address. */
import { BULGARIA, ComparePage, GEORGIA, MALTA, SPAIN } from './comparePage.ts';
import { test as base, expect } from './fixtures.ts';
import { askNetwork } from './network.ts';

const test = base.extend<{ compare: ComparePage }>({
  compare: async ({ page, host }, use) => use(new ComparePage(page, host.source)),
});

const THREE = [GEORGIA, MALTA, BULGARIA];

test('compare three regimes, change the income, add and remove, back/forward, reload: the numbers equal the engine’s', {
  tag: ['@main', '@product-comparison'],
}, async ({ page, compare }) => {
  await compare.open(THREE);
  await compare.expectFigures(THREE, 60_000);

  await compare.incomeBox.fill('95000');
  await compare.expectFigures(THREE, 95_000);
  await expect.poll(() => compare.parameters().income).toBe('95000');

  await compare.add(SPAIN);
  await compare.expectFigures([...THREE, SPAIN], 95_000);
  await compare.removeButton(MALTA).click();
  await compare.expectFigures([GEORGIA, BULGARIA, SPAIN], 95_000);

  await page.goBack();
  await compare.expectFigures([...THREE, SPAIN], 95_000);
  await page.goBack();
  await compare.expectFigures(THREE, 95_000);
  await page.goForward();
  await page.goForward();
  await compare.expectFigures([GEORGIA, BULGARIA, SPAIN], 95_000);

  await page.reload();
  await compare.expectFigures([GEORGIA, BULGARIA, SPAIN], 95_000);
});

test('the income is 60000 by default and comes from the income query parameter', {
  tag: '@rule-compare-income',
}, async ({ compare }) => {
  await compare.open([MALTA]);
  await compare.expectFigures([MALTA], 60_000);
  await compare.open([MALTA], 37_800);
  await compare.expectFigures([MALTA], 37_800);
});

test('"12.5" is 12, typed and as an address', async ({ page, compare }) => {
  await compare.open([MALTA]);
  await compare.incomeBox.fill('');
  await compare.incomeBox.pressSequentially('12.5');
  await compare.incomeBox.press('Tab');
  await expect(compare.incomeBox).toHaveValue('12');
  await expect(page).toHaveURL(/income=12(?:&|$)/);
  await compare.open([MALTA], '12.5');
  await expect(compare.incomeBox).toHaveValue('12');
});

test('the displayed income updates immediately; the income parameter is written after a 1000 ms debounce', {
  tag: '@state-compare-debounce',
}, async ({ page, compare }) => {
  await page.clock.install({ time: '2026-01-01T10:00:00' });
  await compare.open(THREE, 60_000);
  await compare.expectFigures(THREE, 60_000);
  await page.clock.pauseAt('2026-01-01T11:00:00');
  const entries = await page.evaluate(() => history.length);

  await compare.incomeBox.fill('7');
  await page.clock.runFor(999);
  await compare.incomeBox.fill('70000');
  await compare.expectFigures(THREE, 70_000);
  await page.clock.runFor(999);
  expect(compare.parameters().income).toBe('60000');
  await page.clock.runFor(1);
  await expect.poll(() => compare.parameters().income).toBe('70000');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await compare.expectFigures(THREE, 70_000);
});

test('income inputs strip all non-digits; other changes are ignored, empty becomes 0', {
  tag: ['@compare-income-input', '@rule-empty-compare'],
}, async ({ page, compare }) => {
  await compare.open([MALTA]);
  await compare.incomeBox.fill('$ 12,3x45');
  await compare.expectFigures([MALTA], 12_345);
  await compare.incomeBox.fill('10000000');
  await compare.expectFigures([MALTA], 10_000_000);
  await compare.incomeBox.press('End');
  await page.keyboard.type('0');
  await compare.expectFigures([MALTA], 10_000_000);
  await compare.incomeBox.fill('');
  await compare.expectFigures([MALTA], 0);
});

test('on confirm the URL is updated in place and the page re-reads it about 50 ms after adding', {
  tag: '@state-dialog-confirm',
}, async ({ page, compare }) => {
  await page.clock.install({ time: '2026-01-01T10:00:00' });
  await compare.open([MALTA]);
  await compare.expectFigures([MALTA], 60_000);
  await page.evaluate(() => {
    document.documentElement.dataset.document = 'first';
  });
  await compare.openDialog();
  await compare.choice(SPAIN).check();
  await compare.choice(BULGARIA).check();
  await page.clock.pauseAt('2026-01-01T11:00:00');
  await compare.confirm.click();
  await expect(compare.dialog).toBeHidden();
  expect(compare.parameters().ids).toBe(`${MALTA},${SPAIN},${BULGARIA}`);
  await page.clock.runFor(49);
  await expect(compare.heads).toHaveCount(1);
  await page.clock.runFor(1);
  await compare.expectFigures([MALTA, SPAIN, BULGARIA], 60_000);
  await expect(page.locator('html')).toHaveAttribute('data-document', 'first');
});

test('a typed income is in the address when a link leaves the page and when regimes change', async ({
  page,
  compare,
}) => {
  await compare.open([MALTA, SPAIN], 60_000);
  await compare.expectFigures([MALTA, SPAIN], 60_000);
  await compare.incomeBox.fill('81000');
  await compare.row('Tax regime').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tax-calculator\/malta\?income=81000$/);
  await page.goBack();
  await compare.expectFigures([MALTA, SPAIN], 81_000);

  await compare.incomeBox.fill('82000');
  await compare.removeButton(SPAIN).click();
  expect(compare.parameters()).toEqual({ ids: MALTA, income: '82000' });
  await page.goBack();
  await compare.expectFigures([MALTA, SPAIN], 82_000);

  await compare.incomeBox.fill('83000');
  await compare.add(BULGARIA);
  expect(compare.parameters()).toEqual({ ids: `${MALTA},${SPAIN},${BULGARIA}`, income: '83000' });
  await compare.expectFigures([MALTA, SPAIN, BULGARIA], 83_000);
});

test('an income typed at one comparison does not follow back to another', async ({ page, compare }) => {
  await compare.open([MALTA, SPAIN], 60_000);
  await compare.removeButton(SPAIN).click();
  await compare.expectFigures([MALTA], 60_000);
  await compare.incomeBox.fill('99000');
  await page.goBack();
  await compare.expectFigures([MALTA, SPAIN], 60_000);
});

test('removing a regime deletes it from tax_regime_ids and removes the parameter when none remain', {
  tag: ['@compare-query-string', '@state-regime-removed'],
}, async ({ page, compare }) => {
  await compare.open([MALTA, SPAIN], 70_000);
  await compare.removeButton(MALTA).click();
  expect(compare.parameters()).toEqual({ ids: SPAIN, income: '70000' });
  await expect(compare.removeButton(SPAIN)).toBeFocused();
  await compare.removeButton(SPAIN).click();
  expect(compare.parameters()).toEqual({ ids: null, income: '70000' });
  await expect(page.getByRole('heading', { name: 'No Countries Selected' })).toBeVisible();
  await expect(compare.addButton).toBeFocused();
  await expect(page.getByRole('button', { name: /Resume/ })).toBeHidden();
});

test('unknown ids in the URL are dropped, with a toast that says so; duplicates count once', async ({
  page,
  compare,
}) => {
  await compare.open([MALTA, 'atlantis-flat', MALTA, SPAIN, 'zz-9'], 60_000);
  await compare.expectFigures([MALTA, SPAIN], 60_000);
  await expect(page.getByText('2 tax regimes of this link do not exist here').first()).toBeVisible();
  expect(compare.parameters()).toEqual({ ids: `${MALTA},${SPAIN}`, income: '60000' });

  await compare.open(['atlantis-flat']);
  await expect(page.getByRole('heading', { name: 'No Countries Selected' })).toBeVisible();
  expect(compare.parameters().ids).toBeNull();
});

test('with no tax_regime_ids: No Countries Selected, a hint, and Add Country', {
  tag: ['@route-compare', '@compare-no-regimes', '@error-compare-empty'],
}, async ({ page, compare }) => {
  await compare.open([]);
  await expect(page.getByRole('heading', { name: 'No Countries Selected' })).toBeVisible();
  await expect(page.getByText('Select countries to compare their tax regimes side by side.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Resume/ })).toBeHidden();
  await compare.add(MALTA, SPAIN);
  await compare.expectFigures([MALTA, SPAIN], 60_000);
  await expect(compare.addButton).toBeFocused();
});

test('if a selection is kept on the device, a button offers to resume it', async ({ page, compare }) => {
  await compare.open([]);
  await compare.add(MALTA, SPAIN);
  await compare.incomeBox.fill('75000');
  await compare.expectFigures([MALTA, SPAIN], 75_000);
  await page.getByRole('banner').getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: 'No Countries Selected' })).toBeVisible();
  await expect(page.getByText('Kept on this device: 2 tax regimes of Malta and Spain.')).toBeVisible();
  await page.getByRole('button', { name: 'Resume your last comparison' }).click();
  await compare.expectFigures([MALTA, SPAIN], 75_000);
  expect(compare.parameters()).toEqual({ ids: `${MALTA},${SPAIN}`, income: '75000' });

  // A column removed from somebody else's link is none of one's own.
  await compare.open([MALTA, GEORGIA]);
  await compare.removeButton(MALTA).click();
  await expect(compare.heads).toHaveCount(1);
  await compare.open([]);
  await expect(page.getByText('Kept on this device: 2 tax regimes of Malta and Spain.')).toBeVisible();
});

test('without regimes, sets to start with and the last comparisons are offered', {
  tag: '@compare-offered-sets',
}, async ({ page, compare }) => {
  await compare.open([], 70_000);
  const set = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'EU, no company' }) });
  await expect(set.getByRole('listitem').first()).toBeVisible();
  const names = await set.getByRole('listitem').locator('span small').allTextContents();
  await set.getByRole('button', { name: 'Compare these' }).click();
  await expect(compare.heads).toHaveCount(names.length);
  await expect(compare.heads).toContainText(names);
  expect(compare.parameters().income).toBe('70000');

  await page.getByRole('banner').getByRole('link', { name: 'Compare' }).click();
  await page.getByRole('region', { name: 'Your recent comparisons' }).getByRole('button').click();
  await expect(compare.heads).toContainText(names);
});

test('the countries query runs only if income is a valid number', { tag: '@rule-countries-query' }, async ({
  page,
  compare,
}) => {
  await askNetwork(page);
  for (const income of ['abc', '-5', '10000001']) {
    const requests = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/countries');
    await compare.open([MALTA], income);
    // What is no number is not asked with: the default is, and the page says so.
    await expect(page.getByText(`The income “${income}” in the address is not a number`)).toBeVisible();
    await compare.expectFigures([MALTA], 60_000);
    await requests;
  }
  await compare.incomeBox.fill('45000');
  await compare.expectFigures([MALTA], 45_000);
  await expect.poll(() => compare.parameters().income).toBe('45000');
  await expect(page.getByText('in the address is not a number')).toHaveCount(0);
});
