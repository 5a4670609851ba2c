import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { MEMORY_NOTICE } from '../../src/app/memoryNotice.ts';
import { expect, test } from './fixtures.ts';
import { raiseVersion, storedValue } from './storedRecord.ts';

const IDS = ['es-beckham-law', 'ge-small-business'];

const resume = (page: Page) => page.getByRole('button', { name: /resume/i });
const notice = (page: Page) => page.getByText(MEMORY_NOTICE);
const columns = (page: Page) => page.getByRole('link', { name: /View Tax Calculator/ });
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const SPAIN = /^Compare Spain, Beckham/;
const GEORGIA = /^Compare Georgia, Small business/i;

/** Ticks two regimes on /countries. */
async function tickTwo(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/countries`);
  await box(page, SPAIN).check();
  await box(page, GEORGIA).check();
}

test('the selection survives a restart of the browser', { tag: '@main' }, async ({
  playwright,
  launchOptions,
  host,
}) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'lowtide-profile-'));
  const open = () => playwright.chromium.launchPersistentContext(profile, launchOptions);
  try {
    const first = await open();
    const page = await first.newPage();
    await tickTwo(page, host.url);
    await expect.poll(() => storedValue(page)).toEqual({ regimeIds: IDS });
    await first.close();

    const second = await open();
    const again = await second.newPage();
    await again.goto(`${host.url}/compare`);
    await expect(again.getByText('No Countries Selected')).toBeVisible();
    await resume(again).click();
    await expect(columns(again)).toHaveCount(2);
    await expect(again).toHaveURL(/tax_regime_ids=es-beckham-law,ge-small-business/);
    await second.close();
  } finally {
    await rm(profile, { recursive: true });
  }
});

test('two tabs show the same selection', { tag: '@main' }, async ({ page, context }) => {
  await tickTwo(page);
  const other = await context.newPage();
  await other.goto('/compare');
  await expect(resume(other)).toBeVisible();

  await box(page, SPAIN).uncheck();
  await expect.poll(() => storedValue(other)).toMatchObject({ regimeIds: ['ge-small-business'] });
  await resume(other).click();
  await expect(columns(other)).toHaveCount(1);
});

test('the database of a later version of the site is still read', async ({ page }) => {
  await tickTwo(page);
  await expect.poll(() => storedValue(page)).toMatchObject({ regimeIds: IDS });
  // The page makes way for the later schema, as it would for a later version in another tab.
  expect(await raiseVersion(page)).toBe('raised');
  await page.goto('/compare');
  await resume(page).click();
  await expect(columns(page)).toHaveCount(2);
  await expect(notice(page)).toHaveCount(0);
});

const FAILURES = {
  blocked: () => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('Blocked by the browser', 'SecurityError');
      },
    });
  },
  full: () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room left', 'QuotaExceededError');
    };
  },
};

for (const [state, fail] of Object.entries(FAILURES)) {
  test(`${state} storage degrades to memory, with one quiet notice`, async ({ page }) => {
    await page.addInitScript(fail);
    await tickTwo(page);
    await expect(notice(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(notice(page)).toHaveCount(0);

    // In memory, the selection is still there on the way through the app.
    await page.getByRole('banner').getByRole('link', { name: 'Compare' }).click();
    await resume(page).click();
    await expect(columns(page)).toHaveCount(2);

    // Neither the next change nor a reload says it again.
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect(columns(page)).toHaveCount(1);
    await page.reload();
    await expect(columns(page)).toHaveCount(1);
    await expect(notice(page)).toHaveCount(0);
  });
}
