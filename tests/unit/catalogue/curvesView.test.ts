import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CURVE_MEASURES,
  CURVES_IN_ADDRESS,
  isCurveRange,
  parseCurvesView,
  withCurvesView,
} from '../../../src/catalogue/curvesView.ts';

const WHOLE = { from: 0, to: 500_000, measure: 'rate' } as const;

describe('what a chart of tax curves shows is in the address', () => {
  test.each([
    ['', WHOLE],
    ['?range=20000-100000', { ...WHOLE, from: 20_000, to: 100_000 }],
    ['range=20000-100000&measure=amount', { from: 20_000, to: 100_000, measure: 'amount' }],
    ['measure=amount', { ...WHOLE, measure: 'amount' }],
    ['measure=tax', WHOLE],
    ['range=100000-20000', WHOLE],
    ['range=0-10000001', WHOLE],
    ['range=20000', WHOLE],
    ['range=-20000-100000', WHOLE],
    ['range=20000-100000-', WHOLE],
    ['range=2e4-1e5', WHOLE],
  ])('%j: what is missing or not understood takes its default', (search, view) => {
    expect(parseCurvesView(search)).toEqual(view);
  });

  test.each([
    ['', WHOLE, ''],
    ['', { ...WHOLE, from: 10_000 }, 'range=10000-500000'],
    ['', { ...WHOLE, to: 90_000.4 }, 'range=0-90000'],
    ['', { ...WHOLE, measure: 'amount' as const }, 'measure=amount'],
    ['range=1-5000&measure=amount', WHOLE, ''],
    ['tax_regime_ids=a,b&range=1-5000', WHOLE, 'tax_regime_ids=a,b'],
  ])('into %j: defaults are left out, the rest stays', (search, view, written) => {
    expect(withCurvesView(search, view)).toBe(written);
  });

  test('what is written is read again', () => {
    const views = fc
      .tuple(fc.nat(10_000_000), fc.nat(10_000_000), fc.constantFrom(...CURVE_MEASURES))
      .filter(([from, to]) => isCurveRange(from, to))
      .map(([from, to, measure]) => ({ from, to, measure }));
    fc.assert(
      fc.property(views, (view) => {
        expect(parseCurvesView(withCurvesView('income=5', view))).toEqual(view);
      }),
    );
  });

  test.each([
    [0, 1_000, true],
    [0, 999, false],
    [9_999_000, 10_000_000, true],
    [9_999_001, 10_000_001, false],
    [-1, 5_000, false],
    [5_000, 5_000, false],
    [Number.NaN, 5_000, false],
    [0, Number.NaN, false],
  ])('a range from %d to %d, at least 1,000 wide within the accepted incomes: %s', (from, to, can) => {
    expect(isCurveRange(from, to)).toBe(can);
  });

  test.each(['', 'income=5', 'price_range=1-2', 'arrange=1', 'range'])(
    'an address that says nothing of a view has none: %j',
    (search) => {
      expect(CURVES_IN_ADDRESS.read(search)).toBeNull();
    },
  );

  test.each(['range=20000-100000', '?range=20000-100000', 'income=5&range=20000-100000'])(
    'an address with a view: %j',
    (search) => {
      expect(CURVES_IN_ADDRESS.read(search)).toEqual({ ...WHOLE, from: 20_000, to: 100_000 });
    },
  );

  test('an address with a measure alone has a view', () => {
    expect(CURVES_IN_ADDRESS.read('?measure=amount')).toEqual({ ...WHOLE, measure: 'amount' });
  });
});
