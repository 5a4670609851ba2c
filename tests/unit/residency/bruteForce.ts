/**
 * The definition of data/days/README.md walked day by day: slow, with the platform's calendar, and without any of
 * what src/residency does to be quick. Properties compare the two.
 */
import type { CountingMethod, Rule, Stay } from '../../../src/residency/index.ts';

const DAY = 86_400_000;

export const dayOfText = (text: string): number => Date.parse(`${text}T00:00:00Z`) / DAY;
export const textOfDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** The same date some months later, on the month's last day where it is shorter. */
export function monthsLater(day: number, months: number): number {
  const date = new Date(day * DAY);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return first.getTime() / DAY + Math.min(date.getUTCDate(), length) - 1;
}

export function yearRange(start: string, year: number): [from: number, to: number] {
  return [dayOfText(`${year}-${start}`), dayOfText(`${year + 1}-${start}`) - 1];
}

export function yearOf(start: string, day: number): number {
  const year = Number(textOfDay(day).slice(0, 4));
  return textOfDay(day).slice(5) < start ? year - 1 : year;
}

const walk = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);

interface Span {
  readonly country: string;
  readonly from: number;
  readonly to: number;
  /** Nobody has left on the last day of an open stay. */
  readonly left: number;
  readonly permit: boolean;
}

export function spansOf(stays: readonly Stay[], on: number): Span[] {
  return stays
    .map(({ country, arrival, departure, permit = false }) => {
      const to = departure === null ? on : dayOfText(departure);
      return { country, from: dayOfText(arrival), to, left: departure === null ? to + 1 : to, permit };
    })
    .filter(({ from, to }) => from <= to);
}

/** Whether a day counts as one in the country. */
export function counts(stays: readonly Stay[], on: number, country: string, method: CountingMethod) {
  const spans = spansOf(stays, on).filter((span) => span.country === country);
  const there = (day: number) => spans.some(({ from, to }) => from <= day && day <= to);
  return (day: number): boolean => {
    if (method === 'any-part') return there(day);
    if (method === 'midnight') return spans.some(({ from, left }) => from <= day && day < left);
    // Arrival, not departure: a day that began there counts only if nobody left on it.
    if (!there(day)) return false;
    const beganThere = spans.some(({ from, to }) => from < day && day <= to);
    const allDay = spans.some(({ from, left }) => from < day && day < left);
    return !beganThere || allDay;
  };
}

/** Whether a day is one without any part in the country. */
export function away(stays: readonly Stay[], on: number, country: string, recordFrom: number | null) {
  const spans = spansOf(stays, on);
  return (day: number): boolean => {
    const places = spans.filter(({ from, to }) => from <= day && day <= to).map((span) => span.country);
    if (places.includes(country)) return false;
    return places.length > 0 || (recordFrom !== null && day >= recordFrom && day <= on);
  };
}

const total = (is: (day: number) => boolean, from: number, to: number) => walk(from, to).filter(is).length;

const reaches = ({ comparison, days }: Rule, count: number): boolean =>
  comparison === 'at-least' ? count >= days : count > days;

export interface Walked {
  readonly count: number;
  readonly met: boolean;
  readonly crossing: number | null;
}

function yearsHold(rule: Rule, year: readonly number[]): boolean {
  const [now = 0, ...before] = year;
  const both = year.reduce((sum, count) => sum + count, 0);
  switch (rule.window) {
    case 'tax-year':
      return reaches(rule, now);
    case 'tax-year-or-previous':
      return year.some((count) => reaches(rule, count));
    case 'two-tax-years': {
      const ignored = rule.minEachYearMoreThan ?? -1;
      if (now <= ignored) return false;
      const kept = year.filter((count) => count > ignored).reduce((sum, count) => sum + count, 0);
      return reaches(rule, kept) && year.some((count) => count >= (rule.minOneYear ?? 0));
    }
    case 'each-of-two-tax-years':
      return year.every((count) => reaches(rule, count));
    case 'three-tax-years':
      return reaches(rule, both) && now >= (rule.minCurrentYear ?? 0);
    case 'three-tax-years-weighted':
      // Sixths of days, for weights of 1, 1/3 and 1/6.
      return (
        reaches({ ...rule, days: rule.days * 6 }, now * 6 + (before[0] ?? 0) * 2 + (before[1] ?? 0)) &&
        now >= (rule.minCurrentYear ?? 0)
      );
    case 'tax-year-and-previous-four':
      return reaches(rule, now) && both - now >= (rule.previousDays ?? 0);
    default:
      return year.every((count) => reaches(rule, count)) && both - now > (rule.previousTotalMoreThan ?? -1);
  }
}

const YEARS: Partial<Record<Rule['window'], number>> = {
  'tax-year': 1,
  'tax-year-or-previous': 2,
  'two-tax-years': 2,
  'each-of-two-tax-years': 2,
  'three-tax-years': 3,
  'three-tax-years-weighted': 3,
  'tax-year-and-previous-four': 5,
  'six-tax-years': 6,
};

