import { expect, test } from 'vitest';
import {
  formatMbps,
  formatMoney,
  formatPercent,
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
