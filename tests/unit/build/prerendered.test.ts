/** Every page as the build renders it, read without a browser. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { metadataFor } from '../../../src/app/metadata/metadataFor.ts';
import { structuredData } from '../../../src/app/metadata/structuredData.ts';
import { prerenderPage } from '../../../src/app/prerender.tsx';
import { dayOfBuild } from '../../../src/build/routePages.ts';
import { allPaths, schemePaths } from '../../../src/catalogue/pages.ts';
import { RANKING_PAGES } from '../../../src/catalogue/personas.ts';

const data = compileData();
const SCHEME_PATHS = schemePaths(data.schemes);
const PATHS = [...allPaths(data.countries), ...SCHEME_PATHS];
const UNKNOWN = '/no/such/page';
/** What a calculation or a text gone wrong would show. */
const PLACEHOLDER = /\b(?:lorem|ipsum|TODO|FIXME|undefined|NaN|Infinity)\b|\[object \w+\]/;

/** The HTML of each page's root element, by path. */
let pages: ReadonlyMap<string, string> = new Map();

beforeAll(async () => {
  pages = await pagesAt('2026-11-26T12:00:00Z', 'UTC');
}, 180_000);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Every page of a build of 26 November 2026, rendered where it is another time. */
async function pagesAt(now: string, timeZone: string): Promise<ReadonlyMap<string, string>> {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  vi.stubEnv('TZ', timeZone);
  const rendered = new Map<string, string>();
  for (const one of [...PATHS, UNKNOWN]) {
    rendered.set(one, (await prerenderPage(one, data.texts, '2026-11-26')).html);
  }
  return rendered;
}

const htmlOf = (one: string) => pages.get(one) ?? '';

/** What stands between a start tag and its end tag. */
function within(html: string, tag: string): string {
  return new RegExp(`<${tag}\\b[^>]*>(.*)</${tag}>`, 's').exec(html)?.[1] ?? '';
}

const textOf = (html: string) =>
  html
    .replace(/<(?:svg|style)\b.*?<\/(?:svg|style)>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** The attributes of each tag of a name. */
function tagsOf(html: string, name: string): Readonly<Record<string, string>>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  );
}

