/** The dates of a move: steps of the home country and of the destination around the day of arrival, and returns after it. */

import type { Reference } from '../catalogue/entities.ts';
import { inWords } from '../catalogue/format.ts';
import { type DueRule, type FirstStep, isStepOf } from '../catalogue/practical.ts';

/** Something to do a fixed number of days from the day of leaving or arriving. */
interface RelativeStep {
  /** Days from that day, negative before it; null where no day is fixed. */
  readonly offsetDays: number | null;
  /** The last day for it in the calendar year after leaving, MM-DD; it takes the place of the offset. */
  readonly dueNextYear?: string;
  readonly for?: FirstStep['for'];
  readonly regimes?: FirstStep['regimes'];
  readonly title: string;
  readonly text: string;
  readonly source: Reference | null;
}

interface DueDate {
  readonly id: string;
  /** Regimes that have to keep it; all of the country's where absent. */
  readonly regimes?: readonly string[];
  readonly onlyIf?: 'vat' | undefined;
  readonly title: string;
  readonly text: string;
  readonly rule: DueRule;
  readonly source: Reference | null;
}

export type PlanPlace = 'home' | 'destination';

export interface PlanDate {
  /** Stays the same when the day moves: ticks and calendar entries hang on it. */
  readonly id: string;
  /** ISO date. */
  readonly date: string;
  readonly place: PlanPlace;
  /** Lower-case code of the country. */
  readonly country: string;
  readonly title: string;
  readonly text: string;
  /** Whom alone it concerns, where that is not known of the person; null otherwise. */
  readonly only: Whom | null;
  readonly source: Reference;
  /** How it comes back after the first time; null for what is done once. */
  readonly repeats: DueRule | null;
}

type Whom = NonNullable<FirstStep['for']> | 'vat';

interface MoveDates {
  /** ISO date: the day of leaving and of arriving. */
  readonly arrival: string;
  /** Which citizens the person belongs to; null where it is not known: then every step is there and says for whom it is. */
  readonly citizens: 'eu' | 'non-eu' | null;
  readonly home: { readonly country: string; readonly steps: readonly RelativeStep[] } | null;
  readonly destination: {
    readonly country: string;
    readonly regimeId: string;
    readonly steps: readonly RelativeStep[];
    readonly due: readonly DueDate[];
    /** Whether the person registers for value added tax there; null where that is not known. */
    readonly vat: boolean | null;
  } | null;
}

/** All dates in their order. What has no source or no fixed day is left out. */
export function planDates({ arrival, citizens, home, destination }: MoveDates): PlanDate[] {
  const dates: PlanDate[] = [];
  const addSteps = (place: PlanPlace, country: string, steps: readonly RelativeStep[]) => {
    for (const step of steps) {
      const { offsetDays, dueNextYear, title, source } = step;
      const date =
        dueNextYear !== undefined
          ? `${Number(arrival.slice(0, 4)) + 1}-${dueNextYear}`
          : offsetDays !== null && plusDays(arrival, offsetDays);
      if (!date || source === null) continue;
      if (step.for && citizens !== null && step.for !== citizens) continue;
      const only = (citizens === null && step.for) || null;
      const id = stepId(place, country, title);
      dates.push({
        id,
        date,
        place,
        country,
        title,
        text: step.text,
        only,
        source,
        repeats: null,
      });
    }
  };
  if (home) addSteps('home', home.country, home.steps);
  if (destination) {
    const { country, regimeId, vat } = destination;
    addSteps(
      'destination',
      country,
      destination.steps.filter((step) => isStepOf(step, regimeId)),
    );
    for (const { id, regimes, onlyIf, title, text, rule, source } of destination.due) {
      const isOther = regimes && !regimes.includes(regimeId);
      if (source === null || isOther || (onlyIf && vat === false)) continue;
      const date = firstDue(rule, arrival);
      dates.push({
        id: `due-${country}-${id}`,
        date,
        place: 'destination',
        country,
        title,
        text,
        only: onlyIf && vat === null ? onlyIf : null,
        source,
        repeats: rule,
      });
    }
  }
  return dates.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** What a step is called wherever it is ticked. */
export function stepId(place: PlanPlace, country: string, title: string): string {
  return `${place}-${country}-${slugOf(title)}`;
}

/** The first day on which something is due after an arrival. A day that a month lacks is its last. */
export function firstDue(rule: DueRule, arrival: string): string {
  const year = Number(arrival.slice(0, 4));
  const month = Number(arrival.slice(5, 7));
  if (rule.every === 'year') {
    const date = dayOf(year + (rule.following ? 1 : 0), rule.month, rule.day);
    return date > arrival ? date : dayOf(year + 1, rule.month, rule.day);
  }
  const months = rule.every === 'month' ? MONTHS : rule.months;
  const candidates = [year, year + 1].flatMap((one) => months.map((each) => dayOf(one, each, rule.day)));
  // A month's or quarter's payment is about the one before it, so nothing is due in the month of arrival.
  const next = dayOf(month === 12 ? year + 1 : year, (month % 12) + 1, 1);
  return candidates.sort().find((date) => date >= next) ?? next;
}

/** The first day from a day on, the day itself included, on which something that comes back is due. */
export function dueAgain(rule: DueRule, from: string): string {
  const year = Number(from.slice(0, 4));
  const months = rule.every === 'year' ? [rule.month] : rule.every === 'month' ? MONTHS : rule.months;
  const candidates = [year, year + 1].flatMap((one) => months.map((each) => dayOf(one, each, rule.day)));
  return candidates.sort().find((date) => date >= from) ?? from;
}

/** For whom a step is, as a condition behind its title: the rest need not do it. */
export const ONLY_IF: Readonly<Record<Whom, string>> = {
  eu: 'if you are an EU citizen',
  'non-eu': 'if you are not an EU citizen',
  vat: 'if you are registered for VAT',
};

/** "every year", "every quarter", "every two months", "three times a year", "every month". */
export function repeatsWords(rule: DueRule): string {
  if (rule.every !== 'quarter') return `every ${rule.every}`;
  const times = rule.months.length;
  if (times === 4) return 'every quarter';
  if (times === 6) return 'every two months';
  return times === 2 ? 'twice a year' : `${inWords(times).toLowerCase()} times a year`;
}

/** Whether a step calls for something to be done at once: its usual day has come, and the move is not over. */
export function isDueNow(date: string, { today, isRecord }: { today: string; isRecord: boolean }): boolean {
  return !isRecord && date <= today;
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const DAY_MS = 86_400_000;

function dayOf(year: number, month: number, day: number): string {
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return isoOf(Date.UTC(year, month - 1, Math.min(day, lastDay)));
}

/** The ISO date a number of days later. Whole days, so that neither a clock nor a time zone matters. */
function plusDays(date: string, days: number): string {
  return isoOf(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS);
}

function isoOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
