import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  curveOf,
  ESTIMATES,
  IncomeError,
  scheduleOf,
  type TaxCurve,
  totalOnCurve,
  totalTax,
} from '../../../src/tax/index.ts';
import { bracketsOf, incomes, type MadeUp, madeUpRegimes, onlyTax, someCosts } from './madeUp.ts';
import { REAL_REGIMES } from './realRegimes.ts';

// Many random cases; a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 });

/** The incomes at which a curve bends or jumps, and incomes of people. */
function incomesOn(curve: TaxCurve): fc.Arbitrary<number> {
  return fc.oneof(incomes, fc.constantFrom(...curve.total.map((piece) => piece.from)));
}

/** Rounding may put an income that is a few digits off a knot on the other side of a jump. */
function isBesideKnot(curve: TaxCurve, income: number): boolean {
  return curve.total.some(({ from }) => from !== income && Math.abs(from - income) <= 1e-12 * income);
}

describe.each([
  { regimes: 'made-up regimes', arbitrary: madeUpRegimes, numRuns: 600 },
  { regimes: 'all real regimes', arbitrary: fc.constantFrom<MadeUp>(...REAL_REGIMES), numRuns: 600 },
])('$regimes', ({ arbitrary, numRuns }) => {
  test('the curve equals the engine at random incomes to 1e-6', () => {
    const cases = fc
      .tuple(
        arbitrary,
        fc.record({ estimate: fc.constantFrom(...ESTIMATES), costs: someCosts, withoutFees: fc.boolean() }),
      )
      .map(([{ rules, brackets }, options]) => {
        const schedule = scheduleOf(rules, brackets);
        return { schedule, options, curve: curveOf(schedule, options) };
      })
      .chain((made) => incomesOn(made.curve).map((income) => ({ ...made, income })));
    fc.assert(
      fc.property(cases, ({ schedule, options, curve, income }) => {
        fc.pre(!isBesideKnot(curve, income));
        const difference = totalOnCurve(curve, income) - totalTax(schedule, income, options);
        expect(Math.abs(difference)).toBeLessThanOrEqual(1e-6 + 1e-13 * income);
      }),
      { numRuns },
    );
  });
});

test('every real regime at whole incomes up to 300,000, with and without deduction', () => {
  for (const { rules, brackets } of REAL_REGIMES) {
    const schedule = scheduleOf(rules, brackets);
    for (const estimate of ESTIMATES) {
      const curve = curveOf(schedule, { estimate });
      for (let income = 0; income <= 300_000; income += 500) {
        const difference = totalOnCurve(curve, income) - totalTax(schedule, income, { estimate });
        if (Math.abs(difference) > 1e-6) expect.fail(`${rules} at ${income}: off by ${difference}`);
      }
    }
  }
});

test('knots are bracket bounds and the points where floors and caps begin to bind', () => {
  const rules = {
    ...onlyTax('socialContribution', 20),
    socialSecurityMinimum: 1_000,
    socialSecurityCap: 10_000,
  };
  const { total } = curveOf(
    scheduleOf(
      { ...rules, hasIncomeTax: true },
      bracketsOf('income', '0–10000 0%, 10000–30000 10%, 30000– 40%'),
    ),
  );
  expect(total.map((piece) => piece.from)).toEqual([0, 5_000, 10_000, 30_000, 50_000]);
  expect(total.map((piece) => piece.slope)).toEqual([0, 0.2, 0.2 + 0.1, 0.2 + 0.4, 0.4]);
  expect(total[0]).toEqual({ from: 0, at: 0, after: 1_000, slope: 0 });
});

test('a jump keeps both sides: the bound itself belongs to the bracket below', () => {
  const brackets = bracketsOf('income', '0–37800 0%, 37800– 0% +5150', 'entire income');
  const curve = curveOf(scheduleOf(onlyTax('income', 0), brackets));
  expect(curve.total[1]).toEqual({ from: 37_800, at: 0, after: 5_150, slope: 0 });
  expect([37_799, 37_800, 37_800.01].map((income) => totalOnCurve(curve, income))).toEqual([0, 0, 5_150]);
});

