import { changes } from 'virtual:lowtide/changes';
import { expect, test } from 'vitest';
import {
  aheadAndPast,
  CHANGE_STATUSES,
  changesByDay,
  changesFeedPath,
  changesKnownOn,
  directionOf,
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

test('the list is as of its newest entry, and feeds have addresses of their own', () => {
  expect(changesKnownOn(changes)).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect([changesFeedPath(null), changesFeedPath('malta')]).toEqual(['/changes.xml', '/changes/malta.xml']);
});

test('a change takes less or more only where all that it moves goes one way', () => {
  const effect = (more: number) => ({ regimes: ['A'], income: 80_000, rates: [10, 11] as const, more });
  expect(directionOf({ effects: [effect(-5), effect(-1)] })).toBe('less');
  expect(directionOf({ effects: [effect(5)] })).toBe('more');
  expect(directionOf({ effects: [effect(5), effect(-5)] })).toBe('other');
  expect(directionOf({ effects: [] })).toBe('other');
});
