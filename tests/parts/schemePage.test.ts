/** The page of a scheme that stands in no list: it opens for everybody, as an employee would have it. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open } from './app.tsx';

test('says for whom it is, what is kept of the wage, and what the employer has to do with it', async () => {
  await page.viewport(1280, 900);
  await open('/tax-calculator/georgia-wage?income=120000');
  await expect.element(page.getByText('For employees', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Tax on wages in Georgia for remote employees');
  await expect.element(page.getByText('You keep $8,000 a month')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your employer' })).toBeVisible();
});

test('an unknown scheme of a country is not found', async () => {
  await open('/tax-calculator/georgia-nothing');
  await expect.element(page.getByText('There is no such scheme.')).toBeVisible();
});
