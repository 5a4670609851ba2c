/** The calculator of a guide. */
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { formatLimit } from '../../src/catalogue/labels.ts';
import { expect, test } from './fixtures.ts';
import {
  ALL_CALCULATORS,
  assessed,
  breakdown,
  calculator,
  data,
  expectedBreakdown,
  keptShare,
  openFold,
  openGuide,
  projected,
  regimeOf,
  slider,
} from './guidePage.ts';

test.describe('calculator', () => {
  test('the slider starts at 60,000 and goes from 40,000 to 200,000 in steps of 5,000, by keyboard too', {
    tag: ['@main', '@guide-income-slider', '@state-guide-slider', '@rule-guide-slider'],
  }, async ({ page }) => {
    const poland = regimeOf('poland');
    await openGuide(page, '/tax-calculator/poland');
    const income = slider(page);
    await expect(income).toHaveValue('60000');
    await income.focus();
    for (const [key, value] of [
      ['ArrowRight', 65_000],
      ['ArrowLeft', 60_000],
      ['End', 200_000],
      ['ArrowRight', 200_000],
      ['Home', 40_000],
      ['ArrowLeft', 40_000],
    ] as const) {
      await page.keyboard.press(key);
      await expect(income).toHaveValue(String(value));
      await expect(income).toHaveAttribute('aria-valuetext', formatMoney(value));
      await expect.poll(() => breakdown(page)).toEqual(expectedBreakdown(poland, value));
    }
  });

  test('the figures of every regime of every country equal the engine', {
    tag: ['@main', '@product-calculators', '@route-tax-calculator', '@guide-regime-by-number'],
  }, async ({ page }) => {
    test.slow();
    expect(ALL_CALCULATORS.length).toBeGreaterThan(55);
    await openGuide(page, '/tax-calculator/malta');
    await expect(slider(page)).toBeVisible();
    for (const { country, regime, path } of ALL_CALCULATORS) {
      // As a link does; loading the whole page anew for each would take minutes.
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await expect(page.getByRole('heading', { level: 1, name: country.name })).toBeVisible();
      const limit = regime.maxIncomeThreshold ?? 60_000;
      await expect(
        page.getByRole('region', { name: `Tax calculator: ${regime.name}`, exact: true }),
      ).toBeVisible();
      if (limit < 60_000)
        await expect(calculator(page)).toContainText(`Not available above ${formatLimit(limit)}`);
      else await expect.poll(() => breakdown(page), regime.id).toEqual(expectedBreakdown(regime, 60_000));
    }
  });

  test("total, rate, breakdown and 'You keep' follow the slider as the engine says", {
    tag: ['@main', '@guide-totals', '@constant-breakdown-lines'],
  }, async ({ page }) => {
    for (const [slug, index] of [
      ['malta', 1],
      ['georgia', 0],
      ['italy', 1],
      ['bulgaria', 0],
      ['spain', 1],
      ['turkey', 1],
    ] as const) {
      const regime = regimeOf(slug, index);
      await openGuide(page, `/tax-calculator/${slug}${index ? `-${index}` : ''}`);
      for (const income of [40_000, 85_000, 110_000, 200_000]) {
        await slider(page).fill(String(income));
        const { kept, effectiveRate } = assessed(regime, income);
        if (income > (regime.maxIncomeThreshold ?? income)) continue;
        await expect.poll(() => breakdown(page), regime.name).toEqual(expectedBreakdown(regime, income));
        await expect(calculator(page)).toContainText(`You keep ${formatMoney(kept / 12)} a month`);
        await expect(calculator(page)).toContainText(`You pay ${formatPercent(effectiveRate)} tax.`);
        await expect(page.locator('figcaption', { hasText: 'You keep' })).toHaveText(
          `${keptShare(effectiveRate)}You keep`,
        );
      }
    }
  });

  test('the box beside the slider takes every income up to 10,000,000, in the currency that is typed', async ({
    page,
  }) => {
    await openGuide(page, '/tax-calculator/malta');
    const box = page.getByRole('textbox', { name: 'Exact yearly income' });
    await box.fill('5000000');
    await expect(slider(page)).toHaveValue('200000');
    await expect.poll(() => breakdown(page)).toEqual(expectedBreakdown(regimeOf('malta'), 5_000_000));
    await box.fill('€70,000');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '€70,000');
    const incomes = await openFold(page, 'Tax at different incomes');
    await expect(incomes.getByRole('row').nth(2)).toContainText('€60,000');
    await expect(calculator(page)).toContainText(/You keep €[\d,]+ a month/);
    await expect(page).toHaveURL(/income=70000&currency=EUR/);
  });

  test('the first screen says what one keeps and on what that depends, at 390 × 844 and 1280 × 800', {
    tag: ['@main', '@years-guide-depends'],
  }, async ({ page }) => {
    for (const slug of ['montenegro', 'albania', 'italy', 'malta']) {
      await openGuide(page, `/tax-calculator/${slug}`);
      const { kept } = assessed(regimeOf(slug), 60_000);
      for (const [width, height] of [
        [390, 844],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        const shown = calculator(page).getByText(`${formatMoney(kept / 12)} a month`);
        await expect(shown).toBeInViewport({ ratio: 1 });
        await expect(calculator(page).locator('[data-terms]').first(), slug).toBeInViewport();
        const hero = await page.locator('main article > div').first().boundingBox();
        expect(hero?.height).toBeLessThanOrEqual(height * 0.4);
      }
    }
  });

  test('a question where the answer stands: answered, it becomes part of the answer', async ({ page }) => {
    await openGuide(page, '/tax-calculator/georgia');
    const question = calculator(page).getByRole('group', { name: 'What do you do?' });
    await expect(calculator(page).locator('[data-terms=check]')).toHaveCount(1);
    await question.getByRole('button', { name: 'Design' }).click();
    await expect(question).toHaveCount(0);
    await expect(calculator(page).locator('[data-terms=check]')).toHaveCount(0);
    await expect(page).toHaveURL(/profession=design/);
  });

  test('with answers the figure is the average of the stay, and the one year is one tap away', async ({
    page,
  }) => {
    const regime = regimeOf('costa-rica', 1);
    await openGuide(page, '/tax-calculator/costa-rica-1?income=60000&years=5&from=2027-01');
    const { averageKept } = projected(regime.id, { income: 60_000, from: { year: 2027 }, years: 5 });
    const { kept } = assessed(regime, 60_000);
    expect(formatMoney(kept)).not.toBe(formatMoney(averageKept));
    await expect(calculator(page)).toContainText(`${formatMoney(averageKept / 12)} a month`);
    await expect(calculator(page)).not.toContainText(`You keep ${formatMoney(kept)}`);
    await calculator(page).getByText('2026 alone').click();
    await expect(calculator(page)).toContainText(`You keep ${formatMoney(kept)}`);
  });

  test('the result is said aloud once the slider rests', async ({ page }) => {
    await openGuide(page, '/tax-calculator/malta');
    await slider(page).fill('100000');
    const { total, effectiveRate } = assessed(regimeOf('malta'), 100_000);
    const said = `At $100,000: total effective tax ${formatMoney(total)}, ${formatPercent(effectiveRate)}. You keep ${keptShare(effectiveRate)}.`;
    await expect(page.getByRole('status').filter({ hasText: said })).toBeAttached();
  });

  test('a tooltip on each breakdown line explains it, on pointing, by keyboard, and closes on Escape', {
    tag: '@guide-breakdown',
  }, async ({ page }) => {
    const { regimes } = data.texts.malta ?? {};
    const texts = regimes?.['mt-res-non-dom'];
    await openGuide(page, '/tax-calculator/malta');
    for (const [name, text] of [
      ['Income tax', texts?.incomeTaxDescription],
      ['Social security', texts?.socialContributionDescription],
    ] as const) {
      const term = calculator(page).getByRole('button', { name, exact: true });
      const tooltip = calculator(page).getByRole('tooltip');
      await term.hover();
      await expect(tooltip).toHaveText(text ?? '');
      await page.mouse.move(0, 0);
      await expect(tooltip).toHaveCount(0);
      await slider(page).focus();
      do await page.keyboard.press('Tab');
      while (!(await term.evaluate((element) => element === document.activeElement)));
      await expect(tooltip).toHaveText(text ?? '');
      await page.keyboard.press('Escape');
      await expect(tooltip).toHaveCount(0);
    }
  });

  test('the working of a line says what it is in the other estimate, where that differs', async ({
    page,
  }) => {
    const regime = regimeOf('bulgaria');
    await openGuide(page, '/tax-calculator/bulgaria');
    const amountOf = (estimate: 'specified' | 'law') =>
      formatMoney(
        assessed(regime, 60_000, estimate).lines.find(({ kind }) => kind === 'income')?.amount ?? 0,
      );
    expect(amountOf('law')).not.toBe(amountOf('specified'));
    await expect(calculator(page)).not.toContainText(amountOf('law'));
    await calculator(page)
      .getByRole('button', { name: `${amountOf('specified')} Income tax` })
      .click();
    await expect(calculator(page).getByText(amountOf('law'), { exact: true })).toBeVisible();
  });

  test("above the threshold the page says that the scheme is not available, and names the country's next best", async ({
    page,
  }) => {
    const limit = formatLimit(regimeOf('georgia').maxIncomeThreshold ?? 0);
    const closed = calculator(page).getByText(`Not available above ${limit}`);
    await openGuide(page, '/tax-calculator/georgia');
    await expect(slider(page)).toBeVisible();
    await expect(closed).toHaveCount(0);
    await slider(page).fill('200000');
    await expect(closed).toBeVisible();
    await expect(calculator(page).locator('figure')).toHaveCount(0);
    const incomes = await openFold(page, 'Tax at different incomes');
    await expect(incomes.getByRole('row', { name: '$200,000' })).toContainText(
      `Not available above ${limit}`,
    );
    const next = regimeOf('georgia', 1);
    await calculator(page).locator(`[data-regime=${next.id}]`).getByRole('link').click();
    await expect(page).toHaveURL('/tax-calculator/georgia-1?income=200000');
    await expect.poll(() => breakdown(page)).toEqual(expectedBreakdown(next, 200_000));
  });
});
