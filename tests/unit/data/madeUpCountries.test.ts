/** A destination and a home country that nobody has heard of: their files alone put them into lists, menus, addresses and sitemap. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type CompiledData, compileFiles, DATA_DIR } from '../../../data/compiler/index.ts';
import { type DataFiles, readFiles } from '../../../data/compiler/read.ts';

type Row = Record<string, unknown>;

/** A text about one country made to be about another. */
interface Renamed {
  readonly isDestination: boolean;
  readonly from: { readonly slug: string; readonly name: string; readonly id: string };
  readonly to: { readonly slug: string; readonly name: string; readonly id: string };
}

const ATLANTIS: Renamed = {
  isDestination: true,
  from: { slug: 'malta', name: 'Malta', id: 'mt' },
  to: { slug: 'atlantis', name: 'Atlantis', id: 'xa' },
};
const FREEDONIA: Renamed = {
  isDestination: false,
  from: { slug: 'germany', name: 'Germany', id: 'de' },
  to: { slug: 'freedonia', name: 'Freedonia', id: 'xf' },
};

function renamed(text: string, { from, to }: Renamed): string {
  return text
    .replaceAll(from.slug, to.slug)
    .replaceAll(from.name, to.name)
    .replaceAll(`Europe/${to.name}`, `Europe/${from.name}`)
    .replaceAll(`"${from.id}-`, `"${to.id}-`)
    .replaceAll(`"${from.id}"`, `"${to.id}"`)
    .replaceAll(`"${from.id.toUpperCase()}"`, `"${to.id.toUpperCase()}"`);
}

/** The files of a country under another name, and its rows of the tables. */
function withCountry(files: DataFiles, country: Renamed): DataFiles {
  const { from, to } = country;
  const own = Object.entries(files).flatMap(([path, text]) =>
    path.endsWith(`/${from.slug}.json`) && !path.startsWith('releases/')
      ? [[path.replace(from.slug, to.slug), renamed(text, country)]]
      : [],
  );
  const tables = Object.entries(files).map(([path, text]) => [path, inTables(path, text, country)]);
  return { ...Object.fromEntries(tables), ...Object.fromEntries(own) };
}

/** Each table that has a row of the one country gets a row of the other. */
function inTables(path: string, text: string, country: Renamed): string {
  const { from, to, isDestination } = country;
  const read = () => JSON.parse(text) as Row;
  const copied = (row: unknown) => JSON.parse(renamed(JSON.stringify(row), country)) as unknown;
  const withRow = (table: Row, [old, own] = [from.slug, to.slug]) =>
    table[old] === undefined ? table : { ...table, [own]: copied(table[old]) };
  if (['places.json', 'indices.json', 'climate.json', 'cities.json'].includes(path)) {
    return JSON.stringify(withRow(read()));
  }
  if (path === 'days/countries.json') {
    return JSON.stringify(withRow(read(), [from.id.toUpperCase(), to.id.toUpperCase()]));
  }
  if (path === 'home-price-levels.json') {
    const table = read();
    return JSON.stringify({ ...table, levels: withRow(table.levels as Row, [from.id, to.id]) });
  }
  if (path === 'us-citizens.json') {
    const table = read();
    return JSON.stringify({ ...table, destinations: withRow(table.destinations as Row) });
  }
  if (path === 'coverage.json') {
    const table = read();
    return JSON.stringify({ ...table, homes: withRow(table.homes as Row, [from.id, to.id]) });
  }
  if (path === 'agreements.json') {
    const { pairs, sources, ...table } = read() as { pairs: Row; sources: Row };
    const names = Object.keys(pairs).filter((pair) => pair.split('|').includes(from.slug));
    const added = names.map((pair) => {
      const other = pair.split('|').find((slug) => slug !== from.slug) ?? '';
      return [[other, to.slug].sort().join('|'), pairs[pair]];
    });
    const between = [[from.slug, to.slug].sort().join('|'), Object.values(pairs)[0]];
    const all = [...Object.entries(pairs), ...added, ...(isDestination ? [between] : [])];
    return JSON.stringify({
      ...table,
      pairs: Object.fromEntries(all.sort()),
      sources: withRow(sources),
    });
  }
  return text;
}

describe('a country is its files', () => {
  const files = withCountry(withCountry(readFiles(DATA_DIR), ATLANTIS), FREEDONIA);
  let data: CompiledData;

  beforeAll(() => {
    data = compileFiles(files, { now: new Date('2026-12-01'), hasFlag: () => true });
    const { $schema: _schema, ...places } = JSON.parse(files['places.json'] ?? '{}') as Row;
    vi.doMock('../../../data/places.json', () => ({ default: places }));
    vi.resetModules();
  });

  it('in lists and the laws: the destination is compiled with its regimes, both are homes', () => {
    const destination = data.countries.find(({ slug }) => slug === 'atlantis');
    expect(destination?.taxRegimes.map(({ id }) => id)).toContain('xa-res-non-dom');
    expect(data.laws.regimes['xa-res-non-dom']).toBeDefined();
    expect(data.homes.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['atlantis', 'freedonia']));
    expect(data.homes.find(({ id }) => id === 'xa')?.schemes).toMatchObject([{ id: 'xa-self-employed' }]);
    expect(Object.keys(data.leaving)).toEqual(expect.arrayContaining(['xa', 'xf']));
    expect(data.moveYear.leave.xa).toBeDefined();
  });

  it('in menus', async () => {
    const { CITIZENSHIPS, DESTINATIONS, PLACES } = await import('../../../src/catalogue/places.ts');
    const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
    expect(names(PLACES)).toEqual(expect.arrayContaining(['Atlantis', 'Freedonia']));
    expect(names(CITIZENSHIPS)).toEqual(expect.arrayContaining(['Atlantis', 'Freedonia']));
    expect(names(DESTINATIONS)).toContain('Atlantis');
    expect(names(DESTINATIONS)).not.toContain('Freedonia');
  });

  it('in addresses and the sitemap', async () => {
    const { leavingPathOf, pageAt } = await import('../../../src/catalogue/pages.ts');
    const { sitemapPages, sitemapXml } = await import('../../../src/build/siteFiles.ts');
    expect(leavingPathOf('xf')).toBe('/leaving/freedonia');
    expect(pageAt('/leaving/atlantis')?.home?.name).toBe('Atlantis');
    const sitemap = sitemapXml('https://lowtide.example', sitemapPages(data.countries));
    for (const path of ['/tax-calculator/atlantis', '/leaving/atlantis', '/leaving/freedonia']) {
      expect(sitemap).toContain(`<loc>https://lowtide.example${path}</loc>`);
    }
  });
});
