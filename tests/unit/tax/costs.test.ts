import { describe, expect, test } from 'vitest';
import {
  assess,
  type Costs,
  CostsError,
  curveOf,
  scheduleOf,
  type TaxBracket,
  type TaxRules,
  totalOnCurve,
  totalTax,
  traceOf,
} from '../../../src/tax/index.ts';
import { bracketsOf, onlyTax } from './madeUp.ts';

const amount = (usd: number): Costs => ({ amount: usd });

function taxOf(
  rules: Partial<TaxRules>,
  income: number,
  costs: Costs,
  brackets: readonly TaxBracket[] = [],
): number {
  const schedule = scheduleOf({ ...onlyTax('income', 10), ...rules }, brackets);
  const total = totalTax(schedule, income, { costs });
  expect(totalOnCurve(curveOf(schedule, { costs }), income)).toBeCloseTo(total, 6);
  return total;
}

describe('which costs count', () => {
  test.each([
    ['a kind that no field names falls on income', {}, 70_000, amount(20_000), 7_000],
    ['costsReduce: income less costs', { costsReduce: ['income'] }, 70_000, amount(20_000), 5_000],
    ['costsReduce: a percentage of income', { costsReduce: ['income'] }, 70_000, { percent: 10 }, 6_300],
    ['costsReduce of another kind', { costsReduce: ['pension'] }, 70_000, amount(20_000), 7_000],
    ['costs above the income leave no base', { costsReduce: ['income'] }, 70_000, amount(90_000), 0],
  ] as const)('%s', (_name, rules, income, costs, tax) => {
    expect(taxOf(rules, income, costs)).toBe(tax);
  });

  test.each([
    [24_000, 10_000],
    [25_000, 10_000],
    [40_000, 8_000],
    [100_000, 0],
    [120_000, 0],
  ])('costsAbove 25 percent, on an income of 100,000: costs of %d make a tax of %d', (costs, tax) => {
    const rules = { costsAbove: { percent: 25, kinds: ['income'] } } as const;
    expect(taxOf(rules, 100_000, amount(costs))).toBeCloseTo(tax, 6);
  });

  test('where all of an income is granted without proof, no costs exceed it', () => {
    const rules = { costsAbove: { percent: 100, kinds: ['income'] } } as const;
    expect([50_000, 100_000].map((costs) => taxOf(rules, 100_000, amount(costs)))).toEqual([10_000, 10_000]);
  });

  test.each([
    [80_000, 8_000],
    [80_001, 6_000.1],
  ])('costsReduceAbove 80,000: at %d with 20,000 costs the tax is %d', (income, tax) => {
    const rules = { costsReduceAbove: { turnover: 80_000, kinds: ['income'] } } as const;
    expect(taxOf(rules, income, amount(20_000))).toBeCloseTo(tax, 6);
  });

  test('costs come off before the share is taken', () => {
    expect(taxOf({ costsReduce: ['income'], incomeTaxableShare: 50 }, 70_000, amount(20_000))).toBe(2_500);
  });

  test('the minimum stays due, and so do fixed amounts', () => {
    const rules = { costsReduce: ['income'], incomeTaxMinimum: 900 } as const;
    expect(taxOf(rules, 70_000, amount(70_000))).toBe(900);
    expect(taxOf({ ...rules, incomeTaxType: 'fixed', incomeTaxRate: 4_000 }, 70_000, amount(70_000))).toBe(
      4_000,
    );
  });
});

describe('stepsOnTurnover: the bracket is chosen by turnover, its line falls on what is left after costs', () => {
  const entire = bracketsOf('income', '0–50000 0%, 50000– 15%', 'on the entire income');
  const slices = bracketsOf('income', '0–50000 0%, 50000– 9% +1000');
  const byTurnover = { costsReduce: ['income'], stepsOnTurnover: ['income'] } as const;

  test.each([
    // 15 % of 60,000 less 15 % of the costs, though 40,000 alone would be free.
    ['an entire-income set', byTurnover, entire, 60_000, 20_000, 6_000],
    ['progressive brackets', byTurnover, slices, 70_000, 10_000, 1_900],
    ['not below 0', byTurnover, slices, 60_000, 50_000, 0],
    ['half of the income taxed', { ...byTurnover, incomeTaxableShare: 50 }, slices, 120_000, 10_000, 1_450],
    ['below the step', byTurnover, entire, 50_000, 20_000, 0],
    ['without it the costs choose the bracket', { costsReduce: ['income'] }, entire, 60_000, 20_000, 0],
  ] as const)('%s', (_name, rules, brackets, income, costs, tax) => {
    expect(taxOf(rules, income, amount(costs), brackets)).toBeCloseTo(tax, 6);
  });

  test('brackets that overlap take costs off at all their rates', () => {
    const brackets = bracketsOf('income', '0– 5%, 50000– 10%');
    expect(taxOf(byTurnover, 60_000, amount(5_000), brackets)).toBeCloseTo(3_250, 6);
  });

  test('without brackets it is the ordinary rate', () => {
    expect(taxOf(byTurnover, 60_000, amount(20_000))).toBe(4_000);
  });
});

