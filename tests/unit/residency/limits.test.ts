/** Limits of visitors, of the United Kingdom's test and of permits, each in its own words. */
import { describe, expect, test } from 'vitest';
import { readDaysData } from '../../../src/commands/days.ts';
import {
  type Areas,
  answerUk,
  answerVisa,
  historyOf,
  nationalStayOf,
  type PermitPresence,
  permitLimits,
  type Stay,
  schengenDays,
  type UkProfile,
} from '../../../src/residency/index.ts';
import { fieldsIn, told } from './told.ts';

const { rules, areas } = readDaysData();
const stay = (country: string, arrival: string, departure: string | null, permit?: true): Stay => ({
  country,
  arrival,
  departure,
  ...(permit && { permit }),
});

describe('limits of visitors', () => {
  test.each(
    told(`
a passport that is not covered has no limit to show
  RS IN | RS 2026-01-01..2026-12-31 | 2026-12-31 | limit null, used 365, left null, lastDay null, overstayDays 0, firstOverstay null
a country without an entry has no limit to show
  TH US | TH 2026-01-01.. | 2026-01-10 | limit null, used 10
free movement has no limit
  CY DE | CY 2026-01-01.. | 2026-12-31 | limit free-movement, used 365, left null
thirty days from each entry: the thirtieth is the last
  AE US | AE 2026-03-01.. | 2026-03-30 | limit per-entry, used 30, left 0, lastDay 2026-03-30, overstayDays 0
the day of entry is the first
  AE US | AE 2026-03-01.. | 2026-03-01 | used 1, left 29
a planned stay does not run yet
  AE US | AE 2026-03-01..2026-03-20 | 2026-02-01 | used 0, left null, lastDay null
the thirty-first day is one too many
  AE US | AE 2026-03-01.. | 2026-03-31 | used 31, left 0, overstayDays 1, firstOverstay 2026-03-31
stays that overlap are one visit
  AE US | AE 2026-03-01..2026-03-20, AE 2026-03-05..2026-03-08, AE 2026-03-10..2026-04-02 | 2026-03-25 | used 25, left 5, lastDay 2026-03-30, overstayDays 3, firstOverstay 2026-03-31
leaving and coming back on one day is a new entry
  AE US | AE 2026-03-01..2026-03-20, AE 2026-03-20.. | 2026-04-01 | used 13, left 17, lastDay 2026-04-18, overstayDays 0
days beyond the limit are counted over all entries, the first is named
  AE US | AE 2026-01-01..2026-02-05, AE 2026-03-01..2026-04-01 | 2026-12-31 | used 0, left null, lastDay null, overstayDays 8, firstOverstay 2026-01-31
a year from entry ends the day before the same date
  GE GB | GE 2027-03-01.. | 2028-03-01 | lastDay 2028-02-29, overstayDays 1, firstOverstay 2028-03-01
stays under a permit of the country are no visits
  AE US | AE 2026-01-01.. permit | 2026-12-31 | used 0, overstayDays 0
ninety days in any 180, for this country alone
  RS US | RS 2026-01-01..2026-03-31, ME 2026-04-01..2026-06-29 | 2026-06-29 | limit rolling, used 90, left 0, from 2026-06-30, maxStay 90
on the 181st day the first of the 180 no longer counts
  RS US | RS 2026-01-01..2026-03-31, RS 2026-06-30.. | 2026-06-30 | used 90, overstayDays 0
`),
  )('$title', ({ question, stays, on, expected }) => {
    const [country = '', passport = ''] = question.split(' ');
    expect(answerVisa(historyOf(stays, on), areas, country, passport)).toMatchObject(expected);
  });

  test.each([
    ['a member of the EU goes by the group', 'TR', 'DE', 90],
    ['but for those that are excepted', 'TR', 'CY', undefined],
    ['Ireland is excepted from the ninety days of the Emirates', 'AE', 'IE', undefined],
    ['the group itself', 'TR', 'EU', 90],
  ])('%s', (_, country, passport, days) => {
    const found = nationalStayOf(areas, country, passport);
    expect(found && 'days' in found.limit ? found.limit.days : undefined).toBe(days);
  });
});

describe('the Schengen area', () => {
  const count = (stays: readonly Stay[], of: Areas = areas) => {
    const days = schengenDays(historyOf(stays, '2030-01-01'), of.schengen);
    return days.count(days.first, days.last);
  };
  test.each([
    ['days in Croatia count from 2023 on', stay('HR', '2022-12-30', '2023-01-02'), 2],
    ['days in Bulgaria count from 31 March 2024 on', stay('BG', '2024-03-01', '2024-03-31'), 1],
    ['Monaco is reached through France and counts', stay('MC', '2026-01-01', '2026-01-03'), 3],
    ['San Marino counts', stay('SM', '2026-01-01', '2026-01-03'), 3],
    ['to enter Andorra is to leave the area', stay('AD', '2026-01-01', '2026-01-03'), 0],
    ['Ireland never counts', stay('IE', '2026-01-01', '2026-01-03'), 0],
    ['a stay under a permit does not count', stay('PT', '2026-01-01', '2026-01-03', true), 0],
    ['a stay before the country joined does not count', stay('HR', '2021-01-01', '2021-02-01'), 0],
  ])('%s', (_, one, days) => {
    expect(count([one])).toBe(days);
  });
});

