import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { RELEASE_NOTES } from '../../sw/releaseNotes.ts';
import { expectNoViolations } from './axe.ts';
import {
  countLoads,
  footer,
  installationOfNext,
  openSavedSite,
  prompt,
  test,
  updateNow,
} from './deployedSite.ts';
import { expect, untilReadyOffline } from './fixtures.ts';
import { listAnew, replaceFile, VERSION_META } from './newVersion.ts';

test.use({ serviceWorkers: 'allow' });

const COMPARISON = '/compare?tax_regime_ids=mt-res-non-dom,ge-small-business&income=75000';

test('a new version waits until it is accepted, then the page and what was typed are there again and the old files are dropped', async ({
  page,
  site,
}) => {
  await openSavedSite(page, site.url + COMPARISON);
  const count = await savedFiles(page);
  await site.deployNext();

  await page.reload();
  await expect(prompt(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.locator(VERSION_META)).toHaveCount(0);
  await expectNoViolations(page, ['light', 'dark']);
  expect(await savedFiles(page)).toBeGreaterThan(count);

  // The old version still serves everything, also what it loads on demand and the host no longer has.
  await page.goto(`${site.url}/tax-calculator/malta`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Malta');
  await expect(page.locator(VERSION_META)).toHaveCount(0);
  await page.goBack();

  const income = page.getByLabel(/annual income/i);
  await income.fill('91000');
  const reloaded = page.waitForEvent('load');
  await updateNow(page).click();
  await reloaded;

  await expect(page.locator(VERSION_META)).toHaveCount(1);
  await expect(page).toHaveURL(/tax_regime_ids=mt-res-non-dom,ge-small-business/);
  await expect(page).toHaveURL(/income=91000/);
  await expect(income).toHaveValue('91,000');
  await expect(footer(page)).toContainText('Ready offline');
  await expect(prompt(page)).toBeHidden();
  await expect.poll(() => savedFiles(page)).toBe(count);
});

test('the prompt says what changes and can be put off, and the footer still offers the update', async ({
  page,
  site,
}) => {
  // A page without pictures: one that the scrolling loads would keep the old version busy as it hands over.
  await openSavedSite(page, `${site.url}/terms`);
  await site.deployNext();
  const worker = path.join(site.dir, 'sw.js');
  const [newest = ''] = RELEASE_NOTES;
  await replaceFile(worker, (await readFile(worker, 'utf8')).replace(newest, 'Maps are in colour.'));
  await page.reload();
  await expect(prompt(page)).toContainText('Maps are in colour.', { timeout: 60_000 });
  await expect(prompt(page)).not.toContainText(newest);

  // By keyboard alone: the prompt takes no focus, and can be reached.
  await page.getByRole('button', { name: 'Later' }).focus();
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toBeHidden();
  await expect(footer(page)).toContainText('Update available');

  const reloaded = page.waitForEvent('load');
  await footer(page).getByRole('button', { name: 'Update now' }).click();
  await reloaded;
  await expect(page.locator(VERSION_META)).toHaveCount(1);
});

test('an update accepted in one page does not break another one that is open', async ({
  page,
  context,
  site,
}) => {
  await openSavedSite(page, site.url);
  const other = await context.newPage();
  await openSavedSite(other, site.url);
  await site.deployNext();
  await page.reload();
  await expect(prompt(page)).toBeVisible({ timeout: 60_000 });

  const reloaded = page.waitForEvent('load');
  await updateNow(page).click();
  await reloaded;
  await expect(page.locator(VERSION_META)).toHaveCount(1);

  // The other page goes on with the old version's code, which by now only the device has.
  await footer(other).getByRole('link', { name: 'Terms' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.locator(VERSION_META)).toHaveCount(0);
  await expect(footer(other)).toContainText('Update available');
  const otherReloaded = other.waitForEvent('load');
  await footer(other).getByRole('button', { name: 'Update now' }).click();
  await otherReloaded;
  await expect(other.locator(VERSION_META)).toHaveCount(1);
});

test.describe('a half-finished installation', () => {
  test.use({ allowedErrors: [/Not saved|Failed to load resource/] });

  test('leaves the old version intact, also without a network, and is finished later', async ({
    page,
    site,
  }) => {
    await openSavedSite(page, site.url);
    await site.deployNext();
    const missing = path.join(site.dir, 'terms.html');
    await rename(missing, `${missing}.aside`);
    expect(await installationOfNext(page)).toBe('redundant');

    await site.stop();
    await page.goto(`${site.url}/how-it-works`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator(VERSION_META)).toHaveCount(0);
    await expect(footer(page)).toContainText('Ready offline');
    await expect(prompt(page)).toBeHidden();

    await site.start();
    await rename(`${missing}.aside`, missing);
    expect(await installationOfNext(page)).toBe('installed');
    await expect(prompt(page)).toBeVisible();
  });
});

test.describe('on a metered connection', () => {
  test.use({ allowedErrors: [/The connection is metered/] });

  test('an update waits for permission, and then brings all that the old version had saved', async ({
    page,
    site,
  }) => {
    await openSavedSite(page, `${site.url}/terms`);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    // The worker goes by what the last page has seen.
    await page.reload();
    await expect(footer(page)).toContainText('Ready offline');
    await site.deployNext();
    await page.reload();
    const download = footer(page).getByRole('button', { name: /^Download update \([\d.]+ [KM]B\)$/ });
    await expect(download).toBeVisible({ timeout: 60_000 });
    await expect(prompt(page)).toBeHidden();

    await download.click();
    await expect(prompt(page)).toBeVisible({ timeout: 60_000 });
    await site.stop();
    const reloaded = page.waitForEvent('load');
    await updateNow(page).click();
    await reloaded;
    await expect(page.locator(VERSION_META)).toHaveCount(1);
    await expect(footer(page)).toContainText('Ready offline');
  });
});

test.describe('a bad deploy', () => {
  test.use({ allowedErrors: [/broken on purpose|Failed to load resource/] });

  test('is undone by deploying the old build, also where its pages do not start', async ({ page, site }) => {
    test.slow();
    await openSavedSite(page, `${site.url}/terms`);
    await site.deployNext();
    await breakEntry(site.dir);
    await page.reload();
    await expect(prompt(page)).toBeVisible({ timeout: 60_000 });
    const loads = countLoads(page);
    await updateNow(page).click();
    // The update, and once more by itself as it does not start.
    await expect.poll(loads).toBe(2);
    await expect(page.locator(VERSION_META)).toHaveCount(1);
    // Prerendered, but nothing on it answers: nobody could press "Update now" here.
    await expect(page.locator('#root[data-path]')).toHaveCount(1);

    await site.deployFirst();
    await page.goto(`${site.url}/terms`, { waitUntil: 'commit' });
    await expect(page.locator(VERSION_META)).toHaveCount(0, { timeout: 40_000 });
    await expect(page.locator('#root[data-path]')).toHaveCount(0);
    await untilReadyOffline(page);
  });
});

/** Makes the scripts of a deployed version fail before anything is shown. */
async function breakEntry(dir: string): Promise<void> {
  const page = await readFile(path.join(dir, 'terms.html'), 'utf8');
  const [, entry] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? [];
  if (entry === undefined) throw new Error('The page has no entry.');
  const file = path.join(dir, entry);
  await replaceFile(file, `throw new Error('broken on purpose');\n${await readFile(file, 'utf8')}`);
  await listAnew(dir);
}

/** How many files of the site the device has, of whichever version. */
function savedFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const caches = await window.caches.keys();
    const kept = await Promise.all(caches.map(async (name) => (await window.caches.open(name)).keys()));
    return kept.flat().length;
  });
}
