/** Faults of the browser's storage while the site is open; what it refuses from the start is in storage.spec.ts. */
import type { BrowserContext, Page } from '@playwright/test';
import { MEMORY_NOTICE } from '../../src/app/memoryNotice.ts';
import { expect, test } from './fixtures.ts';
import { raiseVersion, storedValue } from './storedRecord.ts';

const box = (page: Page, country: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Compare ${country},`) }).first();
const notice = (page: Page) => page.getByText(MEMORY_NOTICE);

async function openCountries(page: Page): Promise<Page> {
  await page.goto('/countries');
  await expect(box(page, 'Georgia')).toBeVisible();
  return page;
}

async function twoTabs(page: Page, context: BrowserContext): Promise<readonly [Page, Page]> {
  return [await openCountries(page), await openCountries(await context.newPage())];
}

test('the database is deleted while the page is open: it makes way, and keeps the next change', async ({
  page,
}) => {
  await openCountries(page);
  await box(page, 'Georgia').check();
  await expect.poll(() => storedIds(page)).toHaveLength(1);

  expect(await deleteDatabase(page)).toBe('deleted');
  await expect(box(page, 'Georgia')).toBeChecked();
  await box(page, 'Malta').check();
  await expect.poll(() => storedIds(page)).toHaveLength(2);
  await expect(notice(page)).toHaveCount(0);
  await page.reload();
  await expect(box(page, 'Georgia')).toBeChecked();
  await expect(box(page, 'Malta')).toBeChecked();
});

test('another tab raises the version of the database: neither waits, both keep what follows', async ({
  page,
  context,
}) => {
  const [first, second] = await twoTabs(page, context);
  await box(first, 'Georgia').check();
  await expect(box(second, 'Georgia')).toBeChecked();

  expect(await raiseVersion(second)).toBe('raised');
  await box(first, 'Malta').check();
  await box(second, 'Uruguay').check();
  await expect.poll(() => storedIds(first)).toHaveLength(3);
  for (const tab of [first, second]) await expect(notice(tab)).toHaveCount(0);
});

test.describe('two tabs change the comparison', () => {
  test('at the same moment: neither loses what the other has ticked, and the device has it all', async ({
    page,
    context,
  }) => {
    const [first, second] = await twoTabs(page, context);
    for (const [one, other] of [
      ['Georgia', 'Malta'],
      ['Uruguay', 'Paraguay'],
    ] as const) {
      await Promise.all([box(first, one).click(), box(second, other).click()]);
    }
    for (const tab of [first, second]) await expect.poll(() => tickedIn(tab)).toHaveLength(4);
    await expect.poll(() => storedIds(first)).toHaveLength(4);
  });

  test('a tab that has missed it, as one kept for going back has, shows it when it comes back', async ({
    page,
    context,
  }) => {
    const [first, second] = await twoTabs(page, context);
    await first.goto('about:blank');
    await box(second, 'Georgia').check();
    await expect.poll(() => storedIds(second)).toHaveLength(1);
    await first.goBack();
    await expect(box(first, 'Georgia')).toBeChecked();
  });
});

/** Names of the ticked boxes of a tab. */
function tickedIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main [data-regime] input[type="checkbox"]:checked')].map(
      (input) => input.closest('label')?.textContent ?? '',
    ),
  );
}

/** Regime ids that the device keeps. */
async function storedIds(page: Page): Promise<readonly string[]> {
  return (await storedValue<{ regimeIds?: readonly string[] }>(page))?.regimeIds ?? [];
}

function deleteDatabase(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const deleting = indexedDB.deleteDatabase('lowtide');
        deleting.onsuccess = () => resolve('deleted');
        deleting.onerror = () => resolve('failed');
        deleting.onblocked = () => resolve('blocked');
      }),
  );
}
