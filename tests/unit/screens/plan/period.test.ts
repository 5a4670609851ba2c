import { expect, test } from 'vitest';
import {
  firstYear,
  onPaper,
  periodOf,
  periodWords,
  whenWithin,
} from '../../../../src/screens/plan/days/period.ts';
import { NO_STAYS } from '../../../../src/stores/stays.ts';
import { stay } from './daysRecord.ts';

test('what is printed is named as it is shown', () => {
  expect(periodWords(periodOf(2026, null))).toBe('2026');
  expect(periodWords(periodOf(2026, '2026-12-01'))).toBe('2 Dec 2025 to 1 Dec 2026');
});

test('paper has what has happened by today; of a year that lies ahead what is planned', () => {
  const record = {
    ...NO_STAYS,
    stays: [stay('PT', '2026-07-01', null), stay('TH', '2027-02-01', '2027-03-01')],
  };
  const year = periodOf(2026, null);
  expect(onPaper(record, year, '2026-12-01').stays).toMatchObject([
    { country: 'PT', departure: '2026-12-01' },
  ]);
  expect(onPaper(record, periodOf(2027, null), '2026-12-01')).toBe(record);
});

test.each([
  ['one that is over', stay('ES', '2026-02-10', '2026-06-30'), '10 Feb 2026 to 30 Jun 2026', 141],
  ['one over New Year', stay('PT', '2026-10-20', '2027-01-01'), '20 Oct 2026 to 31 Dec 2026, goes on', 73],
  [
    'one from the year before',
    stay('DE', '2025-09-01', '2026-02-10'),
    '1 Jan 2026 to 10 Feb 2026, there since 1 Sept 2025',
    41,
  ],
  ['one that is open', stay('RS', '2026-12-01', null), '1 Dec 2026 to 31 Dec 2026, goes on', 31],
])('a stay is cut to the year on paper: %s', (_title, one, words, days) => {
  const { stay: cut, words: said } = whenWithin(one, periodOf(2026, null), '2027-01-01');
  expect(said).toBe(words);
  expect((Date.parse(cut.departure ?? '') - Date.parse(cut.arrival)) / 86_400_000 + 1).toBe(days);
});

test('a stay that goes on is cut to today, one of a year that lies ahead to the year', () => {
  const open = stay('PT', '2026-07-01', null);
  expect(whenWithin(open, periodOf(2026, null), '2026-12-01').words).toBe(
    '1 Jul 2026 to 1 Dec 2026, goes on',
  );
  expect(whenWithin(open, periodOf(2027, null), '2026-12-01').words).toBe(
    '1 Jan 2027 to 31 Dec 2027, there since 1 Jul 2026, goes on',
  );
});

test('in January the year that has ended comes first', () => {
  const stays = [stay('PT', '2026-07-01', null)];
  expect(firstYear(stays, '2026-12-31')).toBe(2026);
  expect(firstYear(stays, '2027-01-01')).toBe(2026);
  expect(firstYear(stays, '2027-01-31')).toBe(2026);
  expect(firstYear(stays, '2027-02-01')).toBe(2027);
  expect(firstYear([stay('PT', '2027-03-01', null)], '2027-01-05')).toBe(2027);
});
