/** Whose figures a page shows: the person's own on every page, a link's are its sender's until one acts; and the editor. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { storedSituation } from '../../src/situation/store.ts';
import { goBack, open } from './app.tsx';
import { answer, findCountries, NOTHING_ASKED, next } from './wizardPage.ts';

const bar = page.getByRole('complementary', { name: 'Your situation' });
const editor = page.getByRole('dialog', { name: 'Your situation' });
const main = page.getByRole('main');
const income = page.getByRole('textbox', { name: 'Annual income' });
const opener = bar.getByRole('button', { name: /Edit|Use my details/ });
const done = editor.getByRole('button', { name: 'Done', exact: true });

const COUNTRIES_LINK = '/countries?income=70000&currency=EUR&costs=10%';

test.each([
  COUNTRIES_LINK,
  '/compare?tax_regime_ids=mt-res-non-dom,ge-small-business&income=70000&currency=EUR&costs=10%',
  '/tax-calculator/bulgaria?income=70000&currency=EUR&costs=10%',
  '/wizard?step=results&income=70000&work=freelancer&region=anywhere&currency=EUR&costs=10%',
  '/low-tax-countries-for-freelancers?income=70000&currency=EUR&costs=10%',
])('a link\'s figures are its sender\'s until "Use mine": %s', async (link) => {
  await open(link, { situation: { income: 120_000, currency: 'CHF', citizenships: ['ch'] } });
  await expect.element(bar).toHaveTextContent('Shown at the sender’s income of €70,000');
  await expect.element(main).toHaveTextContent('€');
  await bar.getByRole('button', { name: 'Use mine' }).click();
  await expect.element(bar).toHaveTextContent('CHF 120,000');
  await expect.poll(() => location.search).toMatch(/^(?!.*costs)(?=.*income=120000)(?=.*currency=CHF)/);
  await expect.element(main).toHaveTextContent('CHF');
  await expect.element(main).not.toHaveTextContent('€70,000');
});

test("opening a link changes nothing that is kept; the reader's next own action counts as theirs", async () => {
  const situation = { income: 120_000 };
  await open(COUNTRIES_LINK, { situation });
  await expect.element(bar).toHaveTextContent('sender');
  expect(storedSituation.store.getState().value).toEqual(situation);
  await income.fill('90000');
  await expect.element(bar).not.toHaveTextContent('sender');
  expect(storedSituation.store.getState().value).toMatchObject({ income: 90_000 });
  history.pushState(null, '', '/compare');
  await expect.element(bar).toHaveTextContent('$90,000');
});

test('answers are removed with one press, and come back with Undo', async () => {
  await open('/countries', { situation: { income: 70_000, currency: 'EUR', citizenships: ['de'] } });
  await opener.click();
  await editor.getByRole('button', { name: 'Remove my answers' }).click();
  await expect.element(bar).toHaveTextContent('$80,000 a year');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(bar).toHaveTextContent('€70,000');
  await expect.element(bar).toHaveTextContent('German');
});

test.each([390, 1280])(
  'at %i px the editor opens and closes by keyboard and gives focus back',
  async (width) => {
    await page.viewport(width, 844);
    await open('/countries');
    await expect.element(opener).toBeVisible();
    (opener.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(editor.getByRole('heading', { name: 'Your situation' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(editor.getByRole('button', { name: 'Close' })).toHaveFocus();
    const freelancer = editor.getByRole('button', { name: 'Freelancer' });
    (freelancer.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(freelancer).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(editor).toHaveLength(0);
    await expect.element(opener).toHaveFocus();
  },
);

test.each([390, 1280])(
  "at %i px a page printed beside the open editor has the whole sheet, and the bar's words",
  async (width) => {
    await page.viewport(width, 844);
    await open('/countries', { situation: { income: 70_000, currency: 'EUR', costs: { percent: 10 } } });
    await opener.click();
    await expect.element(editor).toBeVisible();
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })));
    await expect.element(editor).toHaveLength(0);
    await expect.element(bar).toHaveTextContent('€70,000');
    await expect.element(bar.getByText('Edit')).not.toBeVisible();
    const widths = ['#root', 'main'].map((part) => page.css(part).element().getBoundingClientRect().width);
    expect(widths).toEqual([width, width]);
  },
);

test('the currency of the browser is proposed and never set', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'de']);
  await open('/countries');
  await opener.click();
  await expect.element(bar).toHaveTextContent('$80,000');
  await editor.getByRole('button', { name: 'Count in EUR?' }).click();
  await expect.element(bar).toHaveTextContent('€');
  await expect.element(editor).toHaveTextContent(/exchange rates of \w+ 20\d\d/);
});

test('the finder, opened without figures in its address, takes the kept ones along to its results', async () => {
  await open('/wizard', {
    situation: {
      income: 70_000,
      currency: 'EUR',
      costs: { percent: 10 },
      years: 5,
      citizenships: ['de'],
      work: 'freelancer',
    },
  });
  await next.click();
  await next.click();
  await page.getByRole('radio', { name: /anywhere/i }).click();
  await findCountries.click();
  await expect.element(main).toHaveTextContent('For a freelancer earning €70,000 a year');
  await expect
    .poll(() => location.search)
    .toMatch(/(?=.*income=70000)(?=.*currency=EUR)(?=.*costs=10)(?=.*years=5)/);
});

test('the finder follows what is answered in the editor, also in the entries that one goes back to', async () => {
  await open('/wizard?step=2&work=freelancer', {
    situation: { income: 70_000, currency: 'EUR', costs: { percent: 10 }, years: 5, citizenships: ['de'] },
  });
  await next.click();
  await opener.click();
  await editor.getByRole('textbox', { name: 'Annual income' }).fill('CHF 90,000');
  await done.click();
  await expect.poll(() => location.search).toMatch(/(?=.*income=90000)(?=.*currency=CHF)(?=.*step=3)/);
  await goBack();
  await expect.poll(() => location.search).toMatch(/(?=.*income=90000)(?=.*currency=CHF)(?=.*step=2)/);
  await expect.element(bar).toHaveTextContent('CHF 90,000');
});

test('the editor is five cards, and says what the answers so far come to', async () => {
  await open('/countries');
  await expect.element(bar).toHaveTextContent('Use my details');
  await opener.click();
  const cards = ['Money', 'What do you do?', 'Passport and home', 'Where and for whom you work'];
  for (const name of [...cards, 'Company and past homes']) {
    await expect.element(editor.getByRole('group', { name, exact: true })).toBeVisible();
  }
  const soFar = editor.getByRole('status').last();
  await expect.element(soFar).toHaveTextContent('Results update as you answer.');
  await editor.getByLabelText('Citizen of', { exact: true }).selectOptions('de');
  await expect.element(soFar).toHaveTextContent(/So far you keep \$[\d,]+ a month in/);
});

test('the editor takes twelve professions, and where one has been tax resident among the 22 destinations', async () => {
  await open('/countries');
  await opener.click();
  const profession = editor.getByLabelText('Profession');
  await expect.element(profession.getByRole('option')).toHaveLength(13);
  await profession.selectOptions('design');
  await expect.element(bar).toHaveTextContent('designer');
  const none = editor.getByRole('button', { name: 'No, in none' });
  await none.click();
  await expect.element(none).toHaveAttribute('aria-pressed', 'true');
  await editor.getByText('Yes, choose countries').click();
  await expect.element(editor.getByRole('checkbox')).toHaveLength(22);
  await editor.getByRole('checkbox', { name: 'Spain' }).click();
  await editor.getByRole('checkbox', { name: 'Italy' }).click();
  await expect.element(none).toHaveAttribute('aria-pressed', 'false');
  await done.click();
  await opener.click();
  await expect.element(editor.getByText('Italy, Spain')).toBeVisible();
  await expect.element(profession).toHaveValue('design');
});

test('the editor opens from the results, where today’s tax is not known, and the saving takes its place', async () => {
  await open('/wizard?step=results&income=80000&work=freelancer&region=anywhere', NOTHING_ASKED);
  await page.getByRole('button', { name: 'Where do you live now?' }).click();
  await expect.element(editor.getByLabelText('Where do you live now?')).toHaveFocus();
  await editor.getByLabelText('Where do you live now?').selectOptions('de');
  await done.click();
  await expect.element(answer).toHaveTextContent(/less than a sole trader in Germany/);
  await expect.element(answer.getByRole('button')).toHaveLength(0);
});

test('any country is today’s, with one tap to another scheme of it and, of a company, to the best pay', async () => {
  await open('/countries', { situation: { income: 70_000, currency: 'EUR' } });
  await opener.click();
  await editor.getByRole('combobox', { name: 'Where do you live now?' }).selectOptions('Lithuania');
  const schemes = editor.getByRole('group', { name: 'How are you taxed there?' });
  const company = schemes.getByRole('button', { name: /Company .UAB/ });
  await expect
    .element(schemes.getByRole('button', { name: /Individual activity/ }))
    .toHaveAttribute('aria-pressed', 'true');
  await company.click();
  await expect.element(company).toHaveAttribute('aria-pressed', 'true');
  await expect.element(editor.getByRole('switch', { name: 'Pay me the best way' })).toBeVisible();
  expect(storedSituation.store.getState().value.home).toEqual({
    country: 'lt',
    regime: 'lt-company-dividends',
  });
});

test('where a home differs from region to region, the editor says which average counts', async () => {
  await open('/countries', { situation: { income: 120_000, currency: 'EUR', home: { country: 'it' } } });
  await opener.click();
  await expect
    .element(editor)
    .toHaveTextContent("Today's tax is the average of Italy: regional surcharge is 0.97% to 3.33%");
});

test('who moves along is asked in the editor: four taps, then the partner and the ages', async () => {
  await open('/tax-calculator/estonia', { situation: { income: 70_000, currency: 'EUR' } });
  await opener.click();
  const card = editor.getByRole('group', { name: 'Who moves with you?' }).first();
  await card.getByRole('button', { name: 'Partner and children' }).click();
  await card.getByRole('textbox', { name: 'Partner’s income a year' }).fill('9000');
  await card.getByRole('combobox', { name: 'Age of a child' }).selectOptions('4');
  await card.getByRole('combobox', { name: 'Another child' }).selectOptions('9');
  expect(storedSituation.store.getState().value.household).toEqual({
    ...{ partner: 9_000, hasPartner: true, married: true, children: [4, 9] },
  });
  await expect.element(bar).toHaveTextContent('with partner and 2 children');
  await expect.poll(() => location.search).toContain('household=married,9000,4,9');
  await expect.element(main).toHaveTextContent('Child benefit');
  await card.getByRole('button', { name: 'Just me' }).click();
  expect(storedSituation.store.getState().value.household).toEqual({});
  await expect.element(bar).not.toHaveTextContent('with partner');
  await expect.poll(() => location.search).not.toContain('household');
});

test('the page of a scheme says so, too', async () => {
  const household = { partner: 0, married: true, children: [4, 9] };
  await open('/tax-calculator/poland-scale', { situation: { income: 70_000, currency: 'EUR', household } });
  const fold = main.getByRole('group').filter({ hasText: 'With your family' });
  await fold.getByText('With your family').click();
  await expect.element(fold).toHaveTextContent('more with partner and 2 children than alone');
  await expect.element(fold).toHaveTextContent('Newcomers:');
});

test('a guide says what a family changes there, from when, and who insures it', async () => {
  const household = { partner: 0, married: true, children: [4, 9] };
  await open('/tax-calculator/estonia', { situation: { income: 70_000, currency: 'EUR', household } });
  const fold = main.getByRole('group').filter({ hasText: 'With your family' });
  await fold.getByText('With your family').click();
  await expect.element(fold).toHaveTextContent('more with partner and 2 children than alone');
  await expect.element(fold).toHaveTextContent('Newcomers:');
  await expect.element(fold).toHaveTextContent('Children under 19 are insured by the state.');
});
