import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  assess,
  breakEvenIncomes,
  ESTIMATES,
  type Lasting,
  type LastingRegime,
  lastingOf,
  type ProjectionPlan,
  project,
  scheduleOf,
  stayCurve,
  stayOf,
  type TaxRules,
  totalOnCurve,
  totalTax,
  traceOf,
} from '../../../src/tax/index.ts';
import { bracketsOf, incomes, onlyTax, someCosts } from './madeUp.ts';
import { findRegime, REAL_REGIMES, realRegime } from './realRegimes.ts';

// Many random cases; a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 });

const NO_END: Lasting = { years: null, then: null, phases: [], changes: [], otherReliefs: [] };

function madeUp(id: string, rate: number, lasting: Partial<Lasting> = {}): LastingRegime {
  return { id, rules: onlyTax('income', rate), brackets: [], lasting: { ...NO_END, ...lasting } };
}

function plan(years: number, from = 2027, more: Partial<ProjectionPlan> = {}): ProjectionPlan {
  return { income: 100_000, from: { year: from }, years, ...more };
}

function ratesOf(regime: LastingRegime, at: ProjectionPlan, others: readonly LastingRegime[] = []) {
  const lookup = (id: string) => others.find((other) => other.id === id);
  return project(regime, at, lookup).years.map(({ rate }) => rate);
}

const relief = { rules: {}, optional: false } as const;
const free = { ...relief, brackets: bracketsOf('income', '0– 0%') };

describe('when a regime is over', () => {
  const next = madeUp('next', 20);

  test('without an end it goes on', () => {
    expect(ratesOf(madeUp('one', 10), plan(3))).toEqual([10, 10, 10]);
    expect(project(madeUp('one', 10), plan(3), () => undefined).endsAfter).toBeNull();
    expect(ratesOf({ ...madeUp('one', 10), lasting: null }, plan(2))).toEqual([10, 10]);
  });

  test('after its years the next one takes over', () => {
    expect(ratesOf(madeUp('one', 10, { years: 2, then: 'next' }), plan(4), [next])).toEqual([10, 10, 20, 20]);
  });

  test.each([
    [2027, [10, 10, 20]],
    [2028, [10, 20, 20]],
    [2029, [20, 20, 20]],
  ])('after its last day nobody can use it: from %d', (from, rates) => {
    const one = madeUp('one', 10, { until: '2028-12-31', then: 'next' });
    expect(ratesOf(one, plan(3, from), [next])).toEqual(rates);
  });

  test('a last day within a year leaves that year as it is', () => {
    const one = madeUp('one', 10, { until: '2028-01-01', then: 'next' });
    expect(ratesOf(one, plan(3), [next])).toEqual([10, 10, 20]);
  });

  test('where none follows, the stay has ended', () => {
    const projection = project(madeUp('one', 10, { years: 2 }), plan(4), () => undefined);
    expect(projection.years.map(({ ended, total, kept }) => [ended, total, kept])).toEqual([
      [false, 10_000, 90_000],
      [false, 10_000, 90_000],
      [true, null, null],
      [true, null, null],
    ]);
    expect(projection.years[3]).toMatchObject({
      year: 2030,
      place: 4,
      regimeId: 'one',
      lines: [],
      schedule: null,
      relieved: false,
    });
    const averages = { averageTotal: 10_000, averageKept: 90_000, averageRate: 10 };
    expect(projection).toMatchObject({ total: 20_000, ...averages, endsAfter: 2 });
  });

  test('where nothing is left of it at the start, no year has figures', () => {
    const projection = project(madeUp('one', 10, { until: '2020-12-31' }), plan(2), () => undefined);
    expect(projection.years.map(({ ended }) => ended)).toEqual([true, true]);
    expect(projection).toMatchObject({
      total: 0,
      averageTotal: 0,
      averageKept: 0,
      averageRate: 0,
      endsAfter: 0,
    });
  });

  test('where none follows but its rules change, it goes on under them', () => {
    const changes = [{ afterYears: 2, rules: { incomeTaxRate: 30 } }];
    expect(ratesOf(madeUp('one', 10, { years: 2, changes }), plan(4))).toEqual([10, 10, 30, 30]);
  });

  test('years count from when it was entered', () => {
    const one = madeUp('one', 10, { years: 1, then: 'two' });
    const two = madeUp('two', 20, { years: 2, then: 'next' });
    expect(ratesOf(one, plan(5), [two, madeUp('next', 30)])).toEqual([10, 20, 20, 30, 30]);
  });

  test('what follows may be over itself', () => {
    const one = madeUp('one', 10, { years: 1, then: 'two' });
    const two = madeUp('two', 20, { until: '2020-12-31', then: 'next' });
    expect(ratesOf(one, plan(2), [two, next])).toEqual([10, 20]);
  });

  test('what follows itself has an end, whatever changes', () => {
    const changes = [{ afterYears: 2, rules: { incomeTaxRate: 30 } }];
    const one = madeUp('one', 10, { years: 2, then: 'one', changes });
    expect(ratesOf(one, plan(4), [one])).toEqual([10, 10, null, null]);
  });

  test('what leads back to itself has an end', () => {
    const one = madeUp('one', 10, { until: '2020-12-31', then: 'two' });
    const two = madeUp('two', 20, { until: '2020-12-31', then: 'one' });
    expect(ratesOf(one, plan(2), [one, two])).toEqual([null, null]);
  });
});

