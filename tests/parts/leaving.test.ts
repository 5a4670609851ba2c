/** Leaving a home country: what ends, said per tie and never as a verdict; the year of it, and the year of a move in the plan. */
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PLACES } from '../../src/catalogue/places.ts';
import { open } from './app.tsx';

beforeEach(() => page.viewport(1280, 900));

test('a tie is answered, says what it does, and is known in the plan', async () => {
  await open('/leaving/germany#ties');
  const ties = page.css('#ties');
  const home = ties.getByRole('group', { name: /Will you keep a flat/ });
  await home.getByRole('button', { name: 'No' }).click();
  await expect.element(home.getByText('This tie ends')).toBeVisible();
  const result = ties.getByRole('status');
  await expect.element(result).toHaveTextContent(/^One tie ends/);
  await expect.element(result).toHaveTextContent('So far nothing is left open. Answer 4 more.');
  await expect.element(ties.getByText('If yes: this tie goes on')).not.toBeVisible();
  await expect.element(ties.getByText(/you are (?:no longer|not) resident/i)).toHaveLength(0);

  await open('/plan', { situation: { home: { country: 'de' } }, leaving: { de: { home: 'no' } } });
  await expect
    .element(page.css('details:has(#leaving) > summary').last())
    .toHaveTextContent(/Four questions are open\./);
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

test('the bar leads from the home country to its page, and to the plan', async () => {
  await open('/compare', { situation: { home: { country: 'us' } } });
  const bar = page.getByRole('complementary', { name: 'Your situation' });
  await expect
    .element(bar.getByRole('link', { name: 'Your move' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/plan/));
  await bar.getByRole('link', { name: 'Leaving the United States' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Leaving the United States');
});

test('the page says how the country taxes the year of leaving, with an example', async () => {
  await open('/leaving/germany');
  const part = page.css('summary').filter({ hasText: 'The year you leave' });
  await expect
    .element(part)
    .toHaveTextContent('What you earn after leaving is not taxed, but it raises your rate.');
  await part.click();
  const year = page.css('#year');
  await expect.element(year).toHaveTextContent('it is added to find the tax rate');
  await year.getByText('An example').click();
  await expect
    .element(year.getByText('Income tax: €23,333 × 17.74% = €4,140.', { exact: true }))
    .toBeVisible();
});

test('the plan says what the year of the move costs, and a press on a month moves the plan', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00') });
  await open('/plan');
  const trip = page.getByRole('main').getByRole('combobox');
  await trip.nth(0).selectOptions('Germany');
  await trip.nth(1).selectOptions('Georgia');
  await trip.nth(2).selectOptions('May 2027');
  await page
    .css('summary')
    .filter({ hasText: /^Money/ })
    .click();
  const money = page.css('#money');
  const costs = (month: string) =>
    money.getByText(new RegExp(`^In 2027 you pay \\$[\\d,]+ in tax if you arrive in ${month}\\.$`));
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

test('the list of homes has a page each, and a page has its line of time in the words of the data', async () => {
  await open('/leaving');
  const links = page.getByRole('main').css('a[href^="/leaving/"]');
  await expect.element(links.first()).toBeVisible();
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual(
    PLACES.map(({ slug }) => `/leaving/${slug}`),
  );
  await links.filter({ hasText: 'Germany' }).click();
  const line = page.getByRole('list', { name: 'When what happens' });
  await expect.element(line).toHaveTextContent('The day you leaveExit tax');
  await expect
    .element(line)
    .toHaveTextContent('By 31 July of the next yearFile the return for the year of leaving');
  await expect.element(line).toHaveTextContent(/For 10 yearsExtended tax liability/);
});
