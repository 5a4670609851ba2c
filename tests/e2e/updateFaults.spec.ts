import { readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { cutOffHost } from './cutOffHost.ts';
import { footer, installationOfNext, openSavedSite, prompt, test } from './deployedSite.ts';
import { expect } from './fixtures.ts';
import { VERSION_META } from './newVersion.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('a file of the new version', () => {
  test.use({ allowedErrors: [/Not saved|Failed to load resource|Failed to fetch|net::ERR/] });

  /** Names of files of each kind. */
  const KINDS = [/^privacy\.html$/, /\/Countries-.+\.js$/, /\/Countries-.+\.css$/, /\/georgia-.+\.json$/];

  test('that is missing, cut off, too short, other than built or slow leaves the old version whole; the next attempt goes on', async ({
    page,
    site,
  }) => {
    test.slow();
    const line = await cutOffHost(site.url);
    try {
      await openSavedSite(page, `${line.url}/terms`);
      await site.deployNext();
      const files = await filesOf(site.dir, KINDS);
      const kept = await copiesOf(page, files);
      const [missing = '', ...spoilt] = files;
      await rename(path.join(site.dir, missing), `${path.join(site.dir, missing)}.aside`);
      const faults = ['cut off', 'too short', 'wrong bytes'] as const;
      line.spoil((url) => faults[spoilt.indexOf(url.slice(1))] ?? null);
      expect(await installationOfNext(page)).toBe('redundant');
      expect(await copiesOf(page, files)).toEqual(kept);

      await rename(`${path.join(site.dir, missing)}.aside`, path.join(site.dir, missing));
      line.spoil(() => null);
      const release = line.holdBack(`/${missing}`);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
      await expect.poll(line.isHolding).toBe(true);
      await page.goto(`${line.url}/tax-calculator/georgia`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Georgia');
      await expect(page.locator(VERSION_META)).toHaveCount(0);
      await expect(footer(page)).toContainText('Ready offline');
      await expect(prompt(page)).toBeHidden();

      release();
      await expect(prompt(page)).toBeVisible({ timeout: 60_000 });
    } finally {
      await line.close();
    }
  });
});

/** A file of each kind, in the order in which a worker saves them. */
async function filesOf(dir: string, kinds: readonly RegExp[]): Promise<string[]> {
  const worker = await readFile(path.join(dir, 'sw.js'), 'utf8');
  const assets = await readdir(path.join(dir, 'assets'));
  const names = ['privacy.html', ...assets.map((name) => `assets/${name}`)];
  return kinds
    .map((kind) => names.find((name) => kind.test(name)) ?? '')
    .sort((one, other) => worker.indexOf(`"${one}"`) - worker.indexOf(`"${other}"`));
}

/** How many copies of each file the device has, of whichever version. */
function copiesOf(page: Page, names: readonly string[]): Promise<number[]> {
  return page.evaluate(async (all) => {
    const caches = await Promise.all((await window.caches.keys()).map((key) => window.caches.open(key)));
    const kept = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    return all.map((name) => kept.filter(({ url }) => new URL(url).pathname === `/${name}`).length);
  }, names);
}
