import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { DEDICATED_SLUGS, metadataFor } from '../../../src/app/metadata/metadataFor.ts';
import { metaTags } from '../../../src/app/metadata/tags.ts';
import { allPaths } from '../../../src/catalogue/pages.ts';
import { RANKING_PAGES } from '../../../src/catalogue/personas.ts';

/** The countries with metadata of their own. */
const DEDICATED =
  'albania, bulgaria, costa-rica, cyprus, estonia, georgia, hungary, italy, lithuania, malta, montenegro, north-macedonia, panama, paraguay, poland, romania, serbia, spain, turkey, united-arab-emirates, uruguay';

describe('page metadata', () => {
  test("the home title is 'Low-Tax Countries for Self-Employed'", { tags: 'meta-home-title' }, () => {
    expect(metadataFor('/')?.title).toBe('Low-Tax Countries for Self-Employed');
  });

  test("the compare title is 'Compare Tax Regimes—Side-by-Side Country Tax Calculator'", {
    tags: 'meta-compare-title',
  }, () => {
    expect(metadataFor('/compare')?.title).toBe('Compare Tax Regimes—Side-by-Side Country Tax Calculator');
  });

  test('/countries: explore 22 low-tax destinations, filter by income, region, lifestyle', {
    tags: 'meta-countries',
  }, () => {
    const words = JSON.stringify(metadataFor('/countries'));
    for (const word of ['22 low-tax destinations', 'income', 'region', 'lifestyle'])
      expect(words).toContain(word);
  });

  test('/wizard: 3-step country finder', { tags: 'meta-wizard' }, () => {
    expect(metadataFor('/wizard')?.title).toMatch(/3-Step Country Finder/);
  });

  test('dedicated metadata exists for the 21 named countries', { tags: 'meta-dedicated-countries' }, () => {
    expect([...DEDICATED_SLUGS].sort()).toEqual(DEDICATED.split(', ').sort());
    const titles = DEDICATED_SLUGS.map((slug) => metadataFor(`/tax-calculator/${slug}`)?.title);
    expect(new Set(titles).size).toBe(21);
  });

  test.each(['-1', '-2'])(
    'a trailing %s is ignored for metadata lookup',
    { tags: 'meta-trailing-number' },
    (suffix) => {
      expect(metadataFor(`/tax-calculator/malta${suffix}`)).toEqual(metadataFor('/tax-calculator/malta'));
      expect(metadataFor(`/tax-calculator/north-macedonia${suffix}`)?.title).toContain('North Macedonia');
    },
  );

  test('the name of a country’s second and third scheme follows its title, so that no two pages have the same', () => {
    const { countries } = compileData();
    const [malta] = countries.filter(({ slug }) => slug === 'malta');
    const first = metadataFor('/tax-calculator/malta');
    for (const at of [1, 2]) {
      const { name = 'none' } = malta?.taxRegimes[at] ?? {};
      expect(metadataFor(`/tax-calculator/malta-${at}`, countries)).toMatchObject({
        title: `${first?.title} · ${name}`,
        ogTitle: `${first?.ogTitle} · ${name}`,
        description: first?.description,
      });
    }
    const titles = allPaths(countries).map((path) => metadataFor(path, countries)?.title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test.each([
    ['portugal', 'Portugal Tax Calculator for Self-Employed'],
    ['new-zealand', 'New Zealand Tax Calculator for Self-Employed'],
  ])(
    "other slugs get generic metadata: '%s' has the title '%s'",
    { tags: 'meta-other-slugs' },
    (slug, title) => {
      expect(metadataFor(`/tax-calculator/${slug}`)?.title).toBe(title);
    },
  );

  test.each([
    ['/low-tax-countries-for-freelancers', 'Low-Tax Countries for Freelancers Worldwide'],
    ['/low-tax-countries-in-europe-for-remote-workers', 'Low-Tax Countries for Remote Workers in Europe'],
    ['/zero-tax-countries-for-digital-nomads', 'Zero-Tax Countries for Digital Nomads Worldwide'],
    ['/zero-tax-countries-for-business-owners', 'Zero-Tax Countries for Business Owners Worldwide'],
    ['/low-tax-countries-for-everyone', 'Low-Tax Countries for Professionals Worldwide'],
    ['/guides/zero-tax-countries-in-europe', 'Zero-Tax Countries for Professionals in Europe'],
  ])(
    'any path containing low-tax-countries or zero-tax-countries gets landing metadata: %s',
    { tags: 'meta-ranking-titles' },
    (path, title) => {
      expect(metadataFor(path)?.title).toBe(title);
    },
  );

  test.each(['/nowhere', '/tax-calculator', '/compare/x', '/__proto__', '/constructor'])(
    'other paths have no metadata of their own (%s)',
    { tags: 'meta-other-paths' },
    (path) => {
      expect(metadataFor(path)).toBeNull();
    },
  );

  test('a region keeps its capital, in sentences as well', () => {
    for (const { path } of RANKING_PAGES) {
      const { title, description } = metadataFor(path) ?? { title: '', description: '' };
      expect(`${title} ${description}`).not.toContain('europe');
      if (path.includes('europe')) expect(description).toContain('in Europe');
    }
  });

  test('ogType is always website, and a page that is not to be found is not indexed', {
    tags: 'meta-og-type-website',
  }, () => {
    const tags = (canonical: string | null) =>
      Object.fromEntries(
        metaTags({ title: 'T', description: 'D' }, canonical).map(({ key, content }) => [key, content]),
      );
    expect(tags('https://lowtide.example/terms')).toMatchObject({
      'og:type': 'website',
      'og:title': 'T',
      'og:image': 'https://lowtide.example/social/site.png',
      robots: undefined,
      keywords: undefined,
    });
    expect(tags(null)).toMatchObject({ 'og:type': 'website', robots: 'noindex', 'og:image': undefined });
  });

  test('every page of the site has a title and a description of its own kind', {
    tags: 'meta-og-type-website',
  }, () => {
    for (const path of allPaths(compileData().countries)) {
      const metadata = metadataFor(path);
      expect(metadata?.title.length, path).toBeGreaterThan(3);
      expect(metadata?.description.length, path).toBeGreaterThan(40);
      expect(metadata?.description.length, path).toBeLessThan(190);
    }
  });
});
