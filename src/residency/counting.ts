/** Which days count: presence in a country, or absence from it, by each way of counting a day. */
import type { Day, DayRange } from './days.ts';
import { type Period, visitsOf } from './stays.ts';
import type { CountingMethod, CountryCode } from './types.ts';

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
export function daysIn(periods: readonly Period[], method: CountingMethod): DaySet {
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
