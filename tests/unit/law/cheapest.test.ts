import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cheapestByIncome,
  curveOf,
  ESTIMATES,
  isEligible,
  scheduleOf,
  totalTax,
} from '../../../src/law/index.ts';
import { bracketsOf, cents, type MadeUp, madeUpRegimes, NO_TAX, onlyTax } from './madeUp.ts';
import { ASKED, precisionOf, REAL_REGIMES } from './realRegimes.ts';

const RANGE = { from: 0, to: 400_000 };
const entry = (id: string, rules: MadeUp['rules']) => ({ id, curve: curveOf(scheduleOf(rules, [])) });

test('each range names the cheapest regime, up to and including its end', () => {
  const found = cheapestByIncome(
    [entry('rate', onlyTax('income', 10)), entry('fixed', onlyTax('other', 5_000, 'fixed'))],
    RANGE,
  );
  expect(found).toEqual([
    { from: 0, to: 50_000, ids: ['rate'] },
    { from: 50_000, to: 400_000, ids: ['fixed'] },
  ]);
});

test('a regime takes part up to its threshold', () => {
  const found = cheapestByIncome(
    [
      entry('cheap', { ...onlyTax('income', 1), maxIncomeThreshold: 100_000 }),
      entry('dear', { ...onlyTax('income', 20), maxIncomeThreshold: 200_000 }),
    ],
    RANGE,
  );
  expect(found).toEqual([
    { from: 0, to: 100_000, ids: ['cheap'] },
    { from: 100_000, to: 200_000, ids: ['dear'] },
    { from: 200_000, to: 400_000, ids: [] },
  ]);
});

test('regimes that cost the same stand together, in their order', () => {
  const found = cheapestByIncome(
    [entry('second', NO_TAX), entry('first', onlyTax('pension', 0)), entry('dear', onlyTax('pension', 1))],
    RANGE,
  );
  expect(found).toEqual([{ ...RANGE, ids: ['second', 'first'] }]);
});

test('several crossings between two knots are all found', () => {
  const found = cheapestByIncome(
    [
      entry('30%', onlyTax('income', 30)),
      entry('10% + 1,000', {
        ...onlyTax('income', 10),
        hasOtherTax: true,
        otherTaxRate: 1_000,
        otherTaxType: 'fixed',
      }),
      entry('1% + 10,000', {
        ...onlyTax('income', 1),
        hasOtherTax: true,
        otherTaxRate: 10_000,
        otherTaxType: 'fixed',
      }),
    ],
    RANGE,
  );
  expect(found.map(({ to, ids }) => [to, ...ids])).toEqual([
    [5_000, '30%'],
    [100_000, '10% + 1,000'],
    [400_000, '1% + 10,000'],
  ]);
});

/** A regime that costs 10 %, from 30,000 on 20 %. */
const bending = (id: string) => ({
  id,
  curve: curveOf(scheduleOf(onlyTax('income', 0), bracketsOf('income', '0–30000 10%, 30000– 20%'))),
});

test('what bends elsewhere does not cut a range', () => {
  const dear = { ...onlyTax('other', 50_000, 'fixed'), maxIncomeThreshold: 90_000 };
  expect(cheapestByIncome([entry('none', NO_TAX), bending('bends'), entry('dear', dear)], RANGE)).toEqual([
    { ...RANGE, ids: ['none'] },
  ]);
  expect(cheapestByIncome([bending('one'), bending('two')], RANGE)).toEqual([
    { ...RANGE, ids: ['one', 'two'] },
  ]);
});

test('two regimes together are not one of a name like both', () => {
  const limited = { ...NO_TAX, maxIncomeThreshold: 50_000 };
  const found = cheapestByIncome(
    [entry('a', limited), entry('b', limited), entry('ab', onlyTax('income', 10))],
    RANGE,
  );
  expect(found).toEqual([
    { from: 0, to: 50_000, ids: ['a', 'b'] },
    { from: 50_000, to: 400_000, ids: ['ab'] },
  ]);
});