describe('changes', () => {
  test.each([
    ['2028-01-01', [10, 30, 30]],
    ['2028-01-02', [10, 10, 30]],
    ['2027-01-01', [30, 30, 30]],
  ])('from %s on', (from, rates) => {
    const changes = [{ from, rules: { incomeTaxRate: 30 } }];
    expect(ratesOf(madeUp('one', 10, { changes }), plan(3))).toEqual(rates);
  });

  test('a later one stands on an earlier one', () => {
    const changes = [
      { afterYears: 1, rules: { incomeTaxRate: 30 } },
      { afterYears: 2, rules: { incomeTaxableShare: 50 } },
    ];
    expect(ratesOf(madeUp('one', 10, { changes }), plan(3))).toEqual([10, 30, 15]);
  });

  test('brackets replace all brackets of the kinds that they name, and no others', () => {
    const rules = { ...onlyTax('income', 0), hasPension: true };
    const brackets = [...bracketsOf('income', '0–50000 0%, 50000– 20%'), ...bracketsOf('pension', '0– 3%')];
    const changes = [{ afterYears: 1, rules: {}, brackets: bracketsOf('income', '0– 7%') }];
    const one = { id: 'one', rules, brackets, lasting: { ...NO_END, changes } };
    expect(ratesOf(one, plan(2))).toEqual([13, 10]);
  });

  test('an amount that takes the place of another one leaves its statutory amount behind', () => {
    const statutory = {
      incomeTaxRate: { currency: 'EUR', amount: 1_000 },
      incomeTaxMinimum: { currency: 'EUR', amount: 1 },
    };
    const rules: TaxRules = { ...onlyTax('income', 1_100, 'fixed'), incomeTaxMinimum: 2, statutory };
    const changes = [{ afterYears: 1, rules: { incomeTaxRate: 500 } }];
    const one = { id: 'one', rules, brackets: [], lasting: { ...NO_END, changes } };
    const [, after] = project(one, plan(2), () => undefined).years;
    expect(after?.schedule?.specified.rules[0]).toMatchObject({
      rate: 500,
      statutory: { minimum: { amount: 1 } },
    });
    expect(after?.schedule?.specified.rules[0]?.statutory).not.toHaveProperty('rate');
  });
});

describe('reliefs of the first years', () => {
  const phases = [
    { ...free, years: 1 },
    { ...relief, years: 2, rules: { incomeTaxRate: 5 } },
  ];

  test('follow each other from the first year', () => {
    expect(ratesOf(madeUp('one', 10, { phases }), plan(5))).toEqual([0, 5, 5, 10, 10]);
  });

  test('do not begin anew when the next regime takes over', () => {
    const one = madeUp('one', 20, { years: 2, then: 'two' });
    expect(ratesOf(one, plan(4), [madeUp('two', 10, { phases })])).toEqual([20, 20, 5, 10]);
  });

  test('begin anew where the regime before says so', () => {
    const one = madeUp('one', 20, { years: 2, then: 'two', thenRestartsPhases: true });
    expect(ratesOf(one, plan(6), [madeUp('two', 10, { phases })])).toEqual([20, 20, 0, 5, 5, 10]);
  });

  test('that must be asked for can be left out', () => {
    const optional = [{ ...free, optional: true, years: 1 }, ...phases.slice(1)];
    const one = madeUp('one', 10, { phases: optional });
    expect(ratesOf(one, plan(3))).toEqual([0, 5, 5]);
    expect(ratesOf(one, plan(3, 2027, { optionalReliefs: false }))).toEqual([10, 5, 5]);
  });

  test('hold up to an income, inclusive', () => {
    const one = madeUp('one', 10, { phases: [{ ...free, years: 1, upTo: 100_000 }] });
    expect(ratesOf(one, plan(2))).toEqual([0, 10]);
    expect(ratesOf(one, plan(2, 2027, { income: 100_001 }))).toEqual([10, 10]);
  });

  test('stand on the changes of the regime', () => {
    const changes = [{ from: '2027-01-01', rules: { incomeTaxRate: 30 } }];
    const half = [{ ...relief, years: 1, rules: { incomeTaxableShare: 50 } }];
    expect(ratesOf(madeUp('one', 10, { phases: half, changes }), plan(2))).toEqual([15, 30]);
  });

  test('outside the sequence are not counted', () => {
    const one = madeUp('one', 10, { otherReliefs: [{ ...free, years: null }] });
    expect(ratesOf(one, plan(2))).toEqual([10, 10]);
  });
});

