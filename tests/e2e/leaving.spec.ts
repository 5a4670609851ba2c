/** Leaving a home country: what ends, said per tie and never as a verdict; links from guides and from the bar. */
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { putRecord } from './storedRecord.ts';

test('a tie is answered, says what it does, and is known in the plan', async ({ page }) => {
  await page.goto('/leaving/germany');
  await page.getByRole('link', { name: 'Answer the questions' }).click();
  const ties = page.locator('#ties');
  const home = ties.getByRole('group', { name: /Will you keep a flat/ });
  await home.getByRole('button', { name: 'No' }).click();
  await expect(home.getByText('This tie ends')).toBeVisible();
  await expect(ties.getByRole('status')).toContainText(/^One tie ends/);
  await expect(ties.getByRole('status')).toContainText('So far nothing is left open. Answer 4 more.');
  await expect(ties.getByText('If yes: this tie goes on')).toBeHidden();
  await expect(ties.getByText(/you are (?:no longer|not) resident/i)).toHaveCount(0);
  await putRecord(page, { shape: 1, value: { home: { country: 'de' } } }, 'situation');
  await page.goto('/plan');
  const leaving = page.locator('details', { has: page.locator('#leaving') }).last();
  await expect(leaving.locator('> summary')).toContainText('Four questions are open.');
});

test('when it ends, what stays taxable and exit tax stand first, and open their rules', async ({ page }) => {
  await page.goto('/leaving/germany');
  const facts = page.getByRole('region', { name: 'In short' }).locator('> details');
  await expect(facts).toHaveCount(3);
  await facts.first().locator('> summary').click();
  await expect(page.locator('#residence')).toContainText('Unlimited tax liability ends on the day');
  await page.goto('/leaving/germany#steps');
  await expect(page.locator('#steps')).toBeVisible();
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
    for (const summary of await page.locator('main section > details > summary').all()) await summary.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoViolations(page);
  });
}
