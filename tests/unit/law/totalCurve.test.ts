import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  companyPayOf,
  curveOf,
  curveWith,
  IncomeError,
  sampledCurve,
  scheduleOf,
  type TaxCurve,
  totalOnCurve,
  totalTax,
} from '../../../src/law/index.ts';
import { lawMethod } from '../../../src/law/lawMethod.ts';
import { valueAt } from '../../../src/law/piecewiseLinear.ts';
import { bracketsOf, cents, incomes, type MadeUp, madeUpRegimes, onlyTax, someCosts } from './madeUp.ts';
import { ASKED, LAWS, precisionOf, REAL_REGIMES, realRegime } from './realRegimes.ts';

/** The incomes at which a curve bends or jumps, and incomes of people. */
function incomesOn(curve: TaxCurve): fc.Arbitrary<number> {
  return fc.oneof(incomes, fc.constantFrom(...curve.total.map((piece) => piece.from)));
}

/** Rounding may put an income that is a few digits off a knot on the other side of a jump. */
function isBesideKnot(curve: TaxCurve, income: number, within: number): boolean {
  return curve.total.some(({ from }) => from !== income && Math.abs(from - income) <= within);
}

describe.each([
  { regimes: 'made-up regimes', arbitrary: madeUpRegimes },
  { regimes: 'all real regimes', arbitrary: fc.constantFrom<MadeUp>(...REAL_REGIMES) },
])('$regimes', ({ arbitrary }) => {
  test('the curve equals the engine at random incomes to 1e-6', () => {
    const cases = fc
      .tuple(arbitrary, fc.record({ costs: someCosts, withoutFees: fc.boolean() }))
      .map(([{ rules, brackets }, options]) => {
        const schedule = scheduleOf(rules, brackets);
        return { schedule, options, curve: curveOf(schedule, options) };
      })
      .chain((made) => incomesOn(made.curve).map((income) => ({ ...made, income })));
    fc.assert(
      fc.property(cases, ({ schedule, options, curve, income }) => {
        fc.pre(!isBesideKnot(curve, income, 1e-12 * income));
        const difference = totalOnCurve(curve, income) - totalTax(schedule, income, options);
        expect(Math.abs(difference)).toBeLessThanOrEqual(1e-6 + 1e-13 * income);
      }),
      { numRuns: 600 },
    );
  });
});

describe('by the laws', () => {
  test('the curve equals the engine at random incomes, with costs and without fees', () => {
    const cases = fc.tuple(
      fc.constantFrom(...REAL_REGIMES),
      fc.record({ costs: someCosts, withoutFees: fc.boolean() }),
      cents(1_000_000),
    );
    fc.assert(
      fc.property(cases, ([{ id, rules, brackets }, more, income]) => {
        const schedule = scheduleOf(rules, brackets);
        const options = { ...more, ...ASKED.law };
        const curve = curveOf(schedule, options);
        fc.pre(!isBesideKnot(curve, income, 0.01));
        const difference = totalOnCurve(curve, income) - totalTax(schedule, income, options);
        expect(Math.abs(difference), id).toBeLessThanOrEqual(precisionOf(id, 'law'));
      }),
      { numRuns: 600 },
    );
  });

  test('a bend at an amount that no fraction gives exactly is not missed', () => {
    const { rules, brackets } = realRegime('hu-kft-dividends');
    const schedule = scheduleOf(rules, brackets);
    const options = { ...ASKED.law, costs: { percent: 87 } };
    const curve = curveOf(schedule, options);
    expect(totalOnCurve(curve, 250_000)).toBeCloseTo(totalTax(schedule, 250_000, options), 2);
  });

  test('where companies pay their owner in the way that leaves most', () => {
    const laws = lawMethod(LAWS, { payBest: true });
    const companies = REAL_REGIMES.filter(({ id }) => companyPayOf(LAWS, id));
    expect(companies.length).toBeGreaterThan(10);
    for (const { id, rules, brackets } of companies.slice(0, 3)) {
      const schedule = scheduleOf(rules, brackets);
      const curve = curveOf(schedule, { laws });
      for (const income of [12_345, 61_000, 99_999, 250_000]) {
        const difference = totalOnCurve(curve, income) - totalTax(schedule, income, { laws });
        expect(Math.abs(difference), `${id} at ${income}`).toBeLessThan(1);
      }
    }
  });
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

test('a share that does not divide evenly leaves the jump at its round income', () => {
  const rules = { ...onlyTax('income', 0), incomeTaxableShare: 57.67 };
  const brackets = bracketsOf('income', '0–5767 0%, 5767– 0% +900', 'entire income');
  const schedule = scheduleOf(rules, brackets);
  expect(totalOnCurve(curveOf(schedule), 10_000)).toBe(totalTax(schedule, 10_000));
  expect(curveOf(schedule).total[1]?.from).toBe(10_000);
});

test('NaN, infinite and negative incomes are a typed error', () => {
  const curve = curveOf(scheduleOf(onlyTax('income', 10), []));
  for (const income of [Number.NaN, Number.POSITIVE_INFINITY, -1]) {
    expect(() => totalOnCurve(curve, income)).toThrow(IncomeError);
  }
});

describe('a tax that is known income by income', () => {
  /** A parabola up to 60,000, a jump of 1,000 there, and 30 % above it. */
  const tax = (income: number) =>
    income <= 60_000 ? income ** 2 / 400_000 : 10_000 + (income - 60_000) * 0.3;
  const drawn = () => sampledCurve(tax);

  test('is drawn within a third of a dollar, and goes on above the last income that is asked', () => {
    const curve = drawn();
    for (let income = 0; income < 15_000_000; income = income * 1.013 + 97) {
      const off = Math.abs(valueAt(curve, income) - tax(income));
      expect(off, String(income)).toBeLessThan(0.34 + 2e-6 * income);
    }
  });

  test('stands on both sides of its jump', () => {
    expect(valueAt(drawn(), 60_000)).toBeCloseTo(9_000, 0);
    expect(valueAt(drawn(), 60_000.01)).toBeCloseTo(10_000, 0);
  });

  test('has few pieces where it is straight', () => {
    expect(drawn().filter(({ from }) => from > 60_001)).toHaveLength(0);
    expect(drawn().length).toBeLessThan(120);
  });

  test('is laid on a curve', () => {
    const curve = curveOf(scheduleOf({ ...onlyTax('income', 10), maxIncomeThreshold: 90_000 }, []));
    const both = curveWith(curve, drawn());
    expect(both.maxIncome).toBe(90_000);
    for (const income of [0, 12_345, 60_000, 80_000]) {
      expect(totalOnCurve(both, income)).toBeCloseTo(income * 0.1 + valueAt(drawn(), income), 6);
    }
  });
});
