import { beforeAll, describe, expect, it } from 'vitest';
import { compileData, DATA_DIR } from '../../../data/compiler/index.ts';
import { type OpenDataFiles, openDataFiles } from '../../../data/compiler/openData.ts';
import { readFiles } from '../../../data/compiler/read.ts';

let files: OpenDataFiles;
const data = compileData();

beforeAll(() => {
  files = openDataFiles(readFiles(DATA_DIR), data);
});

function records(name: string): string[] {
  return (files[name] ?? '').split('\r\n').slice(0, -1);
}

describe('open data', () => {
  it('has ordinary spaces: what stays on one line is a matter of the pages', () => {
    for (const [name, content] of Object.entries(files)) {
      expect(content, name).not.toContain('\u00a0');
    }
  });

  it('holds the whole data set as JSON with licence, version and the address of its schema', () => {
    const set = JSON.parse(files['data/lowtide.json'] ?? '');
    expect(set.countries).toHaveLength(22);
    expect(set.homeCountries).toHaveLength(18);
    for (const { regime } of set.homeCountries) {
      expect(
        Object.values(regime).filter((value) => typeof value !== 'string' && typeof value !== 'boolean'),
      ).toEqual([]);
    }
    const changeDays = set.formChanges.map(({ from }: { from: string }) => from);
    expect(changeDays, 'the newest first').toEqual([...changeDays].sort().reverse());
    expect(changeDays).not.toEqual([]);
    expect(set.license.name).toBe('CC BY 4.0');
    expect(set.version).toMatch(/^[0-9a-f]{10}$/);
    expect(files[`data/${set.$schema}`]).toBeDefined();
    const malta = set.countries.find(({ slug }: { slug: string }) => slug === 'malta');
    expect(malta.taxRegimes[0].socialSecurityCap).toEqual({
      USD: expect.any(Number),
      EUR: expect.any(Number),
    });
    expect(malta.sources.length).toBeGreaterThanOrEqual(5);
  });

  it('its schema names every part, and every schema it refers to is there', () => {
    const schema = JSON.parse(files['data/lowtide.schema.json'] ?? '');
    const set = JSON.parse(files['data/lowtide.json'] ?? '');
    expect(Object.keys(schema.properties).sort()).toEqual(Object.keys(set).sort());
    const refs = [...(files['data/lowtide.schema.json'] ?? '').matchAll(/"\$ref": "([^"]+)"/g)];
    expect(refs).toHaveLength(14);
    for (const [, ref] of refs) expect(JSON.parse(files[`data/${ref}`] ?? '').type).toBe('object');
  });

  it('says nothing of the operator', () => {
    expect(Object.values(files).join()).not.toContain(data.site.email);
  });

  it('has tables of countries, regimes, brackets, sources and exchange rates, units in their heads', () => {
    const regimes = data.countries.flatMap(({ taxRegimes }) => taxRegimes);
    const brackets = regimes.flatMap(({ id }) => data.taxBrackets[id] ?? []);
    expect(records('data/countries.csv')).toHaveLength(1 + 22);
    expect(records('data/regimes.csv')).toHaveLength(1 + regimes.length);
    expect(records('data/brackets.csv')).toHaveLength(1 + brackets.length);
    expect(records('data/exchange-rates.csv')).toHaveLength(1 + Object.keys(data.exchangeRates.rates).length);
    expect(records('data/sources.csv').length).toBeGreaterThan(22 * 5);
    expect(records('data/regimes.csv')[0]).toContain('social_contribution_cap_usd');
    const malta = records('data/regimes.csv').find((record) => record.includes('mt-res-non-dom'));
    const regime = regimes.find(({ id }) => id === 'mt-res-non-dom');
    expect(malta).toContain(`,${regime?.socialContributionRate},`);
    expect(malta).toContain(`,${regime?.socialSecurityCap},`);
  });
  it('has tables of years, changes and what a move needs', () => {
    const practical = Object.values(data.practical);
    expect(records('data/years.csv')).toHaveLength(1 + data.countries.flatMap((c) => c.taxRegimes).length);
    expect(records('data/changes.csv')).toHaveLength(1 + data.changes.length);
    expect(records('data/permits.csv')).toHaveLength(1 + practical.flatMap((p) => p.permits).length);
    expect(records('data/vat.csv')).toHaveLength(1 + practical.length);
    expect(records('data/costs.csv')).toHaveLength(
      1 + practical.flatMap((p) => p.costs.flatMap(({ regimes }) => regimes)).length,
    );
    expect(records('data/agreements.csv')).toHaveLength(1 + 18 * 22 + 22 * 21);
    expect(records('data/residence-rules.csv').length).toBeGreaterThan(40);
    const albania = records('data/years.csv').find((record) => record.startsWith('al-self-employed-zero,'));
    expect(albania).toContain(',2029-12-31,al-self-employed-standard,');
    const nomad = records('data/permits.csv').find((record) => record.startsWith('malta,nomad,'));
    expect(nomad).toContain(',non-eu,true,EUR,42000,');
  });
});
