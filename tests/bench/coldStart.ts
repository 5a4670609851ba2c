/** The app opened without a network, from what the device has kept, by a browser that has just been started. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { startHost } from '../../src/build/host/host.ts';
import { NAMES } from './interaction.ts';

export interface ColdStart {
  /** Milliseconds from the navigation to the first paint with content. */
  readonly firstPaint: number;
  /** Milliseconds from the navigation to the comparison on the screen, with figures. */
  readonly result: number;
}

const COMPARISON =
  '/compare?tax_regime_ids=bg-freelancer-flat-tax,mt-res-non-dom,ge-small-business&income=80000';

/**
 * Visits and keeps the site once, stops the server and the browser, and opens a comparison.
 * @param slowdown how many times slower the processor is, as in DevTools.
 */
export async function coldStart(
  dir: string,
  launch: Parameters<typeof chromium.launchPersistentContext>[1],
  slowdown: number,
): Promise<ColdStart> {
  const profile = mkdtempSync(path.join(tmpdir(), 'lowtide-profile-'));
  const open = () => chromium.launchPersistentContext(profile, launch);
  try {
    const host = await startHost({ dir });
    const url = host.url;
    const first = await open();
    await keep(first, url);
    await first.close();
    await host.close();
    const second = await open();
    try {
      return await measure(second, url, slowdown);
    } finally {
      await second.close();
    }
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

async function keep(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url + COMPARISON);
  await page.getByRole('contentinfo').getByText('Ready offline').waitFor({ timeout: 60_000 });
}

async function measure(context: BrowserContext, url: string, slowdown: number): Promise<ColdStart> {
  const page = await context.newPage();
  await slowDown(page, slowdown);
  await page.addInitScript(NAMES);
  await page.addInitScript(() => {
    const look = () => {
      const columns = document.querySelectorAll('main thead th').length;
      const shown = document.querySelector('main table')?.checkVisibility({ visibilityProperty: true });
      if (shown && columns >= 3 && /\$[1-9]/.test(document.querySelector('main table')?.textContent ?? ''))
        Reflect.set(window, 'resultAt', performance.now());
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(url + COMPARISON);
  await page.waitForFunction(() => 'resultAt' in window);
  return page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    result: Reflect.get(window, 'resultAt') as number,
  }));
}

/** Slows the processor of a page down, as DevTools do. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
