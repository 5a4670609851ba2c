/** Limits such as 90 days in any 180: for the Schengen area, and the same calculation for single countries. */

import { type Day, formatDay, parseDay } from './days.ts';
import type { History } from './stays.ts';
import { DaySet } from './stays.ts';
import type { Areas, CountryCode } from './types.ts';

interface RollingLimit {
  /** Most days of stay … */
  readonly days: number;
  /** … within this many days, counted back from each day of the stay. */
  readonly per: number;
}

export interface RollingAnswer {
  /** Days of stay in the window that ends on the day of the question. */
  readonly used: number;
  readonly left: number;
  /** Days of stay on which the window held too many. */
  readonly overstayDays: number;
  readonly firstOverstay: string | null;
  /** First day of the stay that the rest is about. */
  readonly from: string;
  /** Days of the longest unbroken stay that could begin on `from`; 0 if none. */
  readonly maxStay: number;
  readonly lastDay: string | null;
  /** First day from `from` on which a day of stay is possible. */
  readonly nextEntry: string;
  /** First day from `from` on which a stay of the full length is possible. */
  readonly fullAgain: string;
}

/** Andorra has open borders as San Marino has, but to enter it is to leave the area. */
const OUTSIDE_WITH_OPEN_BORDERS: readonly CountryCode[] = ['AD'];

/** First day from which days in a country count as days in the Schengen area; undefined if they never do. */
function schengenSince(schengen: Areas['schengen']): ReadonlyMap<CountryCode, Day> {
  const places = [
    ...schengen.members,
    ...schengen.openBorders.filter(({ code }) => !OUTSIDE_WITH_OPEN_BORDERS.includes(code)),
  ];
  return new Map(
    places.map(({ code, from }) => [code, (from && parseDay(from)) || Number.NEGATIVE_INFINITY]),
  );
}

/** Days of visits that count in the area: permits left out, members from their day of joining. */
export function schengenDays(history: History, schengen: Areas['schengen']): DaySet {
  const since = schengenSince(schengen);
  return new DaySet(
    history.periods
      .filter(({ permit }) => !permit)
      .map(({ country, from, to }) => ({
        from: Math.max(from, since.get(country) ?? Number.POSITIVE_INFINITY),
        to,
      })),
  );
}

/** Days of visits in one country, without those under its permit. */
export function visitorDays(history: History, country: CountryCode): DaySet {
  return new DaySet(history.periods.filter((period) => period.country === country && !period.permit));
}

/** Days of the window that ends on `end` if the person stays from `start` on, besides the days of stay as entered. */
function heldIfStaying(stays: DaySet, start: Day, end: Day, per: number): number {
  const first = end - per + 1;
  return stays.count(first, start - 1) + end - Math.max(start, first) + 1;
}

/** Length of the longest unbroken stay that could begin on `start`, at most the limit's days. */
function longestStay(stays: DaySet, start: Day, { days, per }: RollingLimit): number {
  let length = 0;
  while (heldIfStaying(stays, start, start + length, per) <= days) length++;
  return length;
}

function firstDayWith(stays: DaySet, from: Day, limit: RollingLimit, length: number): Day {
  let day = from;
  while (longestStay(stays, day, limit) < length) day++;
  return day;
}

/**
 * Days used and left under a rolling limit.
 * @param from the day that a stay would begin; the day after the question unless given
 */
export function answerRolling(
  stays: DaySet,
  limit: RollingLimit,
  on: Day,
  from: Day = on + 1,
): RollingAnswer {
  const { days, per } = limit;
  const used = stays.count(on - per + 1, on);
  let overstayDays = 0;
  let firstOverstay: Day | null = null;
  for (let day = stays.first; day <= stays.last; day++) {
    if (!stays.has(day) || stays.count(day - per + 1, day) <= days) continue;
    overstayDays++;
    firstOverstay ??= day;
  }
  const maxStay = longestStay(stays, from, limit);
  return {
    used,
    left: Math.max(0, days - used),
    overstayDays,
    firstOverstay: firstOverstay === null ? null : formatDay(firstOverstay),
    from: formatDay(from),
    maxStay,
    lastDay: maxStay === 0 ? null : formatDay(from + maxStay - 1),
    nextEntry: formatDay(firstDayWith(stays, from, limit, 1)),
    fullAgain: formatDay(firstDayWith(stays, from, limit, days)),
  };
}

/** The Schengen area's 90 days in any 180. */
export function answerSchengen(history: History, { schengen }: Areas, from?: Day): RollingAnswer {
  return answerRolling(schengenDays(history, schengen), schengen.rule, history.on, from);
}
