/** Writes the feeds of changes, and sitemap.xml, robots.txt and _redirects from the same paths and records as the pages themselves. */
import type { Plugin } from 'vite';
import type { DataReader } from '../../data/compiler/index.ts';
import { metadataFor } from '../app/metadata/metadataFor.ts';
import { escapeHtml } from '../app/metadata/metadataHtml.ts';
import { allPaths, calculatorPaths, START_PATH, schemePaths } from '../catalogue/pages.ts';
import { changeFeeds } from './feeds.ts';

interface SitemapPage {
  readonly path: string;
  /** ISO date of the last review of the page's figures; null where nothing says so. */
  readonly reviewed: string | null;
}

type ReviewedCountry = Parameters<typeof calculatorPaths>[0] & { readonly reviewed: string };

/** Every page that has metadata of its own. */
export function sitemapPages(countries: readonly ReviewedCountry[]): SitemapPage[] {
  const reviews = new Map(
    countries.flatMap((country) => calculatorPaths(country).map((path) => [path, country.reviewed] as const)),
  );
  return allPaths(countries)
    .filter((path) => metadataFor(path) !== null)
    .map((path) => ({ path, reviewed: reviews.get(path) ?? null }));
}

/** @param origin public address of the site without a trailing slash. */
export function sitemapXml(origin: string, pages: readonly SitemapPage[]): string {
  const urls = pages.map(({ path, reviewed }) => {
    const lastmod = reviewed === null ? '' : `<lastmod>${reviewed}</lastmod>`;
    return `<url><loc>${escapeHtml(origin + path)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** All may be read. @param origin public address of the site without a trailing slash. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/**
 * One address for each page, for hosts that read such a file. Each line names a whole address: a pattern would send an
 * unknown address to itself on hosts that take both spellings for one. 301, because not all of those hosts know 308.
 */
export function redirectsFile(paths: readonly string[]): string {
  return [
    '# A file answers first, with or without .html. Whatever has no file is 404.html with status 404, which both Netlify and',
    '# Cloudflare Pages do by themselves. There is no rule that would answer unknown addresses with a page and status 200.',
    '/index.html / 301',
    '/index / 301',
    ...paths.filter((path) => path !== '/').map((path) => `${path}/ ${path} 301`),
    '',
  ].join('\n');
}

export function siteFiles(data: DataReader): Plugin {
  return {
    name: 'lowtide:site-files',
    apply: 'build',
    generateBundle() {
      const compiled = data.compiled();
      const { countries, schemes, site } = compiled;
      const sitemap = sitemapXml(site.origin, sitemapPages(countries));
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap });
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsTxt(site.origin) });
      this.emitFile({
        type: 'asset',
        fileName: '_redirects',
        source: redirectsFile([...allPaths(countries), START_PATH, ...schemePaths(schemes)]),
      });
      for (const [fileName, source] of Object.entries(changeFeeds(compiled, site.origin))) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
