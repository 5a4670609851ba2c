/** How long a residence permit lets its holder be away, or requires presence, and how a history compares with that. */

import {
  addMonths,
  type Day,
  type DayRange,
  formatDay,
  taxYearOf,
  taxYearRange,
  twelveMonthsStart,
} from './days.ts';
import { DaySet, daysAway, daysOf, type History, periodsIn } from './stays.ts';
import type { CountryCode, PermitPresence } from './types.ts';

export type PermitLimitKind =
  /** Days away in a row. */
  | 'absence-in-a-row'
  /** Days away in any 12 months, or in the year of the permit. */
  | 'absence'
  /** Days away during the life of the permit. */
  | 'absence-in-total'
  /** Days there at least, in the year of the permit or of tax. */
  | 'presence'
  /** Days there at most, in any 12 months. */
  | 'most-presence';

export interface PermitLimit {
  readonly kind: PermitLimitKind;
  /** The most (for `presence`: the least) number of days. */
  readonly limit: number;
  /** The worst count so far: the longest absence, the fullest window, the year with the fewest days. */
  readonly count: number;
  /** First day on which the limit is passed; for `presence` the last day of a year with too few days. */
  readonly brokenOn: string | null;
}

interface Found {
  readonly count: number;
  readonly brokenOn: Day | null;
}

/** The longest of all runs, and the first day on which one is longer than allowed. */
function longestRun(days: DaySet, longest: (first: Day) => number): Found {
  let count = 0;
  let brokenOn: Day | null = null;
  for (const { from, to } of days.runs(0)) {
    count = Math.max(count, to - from + 1);
    const most = longest(from);
    if (to - from + 1 > most) brokenOn ??= from + most;
  }
  return { count, brokenOn };
}

/** The fullest window, and the first day on which one holds too many. */
function fullestWindow(days: DaySet, most: number, startOf: (end: Day) => Day): Found {
  let count = 0;
  let brokenOn: Day | null = null;
  for (let end = days.first; end <= days.last; end++) {
    const held = days.count(startOf(end), end);
    count = Math.max(count, held);
    if (held > most) brokenOn ??= end;
  }
  return { count, brokenOn };
}

/** The year with the fewest days, of years that are over. */
function leanestYear(days: DaySet, years: readonly DayRange[], least: number): Found | null {
  const counts = years.map(({ from, to }) => days.count(from, to));
  if (counts.length === 0) return null;
  const failed = counts.findIndex((count) => count < least);
  return { count: Math.min(...counts), brokenOn: years[failed]?.to ?? null };
}

/** Years from the beginning of the permit that are over by a day. */
function permitYears(start: Day, on: Day): DayRange[] {
  const years: DayRange[] = [];
  for (let place = 0; addMonths(start, 12 * (place + 1)) - 1 <= on; place++) {
    years.push({ from: addMonths(start, 12 * place), to: addMonths(start, 12 * (place + 1)) - 1 });
  }
  return years;
}

/** Tax years that began under the permit and are over by a day. */
function taxYears(start: Day, on: Day, taxYearStart: string): DayRange[] {
  const first = taxYearOf(taxYearStart, start);
  const years = Array.from({ length: taxYearOf(taxYearStart, on) - first + 1 }, (_, place) =>
    taxYearRange(taxYearStart, first + place),
  );
  return years.filter(({ from, to }) => from >= start && to <= on);
}

/** First day of the permit's year that a day lies in. */
function permitYearStart(start: Day, day: Day): Day {
  let years = 0;
  while (addMonths(start, 12 * (years + 1)) <= day) years++;
  return addMonths(start, 12 * years);
}

/**
 * What a permit's rules about presence say of a history, from its first stay under a permit on (its first stay at all
 * where none is marked). Empty where nothing is known, or the person has not been there.
 */
export function permitLimits(
  presence: PermitPresence,
  country: CountryCode,
  taxYearStart: string,
  history: History,
): PermitLimit[] {
  const stays = periodsIn(history, country);
  const under = stays.some(({ permit }) => permit) ? stays.filter(({ permit }) => permit) : stays;
  if (!presence.known || under.length === 0) return [];
  const start = Math.min(...under.map(({ from }) => from));
  const there = daysOf(history, country, 'any-part');
  const everAway = daysAway(country, history.periods, history.on, start);
  const away = new DaySet([{ from: start, to: history.on }], (day) => !everAway.has(day));
  const limits: PermitLimit[] = [];
  const add = (kind: PermitLimitKind, limit: number, found: Found | null) => {
    if (!found) return;
    const { count, brokenOn } = found;
    limits.push({ kind, limit, count, brokenOn: brokenOn === null ? null : formatDay(brokenOn) });
  };
  const { months, maxAbsenceDays, window, minDaysPerYear, maxPresenceDays, totalAbsenceMonths } = presence;
  if (maxAbsenceDays !== null && window === 'continuous') {
    const longest = (first: Day) =>
      months === undefined ? maxAbsenceDays : addMonths(first, months) - first;
    add('absence-in-a-row', maxAbsenceDays, longestRun(away, longest));
  } else if (maxAbsenceDays !== null) {
    const startOf = window === 'permit-year' ? (end: Day) => permitYearStart(start, end) : twelveMonthsStart;
    add('absence', maxAbsenceDays, fullestWindow(away, maxAbsenceDays, startOf));
  }
  if (totalAbsenceMonths !== undefined) {
    const most = addMonths(start, totalAbsenceMonths) - start;
    add(
      'absence-in-total',
      most,
      fullestWindow(away, most, () => start),
    );
  }
  if (minDaysPerYear !== null) {
    const years =
      window === 'tax-year' ? taxYears(start, history.on, taxYearStart) : permitYears(start, history.on);
    add('presence', minDaysPerYear, leanestYear(there, years, minDaysPerYear));
  }
  if (maxPresenceDays !== undefined) {
    add('most-presence', maxPresenceDays, fullestWindow(there, maxPresenceDays, twelveMonthsStart));
  }
  return limits;
}
