/** Steps at their bounds: the value at a point and just right of it. */
import { describe, expect, test } from 'vitest';
import { worked } from '../../../src/law/operations.ts';
import { flat, walked } from '../../../src/law/pieces.ts';

const TABLES = {
  scales: [],
  tables: [
    [
      [600_000, 1],
      [720_000, 2],
      [null, 3],
    ],
  ] as const,
};

const point = (base: number) => worked(['table', 0, 0], [base], TABLES);
const rightOf = (base: number, slope: number) =>
  walked(['table', 0, 0], [{ ...flat(base), slope }], TABLES).value;

describe('a base on the bound of a step', () => {
  test('has not passed it', () => expect(point(600_000)).toBe(1));
  test('has not passed it where rounding puts it above', () =>
    expect(point((7 / 12) * 600_000 * 12 * (1 / 7))).toBe(1));
  test('has passed it a cent above', () => expect(point(600_000.01)).toBe(2));
  test('has not passed it just right of there while it does not move', () =>
    expect(rightOf(600_000, 0)).toBe(1));
  test('has passed it just right of there where it rises', () => expect(rightOf(600_000, 1)).toBe(2));
  test('has not passed it where it falls', () => expect(rightOf(600_000, -1)).toBe(1));
  test('is in the last step above all bounds', () => expect(rightOf(800_000, 0)).toBe(3));
});

describe('what is rounded', () => {
  const rounded = (piece: Partial<ReturnType<typeof flat>>) =>
    walked(['round', 0], [{ ...flat(178_829.28), ...piece }], TABLES).value;
  test('is a whole number on a curve where it stands still', () => expect(rounded({})).toBe(178_829));
  test('is left as it is where it moves', () => expect(rounded({ slope: 1 })).toBe(178_829.28));
  test('is left as it is where it stands still for a while', () =>
    expect(rounded({ end: 10 })).toBe(178_829.28));
});

test('a part of a whole is known where both begin at nothing', () => {
  const rising = (slope: number) => ({ ...flat(0), slope });
  const part = walked(['divide', 0, 1], [rising(0.8), rising(1)], TABLES);
  expect(part).toMatchObject({ value: 0.8, slope: 0, bend: 0, exact: true });
});
