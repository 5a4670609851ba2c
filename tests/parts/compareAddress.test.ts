/** The comparison and its address. */
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, goBack, goForward, kept, open } from './app.tsx';
import {
  add,
  addButton,
  BULGARIA,
  choice,
  compared,
  confirm,
  dialog,
  expectFigures,
  GEORGIA,
  heads,
  incomeBox,
  MALTA,
  noCountries,
  openDialog,
  parameters,
  removeButton,
  SPAIN,
} from './comparePage.ts';
import { texts } from './texts.ts';

const resume = page.getByRole('button', { name: 'Resume your last comparison' });

test('compare three regimes, change the income, add and remove, back and forward: the numbers equal the engine’s', {
  tags: 'product-comparison',
}, async () => {
  const three = [GEORGIA, MALTA, BULGARIA];
  await open(compared(three));
  await expectFigures(three, 60_000);
  await incomeBox.fill('95000');
  await expectFigures(three, 95_000);
  await expect.poll(() => parameters().income).toBe('95000');

  await add(SPAIN);
  await expectFigures([...three, SPAIN], 95_000);
  await removeButton(MALTA).click();
  await expectFigures([GEORGIA, BULGARIA, SPAIN], 95_000);

  await goBack();
  await expectFigures([...three, SPAIN], 95_000);
  await goBack();
  await expectFigures(three, 95_000);
  await goForward();
  await goForward();
  await expectFigures([GEORGIA, BULGARIA, SPAIN], 95_000);
});

test('the income is 60000 by default and comes from the income query parameter; "12.5" is 12, typed and as an address', {
  tags: 'rule-compare-income',
}, async () => {
  await open(compared([MALTA]));
  await expectFigures([MALTA], 60_000);
  await open(compared([MALTA], 37_800));
  await expectFigures([MALTA], 37_800);
  await open(compared([MALTA], '12.5'));
  await expect.element(incomeBox).toHaveValue('12');
  await incomeBox.fill('');
  await userEvent.type(incomeBox, '13.5');
  await userEvent.tab();
  await expect.element(incomeBox).toHaveValue('13');
  await expect.poll(() => parameters().income).toBe('13');
});

test('the displayed income updates immediately; the income parameter is written after a 1000 ms debounce', {
  tags: 'state-compare-debounce',
}, async () => {
  await open(compared([GEORGIA, MALTA], 60_000));
  await expectFigures([GEORGIA, MALTA], 60_000);
  stopTime();
  const entries = history.length;
  await incomeBox.fill('7');
  vi.advanceTimersByTime(999);
  await incomeBox.fill('70000');
  await expectFigures([GEORGIA, MALTA], 70_000);
  vi.advanceTimersByTime(999);
  expect(parameters().income).toBe('60000');
  vi.advanceTimersByTime(1);
  expect(parameters().income).toBe('70000');
  expect(history.length).toBe(entries);
});

test('income inputs strip all non-digits; other changes are ignored, empty becomes 0', {
  tags: ['compare-income-input', 'rule-empty-compare'],
}, async () => {
  await open(compared([MALTA]));
  await incomeBox.fill('$ 12,3x45');
  await expectFigures([MALTA], 12_345);
  await incomeBox.fill('10000000');
  await expectFigures([MALTA], 10_000_000);
  await userEvent.keyboard('{End}0');
  await expectFigures([MALTA], 10_000_000);
  await incomeBox.fill('');
  await expectFigures([MALTA], 0);
});

test('on confirm the URL is updated in place and the page re-reads it about 50 ms after adding', {
  tags: 'state-dialog-confirm',
}, async () => {
  await open(compared([MALTA]));
  await expectFigures([MALTA], 60_000);
  await openDialog();
  await choice(SPAIN).click();
  await choice(BULGARIA).click();
  stopTime();
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(parameters().ids).toBe(`${MALTA},${SPAIN},${BULGARIA}`);
  vi.advanceTimersByTime(49);
  await expect.element(heads).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await expectFigures([MALTA, SPAIN, BULGARIA], 60_000);
});

test('removing a regime deletes it from tax_regime_ids and removes the parameter when none remain', {
  tags: ['compare-query-string', 'state-regime-removed'],
}, async () => {
  await open(compared([MALTA, SPAIN], 70_000));
  await removeButton(MALTA).click();
  expect(parameters()).toEqual({ ids: SPAIN, income: '70000' });
  await expect.element(removeButton(SPAIN)).toHaveFocus();
  await removeButton(SPAIN).click();
  expect(parameters()).toEqual({ ids: null, income: '70000' });
  await expect.element(noCountries).toBeVisible();
  await expect.element(addButton).toHaveFocus();
  await expect.element(resume).not.toBeInTheDocument();
});

