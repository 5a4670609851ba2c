/** What holds for stays in all regimes, at random. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  assess,
  ESTIMATES,
  project,
  scheduleOf,
  stayCurve,
  stayOf,
  totalOnCurve,
} from '../../../src/law/index.ts';
import { CURVES_END } from '../../../src/law/lawCurve.ts';
import { plan } from './lastingRegimes.ts';
import { incomes, someCosts } from './madeUp.ts';
import { ASKED, findRegime, LAWS, precisionOf, REAL_REGIMES } from './realRegimes.ts';

const anyRegime = fc.constantFrom(...REAL_REGIMES);
const plans = fc.record({
  income: incomes,
  years: fc.integer({ min: 1, max: 20 }),
  from: fc.record({ year: fc.integer({ min: 2026, max: 2040 }) }),
  optionalReliefs: fc.boolean(),
  costs: someCosts,
  laws: fc.constantFrom(...ESTIMATES.map((estimate) => ASKED[estimate].laws)),
});

describe('for all regimes', () => {
  test.each(ESTIMATES)(
    'a year without reliefs is the figure of today, %s',
    {
      tags: 'years-one-year-is-today',
    },
    (estimate) => {
      for (const regime of REAL_REGIMES) {
        // By law the reliefs of the first years are over in the first ordinary year.
        const years = estimate === 'law' ? (LAWS.regimes[regime.id]?.ordinaryYear ?? 1) : 1;
        const lasting = estimate === 'law' ? null : regime.lasting && { ...regime.lasting, phases: [] };
        for (const income of [20_000, 60_000, 80_000, 250_000]) {
          const at = plan(years, 2027 - years, { income, ...ASKED[estimate] });
          const year = project({ ...regime, lasting }, at, findRegime).years.at(-1);
          const today = assess(scheduleOf(regime.rules, regime.brackets), income, ASKED[estimate]);
          const { total, kept, effectiveRate: rate, lines } = today;
          const facts = { year: 2026, regimeId: regime.id, ended: false };
          expect(year, regime.id).toMatchObject({ total, kept, rate, lines, ...facts });
        }
      }
    },
  );

  test('nothing depends on the clock', { tags: 'years-averages' }, () => {
    const all = () => REAL_REGIMES.map((regime) => project(regime, plan(12, 2026), findRegime).averageTotal);
    const today = all();
    vi.useFakeTimers({ now: new Date('2041-06-01') });
    try {
      expect(all()).toEqual(today);
    } finally {
      vi.useRealTimers();
    }
  });

  test('averages lie between the years, and sums are those of the years', { tags: 'years-averages' }, () => {
    fc.assert(
      fc.property(anyRegime, plans, (regime, at) => {
        const projection = project(regime, at, findRegime);
        const totals = projection.years.flatMap(({ total }) => total ?? []);
        fc.pre(totals.length > 0);
        const rounding = 1e-6 + 1e-12 * at.income;
        expect(projection.averageTotal).toBeGreaterThanOrEqual(Math.min(...totals) - rounding);
        expect(projection.averageTotal).toBeLessThanOrEqual(Math.max(...totals) + rounding);
        expect(projection.total).toBe(totals.reduce((sum, one) => sum + one, 0));
        const kept = projection.years.map((year) => year.kept ?? 0);
        expect(projection.kept).toBe(kept.reduce((sum, one) => sum + one, 0));
      }),
      { numRuns: 120 },
    );
  });

  test('there is an entry for every year, and what follows ends', { tags: 'years-averages' }, () => {
    fc.assert(
      fc.property(anyRegime, plans, (regime, at) => {
        const { years, endsAfter } = project(regime, at, findRegime);
        expect(years.map(({ place }) => place)).toEqual(
          Array.from({ length: at.years }, (_, index) => index + 1),
        );
        expect(years.map(({ year, place }) => year - place + 1)).toEqual(years.map(() => at.from.year));
        const regimes = years.map(({ regimeId }) => regimeId);
        const changes = regimes.filter((id, index) => id !== regimes[index - 1]);
        expect(new Set(changes).size).toBe(changes.length);
        expect(years.filter(({ ended }) => !ended).length).toBe(endsAfter ?? at.years);
      }),
      { numRuns: 120 },
    );
  });

  test('the curve of a stay is the yearly average at every income', () => {
    fc.assert(
      fc.property(anyRegime, plans, (regime, at) => {
        // A law's curve is walked to the highest income that a person can enter.
        fc.pre(!at.laws || at.income <= CURVES_END);
        const stay = stayOf(regime, at, findRegime);
        const curve = stayCurve(stay, at);
        const isBesideKnot = curve.total.some(
          ({ from }) => from !== at.income && Math.abs(from - at.income) <= (at.laws ? 1 : 1e-9 * at.income),
        );
        fc.pre(!isBesideKnot);
        const average = project(regime, at, findRegime).averageTotal;
        // A regime that follows may be less exact than the one asked for.
        const exact = at.laws ? Math.max(...stay.map((year) => precisionOf(year.regime.id, 'law'))) : 1e-6;
        const within = exact + 1e-12 * at.income;
        expect(Math.abs(totalOnCurve(curve, at.income) - average)).toBeLessThanOrEqual(within);
      }),
      { numRuns: 120 },
    );
  });
});
