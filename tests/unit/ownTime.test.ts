import { expect, test } from 'vitest';
import { inOwnTime } from '../lighthouse/ownTime.ts';

test('an event lasts as long as its thread ran', () => {
  const waited = { ph: 'X', name: 'RunTask', ts: 5, dur: 90_000, tdur: 12_000 };
  expect(inOwnTime([waited])).toEqual([{ ...waited, dur: 12_000 }]);
});

test('events without the time of their thread, or without an end, stay as they are', () => {
  const events = [
    { ph: 'X', dur: 7000 },
    { ph: 'I', ts: 3 },
    { ph: 'b', dur: 9, tdur: 1 },
    // Clocks of different steps: a thread cannot run for longer than time passes.
    { ph: 'X', dur: 10, tdur: 11 },
  ];
  expect(inOwnTime(events)).toEqual(events);
});
