/** The releases of the data: the newest one says what the data say, and differences are computed from them. */
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { checkReleaseRules, keptReleases, readRelease } from '../../../data/compiler/releaseRules.ts';
import { checkReleases, compileReleases } from '../../../data/compiler/releases.ts';
import type { ReleaseFile } from '../../../data/compiler/schema.ts';
import { formatDay, formatDayOrMonth } from '../../../src/catalogue/format.ts';
import {
  changedSince,
  type Length,
  newLength,
  RELEASE_INCOMES,
  releaseIncome,
} from '../../../src/catalogue/releases.ts';
import { assess, ESTIMATES, project, scheduleOf } from '../../../src/law/index.ts';
import { lawMethod } from '../../../src/law/lawMethod.ts';

const data = compileData();

test('the newest release has the figures of the data', { tags: 'years-releases' }, () => {
  expect(checkReleases(data)).toEqual([]);
});

test('figures that the newest release does not have are an error that names the regime and what to do', {
  tags: 'years-releases',
}, () => {
  const [malta] = data.countries.filter(({ slug }) => slug === 'malta');
  const brackets = data.taxBrackets['mt-res-non-dom'] ?? [];
  const dearer = brackets.map((bracket) => (bracket.amount ? { ...bracket, amount: 9000 } : bracket));
  expect(malta && dearer).not.toEqual(brackets);
  const changed = { ...data, taxBrackets: { ...data.taxBrackets, 'mt-res-non-dom': dearer } };
  expect(checkReleases(changed)).toEqual([
    {
      file: `data/releases/${data.releases.newest}.json`,
      path: 'regimes.mt-res-non-dom',
      message: expect.stringContaining('npm run figures'),
    },
  ]);
});

/** A release whose only regimes have the same total at every income. */
function release(date: string, totals: Record<string, number>, more: Partial<ReleaseFile> = {}): ReleaseFile {
  const regimes = Object.fromEntries(
    Object.entries(totals).map(([id, total]) => [id, { specified: RELEASE_INCOMES.map(() => total) }]),
  );
  return { release: date, date, reason: `Release of ${date}.`, reasons: {}, regimes, ...more };
}
const releasesOf = (...files: ReleaseFile[]) =>
  compileReleases(Object.fromEntries(files.map((file) => [file.release, file])), 0, () => ({}));

describe('what has changed', () => {
  const releases = releasesOf(
    release('2027-03-01', { a: 3, b: 1, c: 5, fresh: 1 }, { reasons: { a: 'A rose again.' } }),
    release('2027-01-01', { a: 1, b: 1, c: 5 }),
    release('2027-02-01', { a: 2, b: 2, c: 5 }, { reasons: { a: 'A rose.' } }),
  );

  test('is against the newest release, with the reasons of every release between', () => {
    expect(releases.newest).toBe('2027-03-01');
    const changed = releases.older['2027-01-01']?.changed ?? {};
    expect(Object.keys(changed)).toEqual(['a']);
    expect(changed.a).toMatchObject({ reasons: ['A rose.', 'A rose again.'] });
    expect(Object.keys(releases.older['2027-02-01']?.changed ?? {})).toEqual(['a', 'b']);
    expect(releases.older['2027-02-01']?.changed.b?.reasons).toEqual(['Release of 2027-03-01.']);
  });

  test.each([
    [0, 40_000],
    [50_000, 40_000],
    [69_999, 60_000],
    [71_000, 80_000],
    [10_000_000, 200_000],
  ])('at an income of %d is shown at %d', (income, expected) => {
    expect(releaseIncome(income)).toBe(expected);
  });

  test.each([
    [{ years: 4 }, { years: 4 }],
    [{ years: 4 }, null],
    [null, { years: 4 }],
  ])('is nothing where only years that were %s are %s', (before, now) => {
    const figures = RELEASE_INCOMES.map(() => 1);
    const regime = (lasts: Length | null) => ({ specified: figures, law: figures, lasts });
    const changed = { a: { before: regime(before), now: regime(now), reasons: [] } };
    expect(
      changedSince({ date: '2027-01-01', changed }, ['a'], { income: 0, estimate: 'specified' }),
    ).toEqual([]);
  });

  test('is shown for the regimes asked for, by the estimate asked for, with new lengths', () => {
    const years = (specified: number, law: number, lasts?: Length): ReleaseFile['regimes'] => ({
      a: {
        specified: RELEASE_INCOMES.map(() => specified),
        law: RELEASE_INCOMES.map(() => law),
        ...(lasts === undefined ? {} : { lasts }),
      },
    });
    const before = release('2027-01-01', {}, { regimes: years(1, 7, { years: 4 }) });
    const now = release('2027-02-01', {}, { regimes: years(2, 7, { until: '2029-12-31' }) });
    const [older] = Object.values(releasesOf(before, now).older);
    if (!older) throw new Error('no older release');
    const at = { income: 80_000, estimate: 'specified' } as const;
    const lasts = { before: { years: 4 }, now: { until: '2029-12-31' } };
    expect(changedSince(older, ['a', 'a', 'none'], at)).toMatchObject([
      { regimeId: 'a', income: 80_000, before: 1, now: 2, lasts },
    ]);
    expect(changedSince(older, ['a'], { ...at, estimate: 'law' })).toMatchObject([
      { before: 7, now: 7, lasts },
    ]);

    const unknown = release('2027-01-01', {}, { regimes: years(2, 7) });
    expect(releasesOf(unknown, now).older['2027-01-01']?.changed).toEqual({});
  });
});

