import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countOf,
  folded,
  formatDay,
  formatDayOfYear,
  formatDecimal,
  formatList,
  formatMbps,
  formatMoney,
  formatMonth,
  formatMonthName,
  formatPercent,
  formatRate,
  formatStatutory,
  formatWhole,
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
])('money formatted as US dollars, no decimals: %d → %s', { tags: 'constant-money' }, (usd, text) => {
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
])(
  'effective rate shown with 1 decimal (2 in the PDF): %d → %s, %s',
  { tags: 'constant-decimals' },
  (percent, one, two) => {
    expect(formatPercent(percent)).toBe(one);
    expect(formatPercent(percent, 2)).toBe(two);
  },
);

test('internet speed in Mbps', () => {
  expect(formatMbps(187.6)).toBe('188 Mbps');
});

test('whole numbers with thousands separators', () => {
  expect(formatWhole(5_123_000)).toBe('5,123,000');
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

test.each([
  ['2026-11-03', '3 November 2026'],
  ['2024-02-29', '29 February 2024'],
])('a day: %s → %s', (date, text) => {
  expect(formatDay(date)).toBe(text);
});

test('a month and a list', () => {
  expect(formatMonth({ year: 2027, month: 5 })).toBe('May 2027');
  expect(formatList(['Spain', 'Italy', 'Malta'])).toBe('Spain, Italy, and Malta');
});

test('halves are rounded away from zero, whatever the number of decimals', () => {
  const thousandths = fc.integer({ min: 0, max: 1e9 });
  fc.assert(
    fc.property(thousandths, fc.boolean(), (size, isNegative) => {
      const value = (isNegative ? -size : size) / 1000;
      const written = (decimals: number) => Number(formatDecimal(value, decimals).replaceAll(',', ''));
      const away = (unit: number) => (Math.sign(value) * Math.floor(size / unit + 0.5) * unit) / 1000;
      expect(written(0)).toBeCloseTo(away(1000), 6);
      expect(written(1)).toBeCloseTo(away(100), 6);
      expect(written(2)).toBeCloseTo(away(10), 6);
    }),
  );
});

test.each([
  [1, 'year', '1 year'],
  [0, 'day', '0 days'],
  [1, 'country', '1 country'],
  [3, 'country', '3 countries'],
])('%i %s in words', (count, noun, words) => {
  expect(countOf(count, noun)).toBe(words);
});

test('days and months that need no year, and months where there is little room', () => {
  expect(formatDayOfYear('2026-11-24')).toBe('24 November');
  expect(formatMonthName(9)).toBe('September');
  expect(formatMonthName(9, 'short')).toBe('Sept');
});

test.each([
  [2_027, '€2,027'],
  [2_027.5, '€2,028'],
  [1_000.5, '€1,001'],
  [999.5, '€999.50'],
  [999, '€999'],
])('a statutory amount has decimals only below 1,000: %d → %s', (amount, text) => {
  expect(formatStatutory({ currency: 'EUR', amount })).toBe(text);
});

test.each([
  [' Türkiye ', 'turkiye'],
  ['ryczałt', 'ryczalt'],
  ['ŁÓDŹ', 'lodz'],
  ['Iğdır', 'igdir'],
  ['ﬁsc', 'fisc'],
])('%j is found as %j', (text, found) => {
  expect(folded(text)).toBe(found);
});
