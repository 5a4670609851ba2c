/** Stays as day numbers: reading them, visits of one country, and stays that contradict each other. */
import { type Day, type DayRange, formatDay, parseDay, sharedDays } from './days.ts';
import type { CountryCode, Stay } from './types.ts';

/** A stay in day numbers. An open one ends on the day of the question, and nobody has left on its last day. */
export interface Period extends DayRange {
  readonly country: CountryCode;
  readonly open: boolean;
  readonly permit: boolean;
  /** Place in the list that was given. */
  readonly index: number;
}

/** Time in a country between one entry and the next departure. */
export interface Visit extends DayRange {
  readonly open: boolean;
}

/** A stay that cannot be read; the message says what is wrong with it. */
export class StayError extends Error {
  override name = 'StayError';
}

function readDay(text: string, what: string): Day {
  const day = parseDay(text);
  if (day === null) throw new StayError(`${what} "${text}" is no date such as 2026-11-22.`);
  return day;
}

/**
 * Stays in the order given. Open stays run to `on`; those that begin later have not begun and are left out.
 * @throws StayError if a date is none, or a departure lies before its arrival.
 */
export function periodsOf(stays: readonly Stay[], on: Day): Period[] {
  return stays.flatMap(({ country, arrival, departure, permit = false }, index) => {
    const from = readDay(arrival, 'The arrival');
    const open = departure === null;
    const to = open ? on : readDay(departure, 'The departure');
    if (to >= from) return [{ country, from, to, open, permit, index }];
    if (open) return [];
    throw new StayError(`The departure ${departure} lies before the arrival ${arrival}.`);
  });
}

/**
 * Visits in ascending order. Stays that overlap are one visit; a stay that begins on the day on which another ends is
 * a new entry, for the person left and came back.
 */
export function visitsOf(periods: readonly Period[]): Visit[] {
  const visits: Visit[] = [];
  const ascending = [...periods].sort((a, b) => a.from - b.from || a.to - b.to);
  for (const { from, to, open } of ascending) {
    const last = visits.at(-1);
    if (last === undefined || from >= last.to) {
      visits.push({ from, to, open });
    } else if (to >= last.to) {
      visits[visits.length - 1] = { from: last.from, to, open: open || (to === last.to && last.open) };
    }
  }
  return visits;
}

/** Two stays that put a person into two countries on the same days; `a` and `b` are places in the list. */
export interface Overlap {
  readonly a: number;
  readonly b: number;
  readonly from: string;
  readonly to: string;
  readonly days: number;
}

/** Pairs to ask about: two countries on more than one day. One shared day is a border crossed. */
export function overlapsOf(periods: readonly Period[]): Overlap[] {
  const ascending = [...periods].sort((a, b) => a.from - b.from);
  const overlaps: Overlap[] = [];
  let running: Period[] = [];
  for (const period of ascending) {
    running = running.filter(({ to }) => to > period.from);
    for (const other of running) {
      const days = sharedDays(other, period);
      if (other.country === period.country || days < 2) continue;
      overlaps.push({
        a: Math.min(other.index, period.index),
        b: Math.max(other.index, period.index),
        from: formatDay(period.from),
        to: formatDay(Math.min(other.to, period.to)),
        days,
      });
    }
    running.push(period);
  }
  return overlaps.sort((x, y) => x.a - y.a || x.b - y.b);
}