test.each<[string, Length | null, Length | null, boolean]>([
  ['as many years', { years: 4 }, { years: 4 }, false],
  ['more years', { years: 4 }, { years: 5 }, true],
  ['another day', { until: '2028-12-31' }, { until: '2029-12-31' }, true],
  ['the same day', { until: '2029-12-31' }, { until: '2029-12-31' }, false],
  ['years that were not known', null, { years: 5 }, false],
  ['years that are not known', { years: 4 }, null, false],
])('%s: whether a regime lasts for another time', (_name, before, now, isNew) => {
  expect(newLength({ lasts: before }, { lasts: now })).toEqual(isNew ? { before, now } : null);
});

test('the corrections of November 2026 are a difference of two releases', () => {
  const two = data.releases.all.filter(({ release }) => ['2026-11-20', '2026-11'].includes(release));
  const first = releasesOf(...two).older['2026-11-20'];
  if (!first) throw new Error('the first release is missing');
  expect(
    changedSince(first, ['bg-eood-company', 'ge-small-business'], { income: 80_000, estimate: 'specified' }),
  ).toEqual([
    {
      regimeId: 'bg-eood-company',
      income: 80_000,
      before: 13_697,
      now: 13_807,
      lasts: null,
      reasons: ['Limits of contributions raised on 1 August 2026.'],
    },
  ]);
});

describe('the rules of a release', () => {
  const kept = keptReleases();

  test('are kept with their laws since the laws stand once', () => {
    expect(kept).toContain(data.releases.newest);
    for (const name of kept) expect(name >= '2026-11-26', name).toBe(true);
    expect(readRelease('2026-11-24')).toBeNull();
  });

  test.each(data.releases.all.filter(({ release }) => kept.includes(release)))(
    'give the very figures of $release, at every income and in both estimates',
    ({ release, regimes }) => {
      const found = readRelease(release);
      if (!found) throw new Error(`There are no rules of ${release}.`);
      expect(found.regimes.size).toBeGreaterThan(Object.keys(regimes).length);
      for (const [id, figures] of Object.entries(regimes)) {
        const regime = found.regimes.get(id);
        if (!regime) throw new Error(`${release} has no rules of ${id}.`);
        const schedule = scheduleOf(regime.rules, regime.brackets);
        for (const estimate of ESTIMATES) {
          const options = { laws: estimate === 'law' ? lawMethod(found.laws) : null };
          const totals = RELEASE_INCOMES.map((income) => Math.round(assess(schedule, income, options).total));
          expect(totals, `${id} ${estimate}`).toEqual(figures[estimate] ?? figures.specified);
        }
      }
    },
  );

  test('know the years of a stay, and what professions pay', () => {
    const found = readRelease(data.releases.newest);
    const beckham = found?.regimes.get('es-beckham-law');
    if (!found || !beckham) throw new Error('There is no such regime.');
    const plan = { income: 70_000, years: 8, from: { year: 2027 } };
    const ids = project(beckham, plan, (id) => found.regimes.get(id)).years.map(({ regimeId }) => regimeId);
    expect(ids.slice(5, 7)).toEqual(['es-beckham-law', 'es-autonomo']);
    const at = (profession?: 'software') => {
      const laws = lawMethod(found.laws, { profession });
      return laws.ask({ regimeId: 'it-forfettario-5' })?.amountsAt(60_000, 0);
    };
    expect(at('software')).not.toEqual(at());
  });

  test('of the newest are those of the data', () => {
    expect(checkReleaseRules(data)).toEqual([]);
  });

  test('that the data no longer have are an error, as is a release without any', () => {
    const changed = { ...data, exchangeRates: { ...data.exchangeRates, rates: { EUR: 1 } } };
    expect(checkReleaseRules(changed)).toContainEqual(
      expect.objectContaining({ path: 'rates', message: expect.stringContaining('npm run figures') }),
    );
    const next = { ...data, releases: { ...data.releases, newest: '2031-01' } };
    expect(checkReleaseRules(next)).toEqual([
      { file: 'data/releases/rules/2031-01.json', path: '', message: expect.stringContaining('is missing') },
    ]);
  });

  test('a release is named by its day or its month', () => {
    expect(formatDayOrMonth('2026-11-29')).toBe(formatDay('2026-11-29'));
    expect(formatDayOrMonth('2026-11')).toBe('November 2026');
  });

  test.each(['2025-01', '../2026-11', ''])('of %j there are none', (name) => {
    expect(readRelease(name)).toBeNull();
  });
});
