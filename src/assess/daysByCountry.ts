/** A year in one picture: days by country in any stretch of days, and the fullest twelve months. */
import {
  type CountryCode,
  daysOf,
  formatDay,
  type History,
  historyOf,
  parseDay,
  twelveMonthsStart,
} from '../residency/index.ts';
import type { DaysRecord } from '../stores/stays.ts';

export interface DaysThere {
  readonly code: CountryCode;
  /** With any part of a day: a day on which one moves is a day of both countries. */
  readonly days: number;
  /** The same in the twelve months that hold most of them, and the day on which those end. */
  readonly most: { readonly days: number; readonly to: string };
}

interface DaysOfStretch {
  readonly from: string;
  readonly to: string;
  /** The longest time first. */
  readonly countries: readonly DaysThere[];
  /** Days of which nothing is entered. */
  readonly unknown: number;
}

/** @param from ISO date, as `to`; both are in it. An open stay goes on to the end. */
export function daysByCountry(record: DaysRecord, from: string, to: string): DaysOfStretch {
  const [first, last] = [parseDay(from) ?? 0, parseDay(to) ?? 0];
  const history = historyOf(record.stays, to);
  const countries = [...history.byCountry.keys()]
    .map((code): DaysThere => {
      const days = daysOf(history, code, 'any-part').count(first, last);
      return { code, days, most: fullest(history, code) };
    })
    .filter(({ days }) => days > 0)
    .sort((a, b) => b.days - a.days);
  const somewhere = new Set<number>();
  for (const period of history.periods) {
    for (let day = Math.max(period.from, first); day <= Math.min(period.to, last); day++) somewhere.add(day);
  }
  return { from, to, countries, unknown: last - first + 1 - somewhere.size };
}

/** The twelve months that end on a day. */
export function twelveMonthsTo(day: string): string {
  return formatDay(twelveMonthsStart(parseDay(day) ?? 0));
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
