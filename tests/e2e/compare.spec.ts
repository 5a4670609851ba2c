/** The comparison across loads of its page and under two fingers; tests/parts/compare.test.ts has the rest. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openFold, regimeById } from './guidePage.ts';

const MALTA = 'mt-res-non-dom';
const ITALY = 'it-forfettario-5';

/** The regimes side by side, and the income for which. */
async function expectCompared(page: Page, ids: readonly string[], income: string): Promise<void> {
  const heads = page.getByRole('table', { name: 'Tax regimes side by side' }).getByRole('columnheader');
  await expect(heads).toHaveCount(ids.length);
  for (const [at, id] of ids.entries()) await expect(heads.nth(at)).toHaveAttribute('data-regime', id);
  await expect(page.getByLabel('Annual income')).toHaveValue(income);
}

test('a comparison that was changed is there after a reload, and what is kept is offered without one', {
  tag: '@product-comparison',
}, async ({ page }) => {
  await page.goto(`/compare?tax_regime_ids=ge-small-business,${MALTA}`);
  await page.getByLabel('Annual income').fill('95000');
  await page.getByRole('button', { name: 'Add Country' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Country' });
  await dialog.getByRole('checkbox', { name: regimeById(ITALY).regime.name }).check();
  await dialog.getByRole('button', { name: 'Compare Countries' }).click();
  await page.getByRole('button', { name: /^Remove Georgia/ }).click();
  await page.reload();
  await expectCompared(page, [MALTA, ITALY], '95,000');

  await page.goto('/compare');
  await page.getByRole('button', { name: 'Resume your last comparison' }).click();
  await expectCompared(page, [MALTA, ITALY], '95,000');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('pinching the chart zooms its range and not the page; the boxes, the address and the break-even points follow', async ({
    page,
  }) => {
    await page.goto(`/compare?tax_regime_ids=${MALTA},${ITALY}&income=70000`);
    await (await openFold(page, 'By income')).scrollIntoViewIfNeeded();
    const chart = page.locator('figure svg:has(text)');
    await expect(chart.getByText('Malta')).toBeVisible();
    await chart.scrollIntoViewIfNeeded();
    const point = page.getByText('Italy becomes cheaper than Malta');
    await expect(point).toBeVisible();
    const { x, y, width, height } = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const cdp = await page.context().newCDPSession(page);
    const fingers = (apart: number) =>
      [-1, 1].map((side, id) => ({ id, x: x + width * 0.3 + side * apart, y: y + height / 2 }));
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
    for (let apart = 26; apart <= 80; apart += 6) {
      // Fingers that rest on the glass for a while have not let go.
      if (apart === 32) await page.waitForTimeout(600);
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    }
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

    await expect(page).toHaveURL(/range=\d+-\d+/);
    const [, from = 0, to = 0] = (/range=(\d+)-(\d+)/.exec(page.url()) ?? []).map(Number);
    expect(from).toBeGreaterThan(0);
    expect(to).toBeLessThan(400_000);
    await expect(page.getByLabel('From', { exact: true })).toHaveValue(from.toLocaleString('en-US'));
    await expect(page.getByLabel('To', { exact: true })).toHaveValue(to.toLocaleString('en-US'));
    await expect(point).toHaveCount(0);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    await page.getByRole('button', { name: 'Show $0 to $500,000' }).click();
    await expect(page).not.toHaveURL(/range/);
    await expect(point).toBeVisible();
  });
});
