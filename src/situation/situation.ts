/** What a person has told the site. Every answer is optional; without any, the specified figures are shown. */
import { freeMovement } from 'virtual:lowtide/catalogue';
import { type Currency, isCurrency } from '../catalogue/currencies.ts';
import { isAcceptedIncome } from '../catalogue/income.ts';
import { toUsd } from '../catalogue/money.ts';
import { citizenshipOf, isDestination } from '../catalogue/places.ts';
import { isProfession, type Profession, WORK_TYPES, type WorkType } from '../catalogue/professions.ts';
import { fields, isObject, type Kept, listOf, whole } from '../stores/records.ts';
import type { Estimate } from '../tax/index.ts';

/** Business costs of a year: an amount in the situation's currency, or percent of income (0–100). */
export type Costs = { readonly amount: number } | { readonly percent: number };

/** Where tax is paid today: a home country by its lower-case code, an own rate in percent, or an own yearly amount. */
export type HomeTax =
  | { readonly country: string }
  | { readonly rate: number }
  /** In the situation's currency. */
  | { readonly amount: number };

export interface Month {
  readonly year: number;
  /** 1 is January. */
  readonly month: number;
}

export interface Situation {
  /** Yearly revenue in `currency`, 0 to 10,000,000. */
  readonly income?: number;
  readonly currency?: Currency;
  readonly costs?: Costs;
  /** One or two; see `CITIZENSHIPS`. */
  readonly citizenships?: readonly string[];
  readonly home?: HomeTax;
  readonly work?: WorkType;
  /** What the person does; it decides which regimes are open, and some of their rates. */
  readonly profession?: Profession;
  /**
   * Destinations where the person was tax resident in the last ten years, by lower-case code. An empty list is an
   * answer: nowhere.
   */
  readonly livedIn?: readonly string[];
  /** 'local': also clients in the new country. */
  readonly clients?: 'abroad' | 'local';
  /** Whether the work is done mostly in the new country. */
  readonly workplace?: 'here' | 'elsewhere';
  /** Whether a company would be founded there. */
  readonly company?: boolean;
  readonly arrival?: Month;
  /** Length of the stay, 1 to 20. */
  readonly years?: number;
  /** Days a year in the new country, 0 to 366. */
  readonly days?: number;
  /** Whether the law's estimate has been chosen by hand; see `estimateFor`. */
  readonly deduct?: boolean;
  /** Whether typical running costs come off what is kept. */
  readonly runningCosts?: boolean;
  /** Whether companies are counted as paying their owner the best way; off by default. */
  readonly payBest?: boolean;
  /** What life costs today: an amount a month. */
  readonly living?: { readonly amount: number; readonly currency: Currency };
}

/** Answers to change; undefined takes one back. */
export type SituationChange = { readonly [Key in keyof Situation]?: Situation[Key] | undefined };

const freely = new Set([...freeMovement, 'eu-other']);

/** Whether a citizenship, or a country by its lower-case code, belongs to the area of free movement. */
export function movesFreely(id: string): boolean {
  return freely.has(id);
}

export const NOTHING_SAID: Situation = {};

export const MAX_YEARS = 20;

/**
 * The situation after a change; the same object where nothing changes. An empty list of citizenships counts as not
 * answered; an empty list of earlier homes is an answer.
 */
export function withAnswers(situation: Situation, change: SituationChange): Situation {
  const next: Record<string, unknown> = { ...situation };
  for (const [key, answer] of Object.entries(change)) {
    if (answer === undefined || (key === 'citizenships' && Array.isArray(answer) && answer.length === 0))
      delete next[key];
    else next[key] = answer;
  }
  return JSON.stringify(next) === JSON.stringify(situation) ? situation : (next as Situation);
}

export function isNothingSaid(situation: Situation): boolean {
  return Object.keys(situation).length === 0;
}

/**
 * Answers after which figures stay the specified estimate: those that the specified screens ask for themselves, and
 * those that concern no tax.
 */
const NOT_ABOUT_THE_LAW: ReadonlySet<string> = new Set([
  'income',
  'work',
  'deduct',
  'runningCosts',
  'living',
]);

/**
 * The estimate of a person's figures: as chosen by hand, else the law's as soon as an answer beside an income in dollars
 * has been given.
 */
export function estimateFor(situation: Situation): Estimate {
  const isLaw =
    situation.deduct ??
    Object.entries(situation).some(
      ([key, answer]) => !NOT_ABOUT_THE_LAW.has(key) && !(key === 'currency' && answer === 'USD'),
    );
  return isLaw ? 'law' : 'specified';
}

/** Whether something has been said that decides which regimes are open. */
export function decidesFit(situation: Situation): boolean {
  const { citizenships, profession, livedIn, clients, workplace, company, days } = situation;
  const answers = [citizenships, profession, livedIn, clients, workplace, company, days];
  return answers.some((answer) => answer !== undefined);
}

/** Answers that say nothing about a stay: those that the specified screens ask for, and how figures are counted. */
const NOT_ABOUT_A_STAY: ReadonlySet<string> = new Set(['income', 'currency', 'work', 'deduct', 'payBest']);

