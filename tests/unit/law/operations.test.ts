/** The two forms of each operation agree: what it comes to along its piece is what it comes to at each point of it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Tables, worked } from '../../../src/law/operations.ts';
import { flat, type Piece, walked } from '../../../src/law/pieces.ts';
import type { Operation, Step } from '../../../src/law/program.ts';

const TABLES: Tables = {
  scales: [
    [
      [50, 10],
      [120, 20, 300],
      [null, 40],
    ],
  ],
  tables: [
    [
      [-20, 1],
      [60, 2],
      [null, 3],
    ],
  ],
};

const quarters = (least: number, most: number) =>
  fc.integer({ min: least * 4, max: most * 4 }).map((count) => count / 4);
const still = (least: number, most: number) => quarters(least, most).map(flat);
const line = fc.record({ value: quarters(-200, 200), slope: quarters(-3, 3) });
const straight = line.map((one): Piece => ({ ...flat(0), ...one }));
const bent = fc
  .tuple(line, fc.constantFrom(0, 0.25, -0.5))
  .map(([one, bend]): Piece => ({ ...flat(0), ...one, bend }));
const condition = fc
  .tuple(fc.constantFrom(0, 1), quarters(1, 100))
  .map(([value, end]): Piece => ({ ...flat(value), end }));

/** Operands by their order, the step over them, and how its pieces are made. */
const plain = (operation: Operation, ...operands: fc.Arbitrary<Piece>[]) =>
  [[operation, ...operands.keys()] as Step, fc.tuple(...operands)] as const;
const CASES: readonly (readonly [step: Step, operands: fc.Arbitrary<Piece[]>])[] = [
  ...(['add', 'subtract', 'multiply', 'least', 'greatest', 'atMost', 'below', 'equal'] as const).map((one) =>
    plain(one, bent, bent),
  ),
  plain('divide', bent, still(1, 20)),
  plain('choose', condition, bent, bent),
  ...(['floor', 'ceil', 'round'] as const).map((one) => plain(one, still(-200, 200))),
  [['scale', 0, 0, 1], fc.tuple(straight, still(1, 3))],
  [['table', 0, 0], fc.tuple(bent)],
  plain('started', straight, still(-50, 50), still(5, 20), still(-10, 10)),
];

const along = ({ value, slope, bend }: Piece, t: number) => value + slope * t + bend * t * t;

describe.each(CASES)('%j', (step, operands) => {
  test('along a piece', () => {
    fc.assert(
      fc.property(operands, fc.constantFrom(0.001, 0.3, 0.7, 0.999), (pieces, part) => {
        const piece = walked(step, pieces, TABLES);
        fc.pre(piece.exact);
        const t = part * Math.min(piece.end, 100);
        const at = pieces.map((one) => along(one, t));
        expect(along(piece, t)).toBeCloseTo(worked(step, at, TABLES), 6);
      }),
      { numRuns: 300 },
    );
  });
});

test('a true quotient is a parabola close by, and says that it is not exact', () => {
  fc.assert(
    fc.property(bent, straight, (above, below) => {
      fc.pre(Math.abs(below.value) >= 10 && below.slope !== 0);
      const piece = walked(['divide', 0, 1], [above, below], TABLES);
      const t = 1e-3;
      expect(piece.exact).toBe(false);
      expect(along(piece, t)).toBeCloseTo(along(above, t) / along(below, t), 6);
    }),
  );
});

test('where both of a quotient begin at nothing, they are in the proportion in which they rise', () => {
  const rise = (slope: number, bend = 0): Piece => ({ ...flat(0), slope, bend });
  expect(walked(['divide', 0, 1], [rise(6), rise(4)], TABLES)).toEqual({ ...flat(1.5) });
  const piece = walked(['divide', 0, 1], [rise(6, 0.5), rise(4, 0.25)], TABLES);
  expect(piece.exact).toBe(false);
  const t = 1e-3;
  expect(along(piece, t)).toBeCloseTo((6 * t + 0.5 * t * t) / (4 * t + 0.25 * t * t), 6);
  expect(walked(['divide', 0, 1], [rise(6, 0.5), rise(4)], TABLES).exact).toBe(false);
  expect(walked(['divide', 0, 1], [rise(6), rise(4, 0.25)], TABLES).exact).toBe(false);
});

test.each<[Operation, number, number]>([
  ['floor', 2.999_999_999_9, 3],
  ['floor', 2.999, 2],
  ['ceil', 3.000_000_000_1, 3],
  ['ceil', 3.001, 4],
  ['round', 2.499_999_999_9, 3],
  ['round', 2.49, 2],
])('%s of %d is %d: what rounding has moved by a hair counts as whole', (operation, value, whole) => {
  expect(worked([operation, 0], [value], TABLES)).toBe(whole);
  expect(walked([operation, 0], [flat(value)], TABLES)).toEqual(flat(whole));
});

test.each([
  [60, 2],
  [60 + 1e-9, 2],
  [60.01, 3],
  [-20, 1],
])('a table at %d: a bound belongs to the part below it, but for rounding', (base, found) => {
  expect(worked(['table', 0, 0], [base], TABLES)).toBe(found);
  expect(walked(['table', 0, 0], [flat(base)], TABLES).value).toBe(found);
});

test.each([
  [60, 0, 2],
  [60, 1, 3],
  [60, -1, 2],
  [70, 0, 3],
])('just right of %d, rising by %d, a table has %d', (base, slope, found) => {
  expect(walked(['table', 0, 0], [{ ...flat(base), slope }], TABLES).value).toBe(found);
});

test.each([
  ['stands still', {}, 178_829],
  ['moves', { slope: 1 }, 178_829.28],
  ['stands still for a while', { end: 10 }, 178_829.28],
])('what is rounded is a whole number on a curve only where it stands still: it %s', (_, piece, value) => {
  expect(walked(['round', 0], [{ ...flat(178_829.28), ...piece }], TABLES).value).toBe(value);
});

test('what is no operation is an error in both forms', () => {
  const step = ['figure', 0] as unknown as Step;
  expect(() => worked(step, [1], TABLES)).toThrow('"figure" is no operation of a law in a year');
  expect(() => walked(step, [flat(1)], TABLES)).toThrow('"figure" is no operation of a law in a year');
});

describe('what a quotient that is not exact decides is not exact', () => {
  const quotient: Piece = { ...flat(3), slope: 0.5, exact: false };
  const bound = flat(5);

  test.each<[Step, Piece[]]>([
    [
      ['least', 0, 1],
      [quotient, bound],
    ],
    [
      ['greatest', 0, 1],
      [quotient, bound],
    ],
    [
      ['choose', 0, 1, 2],
      [{ ...quotient, value: 1 }, bound, flat(7)],
    ],
    [
      ['started', 0, 1, 2, 3],
      [quotient, flat(0), flat(10), flat(1)],
    ],
    [
      ['scale', 0, 0, 1],
      [quotient, flat(1)],
    ],
    [['table', 0, 0], [quotient]],
  ])('%j', (step, pieces) => {
    expect(walked(step, pieces, TABLES).exact).toBe(false);
  });
});
