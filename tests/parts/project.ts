/** The Vitest project of the parts: one page of the system's Chromium. */
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { launchOptions } from '../browser.ts';

/** Looks for a browser, and installs one where there is none. */
export function partsProject(): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name: 'parts',
      include: ['tests/parts/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/parts/setup.ts'],
      // Files share one page and what it has imported: loading the app anew for each takes a quarter of their time.
      isolate: false,
      // Two pages: one leaves a core idle once the rules are done.
      maxWorkers: 2,
      // What is waited for is waited for as long as its test may take.
      testTimeout: 60_000,
      // As end-to-end tests (playwright.config.ts).
      retry: process.env.CI ? 1 : 0,
      // Of a busy machine, as `expect.element` waits.
      expect: { poll: { timeout: 15_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 900 },
        provider: playwright({
          launchOptions: launchOptions(),
          contextOptions: { locale: 'en-US', timezoneId: 'Europe/Berlin' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
