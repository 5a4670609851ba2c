import { afterEach, describe, expect, test, vi } from 'vitest';
import { setBuiltOn, thisYear, today } from '../../../src/situation/clock.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import { monthChoices } from '../../../src/situation/stayChoices.ts';

function at(now: string): void {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  setBuiltOn('2026-11-26');
}

afterEach(() => {
  vi.useRealTimers();
  setBuiltOn(null);
});

describe('today', () => {
  test('is the date of the device, in its own zone', () => {
    at('2027-01-05T12:00:00');
    expect(today()).toBe('2027-01-05');
  });

  test.each(['1970-01-01T12:00:00', '2019-11-25T12:00:00', '2026-11-25T12:00:00'])(
    'is the day of the build where the clock is behind it: %s',
    (now) => {
      at(now);
      expect(today()).toBe('2026-11-26');
    },
  );

  test('is the date of the device where nothing was built', () => {
    at('2019-11-25T12:00:00');
    setBuiltOn(null);
    expect(today()).toBe('2019-11-25');
  });
});

test.each([
  ['2026-11-27', 2027],
  ['2027-01-05', 2028],
  ['2019-11-25', 2027],
])('on %s a stay of which no beginning is said begins in January %i', (day, year) => {
  at(`${day}T12:00:00`);
  expect(figuresOf({}, 60_000, thisYear()).from).toEqual({ year, month: 1 });
});

test('months to choose from begin with the present one, and not before the figures were made', () => {
  at('2019-11-25T12:00:00');
  expect(
    monthChoices(undefined, today())
      .map(([, text]) => text)
      .slice(0, 3),
  ).toEqual(['November 2026', 'December 2026', 'January 2027']);
});
