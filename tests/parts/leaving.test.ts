/** Leaving a home country: what ends, said per tie and never as a verdict; the year of it, and the year of a move in the plan. */
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PLACES } from '../../src/catalogue/places.ts';
import { open } from './app.tsx';
import { texts } from './texts.ts';

test('a tie is answered, says what it does, and is known in the plan', async () => {
  await open('/leaving/germany#ties');
  const ties = page.css('#ties');
  const home = ties.getByRole('group', { name: /Will you keep a flat/ });
  await home.getByRole('button', { name: 'No' }).click();
  await expect.element(home.getByText('No longer a reason to tax you')).toBeVisible();
  const result = ties.getByRole('status');
  await expect.element(result).toHaveTextContent(/^One tie is gone/);
  await expect.element(result).toHaveTextContent('No tie is left among your answers. Answer 4 more.');
  await expect.element(ties.getByText('If yes: keeps you taxable')).not.toBeVisible();
  await expect.element(ties.getByText(/you are (?:no longer|not) resident/i)).toHaveLength(0);

  await open('/plan', { situation: { home: { country: 'de' } }, leaving: { de: { home: 'no' } } });
  await expect
    .element(page.css('details:has(#leaving) > summary').last())
    .toHaveTextContent(/Four questions to answer\./);
});

test('who lives there reads the best place elsewhere, with the amount of the list', async () => {
  const situation = { income: 70_000, currency: 'EUR', work: 'freelancer', home: { country: 'de' } } as const;
  await open('/countries', { situation });
  await expect.element(page.getByRole('list', { name: 'Today', exact: true })).toBeVisible();
  const first = page.css('main li[data-regime] [data-figure="kept"]').first();
  const amount = first.element().textContent ?? '';
  expect(amount).toMatch(/^€[\d,]+$/);
  const elsewhere = page.getByRole('list', { name: 'The best place elsewhere' });
  await open('/leaving/germany', { situation });
  await expect.element(elsewhere).toHaveTextContent(amount);
  await open('/leaving/spain', { situation });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Leaving Spain');
  await expect.element(elsewhere).toHaveLength(0);
});

test('when it ends, what stays taxable and exit tax stand first, and open their rules; an address opens its part', async () => {
  await open('/leaving/germany');
  const facts = page.getByRole('region', { name: 'In short' }).css('> details');
  await expect.element(facts).toHaveLength(3);
  await facts.first().css('> summary').click();
  await expect.element(page.css('#residence')).toHaveTextContent('Unlimited tax liability ends on the day');
  await open('/leaving/germany#steps');
  await expect.element(page.css('#steps')).toBeVisible();
});

test('the page says what goes on being taken of rent, dividends and a pension, with a treaty and without one', {
  tags: 'other-money-told',
}, async () => {
  // So tall that nothing waits until it is near.
  await page.viewport(1280, 12_000);
  await open('/leaving/germany#other-money');
  const part = page.css('#other-money');
  await expect.element(part).toHaveTextContent('Without a tax treaty: €2,374 of €9,000 a year.');
  await expect.element(part).toHaveTextContent('With a tax treaty: €1,350 of €9,000 a year.');
  await open('/leaving/spain#other-money');
  await expect.element(part).toHaveTextContent('We have not looked up what Spain takes of dividends');
});

test('own amounts from there stand in the place of typical ones', { tags: 'other-money-told' }, async () => {
  await open('/leaving/germany#other-money', {
    situation: {
      currency: 'USD',
      home: { country: 'de' },
      otherIncome: [
        { kind: 'dividends', amount: 20_000, currency: 'EUR', from: 'home' },
        { kind: 'dividends', amount: 5_000, from: 'abroad' },
      ],
    },
  });
  const part = page.css('#other-money');
  // 26.375% and 15% of €20,000, in dollars as the page shows them.
  await expect.element(part).toHaveTextContent(/Without a tax treaty: \$[\d,]+ of your \$2\d,\d{3} a year/);
  const [, taken = '', of = ''] =
    /Without a tax treaty: \$([\d,]+) of your \$([\d,]+) a year/.exec(part.element().textContent ?? '') ?? [];
  const number = (text: string) => Number(text.replaceAll(',', ''));
  expect(number(taken) / number(of)).toBeCloseTo(0.26375, 3);
  // Of what she has not, a typical amount stays.
  await expect.element(part).toHaveTextContent('of €9,000 a year.');
});

