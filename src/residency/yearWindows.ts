/** Windows of whole tax years: what the counts of this year and the years before make of a rule. */
import { lastBelow, meets } from './comparison.ts';
import { addWeighted } from './fractions.ts';
import type { Rule, Window } from './types.ts';

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

/** Days that may still be spent in the tax year before a one-year rule is met (or, for upper limits, broken). */
export function daysLeftInYear(rule: Rule, count: number, limit: number): number {
  return Math.max(0, lastBelow(rule.comparison, limit) - count);
}
