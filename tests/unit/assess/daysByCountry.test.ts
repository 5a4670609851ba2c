import { rules } from 'virtual:lowtide/person';
import { expect, test } from 'vitest';
import { daysByCountry, staysWithin, twelveMonthsTo } from '../../../src/assess/daysByCountry.ts';
import { nearInYear, nearRolling } from '../../../src/assess/nearLimits.ts';
import { NO_STAYS } from '../../../src/stores/stays.ts';

const recordOf = (...stays: readonly string[]) => ({
  ...NO_STAYS,
  stays: stays.map((text) => {
    const [country = '', arrival = '', departure = null] = text.split(' ');
    return { id: text, country, arrival, departure };
  }),
});
const record = recordOf('DE 2025-09-01 2026-02-10', 'ES 2026-02-10 2026-06-30', 'RS 2026-10-01');
const year = { from: '2026-01-01', to: '2026-12-31' };

test('days by country in a year, what is not entered, and the fullest twelve months up to its end', () => {
  expect(daysByCountry(record, year, '2027-03-01')).toEqual({
    ...year,
    until: '2026-12-31',
    isAhead: false,
    countries: [
      { code: 'ES', days: 141, planned: 0, most: { days: 141, to: '2026-06-30' } },
      { code: 'RS', days: 92, planned: 0, most: { days: 92, to: '2026-12-31' } },
      { code: 'DE', days: 41, planned: 0, most: { days: 163, to: '2026-02-10' } },
    ],
    // The move to Spain.
    shared: 1,
    // July to September.
    unknown: 92,
  });
});

test('the same in any twelve months: a day on which one moves is one of both countries', () => {
  const months = twelveMonthsTo('2026-02-10');
  expect(months.from).toBe('2025-02-11');
  const { countries } = daysByCountry(record, months, '2026-12-01');
  expect(countries.map(({ code, days }) => [code, days])).toEqual([
    ['DE', 163],
    ['ES', 1],
  ]);
});

test('of a year that goes on the days up to today are counted, those after it are planned', () => {
  const portugal = daysByCountry(recordOf('PT 2026-07-01', 'TH 2026-12-20 2027-01-10'), year, '2026-12-01');
  expect(portugal.until).toBe('2026-12-01');
  expect(portugal.countries.map(({ code, days, planned }) => [code, days, planned])).toEqual([
    ['PT', 154, 30],
    ['TH', 0, 12],
  ]);
  expect(portugal.unknown).toBe(181);
  const ahead = daysByCountry(recordOf('PT 2026-07-01'), year, '2025-12-01');
  expect([ahead.isAhead, ahead.countries[0]?.days]).toEqual([true, 184]);
});

test('stays are cut to a stretch', () => {
  const { stays } = recordOf('ES 2026-01-10 2026-03-01', 'DE 2025-09-01 2026-01-10', 'PT 2026-10-20');
  expect(
    staysWithin(stays, { from: '2026-01-01', to: '2026-12-01' }).map((stay) => [
      stay.arrival,
      stay.departure,
    ]),
  ).toEqual([
    ['2026-01-10', '2026-03-01'],
    ['2026-01-01', '2026-01-10'],
    ['2026-10-20', '2026-12-01'],
  ]);
  expect(staysWithin(stays, { from: '2024-01-01', to: '2024-12-31' })).toEqual([]);
});

test('limits that are near: in a year by all its rules, in any twelve months by the rules of twelve months', () => {
  const portugal = recordOf('PT 2026-07-01');
  expect(nearInYear('PT', { record: portugal, year: 2026, today: '2026-12-01', rules })).toBe(
    '30 below 183 nights in 12 months',
  );
  expect(nearRolling('PT', '2026-12-01', { record: portugal, rules })).toBe('30 below 183 nights');
  expect(nearRolling('PT', '2026-10-01', { record: portugal, rules })).toBe('');
  // Spain counts calendar years.
  expect(nearRolling('ES', '2026-12-01', { record: recordOf('ES 2026-07-01'), rules })).toBe('');
  expect(
    nearInYear('ES', { record: recordOf('ES 2026-07-01'), year: 2026, today: '2026-12-01', rules }),
  ).toBe('29 below 183 days');
});