test('brackets that overlap or leave gaps make the curve that the engine follows', () => {
  const overlapping = bracketsOf('income', '0–50000 10%, 10000–20000 5% +300, 20000– 1%, 60000–70000 7%');
  const schedule = scheduleOf(onlyTax('income', 0), overlapping);
  const curve = curveOf(schedule);
  expect(curve.total.map((piece) => piece.from)).toEqual([0, 10_000, 20_000, 50_000, 60_000, 70_000]);
  for (let income = 0; income <= 90_000; income += 2_500) {
    expect(totalOnCurve(curve, income)).toBeCloseTo(totalTax(schedule, income), 6);
  }
});

test('by default nothing is deducted', () => {
  const rules = {
    ...onlyTax('income', 10),
    hasPension: true,
    pensionRate: 20,
    pensionDeductible: true,
  };
  const schedule = scheduleOf(rules, []);
  expect(totalOnCurve(curveOf(schedule), 50_000)).toBeCloseTo(15_000, 6);
  expect(totalOnCurve(curveOf(schedule, { estimate: 'law' }), 50_000)).toBeCloseTo(14_000, 6);
});

test('a share that does not divide evenly leaves the jump at its round income', () => {
  const rules = { ...onlyTax('income', 0), incomeTaxableShare: 57.67 };
  const brackets = bracketsOf('income', '0–5767 0%, 5767– 0% +900', 'entire income');
  const schedule = scheduleOf(rules, brackets);
  expect(totalOnCurve(curveOf(schedule), 10_000)).toBe(totalTax(schedule, 10_000));
  expect(curveOf(schedule).total[1]?.from).toBe(10_000);
});

test('where contributions jump, the deducted base falls while income rises, back below a bound it had passed', () => {
  const rules = {
    ...onlyTax('income', 0),
    hasSocialContribution: true,
    socialContributionDeductible: true,
  };
  const brackets = [
    ...bracketsOf('income', '0–40000 0%, 40000– 0% +1000', 'entire income'),
    ...bracketsOf('socialContribution', '0–50000 0%, 50000–60000 150%, 60000– 0%'),
  ];
  const schedule = scheduleOf(rules, brackets);
  const curve = curveOf(schedule, { estimate: 'law' });
  // Base: income up to 50,000, then falling by half a dollar per dollar to 45,000 at 60,000, then rising again.
  const dollarsDue = [40_000, 40_001, 50_000, 58_000, 60_000].map((income) => totalOnCurve(curve, income));
  expect(dollarsDue).toEqual([0, 1_000, 1_000, 13_000, 16_000]);
  const steeper = scheduleOf(rules, [
    ...brackets.slice(0, 2),
    ...bracketsOf('socialContribution', '0–50000 0%, 50000–60000 300%, 60000– 0%'),
  ]);
  const falling = curveOf(steeper, { estimate: 'law' });
  // The base is back at 40,000 at an income of 55,000: from there on the lower bracket holds it.
  for (const income of [54_999, 55_000, 55_001, 59_000, 70_000, 70_001]) {
    expect(totalOnCurve(falling, income)).toBeCloseTo(totalTax(steeper, income, { estimate: 'law' }), 6);
  }
  expect(totalOnCurve(falling, 55_000)).toBe(15_000);
  expect(totalOnCurve(falling, 54_999)).toBe(15_997);
});

test('NaN, infinite and negative incomes are a typed error', () => {
  const curve = curveOf(scheduleOf(onlyTax('income', 10), []));
  for (const income of [Number.NaN, Number.POSITIVE_INFINITY, -1]) {
    expect(() => totalOnCurve(curve, income)).toThrow(IncomeError);
  }
});
