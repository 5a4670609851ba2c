/** Page metadata where tags meet each other; the records are shown by unit tests. */
import type { Page } from '@playwright/test';
import { metadataFor } from '../../src/app/metadata/metadataFor.ts';
import { expect, test } from './fixtures.ts';

test.use({ allowedErrors: [/Failed to load resource: the server responded with a status of 404/] });

/** The tags of the page by name, as they stand. */
function tags(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const found = [...document.head.querySelectorAll<HTMLMetaElement>('meta[name], meta[property]')].map(
      (tag) => [tag.getAttribute('name') ?? tag.getAttribute('property') ?? '', tag.content] as const,
    );
    return { ...Object.fromEntries(found), title: document.title };
  });
}

/** Goes on as a link does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

test('Open Graph and Twitter titles and descriptions fall back to the main ones', {
  tag: '@meta-open-graph-fallback',
}, async ({ page }) => {
  await page.goto('/wizard');
  const { title, description } = metadataFor('/wizard') ?? { title: '', description: '' };
  for (const key of ['og:title', 'twitter:title', 'title']) expect((await tags(page))[key]).toBe(title);
  for (const key of ['og:description', 'twitter:description', 'description']) {
    expect((await tags(page))[key]).toBe(description);
  }
});

test('an own Open Graph title or description comes before the main one', {
  tag: '@meta-open-graph-fallback',
}, async ({ page }) => {
  await page.goto('/tax-calculator/malta');
  expect((await tags(page))['og:title']).toBe(metadataFor('/tax-calculator/malta')?.ogTitle);
  await follow(page, '/');
  await expect(page).toHaveTitle('Low-Tax Countries for Self-Employed');
  expect((await tags(page))['og:description']).toBe(metadataFor('/')?.ogDescription);
});

test('keywords are set only when present, and go when the next page has none; og:type is there always', {
  tag: '@meta-keywords-when-present',
}, async ({ page }) => {
  await page.goto('/privacy');
  expect(Object.keys(await tags(page))).not.toContain('keywords');
  expect((await tags(page))['og:type']).toBe('website');
  await follow(page, '/countries');
  await expect.poll(async () => (await tags(page)).keywords).toContain('low-tax destinations');
  expect((await tags(page))['og:type']).toBe('website');
  await follow(page, '/terms');
  await expect(page).toHaveTitle('Terms and Disclaimer');
  expect(Object.keys(await tags(page))).not.toContain('keywords');
});

test('a trailing -1 or -2 has the metadata of its country; a ranking page its generated one', {
  tag: ['@main', '@meta-trailing-number'],
}, async ({ page }) => {
  await page.goto('/tax-calculator/malta-2');
  expect((await tags(page)).title).toBe(metadataFor('/tax-calculator/malta')?.title);
  await follow(page, '/zero-tax-countries-for-digital-nomads');
  await expect(page).toHaveTitle('Zero-Tax Countries for Digital Nomads Worldwide');
});

test("an unknown path is 'Page Not Found' and not indexed, however one comes to it", {
  tag: ['@meta-other-paths', '@error-unknown-route'],
}, async ({ page }) => {
  for (const path of ['/nowhere', '/guides/low-tax-countries-for-everyone', '/zero-tax-countries-for-cats']) {
    const expectNotFound = async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await expect(page).toHaveTitle('Page Not Found');
      await expect(page.locator('head link[rel="canonical"]')).toHaveCount(0);
      expect(await tags(page)).toMatchObject({ 'og:title': 'Page Not Found', robots: 'noindex' });
    };
    await page.goto('/compare');
    await follow(page, path);
    await expectNotFound();
    await page.goBack();
    await expect(page).toHaveTitle(metadataFor('/compare')?.title ?? '');
    expect(Object.keys(await tags(page))).not.toContain('robots');
    await page.goto(path);
    await expectNotFound();
  }
});

test.describe('answered by the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('guides have their title, canonical, robots and Open Graph from the second load of a session on, also offline', {
    tag: '@meta-service-worker',
  }, async ({ page, host }) => {
    const expectOwn = async (path: string) => {
      await expect(page).toHaveTitle(metadataFor(path)?.title ?? '');
      const { href } = new URL((await page.locator('head link[rel="canonical"]').getAttribute('href')) ?? '');
      expect(href).toMatch(new RegExp(`${path}$`));
      const found = await tags(page);
      expect(found['og:title']).toBe(metadataFor(path)?.ogTitle ?? metadataFor(path)?.title);
      expect(found['og:image']).toContain('/social/');
      expect(Object.keys(found)).not.toContain('robots');
    };
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText('Ready offline', { timeout: 30_000 });
    const paths = ['/tax-calculator/malta', '/tax-calculator/georgia-2', '/country-guides/malta'];
    for (const path of paths) {
      await page.goto(path);
      await expectOwn(path);
    }
    await host.stop();
    await page.reload();
    await expectOwn('/country-guides/malta');
    for (const path of paths) {
      await page.goto(path);
      await expectOwn(path);
    }
  });
});
