/** What holds for every test of a part: the window, the site's base styles, and no error on the page that the test does not expect. */
import './timers.ts';
import '../../src/ui/base.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type Locator, locators, page } from 'vitest/browser';
import { apiAdapter } from '../../src/api/adapter.ts';
import { closeApp } from './app.tsx';

// So that a test can choose who answers the API.
vi.mock('../../src/api/adapter.ts', { spy: true });

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Elements by a CSS selector, for what has neither a role nor words of its own. */
    css(selector: string): Locator;
  }
}

locators.extend({
  css: (selector: string) => selector,
});

beforeEach(async () => {
  vi.spyOn(console, 'error');
  await page.viewport(1280, 900);
});

afterEach(() => {
  closeApp();
  const errors = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.mocked(apiAdapter).mockReset();
  expect(errors, 'errors on the console; a test that expects one clears the mock').toEqual([]);
});
