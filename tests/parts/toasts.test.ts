/** Toasts: how long one stays, and what closes it. */
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TOAST_DURATION_MS } from '../../src/catalogue/constants.ts';
import { showToast } from '../../src/ui/toast.ts';
import { open } from './app.tsx';
import { hold } from './mouse.ts';

const notices = page.getByRole('region', { name: /^Notices/ });
const toasts = notices.getByRole('listitem');

beforeEach(async () => {
  await open('/terms');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The first one brings the toaster's code; of the second one, time stands still.
  showToast('Before');
  await expect.element(toasts).toHaveTextContent('Before');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  showToast('First');
  await expect.element(toasts).toHaveTextContent('First');
});

test('at most 1 toast at once: a new one replaces the old', { tags: 'state-toast-one' }, async () => {
  showToast('Second');
  await expect.element(toasts).toHaveTextContent('Second');
  await expect.element(toasts).toHaveLength(1);
});

test('a toast closes by itself after 5000 ms, and a new one has 5000 ms of its own', {
  tags: 'state-toast-closes',
}, async () => {
  expect(TOAST_DURATION_MS).toBe(5_000);
  vi.advanceTimersByTime(4_000);
  showToast('Second');
  await expect.element(toasts).toHaveTextContent('Second');
  vi.advanceTimersByTime(4_999);
  await expect.element(toasts).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await expect.element(toasts).toHaveLength(0);
});

test('a swipe to the right by more than 50 px closes a toast; a shorter one, or one to the left, does not', {
  tags: 'state-toast-swipe',
}, async () => {
  await drag(49);
  await expect.element(toasts).toHaveLength(1);
  await drag(-120);
  await expect.element(toasts).toHaveLength(1);
  await drag(51);
  await expect.element(toasts).toHaveLength(0);
});

test('F8 moves the focus to the toast, Escape closes it', { tags: 'state-toast-hotkey' }, async () => {
  await userEvent.keyboard('{F8}');
  await expect.element(notices.getByRole('list')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(toasts).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(toasts).toHaveLength(0);
});

test('a toast waits while the pointer rests on it, and closes by its button', async () => {
  await toasts.hover();
  vi.advanceTimersByTime(20_000);
  await expect.element(toasts).toHaveLength(1);
  await toasts.getByRole('button', { name: 'Close' }).click();
  await expect.element(toasts).toHaveLength(0);
});

/** Drags the toast sideways by so many px and lets go. */
async function drag(distance: number) {
  const { x, y, height } = toasts.element().getBoundingClientRect();
  const from = { x: x + 60, y: y + height / 2 };
  const mouse = await hold(from);
  await mouse.move({ ...from, x: from.x + distance / 2 });
  await mouse.move({ ...from, x: from.x + distance });
  await mouse.letGo();
}
