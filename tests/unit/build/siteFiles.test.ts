import { expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { redirectsFile, robotsTxt, sitemapPages, sitemapXml } from '../../../src/build/siteFiles.ts';
import { allPaths } from '../../../src/catalogue/pages.ts';

const ORIGIN = 'https://lowtide.test';
const { countries } = compileData();

test('the sitemap names every page once, calculators with the day of their review', {
  tags: 'meta-sitemap-robots',
}, () => {
  const xml = sitemapXml(ORIGIN, sitemapPages(countries));
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(allPaths(countries).map((path) => ORIGIN + path));
  expect(new Set(addresses).size).toBe(addresses.length);
  const malta = countries.find(({ slug }) => slug === 'malta');
  expect(xml).toContain(
    `<url><loc>${ORIGIN}/tax-calculator/malta-1</loc><lastmod>${malta?.reviewed}</lastmod></url>`,
  );
  expect(xml).toContain(`<url><loc>${ORIGIN}/terms</loc></url>`);
});

test('addresses are escaped', () => {
  expect(sitemapXml(ORIGIN, [{ path: '/a?b&c', reviewed: null }])).toContain(
    `<loc>${ORIGIN}/a?b&amp;c</loc>`,
  );
});

test('robots.txt lets all read all and leads to the sitemap', { tags: 'meta-sitemap-robots' }, () => {
  expect(robotsTxt(ORIGIN)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
});

test('_redirects leads every page’s address with a slash to the one without, and no other address anywhere', () => {
  const rules = redirectsFile(allPaths(countries))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' '));
  expect(rules).toContainEqual(['/countries/', '/countries', '301']);
  expect(rules).toContainEqual(['/tax-calculator/spain-1/', '/tax-calculator/spain-1', '301']);
  expect(rules.map(([, to]) => to).filter((to) => to !== '/')).toEqual(
    allPaths(countries).filter((path) => path !== '/'),
  );
  for (const [from, to] of rules) {
    expect(from).not.toBe(to);
    expect(from).not.toMatch(/[*:]/);
  }
});
