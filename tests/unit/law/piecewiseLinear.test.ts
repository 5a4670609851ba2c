import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  justAbove,
  knotsOf,
  line,
  nearlyEqual,
  negative,
  type PiecewiseLinear,
  pieceIndexAt,
  simplified,
  steppedFrom,
  sumOf,
  tidy,
  valueAt,
} from '../../../src/law/piecewiseLinear.ts';

/** 10 at 0, rising by 1 to 20 at 10; jumps to 50 (the knot itself has 30) and falls by 2. */
const JUMPING: PiecewiseLinear = [
  { from: 0, at: 10, after: 10, slope: 1 },
  { from: 10, at: 30, after: 50, slope: -2 },
];

/** Rises by 1 to 4, and stays there. */
const CAPPED: PiecewiseLinear = [...line(0, 1), { from: 4, at: 4, after: 4, slope: 0 }];

describe('a function with a jump', () => {
  test.each([
    [-5, 10],
    [0, 10],
    [4, 14],
    [10, 30],
    [12, 46],
  ])('at %d is %d', (x, value) => {
    expect(valueAt(JUMPING, x)).toBe(value);
  });

  test.each([
    [-5, 10, 0],
    [0, 10, 1],
    [4, 14, 1],
    [10, 50, -2],
    [12, 46, -2],
  ])('just above %d is %d with a slope of %d', (x, value, slope) => {
    expect(justAbove(JUMPING, x)).toEqual({ value, slope });
  });

  test('its negative has the same knots', () => {
    expect(negative(JUMPING)).toEqual([
      { from: 0, at: -10, after: -10, slope: -1 },
      { from: 10, at: -30, after: -50, slope: 2 },
    ]);
  });
});

test('no pieces are 0 everywhere', () => {
  expect([valueAt([], 5), pieceIndexAt([], 5)]).toEqual([0, -1]);
  expect(justAbove([], 5)).toEqual({ value: 0, slope: 0 });
});

test('the piece at x is the last one that begins at or below it', () => {
  const froms = fc.uniqueArray(fc.integer({ min: 0, max: 50 }), { minLength: 1 });
  fc.assert(
    fc.property(froms, fc.integer({ min: -1, max: 51 }), (list, x) => {
      const f = list.sort((a, b) => a - b).map((from) => ({ from, at: 0, after: 0, slope: 0 }));
      expect(pieceIndexAt(f, x)).toBe(f.findLastIndex((piece) => piece.from <= x));
    }),
  );
});

test('all knots in ascending order, each once', () => {
  expect(knotsOf([JUMPING, line(0, 1), CAPPED])).toEqual([0, 4, 10]);
});

test('a sum has the values, limits and slopes of its terms together', () => {
  expect(sumOf([JUMPING, CAPPED])).toEqual([
    { from: 0, at: 10, after: 10, slope: 2 },
    { from: 4, at: 18, after: 18, slope: 1 },
    { from: 10, at: 34, after: 54, slope: -2 },
  ]);
});

test.each([
  [4, [0, 4, 10], [10, 4, 18, 30, 46]],
  [10, [0, 10], [10, 14, 18, 30, 24]],
  [12, [0, 10, 12], [10, 14, 18, 30, 46]],
])('stepped at %d it is the one function up to there, the other beyond', (bound, knots, values) => {
  // Twice the income beyond the bound, or the jumping function beyond 4.
  const [below, above] = bound === 4 ? [line(10, -1.5), JUMPING] : [JUMPING, line(0, 2)];
  const stepped = steppedFrom(below, bound, above);
  expect(stepped.map(({ from }) => from)).toEqual(knots);
  expect([0, 4, 8, 10, 12].map((x) => valueAt(stepped, x))).toEqual(values);
});

test('a knot that misses a round sum by rounding alone is that sum', () => {
  expect(tidy(10_000.000000000002)).toBe(10_000);
  expect(tidy(9_999.999999999998)).toBe(10_000);
  expect(tidy(1_234.5678)).toBe(1_234.5678);
  expect(tidy(10_000.00001)).toBe(10_000.00001);
  expect(tidy(1 / 3)).toBe(1 / 3);
});

test('knots at which nothing happens are left out', () => {
  const straight = [0, 5, 9].map((from) => ({ from, at: 2 * from, after: 2 * from, slope: 2 }));
  expect(simplified(straight)).toEqual([straight[0]]);
  const [start] = straight;
  for (const change of [{ at: 11 }, { after: 11 }, { slope: 3 }, { slope: 1.999 }]) {
    const bent = { from: 5, at: 10, after: 10, slope: 2, ...change };
    expect(simplified([{ from: 0, at: 0, after: 0, slope: 2 }, bent])).toEqual([start, bent]);
  }
});

test.each([
  [1, 1 + 9e-9, true],
  [1, 1 + 2e-8, false],
  [-1, -1 - 9e-9, true],
  [-1, -1 - 2e-8, false],
  [1e9, 1e9 + 9e-4, true],
  [1e9 + 9e-4, 1e9, true],
  [1e9, 1e9 + 2e-3, false],
  [-1e9, -1e9 - 9e-4, true],
  [5, -5, false],
])('%d and %d are equal but for rounding: %s', (a, b, equal) => {
  expect(nearlyEqual(a, b)).toBe(equal);
});
