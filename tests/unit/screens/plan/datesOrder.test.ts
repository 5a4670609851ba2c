import { describe, expect, test } from 'vitest';
import { groupsOf, startNowWords } from '../../../../src/screens/plan/dates/Dates.tsx';
import { ahead as inCalendar, nextOf, whenWords } from '../../../../src/screens/plan/dates/useDates.ts';
import type { PlanDate } from '../../../../src/situation/planDates.ts';

const date = (day: string, repeats: PlanDate['repeats'] = null): PlanDate => ({
  id: day,
  date: day,
  place: 'home',
  country: 'de',
  title: day,
  text: '',
  only: null,
  repeats,
  source: { title: 'Law', publisher: 'State', url: null },
});
const dates = ['2026-10-03', '2026-11-01', '2026-12-20', '2027-01-01', '2027-01-15'].map((day) => date(day));
const yearly = date('2028-04-30', { every: 'year', month: 4, day: 30, following: true });
const ahead = { today: '2026-11-24', isRecord: false } as const;

describe('dates around an arrival in January', () => {
  test('steps whose usual day has passed are to be started now, for that month, and are no reproach', () => {
    expect(nextOf(dates, { ...ahead, done: [] })?.id).toBe('2026-12-20');
    expect(startNowWords(2, { year: 2027, month: 1 })).toBe('For January 2027, start these now.');
    expect(startNowWords(1, { year: 2027, month: 1 })).toBe('For January 2027, start this now.');
  });

  test('what has passed is shown as now, and stands at today in a calendar', () => {
    expect(whenWords('2026-10-03', ahead)).toBe('Now');
    expect(whenWords('2026-12-20', ahead)).toBe('20 Dec 2026');
    expect(
      inCalendar(dates, ahead)
        .map((one) => one.date)
        .slice(0, 3),
    ).toEqual(['2026-11-24', '2026-11-24', '2026-12-20']);
    expect(whenWords('2026-10-03', { today: '2027-06-01', isRecord: true })).toBe('3 Oct 2026');
  });

  test('a move that is over calls for nothing', () => {
    expect(nextOf(dates, { today: '2028-06-01', isRecord: true, done: [] })?.id).toBe('2026-10-03');
  });

  test('every date stands in one group', () => {
    const groups = groupsOf([...dates, yearly], { ...ahead, arrival: '2027-01-01' });
    expect(groups.map(({ name, dates: group }) => [name, group.length])).toEqual([
      ['Start now', 2],
      ['Before', 1],
      ['On the day', 1],
      ['After', 1],
      ['Every year', 1],
    ]);
    const monthly = date('2027-02-25', { every: 'month', day: 25 });
    expect(groupsOf([yearly, monthly], { ...ahead, arrival: '2027-01-01' })).toEqual([
      { name: 'Regularly', dates: [yearly, monthly] },
    ]);
    const late = groupsOf(dates, { today: '2027-01-10', isRecord: false, arrival: '2027-01-01' });
    expect(late.flatMap(({ dates: group }) => group)).toHaveLength(dates.length);
  });
});
