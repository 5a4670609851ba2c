/** What search engines read: sitemap, robots.txt, and JSON-LD in the pages. */

import { expect, test } from './fixtures.ts';
import { data } from './guidePage.ts';

const { origin } = data.site;

test('sitemap.xml names every page that the host answers, and robots.txt leads to it', {
  tag: ['@main', '@meta-sitemap-robots'],
}, async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(await robots.text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(80);
  for (const address of addresses) {
    const path = address.slice(origin.length);
    const page = await request.get(path);
    expect(page.status(), path).toBe(200);
    expect(await page.text(), path).toContain(`<link rel="canonical" href="${address}"`);
  }
});

for (const [path, type] of [
  ['/tax-calculator/north-macedonia-1', 'BreadcrumbList'],
  ['/how-it-works', 'HowTo'],
] as const) {
  test(`${path} carries its ${type} as JSON-LD, and the page shows the same`, {
    tag: '@meta-json-ld',
  }, async ({ page }) => {
    await page.goto(path);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(texts).toHaveLength(1);
    const found = JSON.parse(texts[0] ?? '');
    expect(found['@type']).toBe(type);
    const parts: { name: string }[] = found.itemListElement ?? found.step;
    expect(parts.length).toBeGreaterThan(2);
    for (const { name } of parts) await expect(page.getByRole('main')).toContainText(name);
  });
}

test('pages without such parts carry no JSON-LD', { tag: '@meta-json-ld' }, async ({ page }) => {
  for (const path of ['/', '/countries', '/country-guides/malta', '/low-tax-countries-for-freelancers']) {
    await page.goto(path);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  }
});
