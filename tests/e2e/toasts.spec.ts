/** Toasts, brought about as a person does: by a link with regime ids that do not exist. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const toasts = (page: Page) => page.getByRole('region', { name: /^Notices/ }).getByRole('listitem');
const list = (page: Page) => page.getByRole('region', { name: /^Notices/ }).getByRole('list');

/** Follows a link to a comparison of regimes that do not exist: the toast says how many. */
async function followLink(page: Page, ...ids: readonly string[]): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), `/compare?tax_regime_ids=${ids.join(',')}`);
}

/** A toast whose clock stands still. It is the second one: the first brings the toaster's code. */
async function showToast(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-01-01T10:00:00' });
  await page.goto('/compare');
  await followLink(page, 'mu-first');
  await expect(toasts(page)).toHaveCount(1);
  // By itself, as a press would leave the focus there, and toasts wait while it is among them.
  await page.clock.fastForward(10_000);
  await expect(toasts(page)).toHaveCount(0);
  await page.clock.pauseAt('2026-01-01T11:00:00');
  await followLink(page, 'atlantis-flat');
  await expect(toasts(page)).toHaveText(/^One tax regime of this link .* was left out/);
}

/** Drags the toast sideways by so many px and lets go. */
async function drag(page: Page, distance: number): Promise<void> {
  const box = await toasts(page).boundingBox();
  if (!box) throw new Error('There is no toast.');
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y);
  await page.mouse.move(x + distance, y);
  await page.mouse.up();
}

test('at most 1 toast at once: a new one replaces the old', { tag: '@state-toast-one' }, async ({ page }) => {
  await showToast(page);
  await followLink(page, 'lemuria-zero', 'mu-first');
  await expect(toasts(page)).toHaveText([/^2 tax regimes of this link .* were left out/]);
});

test('a toast closes by itself after 5000 ms', { tag: ['@main', '@state-toast-closes'] }, async ({
  page,
}) => {
  await showToast(page);
  await page.clock.runFor(4_999);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(toasts(page)).toHaveCount(0);
});

test('the new toast has 5000 ms of its own', { tag: '@state-toast-closes' }, async ({ page }) => {
  await showToast(page);
  await page.clock.runFor(4_000);
  await followLink(page, 'lemuria-zero', 'mu-first');
  await expect(toasts(page)).toHaveText(/^2 tax regimes/);
  await page.clock.runFor(4_999);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(toasts(page)).toHaveCount(0);
});

test('a swipe to the right by more than 50 px closes a toast; a shorter one, or one to the left, does not', {
  tag: '@state-toast-swipe',
}, async ({ page }) => {
  await showToast(page);
  await drag(page, 49);
  await expect(toasts(page)).toHaveCount(1);
  await drag(page, -120);
  await expect(toasts(page)).toHaveCount(1);
  await drag(page, 51);
  await expect(toasts(page)).toHaveCount(0);
});

test('F8 moves the focus to the toast, Escape closes it', { tag: '@state-toast-hotkey' }, async ({
  page,
}) => {
  await showToast(page);
  await page.keyboard.press('F8');
  await expect(list(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toasts(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast waits while the pointer rests on it, and closes by its button', async ({ page }) => {
  await showToast(page);
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(0);
});
