import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCurveRange, parseRange, rangeText } from '../../../src/catalogue/curvesView.ts';
import { fromUsd, incomeScale, toUsd } from '../../../src/catalogue/money.ts';
import { CURVES_URL, curvesView } from '../../../src/stores/curvesAddress.ts';
import { readUrlState, writeUrlState } from '../../../src/stores/urlState.ts';

const WHOLE = { range: { from: 0, to: 500_000 }, measure: 'rate' } as const;

describe('what a chart of tax curves shows is in the address', () => {
  test.each([
    ['', WHOLE],
    ['?range=20000-100000', { ...WHOLE, range: { from: 20_000, to: 100_000 } }],
    ['range=20000-100000&measure=amount', { range: { from: 20_000, to: 100_000 }, measure: 'amount' }],
    ['measure=amount', { ...WHOLE, measure: 'amount' }],
    ['measure=tax', WHOLE],
    ['range=100000-20000', WHOLE],
    ['range=0-10000001', WHOLE],
    ['range=20000', WHOLE],
    ['range=-20000-100000', WHOLE],
    ['range=20000-100000-', WHOLE],
    ['range=2e4-1e5', WHOLE],
    ['price_range=1-2000', WHOLE],
  ])('%j: what is missing or not understood takes its default', (search, view) => {
    expect(readUrlState(CURVES_URL, search)).toEqual(view);
  });

  test.each([
    ['', WHOLE, ''],
    ['', { range: { from: 10_000, to: 500_000 } }, 'range=10000-500000'],
    ['', { range: { from: 0, to: 90_000.40001 } }, 'range=0-90000.4'],
    ['', { measure: 'amount' as const }, 'measure=amount'],
    ['range=1-5000&measure=amount', WHOLE, ''],
    ['tax_regime_ids=a,b&range=1-5000', WHOLE, 'tax_regime_ids=a,b'],
  ])('into %j: defaults are left out, the rest stays', (search, view, written) => {
    expect(writeUrlState(CURVES_URL, search, view)).toBe(written);
  });

  test('what is written is read again', () => {
    const ranges = fc
      .record({ from: fc.nat(10_000_000), to: fc.nat(10_000_000) })
      .filter(({ from, to }) => isCurveRange(from, to));
    fc.assert(
      fc.property(ranges, (range) => {
        expect(parseRange(rangeText(range))).toEqual(range);
      }),
    );
  });

  test('an address that names no range shows the whole one in round figures of the currency', () => {
    const shown = readUrlState(CURVES_URL, 'measure=amount');
    expect(curvesView(shown, 'USD')).toEqual({ from: 0, to: 500_000, measure: 'amount' });
    for (const [currency, to] of [
      ['EUR', 500_000],
      ['HUF', 500_000 * incomeScale('HUF')],
    ] as const) {
      expect(fromUsd(curvesView(shown, currency).to, currency)).toBeCloseTo(to, 6);
    }
    const narrow = readUrlState(CURVES_URL, 'range=20000-100000');
    expect(curvesView(narrow, 'EUR')).toEqual({ from: 20_000, to: 100_000, measure: 'rate' });
  });

  test.each(['EUR', 'HUF', 'GBP', 'INR'] as const)(
    'a round figure in %s stays one in the address',
    (currency) => {
      fc.assert(
        fc.property(fc.nat(1_000_000), (amount) => {
          const from = toUsd(amount, currency);
          const read = parseRange(rangeText({ from, to: from + 2_000 }));
          expect(Math.round(fromUsd(read?.from ?? Number.NaN, currency))).toBe(amount);
        }),
      );
    },
  );

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
});
