import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounded } from '../../../src/catalogue/format.ts';

describe('amounts are rounded half away from zero', () => {
  test.each([
    [0.5, 1],
    [1.5, 2],
    [2.5, 3],
    [-2.5, -3],
    [454.5, 455],
    [(1500 * 2.3) / 100, 35],
    [1.1 * 5, 6],
    [1234.4999, 1234],
    [1e-7, 0],
    [-0.4, 0],
    [12_345_678_901_234.5, 12_345_678_901_235],
    [1e21, 1e21],
  ])('%d becomes %d', (value, whole) => {
    expect(rounded(value)).toBe(whole);
  });

  test.each([
    [2.65, 1, 2.7],
    [1.005, 2, 1.01],
    [8.345, 2, 8.35],
  ])('%d with %d decimals becomes %d', (value, decimals, shown) => {
    expect(rounded(value, decimals)).toBe(shown);
  });

  test('never by more than half a unit', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        expect(Math.abs(rounded(value) - value)).toBeLessThanOrEqual(0.5 + 1e-3);
      }),
    );
  });
});
