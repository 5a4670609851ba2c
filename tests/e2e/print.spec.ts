/** The browser's own printing; tests/parts/print.test.ts has what stands on the paper. */
import { expect, test } from './fixtures.ts';
import { holdBack } from './network.ts';

test('a page printed before its scripts have come hides header, footer and controls, too', async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.goto('/tax-calculator/spain', { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.locator('header, footer, nav, main :is(select, input[type="range"])').filter({ visible: true }),
  ).toHaveCount(0);
});

test('a guide that is printed while a part of it is still loading says so in its place', async ({ page }) => {
  await holdBack(page, '**/assets/PracticalFacts-*.js');
  await page.goto('/tax-calculator/spain');
  await page.emulateMedia({ media: 'print' });
  const settling = page.locator('#practical');
  await expect(settling).toHaveText('');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(settling).toBeVisible();
  await expect(settling).toHaveText(/^This part was still loading/);
});

test('printing makes sheets of A4', { tag: '@main' }, async ({ page }) => {
  await page.goto('/compare?income=60000&tax_regime_ids=ge-small-business,mt-res-non-dom');
  await expect(page.getByText('Revenue limit').first()).toBeVisible();
  const file = await page.pdf({ preferCSSPageSize: true });
  // A4 in points.
  expect(file.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
});