/** Years of a stay where no number has been said. */
const USUAL_YEARS = 5;

/**
 * How many years a person's figures are the average of: as was said, else five as soon as anything was answered
 * beside income, currency and work. Null: the one year of the data, as specified.
 */
export function stayYears(situation: Situation): number | null {
  if (situation.years !== undefined) return situation.years;
  return Object.keys(situation).some((key) => !NOT_ABOUT_A_STAY.has(key)) ? USUAL_YEARS : null;
}

/** Whether a situation's figures need more than the regimes themselves. */
export function needsFacts(situation: Situation): boolean {
  const { home, runningCosts } = situation;
  const asksTheLaw = estimateFor(situation) === 'law';
  return asksTheLaw || decidesFit(situation) || home !== undefined || runningCosts === true;
}

/** Costs in US dollars per year. @param income USD per year. */
export function costsInUsd(costs: Costs | undefined, income: number, currency: Currency): number {
  if (costs === undefined) return 0;
  return 'percent' in costs ? (income * costs.percent) / 100 : toUsd(costs.amount, currency);
}

const isWithin = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= most;
const isOneOf =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(value);
const isBoolean = isOneOf(true, false);
const isAmount = (value: unknown) => typeof value === 'number' && isAcceptedIncome(value);

/** A list of different texts, each of which passes a check; it may be empty. */
function isListOf(value: unknown, isItem: (text: string) => boolean): value is readonly string[] {
  return (
    Array.isArray(value) &&
    new Set(value).size === value.length &&
    value.every((item) => typeof item === 'string' && isItem(item))
  );
}

/** A record with exactly one of the given fields, which passes its check. */
function isOneField(value: unknown, checks: Readonly<Record<string, (field: unknown) => boolean>>): boolean {
  if (!isObject(value)) return false;
  const fields = Object.entries(value);
  return fields.length === 1 && fields.every(([key, field]) => checks[key]?.(field) ?? false);
}

export function isCosts(value: unknown): value is Costs {
  return isOneField(value, { amount: isAmount, percent: isWithin(0, 100) });
}

export function isMonth(value: unknown): value is Month {
  return (
    isObject(value) &&
    Number.isInteger(value.year) &&
    isWithin(2000, 2100)(value.year) &&
    Number.isInteger(value.month) &&
    isWithin(1, 12)(value.month)
  );
}

export function isYears(value: unknown): value is number {
  return Number.isInteger(value) && isWithin(1, MAX_YEARS)(value);
}

const CHECKS: { readonly [Key in keyof Required<Situation>]: (value: unknown) => boolean } = {
  income: isAmount,
  currency: isCurrency,
  costs: isCosts,
  citizenships: (value) =>
    isListOf(value, (id) => citizenshipOf(id) !== null) && value.length >= 1 && value.length <= 2,
  home: (value) =>
    isOneField(value, {
      country: (id) => typeof id === 'string' && id !== '',
      rate: isWithin(0, 100),
      amount: isAmount,
    }),
  work: isOneOf(...WORK_TYPES),
  profession: isProfession,
  livedIn: (value) => isListOf(value, isDestination),
  clients: isOneOf('abroad', 'local'),
  workplace: isOneOf('here', 'elsewhere'),
  company: isBoolean,
  arrival: isMonth,
  years: isYears,
  days: isWithin(0, 366),
  deduct: isBoolean,
  runningCosts: isBoolean,
  payBest: isBoolean,
  living: (value) => isObject(value) && isAmount(value.amount) && isCurrency(value.currency),
};

/**
 * Several ids of one answer. Where some are not known, the others are the answer; where none is, nothing is said.
 * @param least how many ids an answer has at least
 */
function idsOf(isKnown: (id: string) => boolean, least: number, most: number): Kept<readonly string[]> {
  const list = listOf(whole((id): id is string => typeof id === 'string' && isKnown(id)));
  return {
    read(found) {
      const ids = list.read(found) ?? [];
      const isAnswer = Array.isArray(found) && (ids.length > 0 || found.length === 0);
      return isAnswer && ids.length >= least && ids.length <= most ? ids : undefined;
    },
    write(ids, found) {
      const written = list.write(ids, found) as readonly unknown[];
      return ids.length === 0 || written.length > most ? ids : written;
    },
  };
}

/** A situation as it is kept on the device. */
export const keptSituation: Kept<Situation> = fields<Situation>(
  {
    ...(Object.fromEntries(
      Object.entries(CHECKS).map(([key, check]) => [key, whole((value): value is never => check(value))]),
    ) as unknown as Parameters<typeof fields<Situation>>[0]),
    citizenships: idsOf((id) => citizenshipOf(id) !== null, 1, 2),
    livedIn: idsOf(isDestination, 0, Number.POSITIVE_INFINITY),
  },
  NOTHING_SAID,
);

/** The names of answers that are not as expected. Other fields are let be. */
export function wrongAnswers(given: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(CHECKS)
    .filter(([key, check]) => given[key] !== undefined && !check(given[key]))
    .map(([key]) => key);
}

/** The names of all answers. */
export const ANSWERS: readonly string[] = Object.keys(CHECKS);
