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
  openGuide,
  regimeOf,
  section,
  slider,
} from './guidePage.ts';

test.describe('calculator', () => {
  test('the slider starts at 60,000 and goes from 40,000 to 200,000 in steps of 5,000, by keyboard too', {
    tag: '@main',
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

  test('the figures of every regime of every country equal the engine', { tag: '@main' }, async ({
    page,
  }) => {
    test.slow();
    expect(ALL_CALCULATORS.length).toBeGreaterThan(55);
    await openGuide(page, '/tax-calculator/malta');
    await expect(slider(page)).toBeVisible();
    for (const { country, regime, path } of ALL_CALCULATORS) {
      // As a link does; loading the whole page anew for each would take minutes.
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await expect(page.getByRole('heading', { level: 1, name: country.name })).toBeVisible();
      await expect(section(page, 'Regime facts').getByRole('heading')).toHaveText(regime.name);
      await expect.poll(() => breakdown(page), regime.id).toEqual(expectedBreakdown(regime, 60_000));
    }
  });

  test("total, rate, breakdown and 'You keep' follow the slider as the engine says", {
    tag: '@main',
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
        const { total, effectiveRate } = assessed(regime, income);
        await expect.poll(() => breakdown(page), regime.name).toEqual(expectedBreakdown(regime, income));
        await expect(
          calculator(page).getByText(`${formatPercent(effectiveRate)} ${formatMoney(total)}`, {
            exact: true,
          }),
        ).toBeVisible();
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
    await expect(section(page, 'Tax at different incomes').getByRole('row').nth(2)).toContainText('€60,000');
    await expect(
      calculator(page)
        .getByText(/€[\d,]+ a year, €[\d,]+ a month/)
        .first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/income=70000&currency=EUR/);
  });

  test('the first screen says what one keeps and that the rate will not last, at 390 × 844 and 1280 × 800', {
    tag: '@main',
  }, async ({ page }) => {
    for (const slug of ['montenegro', 'albania', 'italy', 'malta']) {
      await openGuide(page, `/tax-calculator/${slug}`);
      const { kept } = assessed(regimeOf(slug), 60_000);
      const chips = page.getByRole('list', { name: 'How long rates last' });
      for (const [width, height] of [
        [390, 844],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        const shown = calculator(page).getByText(formatMoney(kept), { exact: true }).first();
        await expect(shown).toBeInViewport({ ratio: 1 });
        await expect(chips.getByRole('listitem').first(), slug).toBeInViewport({ ratio: 1 });
        const hero = await page.locator('main article > div').first().boundingBox();
        expect(hero?.height).toBeLessThanOrEqual(height * 0.4);
      }
    }
  });

  test('the list of parts follows and says where one is', async ({ page }) => {
    await openGuide(page, '/tax-calculator/malta');
    const parts = page.getByRole('navigation', { name: 'On this page' });
    await parts.getByRole('link', { name: 'Residency' }).click();
    await expect(parts.getByRole('link', { name: 'Residency' })).toHaveAttribute('aria-current', 'true');
    await expect(parts).toBeInViewport({ ratio: 1 });
  });

  test('the result is said aloud once the slider rests', async ({ page }) => {
    await openGuide(page, '/tax-calculator/malta');
    await slider(page).fill('100000');
    const { total, effectiveRate } = assessed(regimeOf('malta'), 100_000);
    const said = `At $100,000: total effective tax ${formatMoney(total)}, ${formatPercent(effectiveRate)}. You keep ${keptShare(effectiveRate)}.`;
    await expect(page.getByRole('status').filter({ hasText: said })).toBeAttached();
  });

  test('a tooltip on each breakdown line explains it, on pointing, by keyboard, and closes on Escape', async ({
    page,
  }) => {
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

  test('the other estimate stands beside the first as a number where it differs', async ({ page }) => {
    const regime = regimeOf('bulgaria');
    await openGuide(page, '/tax-calculator/bulgaria');
    const deducted = assessed(regime, 60_000, 'law');
    expect(formatMoney(deducted.total)).not.toBe(formatMoney(assessed(regime, 60_000).total));
    await expect(
      calculator(page).getByText(
        `With social contributions deducted first: ${formatMoney(deducted.total)} (${formatPercent(deducted.effectiveRate)})`,
      ),
    ).toBeVisible();
    await openGuide(page, '/tax-calculator/malta');
    await expect(slider(page)).toBeVisible();
    await expect(calculator(page).getByText(/deducted first/)).toHaveCount(0);
  });

  test('above the threshold the page says that the regime does not apply, and figures stay for orientation', async ({
    page,
  }) => {
    const regime = regimeOf('georgia');
    const limit = formatLimit(regime.maxIncomeThreshold ?? 0);
    await openGuide(page, '/tax-calculator/georgia');
    const notice = calculator(page).getByText(`This regime does not apply above ${limit}.`);
    await expect(slider(page)).toBeVisible();
    await expect(notice).toHaveCount(0);
    await slider(page).fill('200000');
    await expect(notice).toBeVisible();
    await expect.poll(() => breakdown(page)).toEqual(expectedBreakdown(regime, 200_000));
    await expect(
      page.getByRole('row', { name: '$200,000' }).getByText(`Not available above ${limit}`),
    ).toBeVisible();
  });
});
