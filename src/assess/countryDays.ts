/** What the rules make of the stays in one year: the figures behind each line of the page. */
import {
  type Areas,
  answerRolling,
  answerRule,
  answerUk,
  answerVisa,
  type CountryCode,
  type CountryRules,
  type DayRange,
  daysOf,
  formatDay,
  type History,
  historyIfStaying,
  historyOf,
  isInForce,
  limitIn,
  type NationalStay,
  nationalStayOf,
  parseDay,
  type RollingAnswer,
  type Rule,
  type RuleAnswer,
  type RulesByCountry,
  type Stay,
  schengenDays,
  taxYearRange,
  twelveMonthsStart,
  type UkAnswer,
  type VisaAnswer,
  type Window,
} from '../residency/index.ts';
import type { DaysRecord } from '../stores/stays.ts';

export interface RuleLine {
  readonly rule: Rule;
  /** The rule's number of days in this tax year. */
  readonly limit: number;
  readonly answer: RuleAnswer;
  /** Last day to leave so that the rule is not met, if the last stay there lasted longer than planned. */
  readonly latestDeparture: string | null;
  /** Last day of the stay in a row that met the rule before this year and ends in it. */
  readonly endsOn: string | null;
  /** The tax year is named by the calendar year in which it begins. */
  readonly taxYear: number;
}

export interface CountryDays {
  readonly code: CountryCode;
  readonly rules: CountryRules;
  /** First and last day of the tax year. */
  readonly year: { readonly from: string; readonly to: string };
  /** Days there in the tax year with any part of a day, as planned, and until today (null if it is not this year). */
  readonly days: number;
  readonly daysUntilToday: number | null;
  readonly lines: readonly RuleLine[];
  readonly uk: UkAnswer | null;
}

export interface Question {
  readonly record: DaysRecord;
  /** The calendar year that is shown, or in which the tax year begins. */
  readonly year: number;
  /** `2026-11-22`. */
  readonly today: string;
  readonly rules: RulesByCountry;
}

/** A limit that is as many days away or fewer is near. */
export const NEAR = 31;

/** Whether a rule counts the twelve months that end on any day: New Year changes nothing of it. */
export const isRolling = ({ window }: Rule) => ROLLING.includes(window);

const ROLLING: readonly Window[] = [
  'any-12-months',
  'any-12-months-ending-in-tax-year',
  'any-12-months-touching-tax-year',
];

/**
 * A rule in one tax year. Twelve months that met it before this year began, and go on to, have met it on the day of then;
 * where a year of residence uses its days up, they begin anew.
 */
export function answerInYear(
  question: Parameters<typeof answerRule>[0],
  history: History,
): ReturnType<typeof answerRule> {
  const rule = inYear(question.rule);
  const answer = answerRule({ ...question, rule }, history);
  const crossed = answer.crossedOn === null ? null : parseDay(answer.crossedOn);
  if (crossed === null || !isRolling(rule) || rule.previousYearDaysUsedUp) return answer;
  const days = daysOf(history, question.country, rule.countsDay, rule.where);
  const enough = rule.comparison === 'more-than' ? rule.days + 1 : rule.days;
  const isMetOn = (day: number) =>
    isInForce(rule, { from: day, to: day }) && days.count(twelveMonthsStart(day), day) >= enough;
  let reached = crossed;
  while (isMetOn(reached - 1)) reached--;
  return reached === crossed ? answer : { ...answer, crossedOn: formatDay(reached), latestDeparture: null };
}

/** The year's part of windows that are about any day: a window that met the rule long ago says nothing about now. */
function inYear(rule: Rule): Rule {
  return rule.window === 'any-12-months' ? { ...rule, window: 'any-12-months-ending-in-tax-year' } : rule;
}

export const makesResident = ({ effect }: Rule) => effect === 'resident' || effect === 'may-be-resident';

function historyAt(record: DaysRecord, day: number): History {
  return historyOf(record.stays, formatDay(day), record.recordFrom);
}

/** The last day there, where it lies in the range; null while nobody plans to leave. */
function lastDayIn(code: CountryCode, stays: readonly Stay[], { from, to }: DayRange): string | null {
  const departures = stays.filter(({ country }) => country === code).map(({ departure }) => departure);
  if (departures.includes(null)) return null;
  const [last = ''] = departures.flatMap((day) => day ?? []).sort((a, b) => (a < b ? 1 : -1));
  return last >= formatDay(from) && last <= formatDay(to) ? last : null;
}