test('a stay has the lowest ceiling of its regimes, and years alike share their rules', () => {
  const upTo = (regime: LastingRegime, maxIncomeThreshold: number) => ({
    ...regime,
    rules: { ...regime.rules, maxIncomeThreshold },
  });
  const phases = [{ ...free, years: 2 }];
  const one = upTo(madeUp('one', 10, { years: 3, then: 'two', phases }), 90_000);
  const two = upTo(madeUp('two', 20), 50_000);
  const stay = stayOf(one, plan(5), () => two);
  expect(stayCurve(stay).maxIncome).toBe(50_000);
  expect(new Set(stay.map(({ schedule }) => schedule)).size).toBe(2);
  expect(new Set(stay.map(({ relief: had }) => had?.schedule)).size).toBe(2);
});

describe('the reason of every step', () => {
  const source = { title: 'Law', publisher: 'State', url: null };
  const texts = (words: string, because: readonly string[] = []) => ({
    thenWords: words,
    phases: because.map((text) => ({ because: text, who: 'Newcomers', source })),
    changes: [{ because: 'The law changes.', source }],
    otherReliefs: [],
    costsBecause: [],
    sources: [source],
    confidence: 'high' as const,
  });
  const reasonsOf = (regime: LastingRegime, at: ProjectionPlan, others: readonly LastingRegime[] = []) =>
    project(regime, at, (id) => others.find((other) => other.id === id)).years.map(({ reasons }) =>
      reasons.map(({ type, text }) => `${type}: ${text}`),
    );

  test('reliefs begin and end, rules change, regimes follow and end', () => {
    const phases = [
      { ...free, years: 1, optional: true },
      { ...relief, years: 1, rules: { incomeTaxRate: 5 } },
    ];
    const changes = [{ from: '2030-01-01', rules: { incomeTaxRate: 12 } }];
    const one = {
      ...madeUp('one', 10, { phases, changes, years: 4, then: 'two' }),
      texts: texts('Then two.', ['Nothing at first.', 'Half after that.']),
    };
    const two = { ...madeUp('two', 20, { years: 1 }), texts: texts('Nothing follows.') };
    expect(reasonsOf(one, plan(7), [two])).toEqual([
      ['relief: Nothing at first.'],
      ['relief: Half after that.'],
      ['reliefEnds: The relief of the first years is over.'],
      ['change: The law changes.'],
      ['then: Then two.'],
      ['end: Nothing follows.'],
      [],
    ]);
    const { years } = project(one, plan(7), (id) => (id === 'two' ? two : undefined));
    expect(years[0]?.reasons).toEqual([
      { type: 'relief', text: 'Nothing at first.', source, optional: true, who: 'Newcomers' },
    ]);
    // Only a relief can have to be asked for, or be for some.
    for (const { reasons } of years.slice(2)) {
      for (const reason of reasons) expect(reason).toMatchObject({ optional: false, who: null, source });
    }
  });

  test('what is as the year before has no reason', () => {
    const changes = [{ from: '2028-01-01', rules: { incomeTaxRate: 12 } }];
    const one = madeUp('one', 10, { phases: [{ ...free, years: 3 }], changes });
    expect(reasonsOf(one, plan(5)).map((reasons) => reasons.length)).toEqual([1, 1, 0, 1, 0]);
  });

  test('without texts the engine has its own words', () => {
    const phases = [{ ...free, years: 1 }];
    const changes = [{ afterYears: 2, rules: { incomeTaxRate: 12 } }];
    const one = madeUp('one', 10, { phases, changes, years: 3, then: 'two' });
    expect(reasonsOf(one, plan(5), [madeUp('two', 20, { years: 1 })])).toEqual([
      ['relief: A relief of the first years applies.'],
      ['reliefEnds: The relief of the first years is over.'],
      ['change: Other rules apply from now on.'],
      ['then: Another regime follows.'],
      ['end: The regime is over.'],
    ]);
  });

  test('a regime that is over before the stay begins says what takes its place', () => {
    const over = { ...madeUp('one', 10, { until: '2026-12-31', then: 'two' }), texts: texts('Then two.') };
    expect(reasonsOf(over, plan(2), [madeUp('two', 20)])).toEqual([['then: Then two.'], []]);
    expect(reasonsOf(over, plan(2))).toEqual([['end: Then two.'], []]);
  });

  test('a relief that an income does not have is no reason', () => {
    const one = madeUp('one', 10, { phases: [{ ...free, years: 1, upTo: 50_000 }] });
    expect(reasonsOf(one, plan(2))).toEqual([[], []]);
    expect(project(one, plan(1), () => undefined).years[0]?.relieved).toBe(false);
    expect(project(one, plan(1, 2027, { income: 50_000 }), () => undefined).years[0]?.relieved).toBe(true);
  });

  test('every real step has its reason with a source', () => {
    for (const regime of REAL_REGIMES) {
      for (const { reasons } of project(regime, plan(20, 2026), findRegime).years) {
        for (const { text, source: written } of reasons) {
          expect(text, regime.id).not.toBe('');
          expect(written?.title, `${regime.id}: ${text}`).toBeTruthy();
        }
      }
    }
  });
});