test('a range of incomes may begin and end anywhere', () => {
  const entries = [bending('bends'), entry('fixed', onlyTax('other', 5_000, 'fixed'))];
  expect(cheapestByIncome(entries, { from: 35_000, to: 60_000 })).toEqual([
    { from: 35_000, to: 40_000, ids: ['bends'] },
    { from: 40_000, to: 60_000, ids: ['fixed'] },
  ]);
  expect(cheapestByIncome(entries, { from: 10_000, to: 20_000 })).toEqual([
    { from: 10_000, to: 20_000, ids: ['bends'] },
  ]);
});

test('a range that rounding alone makes goes with the one before; a range of incomes may be as narrow', () => {
  const until = (maxIncomeThreshold: number, rate: number) => ({
    ...onlyTax('income', rate),
    maxIncomeThreshold,
  });
  const entries = [
    entry('cheap', until(100_000, 1)),
    entry('dear', until(100_000.0000005, 2)),
    entry('dearest', onlyTax('income', 3)),
  ];
  expect(cheapestByIncome(entries, RANGE)).toEqual([
    { from: 0, to: 100_000.0000005, ids: ['cheap'] },
    { from: 100_000.0000005, to: 400_000, ids: ['dearest'] },
  ]);
  const narrow = { from: 1, to: 1.0000001 };
  expect(cheapestByIncome(entries, narrow)).toEqual([{ ...narrow, ids: ['cheap'] }]);
});

test('no entries and empty ranges', () => {
  expect(cheapestByIncome([], RANGE)).toEqual([{ ...RANGE, ids: [] }]);
  expect(cheapestByIncome([entry('one', NO_TAX)], { from: 5, to: 5 })).toEqual([]);
  expect(cheapestByIncome([entry('one', NO_TAX)], { from: 5, to: 4 })).toEqual([]);
});

describe.each([
  {
    regimes: 'made-up regimes',
    arbitrary: fc.array(madeUpRegimes, { minLength: 1, maxLength: 6 }),
    estimate: 'specified',
  },
  ...ESTIMATES.map((estimate) => ({
    regimes: 'all real regimes',
    arbitrary: fc.subarray<MadeUp>(REAL_REGIMES, { minLength: 1 }),
    estimate,
  })),
] as const)('$regimes, $estimate', ({ arbitrary, estimate }) => {
  test('the ranges join, and the engine agrees on the cheapest at random incomes', () => {
    const cases = fc.tuple(arbitrary, cents(RANGE.to, 1));
    fc.assert(
      fc.property(cases, ([regimes, income]) => {
        const entries = regimes.map(({ rules, brackets }, index) => {
          const schedule = scheduleOf(rules, brackets);
          return { id: `${index}`, rules, schedule, curve: curveOf(schedule, ASKED[estimate]) };
        });
        const found = cheapestByIncome(entries, RANGE);
        expect(found[0]?.from).toBe(RANGE.from);
        expect(found.at(-1)?.to).toBe(RANGE.to);
        for (const [index, range] of found.entries()) {
          expect(range.to).toBeGreaterThan(range.from);
          if (index > 0) expect(range.from).toBe(found[index - 1]?.to);
        }
        fc.pre(found.every(({ to }) => Math.abs(to - income) > 1e-3));
        const open = entries.filter(({ rules }) => isEligible(rules, income));
        const totals = new Map(
          open.map(({ id, schedule }) => [id, totalTax(schedule, income, ASKED[estimate])]),
        );
        const least = Math.min(...totals.values());
        const stated = found.find(({ from, to }) => income > from && income <= to)?.ids ?? [];
        expect(stated.length > 0).toBe(open.length > 0);
        const within = open.map(({ rules: { id = '' } }) => 2 * precisionOf(id, estimate));
        for (const id of stated) expect(totals.get(id)).toBeLessThanOrEqual(least + Math.max(...within));
      }),
      { numRuns: 150 },
    );
  });
});
