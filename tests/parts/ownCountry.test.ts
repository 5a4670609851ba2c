/** One's own country on screen: what is paid today, everywhere the same amount, and no move to plan. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Situation } from '../../src/situation/situation.ts';
import { open } from './app.tsx';
import { compared, heads } from './comparePage.ts';
import { calculator } from './guidePage.ts';
import { texts } from './texts.ts';

const SPANIARD: Situation = {
  ...{ income: 60_000, currency: 'EUR', citizenships: ['es'], home: { country: 'es' } },
  ...{ work: 'freelancer', profession: 'software' },
};

const tabs = page.getByRole('navigation', { name: 'Ways to be taxed in Spain' }).getByRole('link');

test('the guide of one’s own country says what another scheme there would leave, as the list does', async () => {
  const situation: Situation = {
    ...{ income: 60_000, currency: 'EUR', citizenships: ['it'], work: 'freelancer' },
    home: { country: 'it', regime: 'it-ordinary' },
  };
  const stay = page.getByRole('list', { name: 'Without moving' });
  await open('/countries', { situation });
  await expect.element(stay).toHaveTextContent('Stay, and change your scheme');
  const [amount] = /€[\d,]+/.exec(stay.element().textContent ?? '') ?? ['none'];
  await open('/tax-calculator/italy', { situation });
  await expect.element(stay).toHaveTextContent(amount);
  await expect.element(stay).not.toHaveTextContent('each move gains');
});

test('list, guide and compare show one amount; the guide has nothing of a move, but the best place elsewhere', async () => {
  await open('/countries', { situation: SPANIARD });
  const today = page.getByRole('list', { name: 'Today', exact: true }).getByRole('listitem');
  await expect.element(today).toBeVisible();
  const amount = `${/€[\d,]+/.exec(today.element().textContent ?? '')?.[0] ?? 'none'} a month`;
  await today.getByRole('link').click();

  await expect.element(calculator()).toHaveTextContent(`Today you keep ${amount}`);
  await expect.element(page.getByRole('list', { name: 'The best place elsewhere' })).toBeVisible();
  await expect
    .element(calculator().getByRole('link', { name: 'Leaving Spain' }))
    .toHaveAttribute('href', '/leaving/spain');
  await expect.element(page.getByRole('heading', { name: 'For newcomers' })).toBeVisible();
  await expect.poll(() => texts(tabs)[0]).toBe('Ordinary autónomo');
  expect(tabs.first().element().getAttribute('aria-current')).toBe('page');
  expect(calculator().getByRole('link', { name: 'Plan this move' }).elements()).toHaveLength(0);
  expect(page.getByRole('region', { name: 'Can I go?' }).elements()).toHaveLength(0);
  // Of four questions none has a new answer at home.
  for (const name of ['What do I have to do?', 'What does life cost?', 'When does it stop?'])
    expect(page.getByRole('region', { name }).elements()).toHaveLength(0);

  await open(compared(['es-autonomo', 'pt-simplified']), { situation: SPANIARD });
  await expect.poll(() => texts(heads)[0]).toContain(amount.replace(' a month', ''));
});

test('its other schemes say what they differ from today, and its first tab is today’s also where no list has it', async () => {
  await open('/tax-calculator/malta?way=first', { situation: { ...SPANIARD, home: { country: 'mt' } } });
  const first = page.getByRole('navigation', { name: 'Ways to be taxed in Malta' }).getByRole('link').first();
  await expect
    .element(first)
    .toHaveAttribute('href', expect.stringContaining('/tax-calculator/malta-self-employed'));
  await expect.element(calculator()).toHaveTextContent(/a month (less|more) than today/);
});

test('the plan refuses a move from a country to itself, says so, and offers others', async () => {
  await open('/plan?to=es-autonomo', { situation: SPANIARD });
  await expect
    .element(
      page.getByText(
        'You live in Spain already, so there is no move to plan. Choose another country to go to.',
      ),
    )
    .toBeVisible();
  expect(page.getByRole('region', { name: 'The answer' }).elements()).toHaveLength(0);
  expect(page.getByRole('heading', { name: /^(This month|First steps)$/ }).elements()).toHaveLength(0);
  await page.getByRole('list', { name: 'Countries to choose from' }).getByRole('button').first().click();
  await expect.element(page.getByRole('region', { name: 'The answer' })).toBeVisible();
  expect(page.getByText('You live in Spain already').elements()).toHaveLength(0);
});