describe('how the present rate will not last', () => {
  test('steps: last day, years, first years, changes', () => {
    const phases = [{ ...free, years: 1, optional: true }];
    const changes = [
      { from: '2030-01-01', rules: {} },
      { afterYears: 3, rules: {} },
    ];
    expect(lastingOf({ ...NO_END, years: 2, until: '2029-12-31', then: 'two', phases, changes })).toEqual([
      { type: 'until', until: '2029-12-31', then: 'two' },
      { type: 'years', years: 2, then: 'two' },
      { type: 'firstYears', years: 1, optional: true },
      { type: 'onDay', day: '2030-01-01' },
      { type: 'afterYears', years: 3 },
    ]);
  });

  test('a change at its very end is that end', () => {
    const changes = [{ afterYears: 5, rules: {} }];
    expect(lastingOf({ ...NO_END, years: 5, changes })).toEqual([{ type: 'years', years: 5, then: null }]);
  });

  test('nothing where it lasts', () => {
    expect([lastingOf(null), lastingOf(undefined), lastingOf(NO_END)]).toEqual([[], [], []]);
  });
});

describe('the check values: deducted, 80,000 USD, from 2027, reliefs on', () => {
  test.each([
    ['es-autonomo', [22.2, 27.7, 34.4, 34.4]],
    ['me-digital-nomad', [0, 0, 0, 0, 18.0, 18.0]],
    ['it-forfettario-5', [23.2, 23.2, 23.2, 23.2, 23.2, 29.0, 29.0]],
    ['pt-simplified', [7.2, 26.9, 34.2, 34.2]],
    ['al-self-employed-zero', [2.7, 2.7, 2.7, 16.9, 16.9]],
    ['cr-digital-nomad', [0, 0, 19.1, 19.1, 19.1, 22.0, 22.0, 24.9, 30.7, 30.7]],
    ['ae-free-zone-company', [6.8, 6.8]],
  ])('%s', (id, rates) => {
    const at = plan(rates.length, 2027, { income: 80_000, estimate: 'law' });
    const years = project(realRegime(id), at, findRegime).years;
    expect(years.map(({ rate }) => Number(rate?.toFixed(1)))).toEqual(rates);
  });

  test('Poland, linear tax, with 20,000 costs in 2026: 14,297', () => {
    const at = plan(1, 2026, { income: 80_000, estimate: 'law', costs: { amount: 20_000 } });
    const [year] = project(realRegime('pl-linear-19'), at, findRegime).years;
    expect(Math.round(year?.total ?? 0)).toBe(14_297);
  });
});

const anyRegime = fc.constantFrom(...REAL_REGIMES);
const plans = fc.record({
  income: incomes,
  years: fc.integer({ min: 1, max: 20 }),
  from: fc.record({ year: fc.integer({ min: 2026, max: 2040 }) }),
  optionalReliefs: fc.boolean(),
  estimate: fc.constantFrom(...ESTIMATES),
  costs: someCosts,
});