describe('every page', () => {
  test('is one of the table: fixed ones, twelve rankings, and calculators with -1 and -2', {
    tags: 'route-table',
  }, () => {
    expect(PATHS).toEqual(
      expect.arrayContaining([
        '/',
        '/countries',
        '/compare',
        '/wizard',
        '/how-it-works',
        '/privacy',
        '/terms',
        '/impressum',
        '/tax-calculator/malta',
        '/tax-calculator/malta-2',
        '/country-guides/malta',
        ...RANKING_PAGES.map((page) => page.path),
      ]),
    );
    expect(RANKING_PAGES).toHaveLength(12);
  });

  test('has one main heading and its text, no placeholder, no login and no inline style', {
    tags: ['route-public', 'role-no-login'],
  }, () => {
    for (const one of [...PATHS, UNKNOWN]) {
      const html = htmlOf(one);
      const main = within(html, 'main');
      expect(html.match(/<h1\b/g), one).toHaveLength(1);
      expect(textOf(within(main, 'h1')), one).toMatch(/\w/);
      expect(textOf(main).length, one).toBeGreaterThan(100);
      expect(textOf(main).match(/^\s*(?:Loading|Calculating)\b.*\.\.\.$/m), one).toBeNull();
      expect(textOf(html).match(/^\s*(?:log|sign) ?in\s*$/im), one).toBeNull();
      expect(html.match(/type="password"|<[^>]+ style="/), one).toBeNull();
      // Names of classes are those of the style sheets, which this rendering does not read.
      const said = `${JSON.stringify(metadataFor(one))} ${html.replace(/ class="[^"]*"/g, '')}`;
      expect(PLACEHOLDER.exec(said), one).toBeNull();
    }
    expect(textOf(within(htmlOf(UNKNOWN), 'h1'))).toBe('Page Not Found');
  });

  test('names pictures that are there, and opens other sites without telling them from where', () => {
    const named = new Set<string>();
    for (const one of PATHS) {
      for (const { src = '' } of tagsOf(htmlOf(one), 'img')) named.add(src);
      for (const { href = '', rel = '' } of tagsOf(htmlOf(one), 'a'))
        if (/^https?:/.test(href)) expect(rel.split(' '), `${href} on ${one}`).toContain('noopener');
    }
    expect(named.size).toBeGreaterThan(60);
    expect([...named].filter((src) => !existsSync(path.join('public', src)))).toEqual([]);
  });

  test('leads to pages that are there', () => {
    for (const one of [...PATHS, UNKNOWN]) {
      const links = tagsOf(htmlOf(one), 'a').map(({ href = '' }) => href);
      const lost = links
        .filter((href) => href.startsWith('/') && !/\.\w+$/.test(href))
        .map((href) => href.replace(/[?#].*/, ''))
        .filter((href) => !PATHS.includes(href));
      expect(lost, one).toEqual([]);
    }
  });

  test('that carries structured data shows the same', { tags: 'meta-json-ld' }, () => {
    for (const one of ['/tax-calculator/north-macedonia-1', '/how-it-works']) {
      const [found] = structuredData(one, data.site.origin, data.countries);
      const parts = (found?.itemListElement ?? found?.step ?? []) as { readonly name: string }[];
      expect(parts.length).toBeGreaterThan(2);
      for (const { name } of parts) expect(textOf(within(htmlOf(one), 'main'))).toContain(name);
    }
  });
});

test('a guide has its figures, its long texts and its sources in its HTML', () => {
  for (const { slug } of data.countries) {
    const html = within(htmlOf(`/tax-calculator/${slug}`), 'main');
    const { countryDescription = 'none' } = data.texts[slug]?.country ?? {};
    expect(textOf(html).includes(countryDescription.slice(0, 40)), slug).toBe(true);
    expect(textOf(html).match(/\$\d|\d%/g)?.length, slug).toBeGreaterThan(10);
    expect(tagsOf(html, 'a').filter(({ href = '' }) => href.startsWith('http')).length, slug).toBeGreaterThan(
      3,
    );
  }
  const emirates = textOf(htmlOf('/tax-calculator/united-arab-emirates'));
  expect(emirates.includes('About the United Arab Emirates')).toBe(true);
});

test('a scheme of its own says in its HTML what one keeps', () => {
  for (const one of SCHEME_PATHS) {
    const shown = textOf(within(htmlOf(one), 'main')).replace(/\s+/g, ' ');
    expect(shown, one).toMatch(/You (?:would )?keep (?:\$[\d,]+ a month|nothing)/);
  }
});

test('an amount of money and what stands beside it are one text, for those who translate the page', () => {
  // React puts a comment between two texts of the same element.
  const apart = /(?:[$€£][\d,.]+|[A-Z]{3}\u00a0[\d,.]+|\d%)<!-- -->|<!-- -->(?:[$€£]|[A-Z]{3}\u00a0)\d/g;
  const found = [...pages].flatMap(([one, html]) => (html.match(apart) ?? []).map((text) => [one, text]));
  expect(found).toEqual([]);
});

describe('what a page shows of time', () => {
  test('is the day that it was built on, whatever the device says that renders it', async () => {
    for (const [now, timeZone] of [
      ['2027-01-05T12:00:00Z', 'Pacific/Kiritimati'],
      ['1970-01-01T00:00:00Z', 'America/Los_Angeles'],
    ] as const) {
      const elsewhere = await pagesAt(now, timeZone);
      const other = [...pages.keys()].filter((one) => elsewhere.get(one) !== htmlOf(one));
      expect(other, now).toEqual([]);
    }
  }, 180_000);

  test('has begun in every zone', () => {
    expect(dayOfBuild(new Date('2027-01-01T11:59:00Z'))).toBe('2026-12-31');
    expect(dayOfBuild(new Date('2027-01-01T12:00:00Z'))).toBe('2027-01-01');
  });
});