/** Rules of whole tax years: on each day of the year, whether what was counted until then is enough. */
export function walkYears(rule: Rule, is: (day: number) => boolean, start: string, year: number) {
  const years = Array.from({ length: YEARS[rule.window] ?? 1 }, (_, back) => yearRange(start, year - back));
  const before = years.slice(1).map(([from, to]) => total(is, from, to));
  const [from, to] = yearRange(start, year);
  let now = 0;
  if (yearsHold(rule, [0, ...before])) return { met: true, crossing: from };
  for (const day of walk(from, to)) {
    if (is(day)) now++;
    if (yearsHold(rule, [now, ...before])) return { met: true, crossing: day };
  }
  return { met: false, crossing: null };
}

/** Windows of twelve months, each walked from its first day to its last. */
export function walkTwelveMonths(
  rule: Rule,
  is: (day: number) => boolean,
  ends: readonly number[],
  on: number,
  usable = Number.NEGATIVE_INFINITY,
): Walked & { largest: number } {
  const held = (end: number) =>
    walk(monthsLater(end, -12) + 1, end).filter((day) => day >= usable && is(day)).length;
  let largest = 0;
  let crossing: number | null = null;
  for (const end of ends) {
    const count = held(end);
    largest = Math.max(largest, count);
    if (crossing === null && reaches(rule, count)) crossing = end;
  }
  return { count: held(on), largest, crossing, met: crossing !== null };
}

/** Ends up to `on` of the twelve months that end in a tax year, or that also may begin in it. */
export function endsFor(rule: Rule, start: string, year: number, on: number, first: number): number[] {
  const [from, to] = yearRange(start, year);
  const inYear = (day: number) => day >= from && day <= to;
  return walk(Math.min(first, from), on).filter((end) => {
    if (rule.window === 'any-12-months') return true;
    if (inYear(end)) return true;
    return rule.window === 'any-12-months-touching-tax-year' && inYear(monthsLater(end, -12) + 1);
  });
}

/** Twelve months from each day on which the person came without being there already. */
export function walkFromEntry(rule: Rule, stays: readonly Stay[], on: number, country: string): Walked {
  const is = counts(stays, on, country, rule.countsDay);
  const spans = spansOf(stays, on).filter((span) => span.country === country);
  const entries = spans
    .map(({ from }) => from)
    .filter((day) => !spans.some(({ from, to }) => from < day && day < to));
  let count = 0;
  let crossing: number | null = null;
  for (const entry of entries) {
    const end = monthsLater(entry, 12) - 1;
    let held = 0;
    for (const day of walk(entry, Math.min(end, on))) {
      if (is(day)) held++;
      if (reaches(rule, held) && (crossing === null || day < crossing)) crossing = day;
    }
    if (entry <= on && on <= end) count = Math.max(count, held);
  }
  return { count, crossing, met: crossing !== null };
}

/** Days in a row, counted while walking. */
export function walkInARow(rule: Rule, is: (day: number) => boolean, first: number, on: number): Walked {
  const gap = rule.shortAbsences?.assumeUpTo ?? 0;
  const stops = rule.shortAbsences?.count === false;
  let began: number | null = null;
  let length = 0;
  let crossing: number | null = null;
  for (const day of walk(first, on)) {
    const present = is(day);
    if (!present && (began === null || endsRun(is, day, gap))) {
      began = null;
      length = 0;
      continue;
    }
    began ??= day;
    if (present || !stops) length++;
    const enough =
      rule.months === undefined
        ? reaches(rule, length)
        : length >= monthsLater(began, rule.months) - began + (rule.comparison === 'more-than' ? 2 : 0);
    if (crossing === null && enough) crossing = day;
  }
  return { count: length, crossing, met: crossing !== null };
}

/** Whether a day without presence lies in a gap that nobody comes back from in time. */
function endsRun(is: (day: number) => boolean, day: number, gap: number): boolean {
  let start = day;
  while (!is(start - 1)) start--;
  return !walk(start, start + gap).some(is);
}

/** Schengen and limits like it: every day of stay with its window. */
export function walkRolling(
  is: (day: number) => boolean,
  first: number,
  last: number,
  days: number,
  per: number,
) {
  const over = (day: number, stay: (day: number) => boolean) => total(stay, day - per + 1, day) > days;
  return {
    overstays: walk(first, last).filter((day) => is(day) && over(day, is)),
    used: (on: number) => total(is, on - per + 1, on),
    /** Length of the stay that could begin on a day. */
    maxStay(from: number): number {
      let length = 0;
      while (
        length < days &&
        !over(from + length, (day) => is(day) || (day >= from && day <= from + length))
      ) {
        length++;
      }
      return length;
    },
  };
}
