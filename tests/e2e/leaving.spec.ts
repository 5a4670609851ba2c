/** A page about leaving with all its parts open; tests/parts/leaving.test.ts has the rest. */
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('axe finds nothing on a phone and on a desk, and nothing scrolls sideways', async ({ page }) => {
  await page.goto('/leaving/united-kingdom');
  for (const summary of await page.locator('main section > details > summary').all()) await summary.click();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoViolations(page);
  }
});
