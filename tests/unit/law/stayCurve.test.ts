/** Tax over income of a whole stay. */
import { expect, test } from 'vitest';
import { breakEvenIncomes, stayCurve, stayOf, totalOnCurve } from '../../../src/law/index.ts';
import { free, madeUp, plan } from './lastingRegimes.ts';
import { onlyTax } from './madeUp.ts';

test('years alike share their rules', () => {
  const phases = [{ ...free, years: 2 }];
  const one = madeUp('one', 10, { years: 3, then: 'two', phases });
  const stay = stayOf(one, plan(5), () => madeUp('two', 20));
  expect(new Set(stay.map(({ schedule }) => schedule.quick)).size).toBe(2);
  expect(new Set(stay.map(({ relief: had }) => had?.schedule.quick)).size).toBe(2);
});

test('the curve of a stay has the lowest limit of its regimes, and break-even incomes of the stay', () => {
  const limited = {
    ...madeUp('one', 10, { years: 1, then: 'two' }),
    rules: { ...onlyTax('income', 10), maxIncomeThreshold: 120_000 },
  };
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
});
