import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A test that passes at its second try shows a fault of the product or its own: the summary names it. It stops a change
  // only at a desk, where somebody can look.
  retries: process.env.CI ? 1 : 0,
  // Of a busy machine, on which other browsers run beside these.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // A worker saves the whole site for offline on each first visit; only the tests that are about it let it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
});
