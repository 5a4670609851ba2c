/** Whose figures a page shows: the person's own on every page, a link's are its sender's until one acts; and the editor. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { OTHER_KIND_LABELS } from '../../src/catalogue/labels.ts';
import { setEditorOpen } from '../../src/situation/editor.ts';
import { storedSituation } from '../../src/situation/store.ts';
import { goBack, open } from './app.tsx';
import { asked, editor, say } from './form.ts';
import { texts } from './texts.ts';
import { findCountries, next } from './wizardPage.ts';

const bar = page.getByRole('complementary', { name: 'Your situation' });
const main = page.getByRole('main');
const income = page.getByRole('textbox', { name: 'Annual income' });
const opener = bar.getByRole('button', { name: /Edit|Use my details/ });
const done = editor.getByRole('button', { name: 'Done', exact: true });

/** So tall that nothing waits until it is near. */
const TALL = 12_000;

const COUNTRIES_LINK = '/countries?income=70000&currency=EUR&costs=10%';

test.each([
  COUNTRIES_LINK,
  '/compare?tax_regime_ids=mt-res-non-dom,ge-small-business&income=70000&currency=EUR&costs=10%',
  '/tax-calculator/bulgaria?income=70000&currency=EUR&costs=10%',
  '/wizard?step=results&income=70000&work=freelancer&region=anywhere&currency=EUR&costs=10%',
  '/low-tax-countries-for-freelancers?income=70000&currency=EUR&costs=10%',
])('a link\'s figures are its sender\'s until "Use my details": %s', async (link) => {
  await open(link, { situation: { income: 120_000, currency: 'CHF', citizenships: ['ch'] } });
  await expect.element(bar).toHaveTextContent('From a link: €70,000');
  await expect.element(main).toHaveTextContent('€');
  await bar.getByRole('button', { name: 'Use my details' }).click();
  await expect.element(bar).toHaveTextContent('CHF 120,000');
  await expect.poll(() => location.search).toMatch(/^(?!.*costs)(?=.*income=120000)(?=.*currency=CHF)/);
  await expect.element(main).toHaveTextContent('CHF');
  await expect.element(main).not.toHaveTextContent('€70,000');
});

test("opening a link changes nothing that is kept; the reader's next own action counts as theirs", async () => {
  const situation = { income: 120_000 };
  await open(COUNTRIES_LINK, { situation });
  await expect.element(bar).toHaveTextContent('From a link');
  expect(storedSituation.store.getState().value).toEqual(situation);
  await income.fill('90000');
  await expect.element(bar).not.toHaveTextContent('From a link');
  expect(storedSituation.store.getState().value).toMatchObject({ income: 90_000 });
  history.pushState(null, '', '/compare');
  await expect.element(bar).toHaveTextContent('$90,000');
});

