import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatDay,
  formatMbps,
  formatMoney,
  formatPercent,
  formatRate,
  formatWhole,
  groupDigits,
} from '../../../src/catalogue/format.ts';

test.each([
  [0, '$0'],
  [-0, '$0'],
  [-0.4, '$0'],
  [9_510, '$9,510'],
  [60_000.4, '$60,000'],
  [60_000.5, '$60,001'],
  [10_000_000, '$10,000,000'],
  [-1_234, '-$1,234'],
])('money formatted as US dollars, no decimals: %d → %s', (usd, text) => {
  expect(formatMoney(usd)).toBe(text);
});

test.each([
  [0, '0.0%', '0.00%'],
  [-0, '0.0%', '0.00%'],
  [15.85, '15.9%', '15.85%'],
  [25.158_064, '25.2%', '25.16%'],
  [7.000_000_000_000_001, '7.0%', '7.00%'],
  [100, '100.0%', '100.00%'],
  [1_234.5, '1,234.5%', '1,234.50%'],
])('effective rate shown with 1 decimal (2 in the PDF): %d → %s, %s', (percent, one, two) => {
  expect(formatPercent(percent)).toBe(one);
  expect(formatPercent(percent, 2)).toBe(two);
});

test('internet speed in Mbps', () => {
  expect(formatMbps(187.6)).toBe('188 Mbps');
});

test('whole numbers with thousands separators', () => {
  expect(formatWhole(5_123_000)).toBe('5,123,000');
});

test.each([
  ['', ''],
  ['0', '0'],
  ['007', '7'],
  ['999', '999'],
  ['1000', '1,000'],
  ['60,0005', '600,005'],
  ['$1234567 a year', '1,234,567'],
])('typed digits are shown with thousands separators: %o → %o', (typed, shown) => {
  expect(groupDigits(typed)).toBe(shown);
});

test.each([
  [8.5, '8.5%'],
  [15, '15%'],
  [100, '100%'],
  [0, '0%'],
  [20.315, '20.315%'],
  [1_020, '1,020%'],
])('a rate has no more decimals than the law writes: %d → %s', (percent, text) => {
  expect(formatRate(percent)).toBe(text);
});

test('numbers and days are written as Intl writes them for en-US', () => {
  const money = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  const decimals = (least: number, most: number) =>
    new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most });
  const [whole, one, two, rate] = [decimals(0, 0), decimals(1, 1), decimals(2, 2), decimals(0, 3)];
  const size = { noNaN: true, min: 1, max: 1e12 };
  // Halves among them: there the direction of rounding shows.
  const number = fc.oneof(
    fc.double(size),
    fc.integer({ min: 1, max: 2 ** 31 - 1 }).map((value) => value / 8),
    fc.integer({ min: 1, max: 1e9 }).map((value) => value / 1000),
  );
  fc.assert(
    fc.property(
      number.filter((value) => value >= 0.5),
      fc.boolean(),
      (size, isNegative) => {
        const value = isNegative ? -size : size;
        expect(formatMoney(value)).toBe(money.format(value));
        expect(formatWhole(value)).toBe(whole.format(value));
        expect(formatPercent(value)).toBe(`${one.format(value)}%`);
        expect(formatPercent(value, 2)).toBe(`${two.format(value)}%`);
        expect(formatRate(value)).toBe(`${rate.format(value)}%`);
      },
    ),
  );
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const first = Date.UTC(2000, 0, 1);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 36_500 }), (days) => {
      const date = new Date(first + days * 86_400_000);
      expect(formatDay(date.toISOString().slice(0, 10))).toBe(day.format(date));
    }),
  );
});
