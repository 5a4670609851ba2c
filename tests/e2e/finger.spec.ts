/** A finger that scrolls the page over a slider: where no part of the app listens yet, and on a card. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { slider } from './guidePage.ts';
import { holdBack } from './network.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

/** Puts a finger on the slider at 85 % of its length, and swipes up. */
async function scrollOver(page: Page, found = page.getByRole('slider').first()): Promise<void> {
  await found.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await found.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width * 0.85, y: y + height / 2 - moved }],
    });
  await touch('touchStart', 0);
  for (let moved = 10; moved <= 200; moved += 10) await touch('touchMove', moved);
  await touch('touchEnd', 200);
}

test('a page scrolled over its slider before scripts run keeps its income', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/tax-calculator/malta', { waitUntil: 'commit' });
  await expect(slider(page)).toBeVisible();
  await scrollOver(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  release();
  await page.locator('#root[data-path]').waitFor({ state: 'detached' });
  await expect(slider(page)).toHaveValue('60000');
  await expect(page.getByLabel('Exact yearly income')).toHaveValue('60,000');
});

test('a card that is scrolled over keeps its income, and follows a finger that slides', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 240 });
  await page.goto('/embed/malta?income=63456');
  const shown = page.getByText('$63,456', { exact: true });
  await expect(shown).toBeVisible();
  await scrollOver(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(shown).toBeVisible();
  await expect(page.getByRole('slider')).toHaveValue('65000');
  await page.getByRole('slider').tap();
  await expect(page.getByRole('slider')).toHaveValue('120000');
  await expect(page.getByText('$120,000', { exact: true })).toBeVisible();
});
