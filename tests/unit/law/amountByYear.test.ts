/** Amounts that change with the calendar year. */
import { expect, test } from 'vitest';
import { amountIn, converted } from '../../../src/law/amountByYear.ts';

test('an amount holds from its year on, and the first one also before', () => {
  const amount = { 2026: 100, 2028: 120, 2031: 150 };
  expect([2020, 2026, 2027, 2028, 2030, 2031, 2040].map((year) => amountIn(amount, year))).toEqual([
    ...[100, 100, 100, 120, 120, 150, 150],
  ]);
});

test('years are numbers, in whichever order they stand', () => {
  // Names that are no array index keep the order in which they are written.
  const amount = { '2031.0': 150, '2026.0': 100, '10000.0': 900 };
  expect([2020, 2026, 2030, 2031, 9_999, 10_000].map((year) => amountIn(amount, year))).toEqual([
    ...[100, 100, 100, 150, 150, 900],
  ]);
});

test('one amount is that of all years, and of no years there is none', () => {
  expect([amountIn(75, 2026), amountIn(0, 2050), amountIn({}, 2026)]).toEqual([75, 0, undefined]);
});

test('it is converted year by year', () => {
  const twice = (one: number) => 2 * one;
  expect(converted(75, twice)).toBe(150);
  expect(converted({ 2026: 100, 2028: 120 }, twice)).toEqual({ 2026: 200, 2028: 240 });
});
