/** Windows that move with the day: any twelve months, twelve months from an entry, and days in a row. */
import { lastBelow, meets } from './comparison.ts';
import type { DaySet } from './counting.ts';
import { addMonths, type Day, type DayRange, twelveMonthsStart } from './days.ts';
import type { Rule } from './types.ts';

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
