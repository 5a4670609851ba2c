/** The tax year is that of the day of the build: on 1 January figures, texts and releases are those of the new one. */
import { describe, expect, test } from 'vitest';
import { compileData, DATA_DIR } from '../../../data/compiler/index.ts';
import { openDataFiles } from '../../../data/compiler/openData.ts';
import { readFiles } from '../../../data/compiler/read.ts';
import { changeFeeds } from '../../../src/build/feeds.ts';
import { assess, scheduleOf } from '../../../src/law/index.ts';
import { lawMethod } from '../../../src/law/lawMethod.ts';

const [before, after] = ['2026-12-31', '2027-01-01'].map((day) =>
  compileData(DATA_DIR, new Date(`${day}T12:00:00Z`)),
) as [ReturnType<typeof compileData>, ReturnType<typeof compileData>];

function regimeIn(data: typeof before, id: string) {
  const regime = data.countries.flatMap(({ taxRegimes }) => taxRegimes).find((one) => one.id === id);
  if (!regime) throw new Error(`There is no ${id}`);
  return scheduleOf(regime, data.taxBrackets[id] ?? []);
}

const total = (data: typeof before, id: string, income: number) => assess(regimeIn(data, id), income).total;
const totalByLaw = (data: typeof before, id: string, income: number) =>
  assess(regimeIn(data, id), income, { laws: lawMethod(data.laws) }).total;

describe('built on 1 January', () => {
  test('every country and home country is in the new tax year', () => {
    const years = ({ countries, homeCountries }: typeof before) =>
      new Set([...countries, ...homeCountries].map(({ taxYear }) => taxYear));
    expect([...years(before)]).toEqual([2026]);
    expect([...years(after)]).toEqual([2027]);
  });

  test("the law's estimate takes the figures of the new year", () => {
    // The pension surcharge of Spain rises from 0.9% to 1.0% of a base.
    expect(totalByLaw(after, 'es-autonomo', 80_000)).not.toBe(totalByLaw(before, 'es-autonomo', 80_000));
    expect(totalByLaw(after, 'ge-small-business', 80_000)).toBe(
      totalByLaw(before, 'ge-small-business', 80_000),
    );
  });

  test('the specified estimate moves with the law, and stays where the law does', () => {
    const moved = (id: string) => total(after, id, 30_000) - total(before, id, 30_000);
    const byLaw = totalByLaw(after, 'es-autonomo', 30_000) - totalByLaw(before, 'es-autonomo', 30_000);
    expect(byLaw).toBeGreaterThan(1);
    expect(moved('es-autonomo')).toBeCloseTo(byLaw, 0);
    expect(moved('ge-small-business')).toBe(0);
  });

  test('what waits for the rest of its tariff moves neither estimate nor text', () => {
    for (const id of ['tr-sole-trader', 'tr-limited-company']) {
      expect(total(after, id, 40_000), id).toBe(total(before, id, 40_000));
      expect(totalByLaw(after, id, 40_000), id).toBe(totalByLaw(before, id, 40_000));
    }
    const exempt = ({ texts }: typeof before) => JSON.stringify(texts).includes('TRY 499,150');
    expect([exempt(before), exempt(after)]).toEqual([false, false]);
  });

  test('texts name the figures of the new year', () => {
    const words = ({ texts }: typeof before) => JSON.stringify(texts);
    expect(words(after)).not.toBe(words(before));
    expect(words(after)).not.toMatch(/\{[a-z]\w*(@\d{4})?\}/);
  });

  test('the incomes that permits ask for follow the wage of the year', () => {
    const teleworker = ({ practical }: typeof before) =>
      practical.spain?.permits.find(({ id }) => id === 'teleworker');
    expect(teleworker(before)?.minIncome).toMatchObject({ currency: 'EUR', amount: 34_188 });
    expect(teleworker(after)).toMatchObject({
      minIncome: { currency: 'EUR', amount: 36_008 },
      familyIncome: { first: { amount: 13_503 }, further: { amount: 4_501 } },
    });
    expect(teleworker(after)?.minIncomeText).toContain('€36,008 in 2027');
    // Without a wage of 2027, that of 2026 goes on.
    for (const [country, permit, amount] of [
      ['portugal', 'd8', 44_160],
      ['portugal', 'd7', 11_040],
      ['bulgaria', 'digital-nomad', 31_010],
      ['romania', 'digital-nomad', 12 * 3 * 9_868],
    ] as const) {
      const { minIncome } = after.practical[country]?.permits.find(({ id }) => id === permit) ?? {};
      expect(minIncome?.amount).toBe(amount);
    }
  });

  describe('what was enacted for 1 January is in force', () => {
    const enacted = before.changes.filter(
      ({ status, date }) => status === 'enacted' && date > '2026-12-31' && date <= '2027-01-01',
    );
    const statusesIn = (data: typeof before) =>
      new Set(
        enacted.map(
          ({ country, id }) =>
            data.changes.find((one) => one.country === country && one.id === id)?.status ?? 'gone',
        ),
      );

    test('in the list of changes, and nothing else has moved', () => {
      expect(enacted.length).toBeGreaterThan(5);
      expect([...statusesIn(after)]).toEqual(['in-force']);
      const others = ({ changes }: typeof before) =>
        changes
          .filter(
            (change) => !enacted.some(({ id, country }) => id === change.id && country === change.country),
          )
          .map(({ id, status }) => `${id} ${status}`);
      expect(others(after)).toEqual(others(before));
    });

    test('in the Atom feeds, which say that the entry is new', () => {
      const entryOf = (data: typeof before, { country, id }: (typeof enacted)[number]) => {
        const feed = changeFeeds(data, 'https://example.org')[`changes/${country}.xml`] ?? '';
        return feed.split('<entry>').find((entry) => entry.includes(`#${country}-${id}<`));
      };
      for (const change of enacted) {
        expect(entryOf(before, change)).toContain('term="enacted"');
        expect(entryOf(after, change)).toContain('term="in-force"');
        expect(entryOf(after, change)).toContain('<updated>2027-01-01T00:00:00Z</updated>');
      }
    });

    test('in the open data, as JSON and as CSV', () => {
      const files = openDataFiles(readFiles(DATA_DIR), after);
      const { changes } = JSON.parse(files['data/lowtide.json'] ?? '') as {
        readonly changes: readonly {
          readonly slug: string;
          readonly changes: readonly { readonly id: string; readonly status: string }[];
        }[];
      };
      const csv = files['data/changes.csv'] ?? '';
      for (const { country, id } of enacted) {
        const own = changes.find(({ slug }) => slug === country)?.changes;
        expect(own?.find((one) => one.id === id)?.status).toBe('in-force');
        expect(csv).toContain(`${country},${id},2027-01-01,in-force`);
      }
    });
  });

  test('the turn of the year is a release of its own, which says what has changed', () => {
    expect(after.releases.newest).toBe('2027-01');
    const since = after.releases.older[before.releases.newest];
    expect(since?.changed['es-autonomo']?.reasons).toEqual(['The figures are those of the tax year 2027.']);
    expect(since?.changed['ge-small-business']).toBeUndefined();
  });
});
