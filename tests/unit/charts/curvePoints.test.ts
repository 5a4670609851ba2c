import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { curvePoints, onCurve, withMarked } from '../../../src/charts/curvePoints.ts';
import {
  curveOf,
  ESTIMATES,
  effectiveRate,
  scheduleOf,
  type TaxRules,
  totalTax,
} from '../../../src/law/index.ts';
import { NO_TAX } from '../law/madeUp.ts';
import { ASKED, precisionOf, REAL_REGIMES } from '../law/realRegimes.ts';

const RANGE = { from: 0, to: 500_000 };

function flat(rules: Partial<TaxRules>) {
  return curveOf(scheduleOf({ ...NO_TAX, hasIncomeTax: true, incomeTaxRate: 10, ...rules }, []));
}

describe('the points of a curve', () => {
  test('a straight line in dollars is its two ends', () => {
    expect(curvePoints(flat({}), RANGE, 'amount')).toEqual([
      [0, 0],
      [500_000, 50_000],
    ]);
  });

  test('an income that is marked becomes a point of its line, in its range and below its threshold alone', () => {
    const curve = flat({ maxIncomeThreshold: 80_000 });
    const points = curvePoints(curve, RANGE, 'amount');
    expect(withMarked(points, curve, [40_000, 80_000, 90_000], 'amount')).toEqual([
      [0, 0],
      [40_000, 4_000, true],
      [80_000, 8_000, true],
      [80_000, 8_000],
    ]);
    expect(withMarked([[50_000, 10]], curve, [40_000], 'rate')).toEqual([[50_000, 10]]);
  });

  test('a jump at the threshold is no longer drawn', () => {
    const brackets = [
      { taxType: 'income', lowerBound: 0, upperBound: 80_000, rate: 1, description: 'entire income' },
      { taxType: 'income', lowerBound: 80_000, upperBound: null, rate: 20, description: 'entire income' },
    ] as const;
    const rules = { ...NO_TAX, hasIncomeTax: true, maxIncomeThreshold: 80_000 };
    expect(curvePoints(curveOf(scheduleOf(rules, brackets)), RANGE, 'amount')).toEqual([
      [0, 0],
      [80_000, 800],
    ]);
  });

  test('a jump lifts the pen', () => {
    const brackets = [
      { taxType: 'income', lowerBound: 0, upperBound: 37_800, rate: 0, description: 'entire income' },
      {
        taxType: 'income',
        lowerBound: 37_800,
        upperBound: null,
        rate: 0,
        amount: 5150,
        description: 'entire income',
      },
    ] as const;
    const curve = curveOf(scheduleOf({ ...NO_TAX, hasIncomeTax: true }, brackets));
    expect(curvePoints(curve, RANGE, 'amount')).toEqual([
      [0, 0],
      [37_800, 0],
      [37_800, null],
      [37_800, 5150],
      [500_000, 5150],
    ]);
  });

  test('the line ends at the threshold', () => {
    const points = curvePoints(flat({ maxIncomeThreshold: 85_000 }), RANGE, 'amount');
    expect(points.at(-1)).toEqual([85_000, 8500]);
    expect(onCurve(flat({ maxIncomeThreshold: 85_000 }), 85_000)).toEqual({
      total: 8500,
      onWork: 8500,
      rate: 10,
    });
    expect(onCurve(flat({ maxIncomeThreshold: 85_000 }), 85_001)).toBeNull();
    expect(curvePoints(flat({ maxIncomeThreshold: 10_000 }), { from: 20_000, to: 30_000 }, 'rate')).toEqual(
      [],
    );
  });

  test('no rate is drawn at an income of 0', () => {
    const points = curvePoints(flat({ incomeTaxMinimum: 5000 }), RANGE, 'rate');
    expect(points[0]?.[0]).toBeGreaterThan(0);
  });

  test('every point between jumps is what the engine says, for all real regimes and both estimates', () => {
    const ranges = fc.tuple(fc.nat(200_000), fc.integer({ min: 1000, max: 500_000 }));
    fc.assert(
      fc.property(
        fc.constantFrom(...REAL_REGIMES),
        ranges,
        fc.constantFrom(...ESTIMATES),
        ({ id, rules, brackets }, [from, width], estimate) => {
          const schedule = scheduleOf(rules, brackets);
          const curve = curveOf(schedule, ASKED[estimate]);
          const points = curvePoints(curve, { from, to: from + width }, 'rate');
          const knots = new Set(curve.total.map((piece) => piece.from));
          let last = Number.NEGATIVE_INFINITY;
          for (const [income, value] of points) {
            expect(income).toBeGreaterThanOrEqual(last);
            last = income;
            if (value === null || knots.has(income)) continue;
            const total = totalTax(schedule, income, ASKED[estimate]);
            const within = effectiveRate(precisionOf(id, estimate), income) + 5e-7;
            expect(Math.abs(value - effectiveRate(total, income)), id).toBeLessThanOrEqual(within);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});