describe('the United Kingdom', () => {
  const GB = rules.GB;
  if (!GB) throw new Error('The data have no rules for the United Kingdom');
  const answerFor = (days: number, profile: UkProfile, ties: number) => {
    const departure = new Date(Date.UTC(2026, 3, 6 + days)).toISOString().slice(0, 10);
    const history = historyOf([stay('GB', '2026-04-06', departure)], '2027-04-05');
    // In whatever order they are listed.
    const rules = { ...GB, rules: [...GB.rules].reverse() };
    return answerUk({ rules, profile, ties }, history);
  };
  const CASES: readonly (readonly [UkProfile, number, number, string, string, number | null])[] = [
    ['leaver', 15, 5, 'not resident', 'overseas-16-days', null],
    ['leaver', 16, 3, 'not resident', 'sufficient-ties', 4],
    ['leaver', 16, 4, 'resident', 'sufficient-ties', 4],
    ['leaver', 45, 4, 'resident', 'sufficient-ties', 4],
    ['leaver', 46, 3, 'resident', 'sufficient-ties', 3],
    ['leaver', 90, 2, 'not resident', 'sufficient-ties', 3],
    ['leaver', 91, 2, 'resident', 'sufficient-ties', 2],
    ['leaver', 120, 1, 'not resident', 'sufficient-ties', 2],
    ['leaver', 121, 1, 'resident', 'sufficient-ties', 1],
    ['leaver', 182, 0, 'not resident', 'sufficient-ties', 1],
    ['leaver', 183, 0, 'resident', '183-days', null],
    ['arriver', 45, 5, 'not resident', 'overseas-46-days', null],
    ['arriver', 46, 4, 'resident', 'sufficient-ties', 4],
    ['arriver', 46, 3, 'not resident', 'sufficient-ties', 4],
    ['arriver', 91, 3, 'resident', 'sufficient-ties', 3],
    ['arriver', 120, 2, 'not resident', 'sufficient-ties', 3],
    ['arriver', 121, 2, 'resident', 'sufficient-ties', 2],
    ['arriver', 182, 1, 'not resident', 'sufficient-ties', 2],
    ['arriver', 183, 0, 'resident', '183-days', null],
  ];
  test.each(CASES)(
    'a %s with %d midnights and %d ties is %s by %s',
    (profile, days, ties, outcome, decidedBy, tiesNeeded) => {
      expect(answerFor(days, profile, ties)).toMatchObject({ days, outcome, decidedBy, tiesNeeded });
    },
  );

  test.each([
    ['leaver', 4, 15],
    ['leaver', 3, 45],
    ['leaver', 2, 90],
    ['leaver', 1, 120],
    ['leaver', 0, 182],
    ['arriver', 4, 45],
    ['arriver', 3, 90],
    ['arriver', 2, 120],
    ['arriver', 1, 182],
  ] as const)('a %s with %d ties may spend %d midnights', (profile, ties, days) => {
    expect(answerFor(30, profile, ties).mostDays).toBe(days);
  });

  test('another tax year is counted when asked for', () => {
    const history = historyOf([stay('GB', '2026-03-01', '2026-06-30')], '2026-06-30');
    const question = { rules: GB, profile: 'leaver' as const, ties: 0 };
    expect(answerUk({ ...question, taxYear: 2025 }, history).days).toBe(36);
    expect(answerUk(question, history).days).toBe(85);
  });

  test('without a test that decides nobody is resident', () => {
    const history = historyOf([stay('GB', '2026-05-01', '2026-06-30')], '2026-06-30');
    const answer = answerUk({ rules: { ...GB, rules: [] }, profile: 'leaver', ties: 5 }, history);
    expect(answer).toMatchObject({
      outcome: 'not resident',
      decidedBy: null,
      tiesNeeded: null,
      mostDays: 365,
    });
  });

  test('who is resident on any number of days may spend none', () => {
    const always = GB.rules.filter(({ id }) => id === '183-days').map((rule) => ({ ...rule, days: 0 }));
    const question = { rules: { ...GB, rules: always }, profile: 'leaver' as const, ties: 0 };
    expect(answerUk(question, historyOf([], '2026-06-30'))).toMatchObject({
      outcome: 'resident',
      mostDays: 0,
    });
  });
});

