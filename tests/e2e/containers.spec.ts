import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Pages whose prerendered parts look at their own width. */
const PATHS = ['/', '/countries', '/tax-calculator/bulgaria', '/country-guides/malta'];

/** How many elements of a page are containers whose width can be asked for. */
function containers(page: Page): Promise<number> {
  return page
    .locator('main *')
    .evaluateAll(
      (elements) => elements.filter((one) => getComputedStyle(one).containerType === 'inline-size').length,
    );
}

async function openPrerendered(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
}

test.describe('as prerendered', () => {
  // Scripts are still on their way.
  test.beforeEach(({ page }) => page.route(/\/assets\/.*\.js$/, () => {}));

  // With a container query on it, Chromium lays a page out as soon as it is parsed, before any font is there.
  for (const width of [390, 1280]) {
    test(`no part of a page looks at its own width at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const path of PATHS) {
        await openPrerendered(page, path);
        expect(await containers(page), path).toBe(0);
      }
    });
  }

  test('parts look at their own width in a window so narrow that they have to', async ({ page }) => {
    await page.setViewportSize({ width: 340, height: 740 });
    for (const path of PATHS) {
      await openPrerendered(page, path);
      expect(await containers(page), path).toBeGreaterThan(0);
    }
  });
});

test('an interactive page looks at the width of its parts in every window', async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path);
    await expect.poll(() => containers(page), path).toBeGreaterThan(0);
  }
});

test('where even a wide window has no room for two columns of text, countries are a column of rows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 760, height: 844 });
  await page.goto('/countries');
  await expect.poll(() => containers(page)).toBeGreaterThan(0);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 52px; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.locator('main tbody button[aria-expanded="false"]').first().click();
  const displays = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).display);
  expect(await displays('main table')).toBe('block');
  expect(await displays('main tbody tr:has(button[aria-expanded])')).toBe('grid');
  expect(await displays('main tbody tr:has(button[aria-expanded="true"]) + tr')).toBe('block');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(760);
});
