/** How an owner is paid by her own company: on guides, in the comparison, in figures and in the methodology. */
import { expect, test } from './fixtures.ts';

const GUIDE = '/tax-calculator/bulgaria-1?income=150000&currency=EUR';

test.describe('guides of company schemes', () => {
  test('say what to take, and where the profit goes at any other wage', { tag: '@main' }, async ({
    page,
  }) => {
    await page.goto(GUIDE);
    const title = page.locator('summary', { hasText: 'How to pay yourself' });
    await expect(title).toContainText(
      'Take the whole profit as a wage: you keep €2,108 more than with dividends alone.',
    );
    await title.click();
    const fold = page.locator('details', { has: title });
    const wage = fold.getByRole('slider', { name: 'Wage a year' });
    await expect(wage).toHaveAttribute('aria-valuetext', '€150,000');
    await expect(fold).toContainText('Pay to an owner must stay at market level.');
    await expect(fold).toContainText('This wage keeps you most.');
    const kept = fold.getByRole('row', { name: /^You keep/ });
    await expect(kept).toContainText('€128,424');

    await wage.focus();
    await page.keyboard.press('Home');
    await expect(wage).toHaveAttribute('aria-valuetext', '€0');
    await expect(kept).toContainText('€126,316');
    await expect(fold.getByRole('row', { name: /^Corporate tax/ })).toContainText('€15,000');
    await expect(fold).toContainText('€2,108 less than with the best wage.');
    await fold.getByRole('button', { name: 'Show the best' }).click();
    await expect(kept).toContainText('€128,424');
  });

  test('count with the best pay everywhere once it is asked for', async ({ page }) => {
    await page.goto('/tax-calculator/bulgaria-1?income=150000&currency=EUR&deduct=1');
    const title = page.locator('summary', { hasText: 'How to pay yourself' });
    await title.click();
    const fold = page.locator('details', { has: title });
    await fold.getByRole('button', { name: 'Pay me the best way' }).click();
    await expect(fold).toContainText('All figures count with the best pay.');
    await expect(page).toHaveURL(/[?&]pay=best/);
    await expect(page.getByRole('main')).toContainText('€21,576');
    await fold.getByRole('button', { name: 'Leave it out' }).click();
    await expect(page).not.toHaveURL(/pay=best/);
    await expect(page.getByRole('main')).toContainText('€23,684');
  });

  test('draw the best split over the profit, with its table', async ({ page }) => {
    await page.goto(GUIDE);
    const title = page.locator('summary', { hasText: 'How to pay yourself' });
    await title.click();
    const fold = page.locator('details', { has: title });
    await fold.getByText('The best split at every profit').click();
    await expect(fold.locator('figure svg')).toBeVisible();
    const row = fold.getByRole('row', { name: /^€80,000/ });
    await expect(row).toContainText('€6,956');
    await expect(row).toContainText('€66,973');
    await fold.getByText('Rules and sources').click();
    await expect(fold.getByRole('link', { name: 'Insurable income from 1 August 2026' })).toBeVisible();
  });

  test('of schemes in the own name have no such part', async ({ page }) => {
    await page.goto('/tax-calculator/bulgaria?income=150000&currency=EUR');
    await expect(page.getByText('Tax at different incomes')).toBeVisible();
    await expect(page.getByText('How to pay yourself')).toHaveCount(0);
  });
});

test('the comparison says the best way to be paid, and figures follow it where the person says so', {
  tag: '@main',
}, async ({ page }) => {
  const compared =
    '/compare?tax_regime_ids=bg-eood-company,bg-freelancer-flat-tax&income=150000&currency=EUR';
  await page.goto(compared);
  const row = page.getByRole('row', { name: /^Best way to be paid/ });
  await expect(row).toContainText('Whole profit as a wage: €2,108 more');
  await expect(row).toContainText('In your own name');
  await expect(page.getByRole('table').first()).toContainText('€23,684');
  await page.goto(`${compared}&pay=best&deduct=1`);
  await expect(page.getByRole('table').first()).toContainText('€21,576');
});

test('the methodology works the best pay out line by line, again with every change', async ({ page }) => {
  await page.goto('/methodology');
  const part = page.getByRole('region', { name: 'Wage or dividend' });
  await part.scrollIntoViewIfNeeded();
  await part.getByLabel('Regime').selectOption('ge-llc');
  await expect(part).toContainText('Corporate tax: 15% of GEL 394,500 → GEL 59,175');
  await expect(part).toContainText('In hand: GEL 318,559, $121,125.');
  await part.getByLabel('Profit before the wage').fill('80000');
  await expect(part).toContainText('In hand: GEL 169,898, $64,600.');
});
