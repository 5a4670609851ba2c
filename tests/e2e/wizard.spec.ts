/** The way through the wizard: computing, and its state in the address. */
import { COMPUTING_DELAY_MS } from '../../src/catalogue/constants.ts';
import { WIZARD_EUROPE } from '../../src/catalogue/europe.ts';
import { isEligible } from '../../src/tax/index.ts';
import { expect, test } from './fixtures.ts';
import { RESULTS, results, wizardOf } from './wizardPage.ts';

test.describe('computing', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/wizard?step=3&income=80000&work=freelancer&region=europe');
    await expect(wizardOf(page).findCountries).toBeEnabled();
    await page.clock.pauseAt(Date.now() + 3_600_000);
  });

  test('after it a spinner shows for 1.5 s, announced politely and with Next disabled, then results', {
    tag: ['@wizard-computing-spinner', '@state-wizard-steps', '@state-next-computing'],
  }, async ({ page }) => {
    const { findCountries } = wizardOf(page);
    await findCountries.click();
    const status = page.getByRole('main').getByRole('status');
    await expect(status.filter({ hasText: 'Comparing every scheme at your income…' })).toBeVisible();
    await expect(findCountries).toBeDisabled();
    await page.clock.runFor(1_490);
    await expect(findCountries).toBeDisabled();
    await page.clock.runFor(10);
    await expect(results(page)).toBeFocused();
  });

  test('meanwhile it says how many schemes and countries it works through', async ({ page, host }) => {
    const { countries } = host.source;
    const all = countries.flatMap(({ taxRegimes }) => taxRegimes);
    const european = countries.filter(({ code }) => WIZARD_EUROPE.has(code));
    const open = european.flatMap(({ taxRegimes }) =>
      taxRegimes.filter((regime) => isEligible(regime, 80_000)),
    );
    await wizardOf(page).findCountries.click();
    const steps = page.getByRole('main').getByRole('status').getByRole('listitem');
    await expect(steps.nth(0)).toHaveText(
      `${open.length} of ${all.length} schemes are open at $80,000 a year`,
    );
    await expect(steps.nth(2)).toContainText(`${european.length} of ${countries.length} countries`);
  });

  test('Back while it computes returns to the question', async ({ page }) => {
    const { findCountries, back, choice } = wizardOf(page);
    await findCountries.click();
    await back.click();
    await expect(choice('Europe')).toBeChecked();
    await page.clock.runFor(5_000);
    await expect(findCountries).toBeEnabled();
  });

  test('leaving the step while it computes does not bring results later', async ({ page }) => {
    const { findCountries, choice } = wizardOf(page);
    await findCountries.click();
    await page.evaluate(() =>
      history.pushState(null, '', '/wizard?step=2&income=80000&work=freelancer&region=europe'),
    );
    await expect(choice('Freelancer')).toBeChecked();
    await page.clock.runFor(5_000);
    await expect(choice('Freelancer')).toBeChecked();
  });
});

test.describe('state in the address', () => {
  test('results are an address of their own: a reload shows them at once', { tag: '@main' }, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(RESULTS);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => location.reload());
    await loaded;
    // Time stands still but for the moments by which React may put off what it shows: too few for the computing state.
    let passed = 0;
    await expect(async () => {
      passed += 50;
      if (passed < COMPUTING_DELAY_MS / 2) await page.clock.runFor(50);
      await expect(results(page)).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
    await expect(wizardOf(page).rows.first()).toBeVisible();
  });

  test('a reload on a step keeps the answers', async ({ page }) => {
    const { income, next, choice } = wizardOf(page);
    await page.goto('/wizard');
    await income.fill('95000');
    await expect(page).toHaveURL(/income=95000/);
    await page.reload();
    await expect(income).toHaveValue('95,000');
    await next.click();
    await choice('Remote worker').check();
    await expect(page).toHaveURL(/income=95000&step=2&work=remote/);
    await page.reload();
    await expect(choice('Remote worker')).toBeChecked();
  });

  test('browser Back and Forward move between steps and never take an answer back', async ({ page }) => {
    const { income, next, choice, findCountries } = wizardOf(page);
    await page.goto('/wizard');
    await income.fill('70000');
    await next.click();
    await choice('Remote worker').check();
    await next.click();
    await choice('Europe').check();
    await findCountries.click();
    await expect(results(page)).toBeVisible();

    await page.goBack();
    await expect(choice('Europe')).toBeChecked();
    await page.goBack();
    await expect(choice('Remote worker')).toBeChecked();
    await choice('Freelancer').check();
    await page.goBack();
    await expect(income).toHaveValue('70,000');
    await expect(page).toHaveURL(/income=70000&step=1&work=freelancer&region=europe/);
    await page.goForward();
    await expect(choice('Freelancer')).toBeChecked();
    await page.goForward();
    await expect(choice('Europe')).toBeChecked();
    await page.goForward();
    await expect(
      page.getByText('For a freelancer earning $70,000 a year who can live in Europe.'),
    ).toBeVisible();
  });

  test('a new walk through the wizard leaves the results of an earlier one alone', async ({ page }) => {
    await page.goto(RESULTS);
    await expect(results(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Country finder' }).click();
    await expect(wizardOf(page).income).toHaveValue('80,000');
    await wizardOf(page).income.fill('55000');
    await expect(page).toHaveURL(/income=55000/);
    await page.goBack();
    await expect(page.getByText('For a freelancer earning $80,000 a year')).toBeVisible();
  });
});
