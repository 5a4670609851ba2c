/** The person's own figures: on every page and in every tab. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Your situation' });

test('an income typed on one page is that of every other, of links, after a reload and in the other tab', async ({
  page,
  context,
}) => {
  await page.goto('/countries');
  const other = await context.newPage();
  await other.goto('/tax-calculator/spain');
  await expect(other.getByRole('main')).toContainText('$60,000');
  await page.getByRole('textbox', { name: 'Annual income' }).fill('€70,000');
  await expect(bar(other)).toContainText('€70,000');
  await expect(other.getByRole('main')).toContainText('€70,000');
  await page.reload();
  await expect(bar(page)).toContainText('€70,000');
  const carried = page
    .getByRole('main')
    .locator('a[href^="/tax-calculator/"], a[href^="/compare"], a[href^="/wizard"]');
  // Links follow once the figures have settled.
  await expect
    .poll(async () => {
      const hrefs = await carried.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      );
      return hrefs.filter((href) => !/income=70000&currency=EUR/.test(href));
    })
    .toEqual([]);
  for (const path of ['/wizard', '/compare', '/zero-tax-countries-for-freelancers', '/']) {
    await page.goto(path);
    await expect(bar(page)).toContainText('€70,000');
  }
});
