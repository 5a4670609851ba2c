/** The questions of the wizard: income, work and region, and what stands beside them. */
import type { Locator } from '@playwright/test';
import { WIZARD_EUROPE } from '../../src/catalogue/europe.ts';
import { isEligible } from '../../src/tax/index.ts';
import { expect, test } from './fixtures.ts';
import { results, wizardOf } from './wizardPage.ts';

test.describe('step 1, annual income', () => {
  test.beforeEach(({ page }) => page.goto('/wizard').then(() => undefined));

  test('the progress bar shows step/3 and the income is 80,000 at first', {
    tag: ['@route-wizard', '@wizard-progress', '@state-slider-default'],
  }, async ({ page }) => {
    const { income, slider, progress } = wizardOf(page);
    await expect(progress).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
    await expect(page.getByText('1/3')).toBeVisible();
    await expect(income).toHaveValue('80,000');
    await expect(slider).toHaveValue('80000');
  });

  test('Back on step 1 goes to /', { tag: ['@wizard-back-on-step-1', '@state-wizard-back-home'] }, async ({
    page,
  }) => {
    await wizardOf(page).back.click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('the standard range is 40,000 to 200,000 in steps of 5,000', { tag: '@state-slider' }, async ({
    page,
  }) => {
    const { income, slider } = wizardOf(page);
    await slider.press('ArrowRight');
    await expect(income).toHaveValue('85,000');
    await slider.press('Home');
    await expect(income).toHaveValue('40,000');
    await slider.press('End');
    await expect(income).toHaveValue('200,000');
  });

  test("at exactly 200,000 the link 'Making more than $200k?' sets 250,000", {
    tag: '@state-slider-at-200000',
  }, async ({ page }) => {
    const { income, slider } = wizardOf(page);
    const more = page.getByRole('button', { name: 'Making more than $200k?' });
    await income.fill('195000');
    await expect(more).toBeHidden();
    await income.fill('200000');
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(income).toHaveValue('250,000');
    await expect(slider).toHaveValue('250000');
    await expect(more).toBeHidden();
  });

  test("above 200,000 the range is 200,000 to 1,000,000 in steps of 10,000, and 'Back to standard range' resets to 200,000", {
    tag: '@state-slider-above-200000',
  }, async ({ page }) => {
    const { income, slider } = wizardOf(page);
    const standard = page.getByRole('button', { name: 'Back to standard range' });
    await income.fill('250000');
    await slider.press('ArrowRight');
    await expect(income).toHaveValue('260,000');
    await slider.press('End');
    await expect(income).toHaveValue('1,000,000');
    await standard.click();
    await expect(income).toHaveValue('200,000');
    await expect(standard).toBeHidden();
    await slider.press('ArrowLeft');
    await expect(income).toHaveValue('195,000');
  });

  test('the range stays while the thumb is held at its end', async ({ page }) => {
    const { income, slider } = wizardOf(page);
    await income.fill('600000');
    const box = await slider.boundingBox();
    if (!box) throw new Error('The slider is not on the page.');
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width / 2, middle);
    await page.mouse.down();
    await page.mouse.move(box.x, middle, { steps: 5 });
    await expect(income).toHaveValue('200,000');
    await page.mouse.move(box.x + box.width / 2, middle, { steps: 5 });
    await expect(income).toHaveValue('600,000');
    await page.mouse.move(box.x, middle, { steps: 5 });
    await page.mouse.up();
    await expect(slider).toHaveAttribute('max', '200000');
    await expect(income).toHaveValue('200,000');
  });

  test('the typed income strips non-digits, is shown with thousands separators and ignored above 10,000,000', {
    tag: '@wizard-step-1-income',
  }, async ({ page }) => {
    const { income } = wizardOf(page);
    await income.fill('a1b2,3x45');
    await expect(income).toHaveValue('12,345');
    await income.fill('10000000');
    await income.press('End');
    await page.keyboard.type('0');
    await expect(income).toHaveValue('10,000,000');
  });

  test('Next is disabled while the income is empty or non-numeric', {
    tag: '@state-next-needs-income',
  }, async ({ page }) => {
    const { income, next } = wizardOf(page);
    await expect(next).toBeEnabled();
    await income.fill('');
    await expect(next).toBeDisabled();
    await income.press('Enter');
    await expect(page.getByText('1/3')).toBeVisible();
    await income.fill('5');
    await expect(next).toBeEnabled();
    await page.goto('/wizard?income=');
    await expect(next).toBeDisabled();
    await expect(income).toHaveValue('');
  });
});

test.describe('steps 2 and 3', () => {
  test('Next is disabled until a work type is chosen, and on the last step, where it reads Find Countries, until a region is', {
    tag: ['@main', '@wizard-steps-2-and-3'],
  }, async ({ page }) => {
    const { next, choice, findCountries, progress, heading } = wizardOf(page);
    await page.goto('/wizard');
    await next.click();
    await expect(heading).toHaveText('What best describes you?');
    await expect(heading).toBeFocused();
    await expect(page.getByText('2/3')).toBeVisible();
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(3);
    await expect(next).toBeDisabled();
    await choice('Freelancer').check();
    await next.click();
    await expect(page.getByText('3/3')).toBeVisible();
    await expect(progress).toHaveAttribute('aria-valuenow', '3');
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(2);
    await expect(next).toBeHidden();
    await expect(findCountries).toBeDisabled();
    await choice('Anywhere').check();
    await expect(findCountries).toBeEnabled();
  });

  test('Back goes to the previous step and keeps the answers', { tag: '@state-wizard-back' }, async ({
    page,
  }) => {
    const { next, back, choice, income } = wizardOf(page);
    await page.goto('/wizard');
    await income.fill('123456');
    await next.click();
    await choice('Business owner').check();
    await next.click();
    await choice('Europe').check();
    await back.click();
    await expect(choice('Business owner')).toBeChecked();
    await back.click();
    await expect(income).toHaveValue('123,456');
    await next.click();
    await expect(choice('Business owner')).toBeChecked();
    await next.click();
    await expect(choice('Europe')).toBeChecked();
  });

  test('the whole wizard works with the keyboard', {
    tag: ['@main', '@product-wizard', '@state-wizard-steps'],
  }, async ({ page }) => {
    const { income, choice, heading } = wizardOf(page);
    await page.goto('/wizard');
    await income.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('90000');
    await page.keyboard.press('Enter');
    await expect(heading).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(choice('Remote worker')).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(choice('Freelancer')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('What is your preferred region?');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await expect(choice('Europe')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(results(page)).toBeFocused();
    await expect(page.getByText('a freelancer earning $90,000 a year who can live in Europe')).toBeVisible();
  });
});

test('beside every question stands how many countries fit so far', async ({ page, host }) => {
  const { countries } = host.source;
  const fitting = page.getByRole('complementary', { name: 'So far' }).getByRole('status');
  await page.goto('/wizard');
  await expect(fitting).toHaveText(`${countries.length} of ${countries.length} countries fit so far`);
  await page.goto('/wizard?step=3&income=80000&work=business&region=europe');
  const european = countries.filter(
    ({ code, taxRegimes }) =>
      WIZARD_EUROPE.has(code) &&
      taxRegimes.some((regime) => regime.allowsWriteOffs && isEligible(regime, 80_000)),
  );
  await expect(fitting).toHaveText(`${european.length} of ${countries.length} countries fit so far`);
});

for (const width of [768, 1280]) {
  test(`at ${width} px the buttons are at the same place in every step`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/wizard?step=1&income=80000&work=freelancer&region=anywhere');
    const { next, findCountries, progress } = wizardOf(page);
    const top = async (button: Locator) => Math.round((await button.boundingBox())?.y ?? 0);
    const first = await top(next);
    await next.click();
    await expect(progress).toHaveAttribute('aria-valuenow', '2');
    expect(await top(next)).toBe(first);
    await next.click();
    expect(await top(findCountries)).toBe(first);
  });
}
