/** Days of residence on /plan: an example, stays typed, dragged and moved by keys, files, two tabs, faults. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const days = (page: Page) => page.locator('#days');
const form = (page: Page) => days(page).locator('form').last();

const rows = (page: Page) => days(page).getByRole('list', { name: 'Stays' }).getByRole('listitem');

async function openExample(page: Page) {
  await page.goto('/plan');
  await days(page).getByRole('button', { name: 'Try an example' }).click();
  await expect(days(page).getByText('More than 183 days in Bulgaria on Nov 19, 2027').first()).toBeVisible();
}

test('an empty plan shows what it will be, and an example to try', { tag: '@main' }, async ({ page }) => {
  await openExample(page);
  await expect(days(page).getByText('This is an example')).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
  await expect(days(page).getByText('Not evidence: keep tickets and leases.')).toBeVisible();
  await days(page).getByRole('button', { name: 'Start with my own' }).click();
  await expect(days(page).getByRole('button', { name: 'Try an example' })).toBeVisible();
});

test('the headline names the rule and its day; what else must be true stands beside it', async ({ page }) => {
  await openExample(page);
  const bulgaria = days(page).getByRole('region', { name: 'Bulgaria' });
  await expect(bulgaria.getByText('Whatever the days:')).toBeVisible();
  await expect(bulgaria.getByText('To stay below, leave by Nov 18, 2027.')).toBeVisible();
  await expect(days(page).getByText('Resident from')).toHaveCount(0);
});

test('days drawn on the timeline stand in the form', async ({ page }) => {
  await openExample(page);
  const track = days(page)
    .locator('[class]')
    .filter({ hasText: /^2026$/ })
    .last();
  const box = await track.locator('xpath=following-sibling::div').boundingBox();
  if (!box) throw new Error('The year 2026 has no bar');
  await page.mouse.move(box.x + box.width * 0.25, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(form(page).getByLabel('First day')).toHaveValue(/^2026-0[34]-/);
  await expect(form(page).getByLabel('Last day')).toHaveValue(/^2026-05-/);
});

test('the ends of a stay move with the arrow keys', async ({ page }) => {
  await openExample(page);
  await days(page)
    .getByRole('button', { name: 'Italy, Jul 15, 2027 to Aug 5, 2027', exact: true })
    .press('Enter');
  const last = days(page).getByRole('slider', { name: 'Last day in Italy' });
  await last.press('ArrowRight');
  await expect(last).toHaveAttribute('aria-valuetext', /^Aug 6, 2027/);
  await last.press('PageDown');
  await expect(last).toHaveAttribute('aria-valuetext', /^Jul 30, 2027/);
});

test('the whole plan is removed with one button, after asking', async ({ page }) => {
  await openExample(page);
  await page.getByRole('button', { name: 'Remove this plan' }).click();
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(rows(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Remove this plan' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(days(page).getByRole('button', { name: 'Try an example' })).toBeVisible();
});

test('axe finds nothing in a filled plan, light and dark', async ({ page }) => {
  await openExample(page);
  for (const summary of await days(page).locator('summary').all()) await summary.click();
  await expectNoViolations(page);
});
