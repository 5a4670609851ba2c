/** How an owner is paid by their own company: on guides, in the comparison and in all figures. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open } from './app.tsx';
import { openFold } from './guidePage.ts';

const GUIDE = '/tax-calculator/bulgaria-1?income=150000&currency=EUR';
const main = page.getByRole('main');
const fold = page.getByRole('region', { name: 'How to pay yourself' });

test('guides of company schemes say what to take, and where the profit goes at any other wage', async () => {
  await open(GUIDE);
  await openFold('How to pay yourself');
  await expect
    .element(fold)
    .toHaveTextContent('Take the whole profit as a wage: you keep €2,108 more than with dividends alone.');
  const wage = fold.getByRole('slider', { name: 'Wage a year' });
  await expect.element(wage).toHaveAttribute('aria-valuetext', '€150,000');
  await expect.element(fold).toHaveTextContent('Pay to an owner must stay at market level.');
  await expect.element(fold).toHaveTextContent('This wage keeps you most.');
  const kept = fold.getByRole('row', { name: /^You keep/ });
  await expect.element(kept).toHaveTextContent('€128,424');

  wage.element().focus();
  await userEvent.keyboard('{Home}');
  await expect.element(wage).toHaveAttribute('aria-valuetext', '€0');
  await expect.element(kept).toHaveTextContent('€126,316');
  await expect.element(fold.getByRole('row', { name: /^Corporate tax/ })).toHaveTextContent('€15,000');
  await expect.element(fold).toHaveTextContent('€2,108 less than with the best wage.');
  await fold.getByRole('button', { name: 'Show the best' }).click();
  await expect.element(kept).toHaveTextContent('€128,424');
});

test('they count with the best pay everywhere once it is asked for', async () => {
  await open(`${GUIDE}&deduct=1`);
  await openFold('How to pay yourself');
  await fold.getByRole('button', { name: 'Pay me the best way' }).click();
  await expect.element(fold).toHaveTextContent('All figures count with the best pay.');
  await expect.poll(() => location.search).toMatch(/[?&]pay=best/);
  await expect.element(main).toHaveTextContent('€21,906');
  await fold.getByRole('button', { name: 'Leave it out' }).click();
  await expect.poll(() => location.search).not.toMatch(/pay=best/);
  await expect.element(main).toHaveTextContent('€23,684');
});

test('they say the best split over the profit, with its sources', async () => {
  await open(GUIDE);
  await openFold('How to pay yourself');
  await fold.getByText('The best split at every profit').click();
  const row = fold.getByRole('row', { name: /^€80,000/ });
  await expect.element(row).toHaveTextContent('€6,956');
  await expect.element(row).toHaveTextContent('€66,973');
  await fold.getByText('Rules and sources').click();
  await expect.element(fold.getByRole('link', { name: 'Insurable income from 1 August 2026' })).toBeVisible();
});

test('guides of schemes in the own name have no such part', async () => {
  await open('/tax-calculator/bulgaria?income=150000&currency=EUR');
  await openFold('Tax at different incomes');
  await expect.element(page.getByText('How to pay yourself')).toHaveLength(0);
});

test('the comparison says the best way to be paid, and figures follow it where the person says so', async () => {
  const compared =
    '/compare?tax_regime_ids=bg-eood-company,bg-freelancer-flat-tax&income=150000&currency=EUR';
  await open(compared);
  const row = page.getByRole('row', { name: /^Best way to be paid/ });
  await expect.element(row).toHaveTextContent('Whole profit as a wage: €2,108 more');
  await expect.element(row).toHaveTextContent('In your own name');
  const table = page.getByRole('table').first();
  await expect.element(table).toHaveTextContent('€23,684');
  await open(`${compared}&pay=best&deduct=1`);
  await expect.element(table).toHaveTextContent('€21,906');
});

test('to a US citizen they say what leaves most after US tax, which stands among what is paid', async () => {
  await open('/tax-calculator/bulgaria-1?income=250000&currency=USD&citizen=us');
  await openFold('How to pay yourself');
  await expect.element(fold).toHaveTextContent('Take a wage of $149,000 and the rest as dividends');
  await expect
    .element(fold.getByRole('row', { name: /^Due in the United States/ }))
    .toHaveTextContent('$13,559');
});
