import { describe, expect, test } from 'vitest';
import {
  dayAt,
  shareOf,
  yearBars,
  yearsInView,
  yearsOf,
} from '../../../../src/screens/plan/days/timelineShape.ts';
import { stay } from './daysRecord.ts';

describe('the timeline', () => {
  const round = (value: number) => Math.round(value * 100) / 100;

  test('stays that follow each other meet in the middle of the day of moving', () => {
    const [bar] = yearBars(
      [stay('DE', '2027-01-01', '2027-04-30'), stay('BG', '2027-04-30', '2027-07-15')],
      [2027],
    );
    const [first, second] = bar?.segments ?? [];
    if (!first || !second) throw new Error('Two stays have two segments');
    expect(round(first.left + first.width)).toBe(round(second.left));
    expect(bar?.lanes).toBe(1);
    expect(first).toMatchObject({ begins: true, ends: true, lane: 0 });
  });

  test('stays that contradict each other stand below one another', () => {
    const [bar] = yearBars(
      [stay('DE', '2027-01-01', '2027-04-30'), stay('BG', '2027-04-01', '2027-07-15')],
      [2027],
    );
    expect(bar?.lanes).toBe(2);
    expect(bar?.segments.map(({ lane }) => lane)).toEqual([0, 1]);
  });

  test('a stay over the turn of the year is in both bars', () => {
    const bars = yearBars([stay('DE', '2026-12-01', '2027-01-31')], [2026, 2027]);
    expect(bars.map(({ segments }) => segments.map(({ begins, ends }) => [begins, ends]))).toEqual([
      [[true, false]],
      [[false, true]],
    ]);
    expect(round((bars[0]?.segments[0]?.left ?? 0) + (bars[0]?.segments[0]?.width ?? 0))).toBe(100);
    expect(bars[1]?.segments[0]?.left).toBe(0);
  });

  test('an open stay runs to the end of what is shown', () => {
    const bars = yearBars([stay('DE', '2026-12-01', null)], [2026, 2027]);
    const last = bars[1]?.segments[0];
    expect(last).toMatchObject({ left: 0, width: 100, ends: false });
  });

  test('a day trip can still be seen', () => {
    const [bar] = yearBars([stay('DE', '2027-05-01', '2027-05-01')], [2027]);
    expect(bar?.segments[0]?.width).toBeGreaterThan(0.1);
  });

  test.each([
    [0, '2027-01-01'],
    [0.5, '2027-07-02'],
    [1, '2027-12-31'],
    [-3, '2027-01-01'],
    [3, '2027-12-31'],
  ])('at %d of the bar is %s', (share, day) => {
    expect(dayAt(2027, share)).toBe(day);
  });

  test('a day stands where it is found again', () => {
    expect(dayAt(2027, shareOf('2027-03-17') / 100)).toBe('2027-03-17');
  });

  test('years reach from the first stay to the next year', () => {
    expect(yearsOf([], 2026)).toEqual([2026, 2027]);
    expect(yearsOf([stay('DE', '2024-05-01', '2025-05-01')], 2026)).toEqual([2024, 2025, 2026, 2027]);
    expect(yearsOf([stay('DE', '2028-05-01', null)], 2026)).toEqual([2026, 2027, 2028]);
  });

  test.each([
    [2024, [2024, 2025, 2026]],
    [2025, [2024, 2025, 2026]],
    [2026, [2025, 2026, 2027]],
    [2028, [2026, 2027, 2028]],
  ])('three years around %d', (chosen, view) => {
    expect(yearsInView([stay('DE', '2024-05-01', null)], [2024, 2025, 2026, 2027, 2028], chosen)).toEqual(
      view,
    );
  });

  test('fewer years are all in view, those without a stay only when they are chosen', () => {
    const stays = [stay('DE', '2027-05-01', '2028-01-01')];
    expect(yearsInView(stays, [2026, 2027, 2028], 2027)).toEqual([2027, 2028]);
    expect(yearsInView(stays, [2026, 2027, 2028], 2026)).toEqual([2026, 2027, 2028]);
  });
});
