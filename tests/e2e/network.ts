/** What tests do to the network of a page. */
import type { Page, Request } from '@playwright/test';

/** Idle frames in a row after which nothing more is expected: a fifth of the time that `networkidle` waits. */
const QUIET_FRAMES = 6;

/** Watches the requests of a page. The returned function resolves when none is under way and the page has nothing to do. */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    for (let quiet = 0; quiet < QUIET_FRAMES; quiet = underWay.size === 0 ? quiet + 1 : 0) {
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => done(null)))),
      );
    }
  };
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
