import type { Page } from '@playwright/test';
import { allPaths } from '../../src/app/paths.ts';
import { formatMoney } from '../../src/catalogue/format.ts';
import { assess, scheduleOf } from '../../src/tax/index.ts';
import { type CutOffHost, cutOffHost } from './cutOffHost.ts';
import { test as base, expect } from './fixtures.ts';
import { test as watched } from './policy.ts';

const test = base.extend<{ readonly line: CutOffHost }>({
  /** The host behind a line that can break. */
  line: async ({ host }, use) => {
    const line = await cutOffHost(host.url);
    await use(line);
    await line.close();
  },
});

test.use({ serviceWorkers: 'allow' });

/** One visit of the home page, until the site says that everything is saved. */
async function visitOnce(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('Ready offline', { timeout: 30_000 });
}

const footerOf = (page: Page) => page.getByRole('contentinfo');
const mainHeading = (page: Page) => page.getByRole('heading', { level: 1 });

watched.describe('after one complete visit, with the server stopped', () => {
  watched.use({ serviceWorkers: 'allow', allowedErrors: [/404 \(Not Found\)|status of 40[45]/] });

  watched.beforeEach(async ({ page, host }) => {
    await visitOnce(page);
    await host.stop();
  });

  watched(
    'comparisons, guides never opened before and links work from what the worker has kept, under the policy',
    {
      tag: '@main',
    },
    async ({ page, host }) => {
      const ids = ['mt-res-non-dom', 'ge-small-business', 'uy-irpf-services'];
      const answer = await page.goto(`/compare?tax_regime_ids=${ids.join(',')}&income=60000`);
      expect(answer?.fromServiceWorker()).toBe(true);
      await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
      expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
      await page.reload();
      const regimes = host.source.countries.flatMap((country) => country.taxRegimes);
      for (const id of ids) {
        const regime = regimes.find((candidate) => candidate.id === id);
        if (!regime) throw new Error(`The data have no regime ${id}.`);
        const { total } = assess(scheduleOf(regime, host.source.taxBrackets[id] ?? []), 60_000);
        await expect(page.getByRole('table')).toContainText(regime.name);
        await expect(page.getByRole('table')).toContainText(formatMoney(total));
      }

      const guide = await host.source.texts('uruguay');
      await page.goto('/tax-calculator/uruguay');
      await expect(mainHeading(page)).toContainText('Uruguay');
      await expect(page.getByRole('main')).toContainText(
        guide?.country.countryDescription.slice(0, 60) ?? 'no text',
      );

      await footerOf(page).getByRole('link', { name: 'Terms' }).click();
      await expect(page).toHaveURL(/\/terms$/);
      await expect(mainHeading(page)).toHaveText(/terms/i);
      await page.goBack();
      await expect(mainHeading(page)).toContainText('Uruguay');
    },
  );

  watched(
    'every route, picture and flag is answered, whatever its query; another address is not found',
    async ({ page, host }) => {
      // More than a hundred pages, one after the other.
      watched.slow();
      for (const path of allPaths(host.source.countries)) {
        const response = await page.goto(`${path}?from=test`, { waitUntil: 'commit' });
        expect(response?.status(), path).toBe(200);
      }
      const files = host.source.countries.flatMap(({ slug, code }) => [
        `/countries/${slug}/hero.svg`,
        ...[1, 2, 3, 4].map((number) => `/countries/${slug}/${number}.svg`),
        `/flags/${code.toLowerCase()}.svg`,
      ]);
      expect(await statusesOf(page, files)).toEqual(files.map((file) => `200 ${file}`));

      const response = await page.goto('/no/such/page?really=1');
      expect(response?.status()).toBe(404);
      await expect(page.getByText('Page Not Found').first()).toBeVisible();

      const ask = (method: string, path: string) =>
        page.evaluate(
          async ([method, path]) => {
            const answer = await fetch(path, { method });
            return [answer.status, answer.headers.get('allow'), (await answer.text()).length > 0];
          },
          [method, path] as const,
        );
      expect(await ask('GET', '/api/nothing')).toEqual([404, null, true]);
      expect(await ask('GET', '/api/country-guides/atlantis')).toEqual([404, null, true]);
      expect(await ask('POST', '/api/countries')).toEqual([405, 'GET, HEAD', true]);
      expect(await ask('DELETE', '/api/countries')).toEqual([405, 'GET, HEAD', true]);
      expect(await ask('HEAD', '/api/countries')).toEqual([200, null, false]);
    },
  );
});

