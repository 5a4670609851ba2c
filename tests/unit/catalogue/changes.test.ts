import { changes } from 'virtual:lowtide/changes';
import { expect, test } from 'vitest';
import {
  aheadAndPast,
  CHANGE_STATUSES,
  changesByYear,
  changesFeedPath,
  changesKnownOn,
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

test('changes stand together by year, and stay in their order', () => {
  const { past } = aheadAndPast(changes, '2026-11-22');
  const years = changesByYear(past);
  expect(years.flatMap((year) => year.changes)).toEqual(past);
  expect(new Set(years.map(({ year }) => year)).size).toBe(years.length);
  for (const { year, changes } of years)
    expect(changes.every(({ date }) => date.startsWith(`${year}-`))).toBe(true);
});

test('the list is as of its newest entry, and feeds have addresses of their own', () => {
  expect(changesKnownOn(changes)).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect([changesFeedPath(null), changesFeedPath('malta')]).toEqual(['/changes.xml', '/changes/malta.xml']);
});
