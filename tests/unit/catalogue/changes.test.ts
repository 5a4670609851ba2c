import { changes } from 'virtual:lowtide/changes';
import { expect, test } from 'vitest';
import {
  aheadAndPast,
  CHANGE_STATUSES,
  changesByDay,
  changesFeedPath,
  changesOn,
  filteredChanges,
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

test('what was enacted is in force from its day on, and has changed on it', () => {
  const entry = (status: (typeof CHANGE_STATUSES)[number]) => ({
    ...{ status, date: '2027-01-01', updated: '2026-11-26' },
  });
  const on = (day: string, status: (typeof CHANGE_STATUSES)[number] = 'enacted') =>
    changesOn([entry(status)], day)[0];
  expect(on('2026-12-31')).toEqual(entry('enacted'));
  expect(on('2027-01-01')).toEqual({ ...entry('in-force'), updated: '2027-01-01' });
  expect(on('2027-06-30')).toEqual({ ...entry('in-force'), updated: '2027-01-01' });
  // No day passes a bill, and what has ended stays what it is.
  for (const status of ['in-force', 'proposed', 'ends', 'undecided'] as const) {
    expect(on('2027-06-30', status)).toEqual(entry(status));
  }
});

test('feeds have addresses of their own', () => {
  expect([changesFeedPath(null), changesFeedPath('malta')]).toEqual(['/changes.xml', '/changes/malta.xml']);
});
