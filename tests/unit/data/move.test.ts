import { describe, expect, it } from 'vitest';
import { moduleSource } from '../../../data/compiler/modules.ts';
import { fromUsd } from '../../../src/catalogue/money.ts';
import { compiled, problemsOf, realFiles } from './samples.ts';

describe('files of what a move needs', () => {
  it.each([
    ['practical/malta.json', 'data/practical/malta.json', /the file is missing/],
    ['changes/malta.json', 'data/changes/malta.json', /the file is missing/],
    ['leaving/germany.json', 'data/leaving/germany.json', /the file is missing/],
    ['days/areas.json', 'data/days/areas.json', /the file is missing/],
    ['cities.json', 'data/cities.json', /the file is missing/],
  ])('%s must be there', (path, file, says) => {
    const { [path]: _left, ...others } = realFiles;
    expect(problemsOf(others)).toEqual([{ file, path: '', message: expect.stringMatching(says) }]);
  });

  it('a file about a country that there is not is named', () => {
    const files = { ...realFiles, 'practical/monaco.json': realFiles['practical/malta.json'] ?? '' };
    expect(problemsOf(files)).toEqual([
      {
        file: 'data/practical/monaco.json',
        path: '',
        message: expect.stringMatching(/"monaco" is no country of data\/countries; allowed are albania/),
      },
    ]);
  });
});

describe('what a move needs, compiled', () => {
  const data = compiled(realFiles);

  it('has amounts in their own currency and in dollars', () => {
    const nomad = data.practical.malta?.permits.find(({ id }) => id === 'nomad');
    const rate = data.exchangeRates.rates.EUR ?? Number.NaN;
    expect(nomad?.minIncome).toEqual({ currency: 'EUR', amount: 42_000, usd: 42_000 / rate });
  });

  it('names the regimes of a date that is due for all', () => {
    const all = data.countries.find(({ slug }) => slug === 'poland')?.taxRegimes.map(({ id }) => id);
    expect(data.practical.poland?.dates[0]?.regimes).toEqual(all);
  });

  it('lists changes with the newest date first, with the country', () => {
    const dates = data.changes.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(data.changes.every(({ country }) => data.practical[country] !== undefined)).toBe(true);
  });

  it('loads a country at a time', async () => {
    const index = moduleSource('move', data, '/');
    expect(index).toContain('"malta": () => import("virtual:lowtide/practical/malta")');
    expect(index.length).toBeLessThan(8_000);
    const { loadLeaving, loadPractical } = await import('virtual:lowtide/move');
    expect((await loadPractical.malta?.())?.practical).toEqual(data.practical.malta);
    expect((await loadLeaving.de?.())?.leaving.name).toBe('Germany');
  });

  const inEuros = (usd = 0) => Math.round(fromUsd(usd, 'EUR'));

  it('knows permits, costs and places without their texts', async () => {
    const { permits, costs } = await import('virtual:lowtide/person');
    const { places } = await import('virtual:lowtide/person');
    expect(permits.malta?.find(({ id }) => id === 'nomad')).toMatchObject({ for: 'non-eu', nomad: true });
    const { eu, others } = costs['cy-non-dom-company'] ?? {};
    // A citizen of the EU renews no permit.
    expect(inEuros(eu?.year.typical)).toBe(4_320);
    expect(inEuros(others?.year.typical)).toBe(4_590);
    expect(costs['mt-res-non-dom']).toBeUndefined();
    expect(places['united-arab-emirates']?.aliases).toContain('Dubai');
    expect(places.bulgaria).toMatchObject({ eu: true, schengen: true, euro: true });
  });

  it('has price levels of both ends of a move on one scale', async () => {
    const { priceLevels } = await import('virtual:lowtide/price-levels');
    expect(priceLevels.homes.us).toBe(100);
    expect(Object.keys(priceLevels.destinations)).toHaveLength(data.countries.length);
  });
});