describe('for all regimes', () => {
  test('one year without reliefs is the figure of today', () => {
    for (const regime of REAL_REGIMES) {
      const lasting = regime.lasting && { ...regime.lasting, phases: [] };
      for (const income of [20_000, 60_000, 80_000, 250_000]) {
        for (const estimate of ESTIMATES) {
          const at = plan(1, 2026, { income, estimate });
          const [year] = project({ ...regime, lasting }, at, findRegime).years;
          const today = assess(scheduleOf(regime.rules, regime.brackets), income, { estimate });
          const { total, kept, effectiveRate: rate, lines } = today;
          expect(year, regime.id).toMatchObject({
            total,
            kept,
            rate,
            lines,
            regimeId: regime.id,
            ended: false,
          });
        }
      }
    }
  });

  test('nothing depends on the clock', () => {
    const all = () => REAL_REGIMES.map((regime) => project(regime, plan(12, 2026), findRegime).averageTotal);
    const today = all();
    vi.useFakeTimers({ now: new Date('2041-06-01') });
    try {
      expect(all()).toEqual(today);
    } finally {
      vi.useRealTimers();
    }
  });

  test('averages lie between the years, and sums are those of the years', () => {
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
      { numRuns: 300 },
    );
  });

  test('there is an entry for every year, and what follows ends', () => {
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
      { numRuns: 300 },
    );
  });

  test('the trace of every year adds up to its lines', () => {
    fc.assert(
      fc.property(anyRegime, plans, (regime, at) => {
        for (const { schedule, lines } of project(regime, at, findRegime).years) {
          if (schedule === null) continue;
          const amounts = traceOf(schedule, at.income, at).map(({ amount }) => amount);
          expect(amounts).toEqual(lines.map(({ amount }) => amount));
        }
      }),
      { numRuns: 150 },
    );
  });

  test('the curve of a stay is the yearly average at every income', () => {
    fc.assert(
      fc.property(anyRegime, plans, (regime, at) => {
        const stay = stayOf(regime, at, findRegime);
        const curve = stayCurve(stay, at);
        const isBesideKnot = curve.total.some(
          ({ from }) => from !== at.income && Math.abs(from - at.income) <= 1e-9 * at.income,
        );
        fc.pre(!isBesideKnot);
        const average = project(regime, at, findRegime).averageTotal;
        expect(Math.abs(totalOnCurve(curve, at.income) - average)).toBeLessThanOrEqual(
          1e-6 + 1e-12 * at.income,
        );
      }),
      { numRuns: 300 },
    );
  });
});

test('the curve of a stay has the lowest limit of its regimes, and break-even incomes of the stay', () => {
  const limited = madeUp('one', 10, { years: 1, then: 'two' });
  const two = { ...madeUp('two', 30), rules: { ...onlyTax('income', 30), maxIncomeThreshold: 90_000 } };
  const stay = stayOf(limited, plan(2), (id) => (id === 'two' ? two : undefined));
  const curve = stayCurve(stay);
  expect(curve.maxIncome).toBe(90_000);
  expect(totalOnCurve(curve, 50_000)).toBeCloseTo(10_000, 6);
  const fixed = stayCurve(
    stayOf({ ...madeUp('fixed', 0), rules: onlyTax('income', 8_000, 'fixed') }, plan(2), () => undefined),
  );
  expect(fixed.maxIncome).toBeNull();
  const [even] = breakEvenIncomes(curve, fixed, { from: 0, to: 200_000 });
  expect(even).toMatchObject({ income: 40_000, cheaperBefore: 'a', cheaperAfter: 'b' });
});

test('the curve of a relief steps where the relief ends', () => {
  const one = madeUp('one', 10, { phases: [{ ...free, years: 1, upTo: 50_000 }] });
  const curve = stayCurve(stayOf(one, plan(2), () => undefined));
  expect([50_000, 50_001].map((income) => totalOnCurve(curve, income))).toEqual([2_500, 5_000.1]);
});

test('a stay that has ended at once costs nothing', () => {
  const stay = stayOf(madeUp('one', 10, { until: '2020-12-31' }), plan(2), () => undefined);
  expect(stayCurve(stay)).toEqual({ total: [], maxIncome: null });
  expect(totalTax(scheduleOf(onlyTax('income', 10), []), 10)).toBe(1);
});