test('unknown ids in the URL are dropped, with a toast that says so; duplicates count once', async () => {
  await open(compared([MALTA, 'atlantis-flat', MALTA, SPAIN, 'zz-9'], 60_000));
  await expectFigures([MALTA, SPAIN], 60_000);
  await expect.element(page.getByText('2 tax regimes of this link do not exist here').first()).toBeVisible();
  expect(parameters()).toEqual({ ids: `${MALTA},${SPAIN}`, income: '60000' });

  await open(compared(['atlantis-flat']));
  await expect.element(noCountries).toBeVisible();
  expect(parameters().ids).toBeNull();
});

test('with no tax_regime_ids: No Countries Selected, a hint, and Add Country', {
  tags: ['route-compare', 'compare-no-regimes', 'error-compare-empty'],
}, async () => {
  await open(compared([]));
  await expect.element(noCountries).toBeVisible();
  await expect
    .element(page.getByText('Select countries to compare their tax regimes side by side.'))
    .toBeVisible();
  await expect.element(resume).not.toBeInTheDocument();
  await add(MALTA, SPAIN);
  await expectFigures([MALTA, SPAIN], 60_000);
  await expect.element(addButton).toHaveFocus();
  await expect.poll(() => kept('comparison')).toEqual({ regimeIds: [MALTA, SPAIN] });
});

test('if a selection is kept on the device, a button offers to resume it', async () => {
  const own = { comparison: { regimeIds: [MALTA, SPAIN] }, situation: { income: 75_000 } };
  await open(compared([]), own);
  await expect
    .element(page.getByText('Kept on this device: 2 tax regimes of Malta and Spain.'))
    .toBeVisible();
  await resume.click();
  await expectFigures([MALTA, SPAIN], 75_000);
  expect(parameters().ids).toBe(`${MALTA},${SPAIN}`);
  await removeButton(MALTA).click();
  await expect.poll(() => kept('comparison')).toEqual({ regimeIds: [SPAIN] });

  // A column removed from somebody else's link is none of one's own.
  await open(compared([MALTA, GEORGIA]), own);
  await removeButton(MALTA).click();
  await expect.element(heads).toHaveLength(1);
  expect(await kept('comparison')).toEqual(own.comparison);
});

test('without regimes, sets to start with and the last comparisons are offered', {
  tags: 'compare-offered-sets',
}, async () => {
  await open(compared([], 70_000));
  const set = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'EU, no company' }) });
  await expect.element(set.getByRole('listitem').first()).toBeVisible();
  const names = texts(set.getByRole('listitem').css('[class*="RegimeRow-scheme"]'));
  const compares = () => texts(heads).map((head, at) => head.includes(names[at] ?? 'none'));
  await set.getByRole('button', { name: 'Compare these' }).click();
  await expect.poll(compares).toEqual(names.map(() => true));
  expect(parameters().income).toBe('70000');
  expect(await kept('comparison')).toEqual({ regimeIds: parameters().ids?.split(',') });

  await page.getByRole('banner').getByRole('link', { name: 'Compare' }).click();
  await page.getByRole('region', { name: 'Your recent comparisons' }).getByRole('button').click();
  await expect.poll(compares).toEqual(names.map(() => true));
});

test('the countries query runs only if income is a valid number', {
  tags: 'rule-countries-query',
}, async () => {
  const asked: string[] = [];
  answerApi(async (path) => void asked.push(path));
  const notice = page.getByText(/in the address is not a number/);
  for (const income of ['abc', '-5', '10000001']) {
    asked.length = 0;
    await open(compared([MALTA], income));
    // What is no number is not asked with: the default is, and the page says so.
    await expect.element(notice).toHaveTextContent(`The income “${income}” in the address is not a number`);
    await expectFigures([MALTA], 60_000);
    expect(asked.filter((path) => path === '/api/countries')).toHaveLength(1);
  }
  await incomeBox.fill('45000');
  await expectFigures([MALTA], 45_000);
  await expect.poll(() => parameters().income).toBe('45000');
  await expect.element(notice).not.toBeInTheDocument();
});

/** Stops the clocks that the page waits by; the tests' own go on. */
function stopTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}
