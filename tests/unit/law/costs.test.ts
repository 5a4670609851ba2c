import { describe, expect, test } from 'vitest';
import {
  assess,
  type Costs,
  CostsError,
  curveOf,
  scheduleOf,
  type TaxBracket,
  totalOnCurve,
  totalTax,
  traceOf,
} from '../../../src/law/index.ts';
import { bracketsOf, onlyTax } from './madeUp.ts';

const amount = (usd: number): Costs => ({ amount: usd });

function taxOf(income: number, brackets: readonly TaxBracket[]): number {
  const schedule = scheduleOf(onlyTax('income', 10), brackets);
  const total = totalTax(schedule, income);
  expect(totalOnCurve(curveOf(schedule), income)).toBeCloseTo(total, 6);
  return total;
}

describe('what is kept, and the rate', () => {
  const schedule = () => scheduleOf(onlyTax('income', 10), []);

  test.each([
    [70_000, amount(20_000), 7_000, 43_000, 14],
    [70_000, { percent: 10 }, 7_000, 56_000, expect.closeTo(100 / 9, 9)],
    [70_000, amount(70_000), 7_000, -7_000, null],
    [70_000, amount(80_000), 7_000, -17_000, null],
    [0, amount(5_000), 0, -5_000, null],
    [0, amount(0), 0, 0, 0],
  ] as const)('income %d with costs %o', (income, costs, total, kept, rate) => {
    expect(assess(schedule(), income, { costs })).toMatchObject({ total, kept, effectiveRate: rate });
  });

  test('rates of the lines are percent of what is left after costs, too', () => {
    const flat = scheduleOf(onlyTax('income', 10), []);
    const [line] = assess(flat, 100_000, { costs: amount(50_000) }).lines;
    expect(line).toEqual({ kind: 'income', amount: 10_000, rate: 20 });
  });

  test.each([[-1], [Number.NaN], [Number.POSITIVE_INFINITY]])('costs of %d are a typed error', (costs) => {
    for (const given of [amount(costs), { percent: costs }]) {
      expect(() => assess(schedule(), 1, { costs: given })).toThrow(CostsError);
      expect(() => curveOf(schedule(), { costs: given })).toThrow(
        `Costs must be a finite number of US dollars or percent, 0 or more; got ${costs}.`,
      );
      expect(new CostsError(costs).name).toBe('CostsError');
    }
  });
});

describe('amounts that come off', () => {
  test('a tax that falls at a limit', () => {
    const brackets = bracketsOf('income', '0–40000 30%, 40000– 27% -4950');
    expect([40_000, 40_001].map((income) => taxOf(income, brackets))).toEqual([12_000, 7_050.27]);
  });

  test('a rate on what exceeds an amount: never below 0', () => {
    const brackets = bracketsOf('income', '0– 8% -560', 'on the entire income');
    expect([0, 5_000, 10_000].map((income) => taxOf(income, brackets))).toEqual([0, 0, 240]);
    const [trace] = traceOf(scheduleOf(onlyTax('income', 0), brackets), 5_000);
    expect(trace).toMatchObject({ amount: 0, steps: [{}, { adds: -160 }, { type: 'floor', adds: 160 }] });
  });
});