/** Countries of the stays that have rules, the longest time first; then those that are asked for besides. */
export function countriesOf(stays: readonly Stay[], rules: RulesByCountry): CountryCode[] {
  return [...new Set(stays.map(({ country }) => country))].filter((code) => Object.hasOwn(rules, code));
}

/** One country in one year; open stays run to the year's end, as they do while nobody plans to leave. */
export function countryDays(code: CountryCode, { record, year, today, rules }: Question): CountryDays | null {
  const country = rules[code];
  if (!country) return null;
  const range = taxYearRange(country.taxYearStart, year);
  const history = historyAt(record, range.to);
  const now = parseDay(today);
  const present = daysOf(history, code, 'any-part');
  const staying = historyIfStaying(code, record.stays, formatDay(range.to), record.recordFrom);
  const lines = country.rules
    .filter((rule) => isInForce(rule, range))
    .map((original): RuleLine => {
      const rule = inYear(original);
      const question = { country: code, rules: country, rule, since: range.from };
      const answer = answerInYear({ ...question, taxYear: year }, history);
      const ifStaying = answer.met || staying === null ? null : answerRule(question, staying);
      // A day before this year belongs to the line that was crossed then.
      const latest = answer.latestDeparture ?? ifStaying?.latestDeparture ?? '';
      const isEarlier = answer.crossedOn !== null && answer.crossedOn < formatDay(range.from);
      return {
        rule: original,
        limit: limitIn(rule, country.taxYearStart, year),
        answer,
        latestDeparture: latest >= formatDay(range.from) ? latest : null,
        endsOn: isEarlier && rule.window === 'continuous-stay' ? lastDayIn(code, record.stays, range) : null,
        taxYear: year,
      };
    });
  const uk = record.uk && country.rules.some(({ tiers }) => tiers);
  return {
    code,
    rules: country,
    year: { from: formatDay(range.from), to: formatDay(range.to) },
    days: present.count(range.from, range.to),
    daysUntilToday:
      now !== null && now >= range.from && now < range.to ? present.count(range.from, now) : null,
    lines,
    uk: uk && record.uk ? answerUk({ rules: country, ...record.uk, taxYear: year }, history, code) : null,
  };
}

export interface AreaDays {
  /** The day at which it is seen: today, or the last day of visits if that is later. */
  readonly on: string;
  readonly answer: RollingAnswer;
  /** Days of visits in the area at all. */
  readonly days: number;
}

/** Visits in the Schengen area as planned; null without any. Open stays run to the end of the year shown. */
export function schengenVisits(
  { record, year, today }: Omit<Question, 'rules'>,
  { schengen }: Areas,
): AreaDays | null {
  const history = historyAt(record, taxYearRange('01-01', year).to);
  const visits = schengenDays(history, schengen);
  const days = visits.count(visits.first, visits.last);
  if (days === 0) return null;
  const on = Math.max(visits.last, parseDay(today) ?? visits.last);
  return { on: formatDay(on), answer: answerRolling(visits, schengen.rule, on), days };
}

interface VisaDays {
  readonly stay: NationalStay;
  readonly answer: VisaAnswer;
}

/** How long a visitor may stay there; null where no limit is known for the passport, or none holds. */
export function visaDays(
  code: CountryCode,
  passport: string,
  { record, year }: Omit<Question, 'rules'>,
  areas: Areas,
): VisaDays | null {
  const stay = nationalStayOf(areas, code, passport);
  if (!stay || stay.limit.kind === 'free-movement') return null;
  const end = taxYearRange('01-01', year).to;
  const visits = record.stays.filter(({ country, permit }) => country === code && !permit);
  if (visits.length === 0) return null;
  const last = visits
    .flatMap(({ departure }) => departure ?? [])
    .filter((departure) => departure <= formatDay(end))
    .sort()
    .at(-1);
  const isOpen = visits.some(({ departure }) => departure === null);
  const on = isOpen || last === undefined ? end : (parseDay(last) ?? end);
  return { stay, answer: answerVisa(historyAt(record, on), areas, code, passport) };
}
