/** Days of residence on /plan: an example, stays typed, dragged and moved by keys, files, two tabs, faults. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const days = (page: Page) => page.locator('#days');
const form = (page: Page) => days(page).locator('form').last();

/** Opens the part of the plan. */
async function openDays(page: Page) {
  await expect(async () => {
    if (!(await days(page).isVisible())) {
      await page
        .locator('details', { has: days(page) })
        .last()
        .locator('> summary')
        .click();
    }
    await expect(form(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

async function addStay(page: Page, country: string, first: string, last: string) {
  await openDays(page);
  await form(page).getByLabel('Country', { exact: true }).selectOption({ label: country });
  await form(page).getByLabel('First day').fill(first);
  await form(page).getByLabel('Last day').fill(last);
  await form(page).getByRole('button', { name: 'Add stay' }).click();
}

const rows = (page: Page) => days(page).getByRole('list', { name: 'Stays' }).getByRole('listitem');

async function openExample(page: Page) {
  await page.goto('/plan');
  await page.getByRole('button', { name: 'Show me an example' }).click();
  await openDays(page);
  await expect(days(page).getByText('More than 183 days in Bulgaria on 19 Nov 2027').first()).toBeVisible();
  // What stands above has its height.
  await expect(page.getByRole('region', { name: 'The answer' }).locator('[data-terms]')).toBeVisible();
}

test('an empty plan shows what it will be, and an example to try', { tag: '@main' }, async ({ page }) => {
  await openExample(page);
  await expect(page.getByText('An example: a German freelancer')).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
  await expect(days(page).getByText('Not evidence: keep tickets and leases.')).toBeVisible();
  await page.getByRole('button', { name: 'Start with my own' }).click();
  await expect(page.getByRole('button', { name: 'Show me an example' })).toBeVisible();
});

test('the headline names the rule and its day; what else must be true stands beside it', async ({ page }) => {
  await openExample(page);
  const bulgaria = days(page).getByRole('region', { name: 'Bulgaria' });
  await expect(bulgaria.getByText('Whatever the days:')).toBeVisible();
  await expect(bulgaria.getByText('To stay below, leave by 18 Nov 2027.')).toBeVisible();
  await expect(days(page).getByText('Resident from')).toHaveCount(0);
});

test('stays are typed, kept, changed, removed and brought back', { tag: '@main' }, async ({ page }) => {
  await page.goto('/plan');
  await addStay(page, 'Poland', '2027-01-01', '2027-07-03');
  await expect(days(page).getByText('More than 183 days in Poland on 3 Jul 2027').first()).toBeVisible();
  await addStay(page, 'Thailand', '2027-07-03', '2027-08-01');
  await page.reload();
  await openDays(page);
  await expect(rows(page)).toHaveCount(2);

  await rows(page)
    .first()
    .getByRole('button', { name: /^Change Poland/ })
    .click();
  await rows(page).first().getByLabel('Last day').fill('2027-07-02');
  await rows(page).first().getByRole('button', { name: 'Save' }).click();
  await expect(days(page).getByText('No line is crossed in 2027, as planned.')).toBeVisible();

  await rows(page)
    .last()
    .getByRole('button', { name: /^Remove Thailand/ })
    .click();
  await expect(rows(page)).toHaveCount(1);
  await days(page).getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
});

test('a stay that cannot be is not added, and the form says why', async ({ page }) => {
  await page.goto('/plan');
  await openDays(page);
  await form(page).getByRole('button', { name: 'Add stay' }).click();
  await expect(form(page).getByRole('alert')).toHaveText('Choose a country.');
  await addStay(page, 'Poland', '2027-07-03', '2027-01-01');
  await expect(form(page).getByRole('alert')).toHaveText('The last day lies before the first.');
});

test('days drawn on the timeline stand in the form', async ({ page }) => {
  await openExample(page);
  await days(page).getByRole('group', { name: 'Year' }).getByRole('button', { name: '2026' }).click();
  const track = days(page)
    .locator('[class]')
    .filter({ hasText: /^2026$/ })
    .last();
  const bar = track.locator('xpath=following-sibling::div');
  // Parts of the page that are still coming would move it under the pointer.
  await expect(async () => {
    await bar.scrollIntoViewIfNeeded();
    const box = await bar.boundingBox();
    if (!box) throw new Error('The year 2026 has no bar');
    await page.mouse.move(box.x + box.width * 0.25, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(form(page).getByLabel('First day')).toHaveValue(/^2026-0[34]-/, { timeout: 1000 });
  }).toPass();
  await expect(form(page).getByLabel('Last day')).toHaveValue(/^2026-05-/);
});

test('the ends of a stay move with the arrow keys', async ({ page }) => {
  await openExample(page);
  await days(page)
    .getByRole('button', { name: 'Italy, 15 Jul 2027 to 5 Aug 2027', exact: true })
    .press('Enter');
  const last = days(page).getByRole('slider', { name: 'Last day in Italy' });
  await last.press('ArrowRight');
  await expect(last).toHaveAttribute('aria-valuetext', /^6 Aug 2027/);
  await last.press('PageDown');
  await expect(last).toHaveAttribute('aria-valuetext', /^30 Jul 2027/);
});

test('two countries on the same days are asked about', async ({ page }) => {
  await page.goto('/plan');
  await addStay(page, 'Georgia', '2027-04-01', '2027-04-30');
  await addStay(page, 'Albania', '2027-04-20', '2027-05-10');
  await expect(
    days(page).getByText('Georgia and Albania: 20 Apr 2027 to 30 Apr 2027, 11 days'),
  ).toBeVisible();
});

test('a file is saved and read; a bad one says what is wrong and changes nothing', { tag: '@main' }, async ({
  page,
}) => {
  await page.goto('/plan');
  await addStay(page, 'Poland', '2027-01-01', '2027-07-03');
  await expect(rows(page)).toHaveCount(1);
  const download = page.waitForEvent('download');
  await days(page).getByRole('button', { name: 'Save as a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^lowtide-days-\d{4}-\d\d-\d\d\.json$/);
  const saved = await file.path();

  const choose = days(page).getByLabel('File with stays');
  const text = '{"format": "lowtide-days", "version": 1, "stays": [';
  await choose.setInputFiles({ name: 'cut.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(days(page).getByRole('alert')).toContainText('is not valid JSON');
  await expect(days(page).getByRole('alert')).toContainText('Your stays are as they were.');
  await expect(rows(page)).toHaveCount(1);

  await addStay(page, 'Malta', '2027-08-01', '2027-08-31');
  await expect(rows(page)).toHaveCount(2);
  await choose.setInputFiles(saved);
  await expect(rows(page)).toHaveCount(1);
  await days(page).getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);

  // Where there was none before, the stays come with another part of the page, and it is said all the same.
  for (let left = 2; left > 0; left -= 1) {
    await rows(page)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(rows(page)).toHaveCount(left - 1);
  }
  await choose.setInputFiles(saved);
  await expect(rows(page)).toHaveCount(1);
  await expect(days(page).getByText(/^1 stay is read from /)).toBeVisible();
  await days(page).getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(0);
});

test('two tabs show the same stays', async ({ page, context }) => {
  await page.goto('/plan');
  await addStay(page, 'Poland', '2027-01-01', '2027-07-03');
  const other = await context.newPage();
  await other.goto('/plan');
  await openDays(other);
  await expect(rows(other)).toHaveCount(1);
  await addStay(other, 'Malta', '2027-08-01', '2027-08-31');
  await expect(rows(page)).toHaveCount(2);
});

test('a browser that keeps nothing says so, and the plan works on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await page.goto('/plan');
  await addStay(page, 'Poland', '2027-01-01', '2027-07-03');
  await expect(rows(page)).toHaveCount(1);
  await expect(days(page).getByText('This browser keeps nothing for Lowtide')).toBeVisible();
});

test('the whole plan is removed with one button, after asking', async ({ page }) => {
  await openExample(page);
  await page.getByRole('button', { name: 'Remove this plan' }).click();
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(rows(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Remove this plan' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Show me an example' })).toBeVisible();
});

test('axe finds nothing in a filled plan, light and dark', async ({ page }) => {
  await openExample(page);
  for (const summary of await days(page).locator('summary').all()) await summary.click();
  await expectNoViolations(page, ['light', 'dark']);
});
