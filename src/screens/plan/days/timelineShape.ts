/** Where stays stand on the bars of the timeline, one bar a year. */
import { type Day, formatDay, parseDay, taxYearRange } from '../../../residency/index.ts';
import type { StoredStay } from '../../../stores/stays.ts';

export interface Segment {
  readonly stay: StoredStay;
  /** Percent of the year's width. */
  readonly left: number;
  readonly width: number;
  /** Line of the bar: stays that contradict each other stand below one another. */
  readonly lane: number;
  /** Whether the stay's first and last day lie in this year. */
  readonly begins: boolean;
  readonly ends: boolean;
}

export interface YearBar {
  readonly year: number;
  readonly lanes: number;
  readonly segments: readonly Segment[];
}

/** People arrive and leave in the course of a day: bars that touch then meet in the middle of it. */
const NOON = 0.5;

interface Placed {
  readonly stay: StoredStay;
  readonly from: Day;
  readonly to: Day;
  readonly lane: number;
}

/** Each stay in the first line that is free on its days; a border day is shared. */
function placed(stays: readonly StoredStay[], end: Day): Placed[] {
  const ends: Day[] = [];
  return stays.flatMap((stay): Placed[] => {
    const from = parseDay(stay.arrival);
    const to = stay.departure === null ? end : parseDay(stay.departure);
    if (from === null || to === null || to < from) return [];
    const free = ends.findIndex((last) => last <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    return [{ stay, from, to, lane }];
  });
}

/** @param stays in the order of arrival; open ones run to the end of the last year */
export function yearBars(stays: readonly StoredStay[], years: readonly number[]): YearBar[] {
  const last = years.at(-1);
  if (last === undefined) return [];
  const all = placed(stays, taxYearRange('01-01', last).to);
  return years.map((year) => {
    const { from: first, to: final } = taxYearRange('01-01', year);
    const length = final - first + 1;
    const here = all.filter(({ from, to }) => from <= final && to >= first);
    const segments = here.map(({ stay, from, to, lane }): Segment => {
      const start = from < first ? 0 : from - first + NOON;
      const open = stay.departure === null;
      const end = to > final || (open && to === final) ? length : to - first + NOON;
      return {
        stay,
        left: (start / length) * 100,
        width: (Math.max(end - start, NOON) / length) * 100,
        lane,
        begins: from >= first,
        ends: to <= final && !open,
      };
    });
    return { year, segments, lanes: Math.max(1, ...here.map(({ lane }) => lane + 1)) };
  });
}

/** The day at a share (0 to 1) of a year's bar. */
export function dayAt(year: number, share: number): string {
  const { from, to } = taxYearRange('01-01', year);
  const day = from + Math.floor(Math.min(Math.max(share, 0), 0.9999) * (to - from + 1));
  return formatDay(day);
}

/** Where a day stands in its year, in percent. */
export function shareOf(date: string): number {
  const day = parseDay(date) ?? 0;
  const { from, to } = taxYearRange('01-01', Number(date.slice(0, 4)));
  return ((day - from + NOON) / (to - from + 1)) * 100;
}

/** A date some days later; negative for earlier. */
export function daysLater(date: string, days: number): string {
  return formatDay((parseDay(date) ?? 0) + days);
}

/** Days from the first to the last, both counted. */
export function lengthOf({ arrival, departure }: StoredStay, openUntil: string): number {
  const end = departure ?? openUntil;
  return Math.max(0, (parseDay(end) ?? 0) - (parseDay(arrival) ?? 0) + 1);
}

/** Years that the stays touch, this one and the next. */
export function yearsOf(stays: readonly StoredStay[], thisYear: number): number[] {
  const touched = stays.flatMap(({ arrival, departure }) =>
    [arrival, departure ?? arrival].map((date) => Number(date.slice(0, 4))),
  );
  const first = Math.min(thisYear, ...touched);
  const last = Math.max(thisYear + 1, ...touched);
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

/** At most three years in a row that hold the chosen one, without others in which nobody was anywhere. */
export function yearsInView(
  stays: readonly StoredStay[],
  years: readonly number[],
  chosen: number,
): number[] {
  const place = Math.max(0, years.indexOf(chosen));
  const start = Math.max(0, Math.min(place - 1, years.length - 3));
  const isTouched = (year: number) =>
    stays.some(
      ({ arrival, departure }) =>
        arrival <= `${year}-12-31` && (departure === null || departure >= `${year}-01-01`),
    );
  return years.slice(start, start + 3).filter((year) => year === chosen || isTouched(year));
}
