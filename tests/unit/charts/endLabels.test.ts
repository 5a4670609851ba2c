import { expect, test } from 'vitest';
import { type EndLabel, endLabelOffsets, markPlaces, nameLines } from '../../../src/charts/curvesAxis.ts';

const ROOM = { width: 100, lineHeight: 16, top: 20, bottom: 200 };
const at = (x: number, ...ys: number[]) => ys.map((y) => ({ x, y, lines: 1 }));
const placed = (labels: EndLabel[]) =>
  endLabelOffsets(labels, ROOM).map((offset, index) => (labels[index]?.y ?? 0) + offset);

test('names far from each other stay at the ends of their lines', () => {
  expect(endLabelOffsets([...at(500, 30, 90, 150), { x: 100, y: 92, lines: 1 }], ROOM)).toEqual([0, 0, 0, 0]);
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

test('a name of two lines takes the room of two and a gap', () => {
  const two = (y: number) => ({ x: 500, y, lines: 2 });
  expect(placed([two(100), ...at(500, 101)])).toEqual([100, 127]);
  expect(placed([two(100), two(100)])).toEqual([100, 138]);
  expect(placed([two(5), two(210)])).toEqual([28, 192]);
});

test('a name is broken between words where it does not fit into a line', () => {
  expect(nameLines('Ordinary autónomo', 150)).toEqual(['Ordinary autónomo']);
  expect(nameLines('Nomad Residence Permit', 150)).toEqual(['Nomad Residence', 'Permit']);
  expect(nameLines('Sole trader on notional profit (IRAE ficto)', 150)).toEqual([
    'Sole trader on',
    'notional profit',
    '(IRAE ficto)',
  ]);
  expect(nameLines('Beckham Law (impatriate regime)', 150)).toEqual(['Beckham Law', '(impatriate regime)']);
  expect(nameLines('Self-employed, 0% band', 100)).toEqual(['Self-employed,', '0% band']);
  expect(nameLines('Selbstständigenbesteuerung', 92)).toEqual(['Selbstständigenbesteuerung']);
});

test('the numbers of limits that are near each other stand side by side', () => {
  expect(markPlaces([59, 60, 65, 120])).toEqual([59, 79, 99, 120]);
});