describe('presence that permits ask for', () => {
  const permit = (fields: Partial<PermitPresence>): PermitPresence => ({
    permit: 'A permit',
    minDaysPerYear: null,
    maxAbsenceDays: null,
    window: null,
    text: '',
    source: null,
    known: true,
    ...fields,
  });

  test.each(
    told(`
nothing is known
  known false, maxAbsenceDays 30 | AA 2026-01-01..2026-01-10, AA 2026-07-11..2026-07-31 | 2026-12-31 |
nobody has been there
  maxAbsenceDays 30, window continuous |  | 2026-12-31 |
six months away in a row end on the day before the same date
  maxAbsenceDays 183, months 6, window continuous | AA 2026-01-01..2026-01-10, AA 2026-07-11..2026-07-31 | 2026-07-31 | kind absence-in-a-row, limit 183, count 181, brokenOn null
one day longer is too long
  maxAbsenceDays 183, months 6, window continuous | AA 2026-01-01..2026-01-10, AA 2026-07-12..2026-07-31 | 2026-07-31 | count 182, brokenOn 2026-07-11
days away in a row without months
  maxAbsenceDays 180, window continuous | AA 2026-01-01..2026-01-10, AA 2026-07-11..2026-07-31 | 2026-07-31 | count 181, brokenOn 2026-07-10
an absence that goes on until the day of the question counts
  maxAbsenceDays 180, window continuous | AA 2026-01-01..2026-01-10 | 2026-02-10 | count 31, brokenOn null
days away in any 12 months
  maxAbsenceDays 183, window any-12-months | AA 2025-06-01..2025-06-30, AA 2025-12-31..2026-03-31 | 2026-03-31 | kind absence, count 183, brokenOn null
days away in any 12 months, whenever the permit began
  maxAbsenceDays 100, window any-12-months | AA 2025-01-01..2025-09-30, AA 2026-02-01..2026-02-28 | 2026-02-28 | count 123, brokenOn 2026-01-09
whether in a row or in total is unknown: the careful reading is in total
  maxAbsenceDays 183, window null | AA 2025-06-01..2025-06-30, AA 2026-01-01..2026-03-31 | 2026-03-31 | kind absence, count 184, brokenOn 2025-12-31
each year of the permit begins anew
  maxAbsenceDays 30, window permit-year | AA 2024-03-01..2026-02-07, AA 2026-03-22..2026-12-31 | 2026-12-31 | kind absence, count 21, brokenOn null
days away during the life of the permit
  totalAbsenceMonths 8, window continuous | AA 2025-01-01..2025-01-01 | 2025-09-01 | kind absence-in-total, limit 243, count 243, brokenOn null
one day more than eight months
  totalAbsenceMonths 8 | AA 2025-01-01..2025-01-01 | 2025-09-02 | count 244, brokenOn 2025-09-02
a year of the permit with too few days, once it is over
  minDaysPerYear 150, window permit-year | AA 2025-03-01..2025-07-27 | 2026-02-28 | kind presence, limit 150, count 149, brokenOn 2026-02-28
of several years the one with the fewest days counts, and the first with too few is named
  minDaysPerYear 150, window permit-year | AA 2025-01-01..2025-07-19, AA 2026-01-01..2026-10-27, AA 2027-01-01..2027-04-10 | 2027-12-31 | count 100, brokenOn 2027-12-31
a year that is not over says nothing
  minDaysPerYear 150, window permit-year | AA 2025-03-01..2025-07-27 | 2026-02-27 |
tax years that began under the permit
  minDaysPerYear 60, window tax-year | AA 2025-03-01..2025-03-30, AA 2026-01-01..2026-03-01 | 2027-06-30 | kind presence, limit 60, count 60, brokenOn null
a tax year on whose first day the permit begins, on its last day
  minDaysPerYear 60, window tax-year | AA 2025-01-01..2025-02-28 | 2025-12-31 | count 59, brokenOn 2025-12-31
days there at most
  maxPresenceDays 90, window any-12-months | AA 2025-01-01..2025-03-31, AA 2025-12-31..2025-12-31 | 2025-12-31 | kind most-presence, limit 90, count 91, brokenOn 2025-12-31
the permit begins with the first stay that is marked
  maxAbsenceDays 30, window continuous | AA 2025-01-01..2025-01-05, AA 2025-06-01..2025-12-31 permit | 2025-12-31 | count 0, brokenOn null
days there without the mark are no days away
  maxAbsenceDays 5, window continuous | AA 2025-06-01..2025-06-05 permit, AA 2025-06-08..2025-06-20 | 2025-06-20 | count 2, brokenOn null
`),
  )('$title', ({ question, stays, on, expected }) => {
    const limits = permitLimits(permit(fieldsIn(question)), 'AA', '01-01', historyOf(stays, on));
    // Nothing follows where nothing is limited.
    expect(limits).toMatchObject(Object.keys(expected).length === 0 ? [] : [expected]);
  });
});
