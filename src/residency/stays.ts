/** Stays as day numbers: reading them, visits, contradictions, which days count, and the history that rules are asked about. */

import { type Day, type DayRange, formatDay, parseDay, sharedDays } from './days.ts';
import type { Comparison, CountingMethod, CountryCode, Stay } from './types.ts';

/** A stay in day numbers. An open one runs to the day of the question, on which the person is still there. */
interface Period extends DayRange {
  readonly country: CountryCode;
  readonly open: boolean;
  readonly permit: boolean;
  /** Its index in the list of stays. */
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
 * @throws StayError if a date is invalid, or a departure lies before its arrival.
 */
function periodsOf(stays: readonly Stay[], on: Day): Period[] {
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

/** @throws StayError if a date is invalid, or a departure lies before its arrival. */
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

/**
 * The history if the last stay in a country that begins by `until` never ended, seen on its first day: what a rule
 * answers to it as `willCrossOn` and `latestDeparture` says how long that stay may last. Null without such a stay.
 * @param until the last day to look at, `2027-12-31`
 */
export function historyIfStaying(
  country: CountryCode,
  stays: readonly Stay[],
  until: string,
  recordFrom: string | null,
): History | null {
  const last = stays
    .filter((stay) => stay.country === country && stay.arrival <= until)
    .reduce<Stay | null>((latest, stay) => (latest && latest.arrival > stay.arrival ? latest : stay), null);
  if (last === null) return null;
  const staying = stays
    .filter((stay) => stay.arrival <= last.arrival)
    .map((stay) => (stay === last ? { ...stay, departure: null } : stay));
  return historyOf(staying, last.arrival, recordFrom);
}

/** A set of days that answers "how many between two days" at once: it holds running totals. */
export class DaySet {
  /** First and last day of the set; `last` lies before `first` if it is empty. */
  readonly first: Day;
  readonly last: Day;
  /** At position n: how many of the first n days from `first` on are in the set. */
  readonly #totals: Int32Array;

  /** The days of all ranges, less those for which `without` is true. */
  constructor(ranges: readonly DayRange[], without: (day: Day) => boolean = () => false) {
    const some = ranges.filter(({ from, to }) => from <= to);
    this.first = some.reduce((least, { from }) => Math.min(least, from), some[0]?.from ?? 0);
    this.last = some.reduce((most, { to }) => Math.max(most, to), some[0]?.to ?? -1);
    const marks = new Uint8Array(this.last - this.first + 1);
    for (const { from, to } of some) marks.fill(1, from - this.first, to - this.first + 1);
    this.#totals = new Int32Array(marks.length + 1);
    let total = 0;
    marks.forEach((mark, place) => {
      if (mark === 1 && !without(this.first + place)) total++;
      this.#totals[place + 1] = total;
    });
  }

  /** Days of the set before `day`. */
  #before(day: Day): number {
    const place = Math.min(Math.max(day - this.first, 0), this.#totals.length - 1);
    return this.#totals[place] ?? 0;
  }

  has(day: Day): boolean {
    return this.#before(day + 1) > this.#before(day);
  }

  /** Days of the set from `from` to `to`, both included. */
  count(from: Day, to: Day): number {
    return to < from ? 0 : this.#before(to + 1) - this.#before(from);
  }

  /** The n-th day of the set (1 is the first) from `from` on; null if there are fewer. */
  nth(from: Day, n: number): Day | null {
    const wanted = this.#before(from) + n;
    let low = 1;
    let high = this.#totals.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#totals[middle] ?? 0) >= wanted) high = middle;
      else low = middle + 1;
    }
    return low < this.#totals.length ? this.first + low - 1 : null;
  }

  /** Runs of days in a row; gaps of up to `gap` days between two of them do not end a run. */
  runs(gap: number): DayRange[] {
    const runs: { from: Day; to: Day }[] = [];
    for (let day = this.first; day <= this.last; day++) {
      if (!this.has(day)) continue;
      const run = runs.at(-1);
      if (run !== undefined && day - run.to - 1 <= gap) run.to = day;
      else runs.push({ from: day, to: day });
    }
    return runs;
  }
}

/**
 * Cyprus: the day of arrival counts, the day of departure does not, a day trip counts, and a day on which the person
 * left and came back is a day abroad. So a day that began in the country counts only if one visit spans it.
 */
function arrivalNotDeparture(periods: readonly Period[]): DaySet {
  const visits = visitsOf(periods);
  const began = new DaySet(visits.map(({ from, to }) => ({ from: from + 1, to })));
  const spanned = new DaySet(
    visits.map(({ from, to, open }) => ({ from: from + 1, to: open ? to : to - 1 })),
  );
  return new DaySet(visits, (day) => began.has(day) && !spanned.has(day));
}

/** Days that count as days in the country of these periods. */
function daysIn(periods: readonly Period[], method: CountingMethod): DaySet {
  if (method === 'arrival-not-departure') return arrivalNotDeparture(periods);
  if (method !== 'midnight') return new DaySet(periods);
  return new DaySet(periods.map(({ from, to, open }) => ({ from, to: open ? to : to - 1 })));
}

/**
 * Days without any part in the country: days of a stay elsewhere, and from `recordFrom` to `on` days without any stay.
 * Without `recordFrom` a day without a stay is unknown and does not count.
 */
export function daysAway(
  country: CountryCode,
  periods: readonly Period[],
  on: Day,
  recordFrom: Day | null,
): DaySet {
  const here = new DaySet(periods.filter((period) => period.country === country));
  const recorded: DayRange = { from: recordFrom ?? Number.POSITIVE_INFINITY, to: on };
  return new DaySet([...periods, recorded], (day) => here.has(day));
}

/** Whether a count meets the comparison with a limit, both in days. */
export function meets(comparison: Comparison, count: number, limit: number): boolean {
  switch (comparison) {
    case 'at-least':
      return count >= limit;
    case 'more-than':
      return count > limit;
    case 'less-than':
      return count < limit;
    case 'at-most':
      return count <= limit;
  }
}

/** True for rules that are met by having enough days; the others are met until there are too many. */
export function growsTowards(comparison: Comparison): boolean {
  return comparison === 'at-least' || comparison === 'more-than';
}

/** The largest count on the lower side of the limit: one day more crosses it. */
export function lastBelow(comparison: Comparison, limit: number): number {
  return comparison === 'at-least' || comparison === 'less-than' ? limit - 1 : limit;
}
