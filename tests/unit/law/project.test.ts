/** A stay year by year: when a regime ends, changes or has reliefs. */
import { describe, expect, test } from 'vitest';
import { type Lasting, project, type TaxRules } from '../../../src/law/index.ts';
import { free, madeUp, NO_END, plan, ratesOf, ratesOfChain, relief } from './lastingRegimes.ts';
import { bracketsOf, onlyTax } from './madeUp.ts';
import { ASKED, findRegime, realRegime } from './realRegimes.ts';

describe('when a regime is over', () => {
  test('without an end it goes on', () => {
    expect(ratesOf(madeUp('one', 10), plan(3))).toEqual([10, 10, 10]);
    expect(project(madeUp('one', 10), plan(3), () => undefined).endsAfter).toBeNull();
    expect(ratesOf({ ...madeUp('one', 10), lasting: null }, plan(2))).toEqual([10, 10]);
  });

  const GONE = '2020-12-31';
  const changes = [{ afterYears: 2, rules: { incomeTaxRate: 40 } }];
  test.each<[string, Partial<Lasting>[], (number | null)[]]>([
    ['after its years the next one takes over', [{ years: 2, then: 'two' }, {}], [10, 10, 20, 20]],
    [
      'where none follows but its rules change, it goes on under them',
      [{ years: 2, changes }],
      [10, 10, 40, 40],
    ],
    [
      'years count from when it was entered',
      [{ years: 1, then: 'two' }, { years: 2, then: 'three' }, {}],
      [10, 20, 20, 30, 30],
    ],
    [
      'what follows may be over itself',
      [{ years: 1, then: 'two' }, { until: GONE, then: 'three' }, {}],
      [10, 30],
    ],
    [
      'what follows itself has an end, whatever changes',
      [{ years: 2, then: 'one', changes }],
      [10, 10, null, null],
    ],
    [
      'what leads back to itself has an end',
      [
        { until: GONE, then: 'two' },
        { until: GONE, then: 'one' },
      ],
      [null, null],
    ],
  ])('%s', (_, lasting, rates) => {
    expect(ratesOfChain(rates.length, ...lasting)).toEqual(rates);
  });

  test.each([
    ['2028-12-31', 2027, [10, 10, 20]],
    ['2028-12-31', 2028, [10, 20, 20]],
    ['2028-12-31', 2029, [20, 20, 20]],
    // A last day within a year leaves that year as it is.
    ['2028-01-01', 2027, [10, 10, 20]],
  ])('after its last day nobody can use it: %s, from %d', (until, from, rates) => {
    const one = madeUp('one', 10, { until, then: 'next' });
    expect(ratesOf(one, plan(3, from), [madeUp('next', 20)])).toEqual(rates);
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

  test('a bracket that takes the place of others ends where the next of its kind begins', () => {
    const rules = { ...onlyTax('income', 0), hasPension: true };
    const brackets = [...bracketsOf('income', '0–50000 10%, 50000– 20%'), ...bracketsOf('pension', '0– 3%')];
    const changes = [{ afterYears: 1, rules: {}, brackets }];
    const one = { id: 'one', rules, brackets: [], lasting: { ...NO_END, changes } };
    expect(ratesOf(one, plan(2))).toEqual([0, 18]);
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
    const rule = after?.schedule?.quick?.lines[0]?.rule;
    expect(rule).toMatchObject({ rate: 500 });
    expect(Object.keys(rule?.statutory ?? {})).toEqual(['incomeTaxMinimum']);
  });
});

describe('reliefs of the first years', () => {
  const phases = [
    { ...free, years: 1 },
    { ...relief, years: 2, rules: { incomeTaxRate: 5 } },
  ];
  const half = [{ ...relief, years: 1, rules: { incomeTaxableShare: 50 } }];
  const changes = [{ from: '2027-01-01', rules: { incomeTaxRate: 30 } }];

  test.each<[string, Partial<Lasting>[], number[]]>([
    ['follow each other from the first year', [{ phases }], [0, 5, 5, 10, 10]],
    [
      'do not begin anew when the next regime takes over',
      [{ years: 2, then: 'two' }, { phases }],
      [10, 10, 5, 20],
    ],
    [
      'begin anew where the regime before says so',
      [{ years: 2, then: 'two', thenRestartsPhases: true }, { phases }],
      [10, 10, 0, 5, 5, 20],
    ],
    ['stand on the changes of the regime', [{ phases: half, changes }], [15, 30]],
    ['outside the sequence are not counted', [{ otherReliefs: [{ ...free, years: null }] }], [10, 10]],
  ])('%s', (_, lasting, rates) => {
    expect(ratesOfChain(rates.length, ...lasting)).toEqual(rates);
  });

  test('that must be asked for can be left out', () => {
    const optional = [{ ...free, optional: true, years: 1 }, ...phases.slice(1)];
    const one = madeUp('one', 10, { phases: optional });
    expect(ratesOf(one, plan(3))).toEqual([0, 5, 5]);
    expect(ratesOf(one, plan(3, 2027, { optionalReliefs: false }))).toEqual([10, 5, 5]);
  });

  test('are those of the plan, also where another one has asked before', () => {
    const one = madeUp('one', 10, { phases: [{ ...free, optional: true, years: 1 }] });
    const lookup = () => undefined;
    const rate = (at: ReturnType<typeof plan>) => project(one, at, lookup).years[0]?.rate;
    expect(rate(plan(1, 2027, { optionalReliefs: false }))).toBe(10);
    expect(rate(plan(1))).toBe(0);
    expect(rate(plan(1, 2027, { optionalReliefs: false }))).toBe(10);
  });

  test('hold up to an income, inclusive', () => {
    const one = madeUp('one', 10, { phases: [{ ...free, years: 1, upTo: 100_000 }] });
    expect(ratesOf(one, plan(2))).toEqual([0, 10]);
    expect(ratesOf(one, plan(2, 2027, { income: 100_001 }))).toEqual([10, 10]);
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
    const at = plan(rates.length, 2027, { income: 80_000, ...ASKED.law });
    const years = project(realRegime(id), at, findRegime).years;
    expect(years.map(({ rate }) => Number(rate?.toFixed(1)))).toEqual(rates);
  });

  test('Poland, linear tax, with 20,000 costs in 2026: 14,297', { tags: 'years-check-values' }, () => {
    const at = plan(1, 2026, { income: 80_000, ...ASKED.law, costs: { amount: 20_000 } });
    const [year] = project(realRegime('pl-linear-19'), at, findRegime).years;
    expect(Math.round(year?.total ?? 0)).toBe(14_297);
  });
});
