/** A site of its own for each test, which can be deployed over, and what a page of it says about its versions. */
import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Host, startHost } from '../../src/build/host/host.ts';
import { test as base, untilReadyOffline } from './fixtures.ts';
import { type Deployment, deploymentOf, nextVersionOf } from './newVersion.ts';

interface UpdateFixtures {
  /** A host of its own for each test, whose folder can be deployed over. */
  readonly site: Deployment & { readonly url: string; stop(): Promise<void>; start(): Promise<void> };
}

export const test = base.extend<UpdateFixtures, { readonly nextVersion: string }>({
  nextVersion: [
    async ({ host }, use) => {
      const dir = await nextVersionOf(host.dir);
      await use(dir);
      await rm(dir, { recursive: true });
    },
    { scope: 'worker' },
  ],

  site: async ({ host, nextVersion }, use) => {
    const deployment = await deploymentOf(host.dir, nextVersion);
    const options = { dir: deployment.dir };
    let own: Host | null = await startHost(options);
    const { url, port } = own;
    const stop = async () => {
      await own?.close();
      own = null;
    };
    const start = async () => {
      own ??= await startHost({ ...options, port });
    };
    await use({ ...deployment, url, stop, start });
    await stop();
    await deployment.remove();
  },
});

export const footer = (page: Page) => page.getByRole('contentinfo');
export const prompt = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready.' });
/** The prompt comes after the footer, which has the same button. */
export const updateNow = (page: Page) => page.getByRole('button', { name: 'Update now' }).last();

export async function openSavedSite(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilReadyOffline(page);
}

/** How often a page has loaded from now on, by itself or not. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/** Asks for the next version and waits until its installation has ended, one way or the other. */
export function installationOfNext(page: Page): Promise<ServiceWorkerState> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    if (worker === null) throw new Error('There is no next version.');
    return new Promise<ServiceWorkerState>((resolve) => {
      const look = () => {
        if (worker.state !== 'installing') resolve(worker.state);
      };
      worker.addEventListener('statechange', look);
      look();
    });
  });
}
