/** The result of a rule of tax residence for a history: days counted, whether and since when it is met, days left. */

import { type Day, type DayRange, formatDay, parseDay, sharedDays, taxYearOf, taxYearRange } from './days.ts';
import type { DaySet } from './stays.ts';
import { daysOf, entriesInto, extendedTo, growsTowards, type History, periodsIn } from './stays.ts';
import type { CountryCode, CountryRules, Rule } from './types.ts';
import {
  daysLeftInYear,
  endsTouching,
  type MovingMeasure,
  measureFromEntry,
  measureInARow,
  measureTwelveMonths,
  type YearCounts,
  type YearWindow,
  yearWindowOf,
} from './windows.ts';

interface RuleQuestion {
  readonly country: CountryCode;
  readonly rules: CountryRules;
  readonly rule: Rule;
  /** Named by the calendar year in which it starts; without it the one that holds the day of the question. */
  readonly taxYear?: number | null | undefined;
  /** Stays in a row and periods from an entry that were over before this day are left out. */
  readonly since?: Day | undefined;
}

export interface RuleAnswer {
  readonly taxYear: number;
  /** Days as the rule counts them. */
  readonly count: number;
  readonly met: boolean;
  /** First day on which the rule is met. */
  readonly crossedOn: string | null;
  /** Days that may still be spent in the tax year; null for rules that do not count one tax year. */
  readonly daysLeft: number | null;
  /** First day on which the rule will be met if the person stays; null without an open stay, or if it is met. */
  readonly willCrossOn: string | null;
  /** Last day on which leaving keeps the person from meeting the rule; null if no day of meeting it is known. */
  readonly latestDeparture: string | null;
  /** Counts of this tax year and the ones before. */
  readonly parts?: readonly number[];
  /** Days of the fullest window so far. */
  readonly largest?: number;
  /** Count with the short absences that may count too. */
  readonly withAbsences?: number;
}

/** A rule in its country, and the days that it counts; worked out once for all the years asked about. */
interface Subject {
  readonly country: CountryCode;
  readonly rule: Rule;
  readonly taxYearStart: string;
  readonly history: History;
  readonly days: DaySet;
  readonly since: Day;
}

interface Measured {
  readonly count: number;
  readonly met: boolean;
  readonly crossing: Day | null;
  readonly parts?: readonly number[];
  readonly largest?: number;
}

/** Longer than any window: six tax years. */
const HORIZON_DAYS = 7 * 366;

const EVER: DayRange = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** Days on which the rule is in force. */
function forceOf({ from, until }: Rule): DayRange {
  return {
    from: (from && parseDay(from)) || EVER.from,
    to: (until && parseDay(until)) || EVER.to,
  };
}

