/** Days and months of a year that a move cuts, counted by hand. */
import { describe, expect, test } from 'vitest';
import {
  type Day,
  dayAfter,
  dayNumber,
  dayOf,
  daysInMonth,
  daysOfYear,
  eachMonth,
  isoOf,
  MoveDateError,
  monthsBefore,
  monthsThere,
} from '../../../src/law/calendar.ts';

describe('a day', () => {
  test('is read and written with four digits and twice two', () => {
    expect(dayOf('2027-05-01')).toEqual({ year: 2027, month: 5, day: 1 });
    expect(dayOf('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 });
    expect(isoOf({ year: 2027, month: 5, day: 1 })).toBe('2027-05-01');
    expect(isoOf({ year: 27, month: 12, day: 31 })).toBe('0027-12-31');
  });

  test.each([
    ...['', '2027-5-01', '2027-05-1', '27-05-01', '12027-05-01', '2027-05-011', ' 2027-05-01', '2027-05-01 '],
    ...['2027-00-10', '2027-13-10', '2027-05-00', '2027-05-32', '2027-04-31', '2027-02-29', '2100-02-29'],
    ...['tomorrow', '2027/05/01', '2027-aa-01'],
  ])('"%s" is none', (text) => {
    expect(() => dayOf(text)).toThrow(
      new MoveDateError(`"${text}" is no date; allowed is a day such as 2027-05-01`),
    );
  });

  test('is followed by the next one, over months, years and a leap day', () => {
    const later = (text: string, days?: number) => isoOf(dayAfter(dayOf(text), days));
    expect(later('2027-12-31')).toBe('2028-01-01');
    expect(later('2028-02-28')).toBe('2028-02-29');
    expect(later('2027-03-01', -1)).toBe('2027-02-28');
    expect(later('2027-01-01', 365)).toBe('2028-01-01');
  });

  test('has a number, counted from the first one of 1970', () => {
    expect(dayNumber(dayOf('1970-01-01'))).toBe(0);
    expect(dayNumber(dayOf('1970-02-01'))).toBe(31);
    expect(dayNumber(dayOf('1971-01-01'))).toBe(365);
  });
});

test('months have their days, and every fourth year a day more, but for those of most centuries', () => {
  const all = (year: number) => Array.from({ length: 12 }, (_, month) => daysInMonth(year, month + 1));
  expect(all(2027)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  expect(all(2028)).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  expect([daysInMonth(2100, 2), daysInMonth(2000, 2), daysInMonth(2027, 13)]).toEqual([28, 29, 0]);
  expect([2027, 2028, 2100, 2000].map(daysOfYear)).toEqual([365, 366, 365, 366]);
});

describe('the months from an arrival on', () => {
  test('are all twelve on 1 January, whose share of the first month is none', () => {
    expect(monthsThere(dayOf('2027-01-01'))).toEqual({
      ...{ year: 2027, days: 365, daysOfYear: 365, months: 12, exactMonths: 12 },
      ...{ weeks: 52, mondays: 52, firstMonth: 1, shareOfFirstMonth: 0 },
    });
    expect(monthsThere(dayOf('2027-01-02')).shareOfFirstMonth).toBeCloseTo(30 / 31 / (11 + 30 / 31), 12);
  });

  test('have that of the arrival as its share of days', () => {
    // 16 of the 30 days of April, and 8 months: 261 days, the first of them a Thursday.
    expect(monthsThere(dayOf('2027-04-15'))).toEqual({
      ...{ year: 2027, days: 261, daysOfYear: 365, months: 9, exactMonths: 8 + 16 / 30 },
      ...{
        weeks: 37,
        mondays: 37,
        firstMonth: 4,
        shareOfFirstMonth: expect.closeTo(16 / 30 / (8 + 16 / 30), 12),
      },
    });
    // The first of a month is a whole one, in any month but January with its share of the income.
    expect(monthsThere(dayOf('2028-12-01'))).toMatchObject({
      ...{ days: 31, daysOfYear: 366, months: 1, exactMonths: 1, shareOfFirstMonth: 1 },
    });
    expect(monthsThere(dayOf('2028-12-01')).weeks).toBe(4);
  });

  test('have a Monday more where one is the first day', () => {
    // 27 December 2027 is a Monday.
    const mondays = ['2027-12-27', '2027-12-28', '2027-12-21', '2027-12-20'].map(
      (text) => monthsThere(dayOf(text)).mondays,
    );
    expect(mondays).toEqual([1, 0, 1, 2]);
  });
});

describe('the months before a departure', () => {
  const until = (text: string, starts = '01-01') => monthsBefore(dayOf(text), starts);

  test('are those of the calendar year, where the tax year is one', () => {
    // Three months, and 15 of the 30 days of April.
    expect(until('2027-04-15')).toEqual({
      ...{ first: dayOf('2027-01-01'), last: dayOf('2027-12-31'), days: 105, daysOfYear: 365 },
      ...{ exactMonths: 3.5, days360: 105, begunMonths: 4, wholeMonths: 3, fifteenthMonths: 4, quarters: 2 },
      ...{ daysAbroad: 260, weeks: 15, mondays: 15 },
    });
    expect(until('2027-04-14')).toMatchObject({ begunMonths: 4, wholeMonths: 3, fifteenthMonths: 3 });
  });

  test('have no month begun more on the last day of one', () => {
    expect(until('2027-03-31')).toMatchObject({
      ...{ exactMonths: 3, begunMonths: 3, wholeMonths: 3, fifteenthMonths: 3, quarters: 1, days360: 90 },
    });
    expect(until('2028-12-31')).toMatchObject({
      ...{ days: 366, daysOfYear: 366, begunMonths: 12, quarters: 4, daysAbroad: 0 },
    });
  });

  test('begin a year earlier where the tax year has not begun', () => {
    const [last, first] = [until('2027-04-05', '04-06'), until('2027-04-06', '04-06')];
    expect(last).toMatchObject({ first: dayOf('2026-04-06'), last: dayOf('2027-04-05'), days: 365 });
    expect(first).toMatchObject({ first: dayOf('2027-04-06'), last: dayOf('2028-04-05'), days: 1 });
    expect(first).toMatchObject({ daysOfYear: 366, daysAbroad: 269, begunMonths: 1, wholeMonths: 0 });
    expect(until('2027-03-20', '04-01').first).toEqual(dayOf('2026-04-01'));
    expect(until('2027-05-01', '04-06').first).toEqual(dayOf('2027-04-06'));
    // November, December and January are whole, and half of the 28 days of February.
    expect(until('2027-02-14', '11-01').exactMonths).toBe(3.5);
  });
});

test('each month has its share of days, the first and the last one too', () => {
  const monthsOf = (from: Day, to: Day) => {
    const months: (readonly [number, number])[] = [];
    eachMonth(from, to, (month, share) => months.push([month, share]));
    return months;
  };
  expect(monthsOf(dayOf('2026-11-16'), dayOf('2027-02-07'))).toEqual([
    [11, 0.5],
    [12, 1],
    [1, 1],
    [2, 0.25],
  ]);
  expect(monthsOf(dayOf('2027-04-10'), dayOf('2027-04-12'))).toEqual([[4, 0.1]]);
  // A year later the same month is another one.
  expect(monthsOf(dayOf('2026-04-16'), dayOf('2027-04-15'))).toHaveLength(13);
});
