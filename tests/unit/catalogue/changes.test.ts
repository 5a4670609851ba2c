import { changes } from 'virtual:lowtide/changes';
import { expect, test } from 'vitest';
import {
  aheadAndPast,
  CHANGE_STATUSES,
  type Change,
  type ChangeStatus,
  changesByDay,
  changesFeedPath,
  changesKnownOn,
  filteredChanges,
  movesOfTaxes,
} from '../../../src/catalogue/changes.ts';

test('changes are filtered by country and by status', () => {
  const malta = filteredChanges(changes, { country: 'malta', status: null });
  expect(malta.length).toBeGreaterThan(0);
  expect(malta.every(({ country }) => country === 'malta')).toBe(true);
  for (const status of CHANGE_STATUSES) {
    expect(
      filteredChanges(changes, { country: null, status }).every((change) => change.status === status),
    ).toBe(true);
  }
  expect(filteredChanges(changes, { country: null, status: null })).toEqual(changes);
});

test('what lies ahead comes nearest first, what was before latest first, nothing twice', () => {
  const { ahead, past } = aheadAndPast(changes, '2026-11-22');
  expect(ahead.length + past.length).toBe(changes.length);
  expect(ahead.map(({ date }) => date)).toEqual(ahead.map(({ date }) => date).sort());
  expect(past.map(({ date }) => date)).toEqual(
    past
      .map(({ date }) => date)
      .sort()
      .reverse(),
  );
  expect(ahead.every(({ status }) => status !== 'in-force')).toBe(true);
});

test('changes of one day stand together, and stay in their order', () => {
  const { past } = aheadAndPast(changes, '2026-11-22');
  const days = changesByDay(past);
  expect(days.flatMap((day) => day.changes)).toEqual(past);
  expect(days.map(({ date }) => date)).toEqual([...new Set(past.map(({ date }) => date))]);
  for (const day of days) expect(day.changes.every(({ date }) => date === day.date)).toBe(true);
});

test('the list is as of its newest entry, and feeds have addresses of their own', () => {
  expect(changesKnownOn(changes)).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect([changesFeedPath(null), changesFeedPath('malta')]).toEqual(['/changes.xml', '/changes/malta.xml']);
});

test('what moves a tax: the next at the income asked for that is no draft, the one that moves it most, and how many do', () => {
  const change = (date: string, status: ChangeStatus, ...effects: [income: number, more: number][]) =>
    ({
      date,
      status,
      effects: effects.map(([income, more]) => ({ income, more, rates: [10, 10 + (more / income) * 100] })),
    }) as unknown as Change;
  const ahead = [
    change('2027-01-01', 'enacted'),
    change('2027-02-01', 'ends', [300_000, 18_000], [150_000, 4_500]),
    change('2027-03-01', 'proposed', [80_000, -800]),
    change('2029-01-01', 'enacted', [80_000, 400], [80_000, 12_000]),
  ];
  const { next, most, ...counts } = movesOfTaxes(ahead, 80_000);
  expect([next?.[0].date, next?.[1].more]).toEqual(['2029-01-01', 12_000]);
  const elsewhere = movesOfTaxes(ahead, 70_000).next;
  expect([elsewhere?.[0].date, elsewhere?.[1].income]).toEqual(['2027-02-01', 300_000]);
  expect([most?.[0].date, most?.[1].more]).toEqual(['2029-01-01', 12_000]);
  expect(counts).toEqual({ raise: 2, lower: 1, proposed: 1 });
  expect(movesOfTaxes(ahead.slice(0, 1), 80_000)).toEqual({
    next: null,
    most: null,
    raise: 0,
    lower: 0,
    proposed: 0,
  });
});
