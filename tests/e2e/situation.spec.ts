/** The person's own figures: on every page, in every tab and without a network. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Your situation' });
const editor = (page: Page) => page.getByRole('dialog', { name: 'Your situation' });
const open = (page: Page) => bar(page).getByRole('button').click();

test('an income typed on one page is that of every other, of links, after a reload and in the other tab', async ({
  page,
  context,
}) => {
  await page.goto('/countries');
  const other = await context.newPage();
  await other.goto('/tax-calculator/spain');
  await expect(bar(other)).toContainText('$60,000');
  await page.getByRole('textbox', { name: 'Annual income' }).fill('€70,000');
  await expect(bar(other)).toContainText('€70,000');
  await expect(other.getByRole('main')).toContainText('€70,000');
  await page.reload();
  await expect(bar(page)).toContainText('€70,000');
  const carried = await page
    .getByRole('main')
    .locator('a[href^="/tax-calculator/"], a[href^="/compare"], a[href^="/wizard"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const href of carried) expect(href).toMatch(/income=70000&currency=EUR/);
  for (const path of ['/wizard', '/compare', '/zero-tax-countries-for-freelancers', '/']) {
    await page.goto(path);
    await expect(bar(page)).toContainText('€70,000');
  }
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the editor opens and its answers decide the list', async ({ page, host }) => {
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText('Ready offline', { timeout: 30_000 });
    await host.stop();
    await page.goto('/countries');
    await open(page);
    await editor(page).getByLabel('Citizen of', { exact: true }).selectOption('de');
    await expect(editor(page).getByRole('status').last()).toContainText(/ou keep \$[\d,]+ a month in/);
    await editor(page).getByLabel('Profession').selectOption('legal');
    await editor(page).getByLabel('Where do you live now?').selectOption('de');
    await editor(page).getByRole('button', { name: 'Done', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('One thing to check');
  });
});
