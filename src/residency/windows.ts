/** The windows in which a rule counts days: those that move with the day, and whole tax years. */

import { addMonths, type Day, type DayRange, twelveMonthsStart } from './days.ts';
import type { DaySet } from './stays.ts';
import { lastBelow, meets } from './stays.ts';
import type { Rule, Window } from './types.ts';

export interface MovingMeasure {
  /** Days in the window that stands on the day of the question. */
  readonly count: number;
  /** Days in the fullest window so far. */
  readonly largest: number;
  /** First day on which a window meets the rule. */
  readonly crossing: Day | null;
}

/**
 * Windows of twelve months that end on a day of `ends`, up to `on`.
 * @param usableFrom days before it do not count (they made an earlier year one of residence)
 */
export function measureTwelveMonths(
  rule: Rule,
  days: DaySet,
  on: Day,
  ends: DayRange,
  usableFrom: Day,
): MovingMeasure {
  const countUntil = (end: Day) => days.count(Math.max(twelveMonthsStart(end), usableFrom), end);
  const last = Math.min(ends.to, on);
  let largest = 0;
  let crossing: Day | null = null;
  for (let end = Math.max(ends.from, days.first); end <= last; end++) {
    // A window grows only on a day that counts.
    if (end !== ends.from && !days.has(end)) continue;
    const count = countUntil(end);
    largest = Math.max(largest, count);
    if (crossing === null && meets(rule.comparison, count, rule.days)) crossing = end;
  }
  return { count: countUntil(on), largest, crossing };
}

/** Ends of twelve months that begin or end in a tax year. */
export function endsTouching({ from, to }: DayRange): DayRange {
  let last = addMonths(to, 12) - 1;
  while (twelveMonthsStart(last + 1) <= to) last++;
  return { from, to: last };
}

/**
 * Twelve months that an entry opens; every entry opens such a period.
 * @param since periods that were over before this day are left out
 */
export function measureFromEntry(
  rule: Rule,
  days: DaySet,
  on: Day,
  entries: readonly Day[],
  since: Day,
): MovingMeasure {
  let count = 0;
  let largest = 0;
  let crossing: Day | null = null;
  for (const entry of entries) {
    const end = addMonths(entry, 12) - 1;
    if (end < since) continue;
    const inPeriod = days.count(entry, Math.min(end, on));
    largest = Math.max(largest, inPeriod);
    if (on <= end) count = Math.max(count, inPeriod);
    if (!meets(rule.comparison, inPeriod, rule.days)) continue;
    // Entries ascend, and so do the days on which they meet the rule.
    crossing ??= days.nth(entry, lastBelow(rule.comparison, rule.days) + 1);
  }
  return { count, largest, crossing };
}

/** How many days a stay that begins on `first` must last to meet a rule about days or months in a row. */
function neededInARow(rule: Rule, first: Day): number {
  if (rule.months === undefined) return lastBelow(rule.comparison, rule.days) + 1;
  const months = addMonths(first, rule.months) - first;
  // Both the first day and the same date months later are days of a stay that lasts "more than" the months.
  return rule.comparison === 'more-than' ? months + 2 : months;
}

/**
 * Days in a row, up to `on`. Gaps as short as assumed do not break a run; `count` says whether they are counted or
 * only stop the clock.
 * @param since runs that were over before this day are left out
 */
export function measureInARow(rule: Rule, days: DaySet, on: Day, since: Day): MovingMeasure {
  const absences = rule.shortAbsences;
  const gapsCount = absences?.count;
  const lengthUntil = (first: Day, end: Day) => (gapsCount ? end - first + 1 : days.count(first, end));
  let count = 0;
  let largest = 0;
  let crossing: Day | null = null;
  for (const run of days.runs(absences?.assumeUpTo ?? 0)) {
    if (run.from > on) break;
    if (run.to < since) continue;
    const end = Math.min(run.to, on);
    const length = lengthUntil(run.from, end);
    largest = Math.max(largest, length);
    if (run.to >= on) count = length;
    const needed = neededInARow(rule, run.from);
    if (length >= needed) crossing ??= gapsCount ? run.from + needed - 1 : days.nth(run.from, needed);
  }
  return { count, largest, crossing };
}

/** Days in the tax year asked about, then in the years before it, latest first. */
export type YearCounts = readonly [number, ...number[]];

