/** What tests do to the network of a page. */
import type { Page } from '@playwright/test';
import { API_ADAPTER_KEY } from '../../src/api/adapter.ts';

/** Makes the page ask the network for its API, so that a test can answer (docs/api.md). */
export async function askNetwork(page: Page): Promise<void> {
  await page.addInitScript((key) => localStorage.setItem(key, 'network'), API_ADAPTER_KEY);
}

/** Holds the answers to matching requests back until the returned function is called. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
