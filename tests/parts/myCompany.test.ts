/** A company that stays where it is: its page, and what guide, list and plan say to who keeps one. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storedSituation } from '../../src/situation/store.ts';
import { open } from './app.tsx';

test('the page answers four questions, and each opens its rule', async () => {
  await open('/my-company/germany');
  const facts = page.getByRole('region', { name: 'In short' }).css('> details > summary');
  await expect.element(facts).toHaveLength(4);
  await expect.element(facts.nth(0)).toHaveTextContent('May I keep it?Yes. It stays a taxpayer in Germany');
  await expect.element(facts.nth(2)).toHaveTextContent('10% to 26.375% is withheld in Germany');
  await facts.nth(1).click();
  const rows = page.css('#profit tbody tr');
  await expect.element(rows).toHaveLength(22);
  await expect
    .element(rows.nth(3))
    .toHaveTextContent(/^ ?Cyprustaxed like a local companyYou are its only director/);
  await expect
    .element(rows.filter({ hasText: 'Emirates' }))
    .toHaveTextContent('No treaty settles it, so its profit is taxed in Germany, too.');
});

test('a destination is no place to move its own company to, and an LLC has a table of its own', async () => {
  await open('/my-company/cyprus');
  await page.css('summary').filter({ hasText: 'Who taxes its profit?' }).click();
  await expect.element(page.css('#profit tbody tr')).toHaveLength(21);
  await open('/my-company/united-states#llc');
  await expect
    .element(page.css('#llc tbody tr').filter({ hasText: 'Poland' }))
    .toHaveTextContent('taxed as your own business');
});

test('the list names every country of companies, and pages about leaving lead there', async () => {
  await open('/my-company');
  await expect.element(page.css('main li a[href^="/my-company/"]')).toHaveLength(22);
  await open('/leaving/malta#company');
  await expect
    .element(page.css('#company').getByRole('link', { name: 'Keeping your company' }))
    .toHaveAttribute('href', '/my-company');
});

const OWNER = { income: 100_000, currency: 'EUR', work: 'business', home: { country: 'de' } } as const;

test('who keeps a company reads in list, guide and plan what becomes of it, and nobody else', async () => {
  const keeps = { ...OWNER, keptCompany: { country: 'gb' } };
  await open('/countries', { situation: keeps });
  const row = page.css('[data-key="ae"] [data-terms]');
  await expect.element(row).toHaveTextContent(/Your company: taxed like a local company, €[\d,]+ a month$/);
  await open('/tax-calculator/bulgaria', { situation: keeps });
  await expect
    .element(page.css('#tax'))
    .toHaveTextContent(
      'Your company: taxed there as a branch. Only companies founded in Bulgaria are resident',
    );
  await open('/plan?to=bg-freelancer-flat-tax#leaving', { situation: keeps });
  await expect
    .element(page.css('#leaving'))
    .toHaveTextContent('If tax in the United Kingdom is higher, the rest is paid there. Nothing is withheld');
  await open('/tax-calculator/bulgaria', { situation: OWNER });
  await expect.element(page.css('#tax')).toHaveTextContent('Can I go?');
  await expect.element(page.css('#tax')).not.toHaveTextContent('Your company:');
});

test('a business owner says in the form where her company is, and takes it back', async () => {
  await open('/countries', { situation: OWNER });
  await page.getByRole('button', { name: 'Edit' }).click();
  const asked = page.getByRole('group', { name: 'Where is the company that you keep?' });
  await asked.getByRole('button', { name: 'Germany' }).click();
  await expect.element(page.css('[data-key="ae"] [data-terms]')).toHaveTextContent('Your company:');
  await asked.getByRole('button', { name: 'Germany' }).click();
  await expect.element(page.css('[data-key="ae"]')).not.toHaveTextContent('Your company:');
});

test('to whom pays tax with a company at home, that country is proposed and nothing is taken for said', async () => {
  const home = { country: 'de', regime: 'de-gmbh' };
  await open('/countries', { situation: { income: 100_000, currency: 'EUR', home } });
  await expect.element(page.css('[data-key="ae"] [data-terms]')).not.toHaveTextContent('set up a company');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect
    .element(page.getByRole('group', { name: 'Would you set up a company?' }))
    .not.toBeInTheDocument();
  const asked = page.getByRole('group', { name: 'Where is the company that you keep?' });
  await expect.element(asked.getByRole('button')).toHaveLength(3);
  await expect.element(asked.getByRole('button').first()).toHaveTextContent('Germany');
  await expect.element(asked.getByRole('button').first()).toHaveAttribute('aria-pressed', 'false');
  await asked.getByRole('button').first().click();
  await expect.poll(() => storedSituation.store.getState().value.keptCompany).toEqual({ country: 'de' });
});

test('the page about her company leads to a plan that knows it', async () => {
  await open('/my-company/estonia', { situation: OWNER });
  await page.getByRole('link', { name: 'Plan your move' }).click();
  await expect.poll(() => storedSituation.store.getState().value.keptCompany).toEqual({ country: 'ee' });
});
