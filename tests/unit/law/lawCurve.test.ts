/** How curves of laws are cut: over which stretches of income a law is walked, and into how many straight pieces. */
import { describe, expect, test } from 'vitest';
import { WAGE } from '../../../src/law/bestWage.ts';
import { curveOf, scheduleOf, totalTax } from '../../../src/law/index.ts';
import { CURVES_END, stretchesOf } from '../../../src/law/lawCurve.ts';
import { ASKED, REAL_REGIMES } from './realRegimes.ts';

describe('stretches of income', () => {
  const all = { turnover: 1, wage: 1, costs: 0, profit: 1 };

  test('without costs there is one', () => {
    expect(stretchesOf(null)).toEqual([{ from: 0, to: CURVES_END, along: all }]);
  });

  test('costs of a fixed amount leave no profit at first', () => {
    expect(stretchesOf({ amount: 10_000 })).toEqual([
      { from: 0, to: 10_000, along: { ...all, profit: 0 } },
      { from: 10_000, to: CURVES_END, along: all },
    ]);
    expect(stretchesOf({ amount: 2 * CURVES_END })).toEqual([
      { from: 0, to: CURVES_END, along: { ...all, profit: 0 } },
    ]);
  });

  test('costs in percent take their share of every dollar, and all of it at most', () => {
    const along = { ...all, costs: 0.2, profit: 0.8 };
    expect(stretchesOf({ percent: 20 })).toEqual([{ from: 0, to: CURVES_END, along }]);
    expect(stretchesOf({ percent: 100 }, 30_000)).toMatchObject([
      { from: 0, to: CURVES_END, along: { costs: 1, profit: 0 } },
    ]);
  });

  test("an owner's pay is all of the profit until there is enough for it", () => {
    const along = { ...all, costs: 0.5, profit: 0.5 };
    expect(stretchesOf({ percent: 50 }, 30_000)).toEqual([
      { from: 0, to: 60_000, along: { ...along, [WAGE]: 0.5 } },
      { from: 60_000, to: CURVES_END, along },
    ]);
    expect(stretchesOf({ amount: 10_000 }, 30_000).map(({ from, to }) => [from, to])).toEqual([
      [0, 10_000],
      [10_000, 40_000],
      [40_000, CURVES_END],
    ]);
    expect(stretchesOf(null, 2 * CURVES_END).map(({ to }) => to)).toEqual([CURVES_END]);
  });
});

describe('pieces', () => {
  const curves = () =>
    REAL_REGIMES.map(({ id, rules, brackets }) => {
      const schedule = scheduleOf(rules, brackets);
      return { id, schedule, pieces: curveOf(schedule, ASKED.law).total };
    });

  test('begin where the engine is', () => {
    for (const { id, schedule, pieces } of curves()) {
      for (const { from, at } of pieces) {
        // Rounding may put a jump a little beside its income.
        const off = [from * (1 - 1e-12), from, from * (1 + 1e-12)].map((income) =>
          Math.abs(at - totalTax(schedule, income, ASKED.law)),
        );
        expect(Math.min(...off), `${id} at ${from}`).toBeLessThan(0.02);
      }
    }
  });

  test('are no more than a bend needs', () => {
    // Lithuania's credit is a parabola of 60 pieces; all other laws are nearly straight.
    for (const { id, pieces } of curves()) {
      expect(pieces.length, id).toBeLessThan(id === 'lt-individual-activity' ? 80 : 30);
    }
  });
});
