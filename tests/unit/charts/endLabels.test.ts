import { expect, test } from 'vitest';
import { endLabelOffsets } from '../../../src/charts/endLabels.ts';

const ROOM = { width: 100, height: 16, top: 20, bottom: 200 };
const at = (x: number, ...ys: number[]) => ys.map((y) => ({ x, y }));
const placed = (labels: { x: number; y: number }[]) =>
  endLabelOffsets(labels, ROOM).map((offset, index) => (labels[index]?.y ?? 0) + offset);

test('names far from each other stay at the ends of their lines', () => {
  expect(endLabelOffsets([...at(500, 30, 90, 150), { x: 100, y: 92 }], ROOM)).toEqual([0, 0, 0, 0]);
});

test('names that would cover each other move apart, in the order of their lines', () => {
  expect(placed(at(500, 100, 91, 104))).toEqual([107, 91, 123]);
});

test('none leaves the plot: what is pushed out below pushes the others up', () => {
  expect(placed(at(500, 200, 198, 196, 190))).toEqual([200, 184, 168, 152]);
  expect(placed(at(500, 5, 210))).toEqual([20, 200]);
});

test('as many as fit never cover each other', () => {
  const ys = placed(at(500, ...Array.from({ length: 11 }, (_, index) => 195 - (index % 3)))).sort(
    (a, b) => a - b,
  );
  for (const [index, y] of ys.slice(1).entries()) expect(y - (ys[index] ?? 0)).toBeGreaterThanOrEqual(16);
  expect(ys[0]).toBeGreaterThanOrEqual(20);
});
