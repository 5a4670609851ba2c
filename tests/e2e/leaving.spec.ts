/** Leaving a home country: what ends, said per tie and never as a verdict; links from guides and from the bar. */
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { putRecord } from './storedRecord.ts';

test('a tie is answered, says what it does, and is known in the plan', async ({ page }) => {
  await page.goto('/leaving/germany');
  const ties = page.getByRole('region', { name: 'Which ties you keep' });
  const home = ties.getByRole('group', { name: /Will you keep a flat/ });
  await home.getByRole('button', { name: 'No' }).click();
  await expect(home.getByText('This tie ends')).toBeVisible();
  await expect(ties.getByRole('status')).toContainText(/^One tie ends/);
  await expect(ties.getByRole('status')).toContainText('So far nothing is left open. Answer 4 more.');
  await expect(ties.getByText('If yes: this tie goes on')).toBeHidden();
  await expect(ties.getByText(/you are (?:no longer|not) resident/i)).toHaveCount(0);
  await putRecord(page, { shape: 1, value: { home: { country: 'de' } } }, 'situation');
  await page.goto('/plan');
  await expect(page.locator('#leaving').getByRole('status')).toContainText(/^One tie ends/);
});

test('the bar leads from the home country to its page, and to the plan', async ({ page }) => {
  await page.goto('/');
  await putRecord(page, { shape: 1, value: { home: { country: 'us' } } }, 'situation');
  await page.goto('/compare');
  const bar = page.getByRole('complementary', { name: 'Your situation' });
  await expect(bar.getByRole('link', { name: 'Your move' })).toHaveAttribute('href', /^\/plan/);
  await bar.getByRole('link', { name: 'Leaving the United States' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leaving the United States');
});

for (const width of [390, 1280]) {
  test(`axe finds nothing on a page about leaving at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/leaving/united-kingdom');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoViolations(page);
  });
}
