/** A year in one picture: days by country in any stretch of days, and the fullest twelve months. */
import {
  type CountryCode,
  daysOf,
  formatDay,
  type History,
  historyOf,
  parseDay,
  type Stay,
  twelveMonthsStart,
} from '../residency/index.ts';
import type { DaysRecord } from '../stores/stays.ts';

/** ISO dates; both are in it. */
export interface Stretch {
  readonly from: string;
  readonly to: string;
}

export interface DaysThere {
  readonly code: CountryCode;
  /** With any part of a day: a day on which one moves is a day of both countries. */
  readonly days: number;
  /** Days after today, as the stays have them. */
  readonly planned: number;
  /** The most of them in any twelve months, and the day on which those end. */
  readonly most: { readonly days: number; readonly to: string };
}

interface DaysOfStretch extends Stretch {
  /** The last day that is counted: today, or the end of what is over or lies ahead as a whole. */
  readonly until: string;
  /** Whether all of it lies ahead: nothing in it has happened. */
  readonly isAhead: boolean;
  /** The longest time first. */
  readonly countries: readonly DaysThere[];
  /** Days counted in more than one country. */
  readonly shared: number;
  /** Days of which nothing is entered. */
  readonly unknown: number;
}

/** Days that have passed by today, and those planned after it; an open stay goes on to the end. */
export function daysByCountry(record: DaysRecord, { from, to }: Stretch, today: string): DaysOfStretch {
  const isAhead = from > today;
  const until = isAhead || today > to ? to : today;
  const [first, last, end] = [parseDay(from) ?? 0, parseDay(until) ?? 0, parseDay(to) ?? 0];
  const passed = historyOf(staysWithin(record.stays, { from: '', to: until }), until);
  const planned = historyOf(record.stays, to);
  const countries = [...planned.byCountry.keys()]
    .map((code): DaysThere => {
      const days = daysOf(passed, code, 'any-part').count(first, last);
      const ahead = daysOf(planned, code, 'any-part').count(last + 1, end);
      return { code, days, planned: ahead, most: fullest(passed, code) };
    })
    .filter(({ days, planned: ahead }) => days + ahead > 0)
    .sort((a, b) => b.days - a.days || b.planned - a.planned);
  const somewhere = new Map<number, Set<CountryCode>>();
  for (const { country, from: begin, to: finish } of passed.periods) {
    for (let day = Math.max(begin, first); day <= Math.min(finish, last); day++) {
      somewhere.set(day, (somewhere.get(day) ?? new Set()).add(country));
    }
  }
  const shared = [...somewhere.values()].filter(({ size }) => size > 1).length;
  return { from, to, until, isAhead, countries, shared, unknown: last - first + 1 - somewhere.size };
}

/** Stays as far as they lie in a stretch; one that is open ends with it. */
export function staysWithin<One extends Stay>(stays: readonly One[], { from, to }: Stretch): readonly One[] {
  return stays
    .filter(({ arrival, departure }) => arrival <= to && (departure ?? to) >= from)
    .map((stay) => ({
      ...stay,
      arrival: stay.arrival < from ? from : stay.arrival,
      departure: stay.departure !== null && stay.departure < to ? stay.departure : to,
    }));
}

/** The twelve months that end on a day. */
export function twelveMonthsTo(day: string): Stretch {
  return { from: formatDay(twelveMonthsStart(parseDay(day) ?? 0)), to: day };
}

function fullest(history: History, code: CountryCode): DaysThere['most'] {
  const set = daysOf(history, code, 'any-part');
  let most = { days: 0, to: set.first };
  for (let day = set.first; day <= set.last; day++) {
    const days = set.count(twelveMonthsStart(day), day);
    if (days > most.days) most = { days, to: day };
  }
  return { days: most.days, to: formatDay(most.to) };
}