test.describe('saving in two steps', () => {
  // The picture of an answer is among what is saved later.
  test.use({ allowedErrors: [/hero\.svg/] });

  test('the core comes first and the rest follows, and no hashed file is fetched twice', async ({
    page,
    line,
  }) => {
    const steps = await recordFooter(page);
    await page.goto(line.url);
    await expect(footerOf(page)).toContainText(/Ready offline, [\d.]+ MB on this device/, {
      timeout: 30_000,
    });
    expect((await steps()).join('\n')).toMatch(/^Saving for offline \d+ of \d+, [\d.]+ [KM]B to go$/m);

    const hashed = line.sent.filter((path) => path.startsWith('/assets/'));
    expect(hashed.length).toBeGreaterThan(50);
    expect(hashed.filter((path, at) => hashed.indexOf(path) !== at)).toEqual([]);
    const picture = line.sent.indexOf('/countries/malta/3.svg');
    expect(picture).toBeGreaterThan(line.sent.indexOf('/shell.html'));
    expect(line.sent).toContain('/shell.html');
  });

  test('a connection that saves data is asked first, and every address opens all the same', async ({
    page,
    host,
  }) => {
    await saveData(page);
    await page.goto('/');
    const footer = footerOf(page);
    await expect(footer).toContainText('Opens offline, without guides and pictures', { timeout: 30_000 });
    await expect(footer.getByRole('button', { name: /^Save now \([\d.]+ MB\)$/ })).toBeVisible();

    await host.stop();
    await page.goto('/countries');
    await expect(mainHeading(page)).toBeVisible();
    await expect(footer.getByRole('button', { name: /^Save now/ })).toBeVisible();

    await host.start();
    await footer.getByRole('button', { name: /^Save now/ }).click();
    await expect(footer).toContainText('Ready offline', { timeout: 30_000 });
  });

  test.describe('cut off half-way', () => {
    test.use({ allowedErrors: [/Failed to load resource|ERR_CONNECTION/] });

    test('it goes on where it was when the network is back', async ({ page, line }) => {
      await saveData(page);
      await page.goto(line.url);
      const saveNow = footerOf(page).getByRole('button', { name: /^Save now/ });
      await expect(saveNow).toBeVisible({ timeout: 30_000 });
      const core = await savedFiles(page);
      line.cutAfter(20);
      await saveNow.click();
      await expect.poll(() => line.isCut()).toBe(true);
      await expect(footerOf(page)).toContainText('Opens offline, without guides and pictures');
      const half = await savedFiles(page);
      expect(half).toBeGreaterThan(core);

      line.cutAfter(null);
      const sentBefore = line.sent.length;
      await saveNow.click();
      await expect(footerOf(page)).toContainText('Ready offline', { timeout: 30_000 });
      // What was there is not requested again.
      expect(line.sent.length - sentBefore).toBeLessThanOrEqual((await savedFiles(page)) - half);
    });
  });

  test('what is saved can be removed, and is not saved again until asked for', async ({ page }) => {
    await visitOnce(page);
    const all = await savedFiles(page);
    const footer = footerOf(page);
    await footer.getByRole('button', { name: /^Remove/ }).click();
    await expect(footer).toContainText('Opens offline, without guides and pictures');
    expect(await savedFiles(page)).toBeLessThan(all);

    await page.reload();
    await expect(footer.getByRole('button', { name: /^Save now/ })).toBeVisible();
    await footer.getByRole('button', { name: /^Save now/ }).click();
    await expect(footer).toContainText('Ready offline', { timeout: 30_000 });
    expect(await savedFiles(page)).toBe(all);
  });
});

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

/** Status and address of each file, as a page gets them. */
function statusesOf(page: Page, files: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (all) => Promise.all(all.map(async (file) => `${(await fetch(file)).status} ${file}`)),
    files,
  );
}
