/** Where a person was: all stays, by country, up to the day of a question. */
import { type DaySet, daysAway, daysIn } from './counting.ts';
import { type Day, parseDay } from './days.ts';
import { type Period, periodsOf, StayError, visitsOf } from './stays.ts';
import type { CountingMethod, CountryCode, Stay } from './types.ts';

export interface History {
  /** The day of the question: open stays run to it. */
  readonly on: Day;
  /** From this day on the record is complete: a day without a stay is a day away from every country. */
  readonly recordFrom: Day | null;
  readonly periods: readonly Period[];
  readonly byCountry: ReadonlyMap<CountryCode, readonly Period[]>;
}

function group(periods: readonly Period[], on: Day, recordFrom: Day | null): History {
  const byCountry = new Map<CountryCode, Period[]>();
  for (const period of periods) {
    const known = byCountry.get(period.country);
    if (known) known.push(period);
    else byCountry.set(period.country, [period]);
  }
  return { on, recordFrom, periods, byCountry };
}

/** @throws StayError if a date is none, or a departure lies before its arrival. */
export function historyOf(stays: readonly Stay[], on: string, recordFrom?: string | null): History {
  const day = parseDay(on);
  if (day === null) throw new StayError(`The day of the question "${on}" is no date such as 2026-11-22.`);
  const complete = recordFrom ? parseDay(recordFrom) : null;
  if (recordFrom && complete === null) {
    throw new StayError(`The beginning of the record "${recordFrom}" is no date such as 2026-11-22.`);
  }
  return group(periodsOf(stays, day), day, complete);
}

export function periodsIn(history: History, country: CountryCode): readonly Period[] {
  return history.byCountry.get(country) ?? [];
}

/** Days that count in (or, outside, away from) a country. */
export function daysOf(
  history: History,
  country: CountryCode,
  method: CountingMethod,
  where?: 'outside',
): DaySet {
  return where === 'outside' || method === 'full-days'
    ? daysAway(country, history.periods, history.on, history.recordFrom)
    : daysIn(periodsIn(history, country), method);
}

/** Days of entry into a country, in ascending order. */
export function entriesInto(history: History, country: CountryCode): Day[] {
  return visitsOf(periodsIn(history, country)).map(({ from }) => from);
}

/** The same history, later: open stays have run on to a later day. */
export function extendedTo(history: History, on: Day): History {
  const periods = history.periods.map((period) => (period.open ? { ...period, to: on } : period));
  return group(periods, on, history.recordFrom);
}