test('the page says how the country taxes the year of leaving, with an example', async () => {
  await open('/leaving/germany');
  const part = page.css('summary').filter({ hasText: 'The year you leave' });
  await expect.element(part).toHaveTextContent('Income after leaving is not taxed, but raises your rate.');
  await part.click();
  const year = page.css('#year');
  await expect.element(year).toHaveTextContent('it is added to find the tax rate');
  await year.getByText('An example').click();
  await expect
    .element(year.getByText('Income tax: €23,333 × 17.74% = €4,140.', { exact: true }))
    .toBeVisible();
});

test('the page says what clients and employers there withhold and of stays that end again, with what it rests on', async () => {
  await open('/leaving/portugal#employer');
  const employer = page.css('#employer');
  await expect.element(employer).toHaveTextContent('25% of the wage where there is no treaty');
  await expect.element(employer).toHaveTextContent('hand over: form 21-RFI');
  await expect.element(employer.css('a')).toHaveLength(1);
  await open('/leaving/portugal#residence');
  const residence = page.css('#residence');
  await expect.element(residence).toHaveTextContent('Twelve months from spring to spring are undone');
  await expect.element(residence).toHaveTextContent('What helps: No home kept');
  await open('/leaving/portugal#clients');
  await expect.element(page.css('#clients')).toHaveTextContent('files Modelo 30');
});

test('every fold says what it is about; what does not concern a freelancer comes last', async () => {
  const folds = page.getByRole('region', { name: 'In detail' }).css('> details > summary');
  await open('/leaving/germany');
  await expect.poll(() => texts(folds.css('h2')).indexOf('Your company')).toBe(4);
  expect(texts(folds).filter((words, at) => words === texts(folds.css('h2'))[at])).toEqual([]);
  await open('/leaving/germany', { situation: { work: 'freelancer' } });
  await expect
    .poll(() => texts(folds.css('h2')).slice(-4))
    .toEqual(['Your company', 'An employer in Germany', 'Agreements', 'Sources']);
});

test('the plan says what the year of the move costs, and a press on a month moves the plan', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00') });
  await open('/plan');
  const trip = page.getByRole('main').getByRole('combobox');
  await trip.nth(0).selectOptions('Germany');
  await trip.nth(1).selectOptions('Georgia');
  await trip.nth(2).selectOptions('May 2027');
  await page.getByRole('textbox', { name: 'Annual income' }).fill('80000');
  await page
    .css('summary')
    .filter({ hasText: /^Money/ })
    .click();
  const money = page.css('#money');
  const costs = (month: string) =>
    money.getByText(
      new RegExp(`^In 2027 you pay \\$[\\d,]+ in tax and contributions if you arrive in ${month}\\.$`),
    );
  await expect.element(costs('May')).toBeVisible();
  await expect.element(money.getByText(/^January costs least, \$[\d,]+ less than May\.$/)).toBeVisible();
  await expect.element(money.getByText('January to April')).toBeVisible();
  const best = money.getByRole('button', { name: /^January: .*Least$/ });
  await expect.element(best).toHaveAttribute('aria-pressed', 'false');
  await best.click();
  await expect.element(best).toHaveAttribute('aria-pressed', 'true');
  await expect.element(costs('January')).toBeVisible();
  await expect.element(trip.nth(2)).toHaveValue('2027-1');
});

test('the list of homes has a page each, which says when the first step is due', async () => {
  await open('/leaving');
  const links = page.getByRole('main').css('a[href^="/leaving/"]');
  await expect.element(links.first()).toBeVisible();
  await expect
    .poll(() => links.elements().map((link) => link.getAttribute('href')))
    .toEqual(PLACES.map(({ slug }) => `/leaving/${slug}`));
  await links.filter({ hasText: 'Germany' }).click();
  await expect
    .element(page.css('summary').filter({ hasText: 'What to do' }))
    .toHaveTextContent('7 steps, starting 180 days before you leave.');
});