interface YearMeasure {
  /** Days as the rule counts them. */
  readonly count: number;
  readonly met: boolean;
  /** What to show of the single years, where more than one matters. */
  readonly parts?: readonly number[];
}

export interface YearWindow {
  /** Tax years that matter, this one included. */
  readonly years: number;
  readonly measure: (rule: Rule, counts: YearCounts, limit: number) => YearMeasure;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

const YEAR_WINDOWS: Partial<Record<Window, YearWindow>> = {
  'tax-year': {
    years: 1,
    measure: (rule, [count], limit) => ({ count, met: meets(rule.comparison, count, limit) }),
  },
  'tax-year-or-previous': {
    years: 2,
    measure(rule, counts, limit) {
      const count = Math.max(...counts);
      return { count, met: meets(rule.comparison, count, limit), parts: counts };
    },
  },
  'two-tax-years': {
    years: 2,
    measure(rule, counts, limit) {
      const [current] = counts;
      const ignored = rule.minEachYearMoreThan ?? -1;
      const count = current > ignored ? sum(counts.filter((days) => days > ignored)) : 0;
      const enough = Math.max(...counts) >= (rule.minOneYear ?? 0);
      return { count, met: enough && meets(rule.comparison, count, limit), parts: counts };
    },
  },
  'each-of-two-tax-years': {
    years: 2,
    measure: (rule, counts, limit) => ({
      count: counts[0],
      met: counts.every((count) => meets(rule.comparison, count, limit)),
      parts: counts,
    }),
  },
  'three-tax-years': {
    years: 3,
    measure(rule, counts, limit) {
      const count = sum(counts);
      const enough = counts[0] >= (rule.minCurrentYear ?? 0);
      return { count, met: enough && meets(rule.comparison, count, limit), parts: counts };
    },
  },
  'three-tax-years-weighted': {
    years: 3,
    measure(rule, counts, limit) {
      const { numerator, denominator } = addWeighted(counts, rule.weights ?? []);
      const enough = counts[0] >= (rule.minCurrentYear ?? 0);
      return {
        count: Math.round((numerator / denominator) * 1e6) / 1e6,
        met: enough && meets(rule.comparison, numerator, limit * denominator),
        parts: counts,
      };
    },
  },
  'tax-year-and-previous-four': {
    years: 5,
    measure(rule, [count, ...previous], limit) {
      const before = sum(previous);
      const enough = before >= (rule.previousDays ?? 0);
      return { count, met: enough && meets(rule.comparison, count, limit), parts: [count, before] };
    },
  },
  'six-tax-years': {
    years: 6,
    measure(rule, counts, limit) {
      const [count, ...previous] = counts;
      const before = sum(previous);
      return {
        count,
        met:
          counts.every((days) => meets(rule.comparison, days, limit)) &&
          before > (rule.previousTotalMoreThan ?? -1),
        parts: [...counts, before],
      };
    },
  },
};

/** The window of a rule that counts whole tax years; undefined for the others. */
export function yearWindowOf({ window }: Rule): YearWindow | undefined {
  return YEAR_WINDOWS[window];
}

/** Whether a rule counts whole tax years: with the year's end its days begin anew. */
export function countsTaxYears(rule: Rule): boolean {
  return yearWindowOf(rule) !== undefined;
}

/** Days that may still be spent in the tax year before a one-year rule is met (or, for upper limits, broken). */
export function daysLeftInYear(rule: Rule, count: number, limit: number): number {
  return Math.max(0, lastBelow(rule.comparison, limit) - count);
}

/** Exact sums of days times fractions: 40 2/3 + 20 1/3 must be 61, not 60.999. */

interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

function readFraction(text: string): Fraction {
  const [numerator = Number.NaN, denominator = 1] = text.split('/').map(Number);
  return { numerator, denominator };
}

/**
 * Each count times its weight, added. Weights are texts such as `1` or `1/3`; a count without one has no weight.
 * The result is not reduced.
 */
export function addWeighted(counts: readonly number[], weights: readonly string[]): Fraction {
  return counts.reduce<Fraction>(
    (total, count, place) => {
      const weight = readFraction(weights[place] ?? '0');
      return {
        numerator: total.numerator * weight.denominator + count * weight.numerator * total.denominator,
        denominator: total.denominator * weight.denominator,
      };
    },
    { numerator: 0, denominator: 1 },
  );
}
