/** Page metadata where tags meet each other; the records are shown by unit tests. */
import type { Page } from '@playwright/test';
import { metadataFor } from '../../src/app/metadata/metadataFor.ts';
import { expect, test } from './fixtures.ts';

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

test('Open Graph and Twitter titles and descriptions fall back to the main ones', async ({ page }) => {
  await page.goto('/wizard');
  const { title, description } = metadataFor('/wizard') ?? { title: '', description: '' };
  for (const key of ['og:title', 'twitter:title', 'title']) expect((await tags(page))[key]).toBe(title);
  for (const key of ['og:description', 'twitter:description', 'description']) {
    expect((await tags(page))[key]).toBe(description);
  }
});

test('an own Open Graph title or description comes before the main one', async ({ page }) => {
  await page.goto('/tax-calculator/malta');
  expect((await tags(page))['og:title']).toBe(metadataFor('/tax-calculator/malta')?.ogTitle);
  await follow(page, '/');
  await expect(page).toHaveTitle('Low-Tax Countries for Self-Employed');
  expect((await tags(page))['og:description']).toBe(metadataFor('/')?.ogDescription);
});

test('keywords and og type are set only when present', async ({ page }) => {
  await page.goto('/privacy');
  expect(Object.keys(await tags(page))).not.toContain('keywords');
  expect(Object.keys(await tags(page))).not.toContain('og:type');
  await follow(page, '/countries');
  await expect.poll(async () => (await tags(page)).keywords).toContain('low-tax destinations');
  expect((await tags(page))['og:type']).toBe('website');
  await follow(page, '/terms');
  await expect(page).toHaveTitle('Terms and Disclaimer');
  expect((await tags(page)).keywords).toContain('low-tax destinations');
});

test('a trailing -1 or -2 has the metadata of its country; a ranking page its generated one', {
  tag: '@main',
}, async ({ page }) => {
  await page.goto('/tax-calculator/malta-2');
  expect((await tags(page)).title).toBe(metadataFor('/tax-calculator/malta')?.title);
  await follow(page, '/zero-tax-countries-for-digital-nomads');
  await expect(page).toHaveTitle('Zero-Tax Countries for Digital Nomads Worldwide');
});

test('other paths: no metadata change', async ({ page }) => {
  await page.goto('/compare');
  const before = await tags(page);
  await follow(page, '/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  expect(await tags(page)).toEqual(before);
});
