import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // One more try where machines are shared and slow; a test that needs it is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // A worker saves the whole site for offline on each first visit; only the tests that are about it let it.
    serviceWorkers: 'block',
    // Recording every test costs time; a second try records what the first one met.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
});
