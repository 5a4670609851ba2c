/** Why a rate does not last: the reason of every step of a stay, and the steps of a regime. */
import { describe, expect, test } from 'vitest';
import { type LastingRegime, lastingOf, type ProjectionPlan, project } from '../../../src/law/index.ts';
import { free, madeUp, NO_END, plan, relief } from './lastingRegimes.ts';
import { findRegime, REAL_REGIMES } from './realRegimes.ts';

describe('the reason of every step', () => {
  const source = { title: 'Law', publisher: 'State', url: null };
  const texts = (words: string, because: readonly string[] = []) => ({
    thenWords: words,
    phases: because.map((text) => ({ because: text, who: 'Newcomers', source })),
    changes: [{ because: 'The law changes.', source }],
    otherReliefs: [],
    costsBecause: '',
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
      ['then: Another scheme follows.'],
      ['end: The scheme is over.'],
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
  test('steps: last day, years, permit, first years, changes', () => {
    const phases = [{ ...free, years: 1, optional: true }];
    const changes = [
      { from: '2030-01-01', rules: {} },
      { afterYears: 3, rules: {} },
    ];
    const ends = { years: 2, until: '2029-12-31', permitMonths: 18, then: 'two' };
    expect(lastingOf({ ...NO_END, ...ends, phases, changes })).toEqual([
      { type: 'until', day: '2029-12-31' },
      { type: 'years', years: 2 },
      { type: 'permit', years: 1.5 },
      { type: 'firstYears', years: 1 },
      { type: 'onDay', day: '2030-01-01' },
      { type: 'afterYears', years: 3 },
    ]);
  });

  test('a change at its very end is that end', () => {
    const changes = [{ afterYears: 5, rules: {} }];
    expect(lastingOf({ ...NO_END, years: 5, changes })).toEqual([{ type: 'years', years: 5 }]);
  });

  test('nothing where it lasts', () => {
    expect([lastingOf(null), lastingOf(undefined), lastingOf(NO_END)]).toEqual([[], [], []]);
  });
});