test('answers are removed with one press, and come back with Undo', async () => {
  await open('/countries', { situation: { income: 70_000, currency: 'EUR', citizenships: ['de'] } });
  await opener.click();
  await editor.getByRole('button', { name: 'Remove my answers' }).click();
  await expect.element(bar).toHaveTextContent(/^Use my details$/);
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
  // The income is the page's own example: its line says no amount.
  await expect.element(bar).toHaveTextContent(/^Use my details$/);
  await editor.getByRole('button', { name: 'Count in EUR?' }).click();
  await expect.element(page.getByRole('main')).toHaveTextContent('€');
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

test('the form is one list of questions in the order in which they are asked, and says what the answers come to', async () => {
  await open('/countries');
  await expect.element(bar).toHaveTextContent('Use my details');
  await opener.click();
  const questions = () => texts(editor.css('[data-about] > legend'));
  const FIRST = ['Where do you live now?', 'What is your annual income?', 'What are your business costs?'];
  await expect.poll(() => questions().slice(0, 4)).toEqual([...FIRST, 'What best describes you?']);
  // Only whom it concerns is asked.
  expect(questions()).not.toContain('Are you on a payroll, or do you send invoices?');
  expect(questions()).not.toContain('Do you hold a US green card?');
  await expect
    .element(asked('What are your business costs?').getByRole('button', { name: 'None' }))
    .toHaveAttribute('aria-pressed', 'true');
  const soFar = editor.getByRole('status').last();
  await expect.element(soFar).toHaveTextContent('Results update as you answer.');
  await say('Which passport do you hold?', 'Germany');
  await expect.element(soFar).toHaveTextContent(/In .+ you would keep \$[\d,]+ a month/);
  await expect.element(asked('Do you hold a US green card?')).toBeVisible();
  await say('What best describes you?', 'Remote worker');
  await expect.element(soFar).toHaveTextContent(/In .+ you would keep at least \$[\d,]+ a month/);
  await say('Are you on a payroll, or do you send invoices?', 'On a payroll');
  await expect.element(soFar).not.toHaveTextContent('at least');
  expect(questions()).not.toContain('What are your business costs?');
});

test('under other services the form says whose income follows other rules; the answer stays', async () => {
  await open('/countries', { situation: { income: 80_000, profession: 'design' } });
  await opener.click();
  const note = asked('What do you do?').getByText('performers’ fees follow other rules');
  await expect.element(note).not.toBeInTheDocument();
  await say('What do you do?', 'Other');
  await expect.element(note).toBeVisible();
  await expect.poll(() => storedSituation.store.getState().value.profession).toBe('other');
});

test('the form takes the EU alone as a region', async () => {
  await open('/countries', { situation: { income: 80_000, citizenships: ['de'] } });
  await opener.click();
  await say('What is your preferred region?', 'EU only');
  await expect.element(bar).toHaveTextContent('EU only');
  await done.click();
  await expect.element(main).toHaveTextContent('Not for you 11 countries');
});

test('the form takes twelve professions, and where one has been tax resident; pressing again takes back', async () => {
  await open('/countries');
  await opener.click();
  const professions = asked('What do you do?').getByRole('button');
  await expect.element(professions).toHaveLength(6);
  await say('What do you do?', 'Writing');
  await expect.element(professions).toHaveLength(12);
  await expect.element(bar).toHaveTextContent('writer');
  const homes = 'Where were you tax resident in the last ten years?';
  const isGiven = (name: string) =>
    asked(homes).getByRole('button', { name, exact: true }).element().getAttribute('aria-pressed');
  await say(homes, 'Elsewhere');
  await expect.poll(() => storedSituation.store.getState().value.livedIn).toEqual([]);
  await say(homes, 'Spain');
  await say(homes, 'Italy');
  await expect.poll(() => storedSituation.store.getState().value.livedIn).toEqual(['es', 'it']);
  expect(['Elsewhere', 'Spain', 'Italy'].map(isGiven)).toEqual(['false', 'true', 'true']);
  await say(homes, 'Spain');
  await say(homes, 'Italy');
  await say('What do you do?', 'Writing');
  await expect.poll(() => storedSituation.store.getState().value).toEqual({});
});

test('costs are a share or what is typed, and a country that is not here is the tax that is paid there', async () => {
  await open('/countries', { situation: { income: 80_000 } });
  await opener.click();
  const kept = () => storedSituation.store.getState().value;
  await say('What are your business costs?', '25%');
  await expect.poll(() => kept().costs).toEqual({ percent: 25 });
  await say('What are your business costs?', 'An amount');
  const costs = asked('What are your business costs?');
  await costs.getByRole('button', { name: 'Amount in USD' }).click();
  await costs.getByRole('textbox', { name: 'Business costs a year' }).fill('7000');
  await expect.poll(() => kept().costs).toEqual({ amount: 7_000 });
  await say('Where do you live now?', 'Another country');
  const home = asked('Where do you live now?');
  await home.getByRole('button', { name: 'Percent of income' }).click();
  await home.getByRole('textbox', { name: 'Tax that you pay a year' }).fill('38');
  await expect.poll(() => kept().home).toEqual({ rate: 38 });
  await home.getByRole('button', { name: 'Change' }).click();
  await home.getByRole('searchbox').fill('portu');
  await home.getByRole('button', { name: 'Portugal' }).click();
  await expect.poll(() => kept().home).toEqual({ country: 'pt' });
});

test('a second passport is one more press', async () => {
  await open('/countries');
  await opener.click();
  await say('Which passport do you hold?', 'Germany');
  await asked('Which passport do you hold?').getByRole('button', { name: 'A second one' }).click();
  await say('Which passport do you hold?', 'Brazil');
  await expect.poll(() => storedSituation.store.getState().value.citizenships).toEqual(['de', 'br']);
});

test.each([320, 390, 768, 1280])(
  'at %i px the strip is one line of whole words, the most important first',
  async (width) => {
    await page.viewport(width, 844);
    await open('/plan', {
      situation: {
        ...{ income: 70_000, currency: 'EUR', costs: { percent: 10 }, home: { country: 'gb' } },
        ...{ work: 'freelancer', citizenships: ['de', 'ie'], profession: 'consulting', company: true },
        ...{ household: { partner: 0, married: true, children: [4, 9] } },
      },
    });
    await expect.element(bar).toHaveTextContent('€70,000 · 10% costs · United Kingdom · freelancer');
    await expect.element(bar.getByRole('button')).toHaveLength(1);
    await expect.element(bar.getByRole('link')).toHaveLength(0);
    expect(bar.element().getBoundingClientRect().height).toBeLessThanOrEqual(48);
    const line = opener.element().getBoundingClientRect();
    const facts = bar
      .css('b, span > span')
      .elements()
      .map((fact) => fact.getBoundingClientRect());
    const seen = facts.filter(({ top }) => top < line.bottom);
    // What stands there stands there whole, beside "Edit"; from the first that has no room on, nothing does.
    const edit = opener.getByText('Edit').element().getBoundingClientRect();
    expect(seen.length).toBeGreaterThanOrEqual(2);
    expect(seen.every(({ right }) => right <= edit.left)).toBe(true);
    expect(facts.slice(0, seen.length)).toEqual(seen);
  },
);

test('the form opens at the question that a page sends to', async () => {
  await open('/tax-calculator/spain', { situation: { income: 70_000 } });
  setEditorOpen(true, 'household');
  await expect.element(asked('Who moves with you?')).toHaveFocus();
  // By its key: the page may still be scrolling to the question.
  await userEvent.keyboard('{Escape}');
  await expect.element(editor).toHaveLength(0);
});

test('any country is today’s, with one tap to another scheme of it', async () => {
  await open('/countries', { situation: { income: 70_000, currency: 'EUR' } });
  await opener.click();
  await say('Where do you live now?', 'Lithuania');
  const schemes = editor.getByRole('group', { name: 'How are you taxed there?' });
  const company = schemes.getByRole('button', { name: /Company .UAB/ });
  await expect
    .element(schemes.getByRole('button', { name: /Individual activity/ }))
    .toHaveAttribute('aria-pressed', 'true');
  await company.click();
  await expect.element(company).toHaveAttribute('aria-pressed', 'true');
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

test('other money is asked in the editor: off until opened, an amount and a country of each kind', {
  tags: 'other-money-form',
}, async () => {
  await open('/tax-calculator/cyprus', {
    situation: { income: 70_000, currency: 'EUR', home: { country: 'de' }, work: 'freelancer' },
  });
  await opener.click();
  const card = asked('What other money do you have?');
  const said = () => storedSituation.store.getState().value.otherIncome;
  await expect.element(card.getByRole('button', { name: 'Rent', exact: true })).toHaveLength(0);
  await card.getByRole('button', { name: 'Dividends, rent, gains …' }).click();
  for (const name of Object.values(OTHER_KIND_LABELS))
    await expect.element(card.getByRole('button', { name, exact: true })).toBeVisible();
  expect(Object.keys(OTHER_KIND_LABELS)).toHaveLength(7);
  await card.getByRole('button', { name: 'Dividends', exact: true }).click();
  await card.getByRole('textbox', { name: 'Dividends a year' }).fill('10000');
  await card.getByRole('button', { name: 'Rent', exact: true }).click();
  const rent = card.getByRole('group', { name: 'Rent', exact: true });
  await rent.getByRole('textbox').fill('9600');
  await expect
    .element(rent.getByRole('button', { name: 'Where I live now' }))
    .toHaveAttribute('aria-pressed', 'true');
  await rent.getByRole('button', { name: 'The country I move to' }).click();
  expect(said()).toEqual([
    { kind: 'dividends', amount: 10_000, from: 'abroad' },
    { kind: 'rent', amount: 9_600, from: 'here' },
  ]);
  await expect.element(bar).toHaveTextContent('other money: €19,600');
  await expect
    .poll(() => decodeURIComponent(location.search))
    .toContain('other=dividends:10000:abroad,rent:9600:here');
  // What cannot be read changes nothing.
  await rent.getByRole('textbox').fill('96 or 97');
  expect(said()?.[1]).toMatchObject({ amount: 9_600 });
  await card.getByRole('button', { name: 'Crypto' }).click();
  await expect
    .element(card.getByRole('group', { name: 'Gains on crypto' }).getByRole('button'))
    .toHaveLength(0);
  await card.getByRole('button', { name: 'Pension' }).click();
  const pension = card.getByRole('group', { name: 'Pension from abroad', exact: true });
  await expect.element(pension.getByRole('button', { name: 'Elsewhere' })).toHaveLength(1);
  await expect.element(pension.getByRole('button', { name: 'The country I move to' })).toHaveLength(0);
  // Taken back and pressed again, it has its amount.
  await card.getByRole('button', { name: 'Rent', exact: true }).click();
  await card.getByRole('button', { name: 'Rent', exact: true }).click();
  expect(said()).toContainEqual({ kind: 'rent', amount: 9_600, from: 'here' });
  await card.getByRole('button', { name: 'None' }).click();
  expect(said()).toEqual([]);
  await expect.poll(() => location.search).not.toContain('other=');
});

test('what decides at home is asked beside the amount, with the usual case chosen, and a guide asks for its own', {
  tags: 'other-money-form',
}, async () => {
  const otherIncome = [{ kind: 'crypto', amount: 10_000, from: 'abroad' }] as const;
  await open('/tax-calculator/portugal?tax_regime=pt-simplified', {
    situation: { income: 70_000, currency: 'EUR', home: { country: 'de' }, work: 'freelancer', otherIncome },
  });
  await opener.click();
  const said = () => storedSituation.store.getState().value.otherIncome?.[0]?.rule;
  const today = editor.getByRole('group', { name: 'Your gains on crypto in Germany today' });
  const [within, after] = ['Sold within one year after buying', 'Held for more than one year'].map((name) =>
    today.getByRole('button', { name }),
  );
  await expect.element(within as never).toHaveAttribute('aria-pressed', 'true');
  expect(said()).toBeUndefined();
  await after?.click();
  expect(said()).toBe('after-year');
  await done.click();
  await main.getByText('The numbers').click();
  const there = main.getByRole('group', { name: 'Your gains on crypto in Portugal' });
  const long = there.getByRole('button', { name: 'Held 365 days or more' });
  await expect.element(long).toHaveAttribute('aria-pressed', 'false');
  await long.click();
  await expect.element(long).toHaveAttribute('aria-pressed', 'true');
  // Germany's stays beside it.
  expect(said()).toBe('after-year.from1');
  await expect
    .element(main)
    .toHaveTextContent('Your gains on crypto of €10,000 from abroad: nothing is taken.');
  await there.getByRole('button', { name: 'Held less than 365 days' }).click();
  expect(said()).toBe('after-year');
});

test('a country that people move to as well asks its own people what decides there', async () => {
  const otherIncome = [{ kind: 'rent', amount: 10_000, from: 'abroad' }] as const;
  await open('/countries', {
    situation: { income: 60_000, currency: 'EUR', home: { country: 'pl' }, work: 'freelancer', otherIncome },
  });
  await opener.click();
  const today = editor.getByRole('group', { name: 'Your rent in Poland today' });
  await expect.element(today.getByRole('button', { name: /treaty exempts it/ })).toBeVisible();
});

test('what a Dutch law assumes is asked, and once it is said the gain is named', {
  tags: 'other-money-form',
}, async () => {
  const otherIncome = [{ kind: 'dividends', amount: 10_000, from: 'abroad' }] as const;
  await open('/countries', {
    situation: {
      ...{
        income: 70_000,
        currency: 'EUR',
        home: { country: 'nl' },
        work: 'freelancer',
        costs: { percent: 0 },
      },
      ...{ citizenships: ['nl'], otherIncome },
    },
  });
  await expect.element(main).toHaveTextContent('depends on a figure that you have not given');
  await opener.click();
  const worth = editor.getByRole('textbox', { name: 'What the shares are worth' });
  await worth.fill('400000');
  expect(storedSituation.store.getState().value.otherIncome).toEqual([
    { ...otherIncome[0], facts: { assets: 400_000 } },
  ]);
  await done.click();
  await expect.element(main).toHaveTextContent('a month more than in the Netherlands');
});

test('other money is said with the keys alone', { tags: 'other-money-form' }, async () => {
  await open('/countries', {
    situation: { income: 70_000, currency: 'EUR', home: { country: 'de' }, work: 'freelancer' },
  });
  await opener.click();
  const card = asked('What other money do you have?');
  const first = card.getByRole('button', { name: 'Dividends, rent, gains …' });
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const rent = card.getByRole('button', { name: 'Rent', exact: true });
  // Nothing is lost: the focus goes on to the kinds.
  for (let at = 0; at < 8 && document.activeElement !== rent.element(); at++)
    await userEvent.keyboard('{Tab}');
  await expect.element(rent).toHaveFocus();
  await userEvent.keyboard(' ');
  const amount = card.getByRole('textbox', { name: 'Rent a year' });
  for (let at = 0; at < 8 && document.activeElement !== amount.element(); at++)
    await userEvent.keyboard('{Tab}');
  await expect.element(amount).toHaveFocus();
  await userEvent.keyboard('9600');
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
  expect(storedSituation.store.getState().value.otherIncome).toEqual([
    { kind: 'rent', amount: 9_600, from: 'abroad' },
  ]);
});

test('US citizens are told in the form that other money is not reckoned', {
  tags: 'other-money-us-citizens',
}, async () => {
  const otherIncome = [{ kind: 'rent', amount: 9_600, from: 'home' }] as const;
  await open('/countries', { situation: { income: 70_000, citizenships: ['us'], otherIncome } });
  await opener.click();
  await expect
    .element(asked('What other money do you have?'))
    .toHaveTextContent('Other money is not reckoned for US citizens.');
});

test('a partner’s passport is asked where one’s own opens nothing in the EU, and opens it', async () => {
  const canadian = { income: 20_000, work: 'freelancer', citizenships: ['ca'] } as const;
  const household = { partner: 0, hasPartner: true, married: true };
  const card = editor.getByRole('group', { name: 'Who moves with you?' }).first();
  const passport = card.getByRole('group', { name: 'Partner’s passport' });
  await open('/tax-calculator/spain', { situation: { ...canadian, citizenships: ['fr'], household } });
  await opener.click();
  await expect.element(card.getByRole('button', { name: 'Not married' })).toBeVisible();
  await expect.element(passport).not.toBeInTheDocument();
  await open('/tax-calculator/spain', { situation: { ...canadian, household } });
  await opener.click();
  await passport.getByRole('button', { name: 'Germany' }).click();
  expect(storedSituation.store.getState().value.household).toMatchObject({ partnerCitizenships: ['de'] });
  await expect.poll(() => location.search).toContain('household=married,0,de');
  await done.click();
  await expect.element(main).toHaveTextContent('residence card of a family member');
  await opener.click();
  await card.getByRole('button', { name: 'Not married' }).click();
  await expect.element(passport).not.toBeInTheDocument();
  await expect.poll(() => location.search).toContain('household=partner,0');
});

test('the page of a scheme says so, too', async () => {
  const household = { partner: 0, married: true, children: [4, 9] };
  await open('/tax-calculator/poland-scale', { situation: { income: 70_000, currency: 'EUR', household } });
  await main.getByRole('heading', { name: 'Moving there' }).click();
  const fold = main.getByRole('region', { name: 'With your family' });
  await expect.element(fold).toHaveTextContent('more with partner and 2 children than alone');
  await expect.element(fold).toHaveTextContent('Newcomers:');
});

test('a guide says what is taken of other money: own amounts, rules by kind, and what to keep to', {
  tags: 'other-money-told',
}, async () => {
  const otherIncome = [{ kind: 'rent', amount: 9_600, from: 'home' }] as const;
  const person = {
    income: 60_000,
    currency: 'EUR',
    home: { country: 'de' },
    deduct: true,
    otherIncome,
  } as const;
  await page.viewport(1280, TALL);
  await open('/tax-calculator/cyprus', { situation: person });
  const main = page.getByRole('main');
  await main.getByText('The numbers').click();
  const part = page.css('#other-money');
  await expect
    .element(part)
    .toHaveTextContent(/Your rent of €9,600 in Germany: €[\d,]+ to Germany, €[\d,]+ here\./);
  const row = part.getByRole('row').filter({ hasText: 'Dividends from abroad' });
  await expect.element(row).toHaveTextContent('No tax as a non-dom');
  await row.getByText('Another case').click();
  await expect.element(row).toHaveTextContent('5% defence contribution');
  await expect.element(part).toHaveTextContent('Non-dom ends after 17 years');
});

test('beside other money the ring says in its middle what its slice of what is kept does, running costs counted or not', {
  tags: 'other-money-every-door',
}, async () => {
  for (const runningCosts of [false, true]) {
    await open('/tax-calculator/cyprus?tax_regime=cy-self-employed', {
      situation: {
        ...{ income: 70_000, currency: 'EUR', home: { country: 'de' }, citizenships: ['de'], runningCosts },
        otherIncome: [{ kind: 'dividends', amount: 10_000, from: 'abroad' }],
      },
    });
    await expect.element(main).toHaveTextContent('Tax on dividends');
    const slice = page.css('[data-name="You keep"]').element();
    slice.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
    const ring = page.css('figure:has([data-name="You keep"])');
    await expect.element(ring).toHaveTextContent(/ · ([\d.]+%).*\b\1/);
  }
});

test('a line of other money opens its working: the rule, its numbers, and where it is written', {
  tags: 'other-money-lines',
}, async () => {
  await open('/tax-calculator/portugal', {
    situation: {
      ...{ income: 60_000, currency: 'EUR', home: { country: 'de' }, citizenships: ['de'], years: 1 },
      otherIncome: [{ kind: 'rent', amount: 9_600, from: 'home' }],
    },
  });
  const line = main.getByRole('button', { name: /[Rr]ent.*: how it comes about$/ });
  await line.first().click();
  await expect
    .element(main)
    .toHaveTextContent(/Your rent of €9,600 in Germany: €[\d,]+ to Germany, €[\d,]+ here\./);
  await expect.element(main).toHaveTextContent('Less what Germany takes');
});

test('a guide says what a family changes there, from when, and who insures it', async () => {
  const household = { partner: 0, married: true, children: [4, 9] };
  await page.viewport(1280, TALL);
  await open('/tax-calculator/estonia', { situation: { income: 70_000, currency: 'EUR', household } });
  const fold = main.getByRole('group').filter({ hasText: 'With your family' });
  await fold.getByText('Moving there').click();
  await expect.element(fold).toHaveTextContent('more with partner and 2 children than alone');
  await expect.element(fold).toHaveTextContent('Newcomers:');
  await expect.element(fold).toHaveTextContent('Children under 19 are insured by the state.');
});
