/** The guide at a scheme that stands in no list: it opens for everybody, as an employee would have it. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open } from './app.tsx';

test('says for whom it is, what is kept of the wage, and what the employer has to do with it', async () => {
  await open('/tax-calculator/georgia-wage?income=120000');
  await expect.element(page.getByText('For employees', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Georgia');
  await expect
    .element(page.getByRole('link', { name: 'Tax on wages' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByText('You keep $8,000 a month')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Can I go?' })).toBeVisible();
  await page.getByRole('heading', { name: 'Moving there' }).click();
  await expect.element(page.getByRole('heading', { name: 'Your employer' })).toBeVisible();
});

test('the address of the country opens for an employee at the scheme of its row', async () => {
  const home = { country: 'us' };
  await open('/tax-calculator/united-arab-emirates', {
    situation: { income: 120_000, work: 'remote', contract: 'payroll', home },
  });
  await expect
    .element(page.getByRole('link', { name: 'Remote work visa' }))
    .toHaveAttribute('aria-current', 'page');
  const answer = page.getByRole('region', { name: /^Tax calculator/ });
  await expect.element(answer.getByText(/a month more than in the United States$/)).toBeVisible();
  await expect.element(answer.getByText('Today', { exact: true })).toBeVisible();
});

test('an unknown scheme of a country is not found', async () => {
  await open('/tax-calculator/georgia-nothing');
  await expect.element(page.getByText('There is no such scheme.')).toBeVisible();
});

test('a country that people move from leads to its page about leaving', async () => {
  await open('/tax-calculator/germany');
  await expect
    .element(page.getByRole('link', { name: 'Leaving Germany' }))
    .toHaveAttribute('href', expect.stringContaining('/leaving/germany'));
});
