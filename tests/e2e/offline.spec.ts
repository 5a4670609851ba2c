import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type CutOffHost, cutOffHost } from './cutOffHost.ts';
import { footer as footerOf, openSavedSite } from './deployedSite.ts';
import { test as base, expect, untilReadyOffline } from './fixtures.ts';

const test = base.extend<{ readonly line: CutOffHost }>({
  /** The host behind a line that can break. */
  line: async ({ host }, use) => {
    const line = await cutOffHost(host.url);
    await use(line);
    await line.close();
  },
});

test.use({ serviceWorkers: 'allow' });

const mainHeading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('saving in two steps', () => {
  // The picture of an answer is among what is saved later, and so are guides.
  test.use({ allowedErrors: [/hero\.svg|georgia/] });

  test('the core comes first and the rest follows, and no hashed file is fetched twice', async ({
    page,
    line,
  }) => {
    const steps = await recordFooter(page);
    await page.goto(line.url);
    await expect(footerOf(page)).toContainText(/Ready offline, [\d.]+ MB on this device/, {
      timeout: 60_000,
    });
    expect((await steps()).join('\n')).toMatch(/^Saving for offline \d+ of \d+, [\d.]+ [KM]B to go$/m);

    const hashed = line.sent.filter((path) => path.startsWith('/assets/'));
    expect(hashed.length).toBeGreaterThan(50);
    expect(hashed.filter((path, at) => hashed.indexOf(path) !== at)).toEqual([]);
    const picture = line.sent.indexOf('/countries/malta/3.svg');
    // The host leads a page's file to its address.
    const shell = line.sent.findIndex((path) => /^\/shell(?:\.html)?$/.test(path));
    expect(shell).toBeGreaterThan(-1);
    expect(picture).toBeGreaterThan(shell);
  });

  test('a connection that saves data is asked first, and every address opens all the same', async ({
    page,
    host,
  }) => {
    await saveData(page);
    await page.goto('/');
    const footer = footerOf(page);
    await expect(footer).toContainText('Opens offline, without guides and pictures', { timeout: 60_000 });
    await expect(footer.getByRole('button', { name: /^Save now \([\d.]+ MB\)$/ })).toBeVisible();

    await host.stop();
    await page.goto('/countries');
    await expect(mainHeading(page)).toBeVisible();
    await page.goto('/tax-calculator/georgia');
    await expect(mainHeading(page)).toHaveText('This guide is not saved yet');
    await expect(page).toHaveTitle(/^Georgia Tax Calculator/);
    await expect(footer.getByRole('button', { name: /^Save now/ })).toBeVisible();

    await host.start();
    await footer.getByRole('button', { name: /^Save now/ }).click();
    await untilReadyOffline(page);
  });

  test('a worker that is stopped while it saves the first version goes on in the same visit', async ({
    page,
    line,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    const release = line.holdBack('/flags/mt.svg');
    await page.goto(line.url);
    await expect.poll(() => line.isHolding()).toBe(true);
    await session.send('ServiceWorker.stopAllWorkers');
    await expect(footerOf(page)).toContainText('Not saved offline', { timeout: 60_000 });
    release();
    await untilReadyOffline(page);
  });

  test.describe('cut off half-way', () => {
    test.use({ allowedErrors: [/Failed to load resource|ERR_CONNECTION/] });

    test('it goes on by itself, and without a reload, once the host is there again', async ({
      page,
      line,
    }) => {
      line.cutAfter(200);
      await page.goto(line.url);
      await expect.poll(() => line.isCut(), { timeout: 60_000 }).toBe(true);
      await expect(footerOf(page)).toContainText(/Not saved offline|without guides and pictures/, {
        timeout: 60_000,
      });
      line.cutAfter(null);
      await untilReadyOffline(page);
    });

    test('it goes on where it was when the network is back', async ({ page, line }) => {
      await saveData(page);
      await page.goto(line.url);
      const saveNow = footerOf(page).getByRole('button', { name: /^Save now/ });
      await expect(saveNow).toBeVisible({ timeout: 60_000 });
      const core = await savedFiles(page);
      line.cutAfter(20);
      await saveNow.click();
      await expect.poll(() => line.isCut()).toBe(true);
      // After the last try.
      await expect(footerOf(page)).toContainText('Opens offline, without guides and pictures', {
        timeout: 60_000,
      });
      const half = await savedFiles(page);
      expect(half).toBeGreaterThan(core);

      line.cutAfter(null);
      const sentBefore = line.sent.length;
      await saveNow.click();
      await untilReadyOffline(page);
      // What was there is not requested again.
      expect(line.sent.length - sentBefore).toBeLessThanOrEqual((await savedFiles(page)) - half);
    });
  });

  test('what is saved can be removed, and is not saved again until asked for', async ({ page }) => {
    await openSavedSite(page, '/');
    const all = await savedFiles(page);
    const footer = footerOf(page);
    await footer.getByRole('button', { name: /^Remove/ }).click();
    await expect(footer).toContainText('Opens offline, without guides and pictures');
    expect(await savedFiles(page)).toBeLessThan(all);

    await page.reload();
    await expect(footer.getByRole('button', { name: /^Save now/ })).toBeVisible();
    await footer.getByRole('button', { name: /^Save now/ }).click();
    await untilReadyOffline(page);
    expect(await savedFiles(page)).toBe(all);
  });
});

test.describe('what is wrong is never kept', () => {
  test.use({ allowedErrors: [/^/] });

  test('a portal that answers for the host in the first visit leaves nothing: the next one saves everything', async ({
    page,
    line,
    host,
  }) => {
    test.slow();
    line.spoil(() => (line.sent.length > 60 ? 'another page' : null));
    await page.goto(line.url);
    await expect(footerOf(page)).toContainText('Not saved offline', { timeout: 60_000 });
    expect(await wrongFiles(page, host.dir)).toEqual([]);

    line.spoil(() => null);
    await openSavedSite(page, line.url);
    await expectWhole(page, line, host.dir);
  });

  test('one answer in twenty that is cut off, too short, wrong or an error is asked for again in the same visit', async ({
    page,
    line,
    host,
  }) => {
    const faults = ['cut off', 'too short', 'wrong bytes', 'another page', 'busy'] as const;
    const spoilt = new Set<string>();
    // Of all that is asked for, and not of what is sent: an address that leads on to another one counts, too.
    let asked = 0;
    await page.goto(`${line.url}/terms`);
    line.spoil((url) => {
      asked += 1;
      // A page that lacks its entry loads itself again: another page in its place would be all there is.
      if (['/sw.js', '/terms'].includes(url) || asked % 20 !== 0 || spoilt.has(url)) return null;
      spoilt.add(url);
      return faults[spoilt.size % faults.length] ?? null;
    });
    const ready = footerOf(page).getByText('Ready offline');
    await ready.waitFor({ timeout: 90_000 }).catch(() => undefined);
    const last = `${line.sent.length} answers, at last ${line.sent.slice(-60).join(' ')}; spoilt ${[...spoilt].join(' ')}`;
    expect(await page.locator('body').innerText(), last).toContain('Ready offline');
    expect(spoilt.size).toBeGreaterThan(10);
    await expectWhole(page, line, host.dir);
  });

  test("an entry and a screen's code that are spoilt on the device are replaced: the pages start again by themselves", async ({
    page,
    line,
    host,
  }) => {
    await openSavedSite(page, line.url);
    await overwrite(
      page,
      [/\/assets\/index-[\w-]+\.js/, /\/terms\.html/, /\/assets\/georgia-[\w-]+\.json/],
      '#',
    );
    // The page without its entry says so, asks anew and loads itself again.
    await page.reload();
    await untilReadyOffline(page);
    await expectWhole(page, line, host.dir);

    await overwrite(page, [/\/assets\/Countries-[\w-]+\.js/], '');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${line.url}/countries`, { waitUntil: 'commit' });
    await expect(page.locator('main [data-regime]').first()).toBeVisible({ timeout: 60_000 });
    await expectWhole(page, line, host.dir);
  });

  test('a page that ends too early, and was kept by the browser, is loaded anew', async ({ page, line }) => {
    let left = 1;
    line.spoil((url) => (url === '/' && left-- > 0 ? 'too short' : null));
    await page.goto(line.url, { waitUntil: 'commit' });
    await untilReadyOffline(page);
  });
});

/** Nothing on the device is other than it was built, and pages of all kinds open without a network. */
async function expectWhole(page: Page, line: CutOffHost, dir: string): Promise<void> {
  await expect.poll(() => wrongFiles(page, dir), { timeout: 60_000 }).toEqual([]);
  await untilReadyOffline(page);
  line.cutAfter(0);
  for (const address of [
    '/compare',
    '/tax-calculator/georgia',
    '/leaving/germany',
    '/my-company/germany',
    '/terms',
    '/countries',
  ]) {
    await page.goto(line.url + address);
    await expect(mainHeading(page), address).not.toHaveText(/did not load|Not Found|not saved/);
  }
  line.cutAfter(null);
  await page.goto(line.url);
}

/** Paths of files on the device whose content is not that of the build. */
async function wrongFiles(page: Page, dir: string): Promise<string[]> {
  const hashes = await page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.includes('precache'));
    if (name === undefined) return [];
    const cache = await caches.open(name);
    const hashOf = async (request: Request) => {
      const content = await (await cache.match(request, { ignoreVary: true }))?.arrayBuffer();
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content ?? new ArrayBuffer()));
      return [new URL(request.url).pathname, btoa(String.fromCharCode(...hash))] as const;
    };
    return Promise.all((await cache.keys()).map(hashOf));
  });
  const wrong: string[] = [];
  for (const [file, hash] of hashes) {
    const built = createHash('sha256')
      .update(await readFile(path.join(dir, file)))
      .digest('base64');
    if (built !== hash) wrong.push(file);
  }
  return wrong;
}

/** Writes over files on the device, as a broken disk would. */
async function overwrite(page: Page, files: readonly RegExp[], text: string): Promise<void> {
  const count = await page.evaluate(
    async ([sources, text]) => {
      const cache = await caches.open((await caches.keys()).find((one) => one.includes('precache')) ?? '');
      const keys = (await cache.keys()).filter(({ url }) => sources.some((one) => new RegExp(one).test(url)));
      for (const key of keys) {
        const { headers } = (await cache.match(key, { ignoreVary: true })) ?? new Response();
        await cache.put(key, new Response(text, { headers }));
      }
      return keys.length;
    },
    [files.map(({ source }) => source), text] as const,
  );
  expect(count).toBe(files.length);
}

/** As a browser whose data saver is on. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, type: 'cellular' } });
  });
}

/** Collects what the footer says about saving, from the first moment on. */
async function recordFooter(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const words: string[] = [];
    Object.assign(window, { footerWords: words });
    new MutationObserver(() => {
      const status = document.querySelector('footer [role="status"]')?.parentElement?.textContent ?? '';
      if (words.at(-1) !== status) words.push(status);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { footerWords: string[] }).footerWords);
}

/** How many files of the site the device has. */
function savedFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.includes('precache'));
    return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
  });
}
