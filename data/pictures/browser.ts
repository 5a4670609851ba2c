import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../../tests/browser.ts';

/** Root of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Starts Chromium, lets `work` use it and closes it. */
export async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser().executablePath,
    // Chromium's sandbox does not work for root.
    args: [
      '--disable-gpu',
      '--force-color-profile=srgb',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Renders pages of HTML, which may use files of the repository through `fileUrl`, as PNGs of one size.
 * Transparent where the pages are. Throws if a font of a page does not load.
 */
export async function renderAll<Name extends string>(
  pages: Readonly<Record<Name, string>>,
  size: { readonly width: number; readonly height: number },
  take: (name: Name, png: Buffer) => void,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lowtide-pictures-'));
  try {
    await withBrowser(async (browser) => {
      const page = await browser.newPage({ viewport: size });
      for (const [name, html] of Object.entries<string>(pages)) {
        const file = path.join(folder, 'page.html');
        writeFileSync(file, html);
        await page.goto(pathToFileURL(file).href);
        const failed = await page.evaluate(async () =>
          [...(await document.fonts.ready)]
            .filter(({ status }) => status === 'error')
            .map(({ family }) => family),
        );
        if (failed.length > 0) throw new Error(`${name}: fonts that did not load: ${failed.join(', ')}`);
        take(name as Name, await page.screenshot({ omitBackground: true }));
      }
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The address of a file of the repository, for pages that are rendered. */
export function fileUrl(file: string): string {
  return pathToFileURL(path.join(ROOT, file)).href;
}