function intersection(a: DayRange, b: DayRange): DayRange {
  return { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
}

/** Whether the rule is in force on some day of a stretch. */
export function isInForce(rule: Rule, stretch: DayRange): boolean {
  const { from, to } = intersection(forceOf(rule), stretch);
  return from <= to;
}

/** The rule's number of days in a tax year. */
export function limitIn(rule: Rule, taxYearStart: string, year: number): number {
  const { days, daysInLeapYear = days } = rule;
  const { from, to } = taxYearRange(taxYearStart, year);
  return to - from + 1 === 366 ? daysInLeapYear : days;
}

function tooLongElsewhere({ rule, country, history }: Subject, { from, to }: DayRange): boolean {
  const { noOtherCountryMoreThan: most = Number.POSITIVE_INFINITY } = rule;
  return [...history.byCountry.keys()].some(
    (other) => other !== country && daysOf(history, other, 'any-part').count(from, to) > most,
  );
}

function measureYears(window: YearWindow, subject: Subject, year: number): Measured {
  const { rule, taxYearStart, days } = subject;
  const range = taxYearRange(taxYearStart, year);
  const limit = limitIn(rule, taxYearStart, year);
  const counts = Array.from({ length: window.years }, (_, before) => {
    const { from, to } = taxYearRange(taxYearStart, year - before);
    return days.count(from, to);
  }) as unknown as YearCounts;
  const [, ...previous] = counts;
  const { count, met, parts } = window.measure(rule, counts, limit);
  const force = intersection(range, forceOf(rule));
  const shown = parts ? { count, parts } : { count };
  if (!met || force.from > force.to || tooLongElsewhere(subject, range)) {
    return { ...shown, met: false, crossing: null };
  }
  if (!growsTowards(rule.comparison)) return { ...shown, met, crossing: null };
  let enough = 0;
  while (!window.measure(rule, [enough, ...previous], limit).met) enough++;
  const reached = enough === 0 ? range.from : (days.nth(range.from, enough) ?? range.to);
  const crossing = Math.max(reached, force.from);
  return crossing <= force.to ? { ...shown, met, crossing } : { ...shown, met: false, crossing: null };
}

/** Georgia: first day that is not used up, if the year before was one of residence. */
function usableFrom(subject: Subject, year: number): Day {
  const { rule, taxYearStart, history, days } = subject;
  if (!rule.previousYearDaysUsedUp) return EVER.from;
  let usable = EVER.from;
  for (let one = taxYearOf(taxYearStart, days.first); one < year; one++) {
    const range = taxYearRange(taxYearStart, one);
    const { crossing } = measureTwelveMonths(rule, days, history.on, range, usable);
    usable = crossing === null ? EVER.from : range.to + 1;
  }
  return usable;
}

function measureMoving(subject: Subject, year: number): MovingMeasure {
  const { rule, taxYearStart, history, days, country, since } = subject;
  const { on } = history;
  const range = taxYearRange(taxYearStart, year);
  const twelveMonths = (ends: DayRange, usable: Day) =>
    measureTwelveMonths(rule, days, on, intersection(ends, forceOf(rule)), usable);
  switch (rule.window) {
    case 'any-12-months-ending-in-tax-year':
      return twelveMonths(range, usableFrom(subject, year));
    case 'any-12-months-touching-tax-year':
      return twelveMonths(endsTouching(range), EVER.from);
    case '12-months-from-first-entry':
      return measureFromEntry(rule, days, on, entriesInto(history, country), since);
    case 'continuous-stay':
    case 'continuous-absence':
      return measureInARow(rule, days, on, since);
    default:
      return twelveMonths(EVER, EVER.from);
  }
}

function measure(subject: Subject, year: number): Measured {
  const { rule, taxYearStart, days } = subject;
  const yearWindow = yearWindowOf(rule);
  if (yearWindow) return measureYears(yearWindow, subject, year);
  const { count, largest, crossing } = measureMoving(subject, year);
  const range = taxYearRange(taxYearStart, year);
  const absent = rule.notInYearsWithoutPresence === true && days.count(range.from, range.to) === 0;
  const force = forceOf(rule);
  const met = !absent && crossing !== null && crossing >= force.from && crossing <= force.to;
  return { count, largest, met, crossing: met ? crossing : null };
}

function subjectOf({ country, rules, rule, since = EVER.from }: RuleQuestion, history: History): Subject {
  return {
    country,
    rule,
    taxYearStart: rules.taxYearStart,
    history,
    days: daysOf(history, country, rule.countsDay, rule.where),
    since,
  };
}

/**
 * First day after the day of the question on which the rule will be met if the person stays; null without an open
 * stay, or if no stay, however long, meets the rule.
 */
function crossingIfStaying(question: RuleQuestion, history: History, year: number): Day | null {
  const { country, rules, rule } = question;
  const here = periodsIn(history, country).some(({ open }) => open);
  const away = !here && history.periods.some(({ open }) => open);
  if (!(rule.where === 'outside' ? away : here)) return null;
  const horizon = history.on + HORIZON_DAYS;
  const subject = subjectOf(question, extendedTo(history, horizon));
  for (let one = year; one <= taxYearOf(rules.taxYearStart, horizon); one++) {
    const { crossing } = measure(subject, one);
    if (crossing !== null && crossing > history.on) return crossing;
  }
  return null;
}

/** Days in the tax year with the short absences between two stays that may count as presence. */
function withShortAbsences({ rule, days }: Subject, { from, to }: DayRange): number | undefined {
  const longest = rule.shortAbsences?.maxDays ?? null;
  if (longest === null) return undefined;
  return days.runs(longest).reduce((total, run) => total + Math.max(0, sharedDays(run, { from, to })), 0);
}

/** The rule in one tax year, seen on the day of the history. */
export function answerRule(question: RuleQuestion, history: History): RuleAnswer {
  const { rule, rules } = question;
  const subject = subjectOf(question, history);
  const year = question.taxYear ?? taxYearOf(rules.taxYearStart, history.on);
  const { count, met, crossing, parts, largest } = measure(subject, year);
  const willCross = met ? null : crossingIfStaying(question, history, year);
  const day = crossing ?? willCross;
  const withAbsences = withShortAbsences(subject, taxYearRange(rules.taxYearStart, year));
  return {
    taxYear: year,
    count,
    met,
    crossedOn: crossing === null ? null : formatDay(crossing),
    daysLeft:
      rule.window === 'tax-year'
        ? daysLeftInYear(rule, count, limitIn(rule, rules.taxYearStart, year))
        : null,
    willCrossOn: willCross === null ? null : formatDay(willCross),
    latestDeparture: day === null ? null : latestDeparture(rule, day),
    ...(parts && { parts }),
    ...(largest !== undefined && { largest }),
    ...(withAbsences !== undefined && { withAbsences }),
  };
}

/** Where the day of departure does not count, one may leave on the very day that would meet the rule. */
function latestDeparture({ where, countsDay }: Rule, crossing: Day): string | null {
  if (where === 'outside') return null;
  return formatDay(countsDay === 'any-part' ? crossing - 1 : crossing);
}