describe('what is kept, and the rate', () => {
  const schedule = scheduleOf({ ...onlyTax('income', 10), costsReduce: ['income'] }, []);

  test.each([
    [70_000, amount(20_000), 5_000, 45_000, 10],
    [70_000, { percent: 10 }, 6_300, 56_700, 10],
    [70_000, amount(70_000), 0, 0, null],
    [70_000, amount(80_000), 0, -10_000, null],
    [0, amount(5_000), 0, -5_000, null],
    [0, amount(0), 0, 0, 0],
  ] as const)('income %d with costs %o', (income, costs, total, kept, rate) => {
    expect(assess(schedule, income, { costs })).toMatchObject({ total, kept, effectiveRate: rate });
  });

  test('rates of the lines are percent of what is left after costs, too', () => {
    const flat = scheduleOf(onlyTax('income', 10), []);
    const [line] = assess(flat, 100_000, { costs: amount(50_000) }).lines;
    expect(line).toEqual({ kind: 'income', amount: 10_000, rate: 20 });
  });

  test.each([[-1], [Number.NaN], [Number.POSITIVE_INFINITY]])('costs of %d are a typed error', (costs) => {
    for (const given of [amount(costs), { percent: costs }]) {
      expect(() => assess(schedule, 1, { costs: given })).toThrow(CostsError);
      expect(() => curveOf(schedule, { costs: given })).toThrow(
        `Costs must be a finite number of US dollars or percent, 0 or more; got ${costs}.`,
      );
      expect(new CostsError(costs).name).toBe('CostsError');
    }
  });
});

describe('the trace with costs', () => {
  function stepsOf(rules: Partial<TaxRules>, costs: Costs, brackets: readonly TaxBracket[] = []) {
    const schedule = scheduleOf({ ...onlyTax('income', 10), ...rules }, brackets);
    return traceOf(schedule, 70_000, { costs })[0]?.steps ?? [];
  }

  test('costs come first', () => {
    expect(stepsOf({ costsReduce: ['income'] }, amount(7_000))).toEqual([
      { type: 'costs', income: 70_000, costs: 7_000, above: null, base: 63_000, adds: 0, subtotal: 0 },
      { type: 'share', income: 63_000, share: 100, base: 63_000, adds: 0, subtotal: 0 },
      { type: 'rate', base: 63_000, rate: 10, adds: 6_300, subtotal: 6_300 },
    ]);
  });

  test('costs that exceed what is granted say how much is granted', () => {
    const rules = { costsAbove: { percent: 30, kinds: ['income'] } } as const;
    const [first] = stepsOf(rules, amount(35_000));
    expect(first).toMatchObject({ type: 'costs', above: 30, base: 50_000 });
    expect(stepsOf(rules, amount(20_000))[0]).toMatchObject({ type: 'share', income: 70_000 });
  });

  test('where the bracket is chosen by turnover, costs come off the tax', () => {
    const rules = { costsReduce: ['income'], stepsOnTurnover: ['income'] } as const;
    const steps = stepsOf(rules, amount(7_000), bracketsOf('income', '0– 20%'));
    expect(steps.map(({ type }) => type)).toEqual(['share', 'bracket', 'costsOff']);
    const without = stepsOf(rules, amount(0), bracketsOf('income', '0– 20%'));
    expect(without.map(({ type }) => type)).toEqual(['share', 'bracket']);
    expect(steps.at(-1)).toEqual({
      type: 'costsOff',
      portion: 7_000,
      rate: 20,
      adds: -1_400,
      subtotal: 12_600,
    });
  });
});

describe('amounts that come off', () => {
  test('a tax that falls at a limit', () => {
    const brackets = bracketsOf('income', '0–40000 30%, 40000– 27% -4950');
    expect([40_000, 40_001].map((income) => taxOf({}, income, amount(0), brackets))).toEqual([
      12_000, 7_050.27,
    ]);
  });

  test('a rate on what exceeds an amount: never below 0', () => {
    const brackets = bracketsOf('income', '0– 8% -560', 'on the entire income');
    expect([0, 5_000, 10_000].map((income) => taxOf({}, income, amount(0), brackets))).toEqual([0, 0, 240]);
    const [trace] = traceOf(scheduleOf(onlyTax('income', 0), brackets), 5_000);
    expect(trace).toMatchObject({ amount: 0, steps: [{}, { adds: -160 }, { type: 'floor', adds: 160 }] });
  });
});

describe('a tax on turnover that comes off the profit', () => {
  test('inside a rate: costs come off at the rate without it', () => {
    // 10% of turnover less 2% of it and less costs.
    const [bracket] = bracketsOf('income', '0– 9.8%');
    const rules = { costsReduce: ['income'], stepsOnTurnover: ['income'] } as const;
    const brackets = bracket ? [{ ...bracket, costsRate: 10 }] : [];
    expect(taxOf(rules, 100_000, amount(20_000), brackets)).toBeCloseTo(7_800, 6);
    expect(taxOf(rules, 100_000, amount(99_000), brackets)).toBe(0);
    expect(taxOf(rules, 100_000, amount(0), brackets)).toBeCloseTo(9_800, 6);
  });

  test('inside a share: costs come off the share in full', () => {
    const rules = {
      incomeTaxableShare: 98,
      costsReduce: ['income'],
      shareOfTurnover: ['income'],
    } as const;
    expect(taxOf(rules, 100_000, amount(20_000))).toBeCloseTo(7_800, 6);
    expect(taxOf(rules, 100_000, { percent: 20 })).toBeCloseTo(7_800, 6);
    expect(taxOf(rules, 100_000, amount(99_000))).toBe(0);
    const [trace] = traceOf(scheduleOf({ ...onlyTax('income', 10), ...rules }, []), 100_000, {
      costs: amount(20_000),
    });
    expect(trace?.steps).toMatchObject([
      { type: 'share', income: 100_000, base: 98_000 },
      { type: 'costs', income: 98_000, base: 78_000 },
      { type: 'rate', base: 78_000 },
    ]);
  });
});
