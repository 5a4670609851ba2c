/** What a person has told the site. Every answer is optional; without any, the specified figures are shown. */
import { freeMovement } from 'virtual:lowtide/catalogue';
import { countryCodeOf } from '../catalogue/countryCodes.ts';
import { type Currency, isCurrency } from '../catalogue/currencies.ts';
import { familyIn, type Household, isHousehold } from '../catalogue/household.ts';
import { isAcceptedIncome } from '../catalogue/income.ts';
import { toUsd } from '../catalogue/money.ts';
import { citizenshipOf, DESTINATIONS, isDestination, placeAt } from '../catalogue/places.ts';
import {
  PROFESSION_IDS,
  PROFESSIONS,
  type Profession,
  REGION_LABELS,
  REGIONS,
  type RegionPreference,
  WORK,
  WORK_TYPES,
  type WorkType,
} from '../catalogue/professions.ts';
import { isObject } from '../stores/records.ts';
import type { Estimate, Family } from '../tax/index.ts';

/** Business costs of a year: an amount in the situation's currency, or percent of income (0–100). */
export type Costs = { readonly amount: number } | { readonly percent: number };

/** Where tax is paid today: a country by its lower-case code, an own rate in percent, or an own yearly amount. */
export type HomeTax =
  /** With the scheme there, where it is another than that of most people. */
  | { readonly country: string; readonly regime?: string }
  | { readonly rate: number }
  /** In the situation's currency. */
  | { readonly amount: number };

/** Days of a year: so many, or from the fewest to the most that it may be. */
export type Days = number | { readonly from: number; readonly to: number };

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
  /** A green card, with which the United States tax a person like a citizen. */
  readonly greenCard?: boolean;
  readonly home?: HomeTax;
  readonly work?: WorkType;
  /** Where the person would live. */
  readonly region?: RegionPreference;
  /** Of remote work: on a payroll, or with invoices. */
  readonly contract?: 'payroll' | 'invoices';
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
  /** Where most of the work is done, if that is elsewhere: a lower-case country code. */
  readonly workCountry?: string;
  /** Whether a company would be founded there. */
  readonly company?: boolean;
  readonly arrival?: Month;
  /** Length of the stay, 1 to 20. */
  readonly years?: number;
  /** Days a year in the new country, 0 to 366. */
  readonly days?: Days;
  /** Whether the law's estimate has been chosen by hand; see `estimateFor`. */
  readonly deduct?: boolean;
  /** Whether typical running costs come off what is kept. */
  readonly runningCosts?: boolean;
  /** Whether companies are counted as paying their owner the best way; off by default. */
  readonly payBest?: boolean;
  /** Partner and children who move along; an empty one is an answer: nobody. */
  readonly household?: Household;
  /** What life costs today: an amount a month. */
  readonly living?: { readonly amount: number; readonly currency: Currency };
}

/** Answers to change; undefined takes one back. */
export type SituationChange = { readonly [Key in keyof Situation]?: Situation[Key] | undefined };

export const MAX_YEARS = 20;

/** Days of the longest year. */
export const MOST_DAYS = 366;

const isWithin = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= most;

/** Whether a value is a number of days in a year, or a range of them. */
function isDays(value: unknown): value is Days {
  const isCount = isWithin(0, MOST_DAYS);
  if (!isObject(value)) return isCount(value);
  const { from, to, ...rest } = value;
  return Object.keys(rest).length === 0 && isCount(from) && isCount(to) && Number(from) <= Number(to);
}

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

const isName = (value: unknown) => typeof value === 'string' && value !== '';

function isHome(value: unknown): boolean {
  if (isObject(value) && 'regime' in value) {
    const { regime, ...home } = value;
    return isName(regime) && isOneField(home, { country: isName });
  }
  return isOneField(value, { country: isName, rate: isWithin(0, 100), amount: isAmount });
}

/** The code of the country in which tax is paid today; null where it is not said. */
export function homeIdOf({ home }: Pick<Situation, 'home'>): string | null {
  return home && 'country' in home ? home.country : null;
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

/** One question to a person. */
export interface Question<Value> {
  /** As screens and tools ask it. */
  readonly asks: string;
  /** On a form, where it stands beside a box or a switch. */
  readonly label?: string;
  readonly hint?: string;
  /** Answers to choose from, with what stands on their buttons. */
  readonly choices?: readonly (readonly [answer: Value, label: string])[];
  /** The card of the editor on which its choices stand, where they stand there as they are. */
  readonly card?: 'work' | 'company';
  /** Of a list: whether choices add up. */
  readonly addsUp?: true;
  /** Least and most of a number. */
  readonly range?: readonly [number, number];
  /** What an answer is, where it is not one of a few choices or a number; in files, `code` is marked so. */
  readonly form?: string;
  readonly check?: (value: unknown) => boolean;
  /** Whether figures stay the specified estimate: the specified screens ask for it themselves, or it concerns no tax. */
  readonly notAboutLaw?: true;
  /** Whether it says nothing about a stay: the specified screens ask for it, or it is how figures are counted. */
  readonly notAboutStay?: true;
}

const YES_OR_NO = [
  [true, 'Yes'],
  [false, 'No'],
] as const;

/** The destinations whose schemes ask where somebody has lived. */
const ASKING = ['italy', 'portugal', 'spain', 'cyprus', 'uruguay'].map(placeAt);

type Questions = { readonly [Key in keyof Required<Situation>]: Question<Required<Situation>[Key]> };

/**
 * Every question to a person, once: the wizard, the editor, single questions, tools, the command line and docs/api.md take
 * it from here, in this order.
 */
export const QUESTIONS: Questions = {
  income: {
    asks: 'What is your annual income?',
    label: 'Annual income',
    hint: 'Before tax. It decides which schemes are open and what they cost.',
    form: 'An amount of 0 to 10,000,000, in `currency`.',
    check: isAmount,
    notAboutLaw: true,
    notAboutStay: true,
  },
  currency: {
    asks: 'In which currency do you count?',
    form: 'Of all amounts: `"USD"`, also where none is named, `"EUR"`, `"GBP"` and the others of the tool `countries`.',
    check: isCurrency,
    notAboutStay: true,
  },
  costs: {
    asks: 'What are your business costs?',
    label: 'Business costs',
    hint: 'What you spend to earn it, a year.',
    choices: [0, 10, 25, 40].map((percent) => [{ percent }, percent === 0 ? 'None' : `${percent}%`]),
    form: '`{"percent": 10}` of income, or `{"amount": 7000}` a year.',
    check: isCosts,
  },
  citizenships: {
    asks: 'Which passport do you hold?',
    label: 'Citizen of',
    choices: [
      [['eu-other'], 'EU'],
      [['gb'], 'UK'],
      [['us'], 'US'],
      [['other'], 'Other'],
    ],
    form: 'One or two codes of countries such as `["de"]`; also `"eu-other"` and `"other"`.',
    check: (value) =>
      isListOf(value, (id) => citizenshipOf(id) !== null) && value.length >= 1 && value.length <= 2,
  },
  greenCard: {
    asks: 'Do you hold a green card?',
    label: 'US green card',
    hint: 'With it the United States tax you wherever you live, like a citizen.',
    choices: YES_OR_NO,
  },
  home: {
    asks: 'Where do you live now?',
    hint: 'Where tax is paid today.',
    form: '`{"country": "de"}`, with a scheme of that country `{"country": "es", "regime": "es-autonomo"}`, `{"rate": 42}` percent of income, or `{"amount": 20000}` a year.',
    check: isHome,
  },
  work: {
    asks: 'What best describes you?',
    hint: 'Some schemes are made for one kind of work.',
    choices: WORK_TYPES.map((id) => [id, WORK[id].label]),
    notAboutLaw: true,
    notAboutStay: true,
  },
  region: {
    asks: 'What is your preferred region?',
    hint: 'Where would you like to live?',
    choices: REGIONS.map((id) => [id, REGION_LABELS[id]]),
    notAboutLaw: true,
    notAboutStay: true,
  },
  contract: {
    asks: 'Are you on a payroll, or do you send invoices?',
    hint: 'Employees cannot use schemes for the self-employed: their tax is that on wages.',
    choices: [
      ['payroll', 'On a payroll'],
      ['invoices', 'I send invoices'],
    ],
  },
  profession: {
    asks: 'What do you do?',
    label: 'Profession',
    choices: PROFESSION_IDS.map((id) => [id, PROFESSIONS[id].label]),
  },
  livedIn: {
    asks: 'Where were you tax resident in the last ten years?',
    label: `Tax resident in one of the ${DESTINATIONS.length} countries in the last ten years?`,
    choices: [[[], 'Elsewhere'], ...ASKING.map(({ id, name }) => [[id], name] as const)],
    addsUp: true,
    form: 'Codes of destinations such as `["es"]`; `[]` says: in none.',
    check: (value) => isListOf(value, isDestination),
  },
  workplace: {
    asks: 'Where will you work?',
    choices: [
      ['here', 'Mostly there'],
      ['elsewhere', 'Mostly elsewhere'],
    ],
    card: 'work',
  },
  workCountry: {
    asks: 'In which country do you do most of the work?',
    label: 'Country of most work',
    hint: 'It may tax what you earn there, wherever you live.',
    form: 'A code of a country such as `"de"`, where work is done mostly elsewhere.',
    check: (value) => typeof value === 'string' && countryCodeOf(value)?.toLowerCase() === value,
  },
  clients: {
    asks: 'Where are your clients?',
    choices: [
      ['abroad', 'Abroad only'],
      ['local', 'Also there'],
    ],
    card: 'work',
  },
  company: {
    asks: 'Would you set up a company?',
    choices: YES_OR_NO,
    card: 'company',
  },
  arrival: {
    asks: 'From when do you stay?',
    form: 'A month: `{"year": 2027, "month": 5}`.',
    check: isMonth,
  },
  years: {
    asks: 'How many years do you stay?',
    hint: 'Figures are then the average of these years; five as soon as something else has been said.',
    range: [1, MAX_YEARS],
    check: isYears,
  },
  days: {
    asks: 'How many days a year will you spend there?',
    choices: [
      [{ from: 0, to: 89 }, 'Under 90'],
      [{ from: 90, to: 183 }, '90 to 183'],
      [{ from: 184, to: 366 }, 'More than 183'],
    ],
    form: 'A number of 0 to 366, or from the fewest to the most: `{"from": 90, "to": 183}`.',
    check: isDays,
  },
  deduct: {
    asks: 'Shall social contributions come off first?',
    label: 'Deduct social contributions first',
    hint: 'Before income tax, in the countries that allow it: closer to the law.',
    choices: YES_OR_NO,
    notAboutLaw: true,
    notAboutStay: true,
  },
  runningCosts: {
    asks: 'Shall typical running costs be counted?',
    label: 'Count typical running costs',
    hint: 'Accountant, audit, licence and office come off what you keep, where a country has them.',
    choices: YES_OR_NO,
    notAboutLaw: true,
  },
  payBest: {
    asks: 'Shall companies pay you the best way?',
    label: 'Pay me the best way',
    hint: 'Companies pay you the mix of wage and dividends of which you keep most.',
    choices: YES_OR_NO,
    notAboutStay: true,
  },
  household: {
    asks: 'Who moves with you?',
    hint: 'A partner and children change tax and contributions, and bring benefits, today as well as there.',
    form: '`{"partner": 9000, "married": true, "children": [2, 6, 11]}`: the partner\'s income a year in `currency` (0: none; left out: no partner; unmarried and without income: `"hasPartner": true`), and the children\'s ages in the first year there. `{}` says: nobody.',
    check: isHousehold,
  },
  living: {
    asks: 'What does a month of your life cost today?',
    form: 'An amount of a month: `{"amount": 2600, "currency": "EUR"}`.',
    check: (value) => isObject(value) && isAmount(value.amount) && isCurrency(value.currency),
    notAboutLaw: true,
  },
};

/** The names of all answers. */
export const ANSWERS = Object.keys(QUESTIONS) as readonly (keyof Situation)[];

/** Whether a value is the name of an answer. */
export function isQuestion(value: unknown): value is keyof Situation {
  return ANSWERS.some((key) => key === value);
}

/** What stands beside its box or switch on a form. */
export function labelOf(key: keyof Situation): string {
  const { label, asks } = QUESTIONS[key];
  return label ?? asks;
}

/** A question with what may be answered, for tools and docs/api.md. @param form of an answer, where it is another one there */
export function questionText(key: keyof Situation, form?: string): string {
  const { asks, hint, choices, range, form: usual }: Question<unknown> = QUESTIONS[key];
  const answers =
    form ??
    usual ??
    (range
      ? `A number of ${range[0]} to ${range[1]}.`
      : `${choices?.map(([answer, label]) => `\`${JSON.stringify(answer)}\`: ${label}`).join('; ')}.`);
  return [asks, hint, answers].filter((text) => text !== undefined).join(' ');
}

/** Whether a value answers a question. */
export function isAnswer(key: keyof Situation, value: unknown): boolean {
  const { check, range, choices = [] }: Question<unknown> = QUESTIONS[key];
  if (check) return check(value);
  return range ? isWithin(...range)(value) : choices.some(([answer]) => answer === value);
}

function said(situation: Situation): readonly (keyof Situation)[] {
  return Object.keys(situation) as (keyof Situation)[];
}

const freely = new Set([...freeMovement, 'eu-other']);

/** Whether a citizenship, or a country by its lower-case code, belongs to the area of free movement. */
export function movesFreely(id: string): boolean {
  return freely.has(id);
}

/** Whether the income is a wage: only somebody who works remotely is asked. */
export function isOnPayroll({ work, contract }: Pick<Situation, 'work' | 'contract'>): boolean {
  return work === 'remote' && contract === 'payroll';
}

/** Whether the person is a citizen of a country, or holds a green card of the United States, which tax them alike. */
export function isCitizenOf({ citizenships = [], greenCard }: Situation, id: string): boolean {
  return citizenships.includes(id) || (id === 'us' && greenCard === true);
}

/** Whether somebody works remotely and has not said how: on a payroll, or with invoices. */
export function isContractOpen({ work, contract }: Pick<Situation, 'work' | 'contract'>): boolean {
  return work === 'remote' && contract === undefined;
}

export const NOTHING_SAID: Situation = {};

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
 * The estimate of a person's figures: as chosen by hand, else the law's as soon as an answer beside an income in dollars
 * has been given. What a household changes, only the law says.
 */
export function estimateFor(situation: Situation): Estimate {
  if (familyOf(situation)) return 'law';
  // Wages have no specified estimate.
  const isLaw =
    isOnPayroll(situation) ||
    (situation.deduct ??
      said(situation).some(
        (key) => !QUESTIONS[key].notAboutLaw && !(key === 'currency' && situation[key] === 'USD'),
      ));
  return isLaw ? 'law' : 'specified';
}

/**
 * Whether lists are a person's own, by whether they fit and by what is kept: something was answered beside income,
 * currency, work and region, which the specified screens ask for.
 */
export function hasAnswers(situation: Situation): boolean {
  return said(situation).some((key) => !QUESTIONS[key].notAboutStay && situation[key] !== undefined);
}

/** Years of a stay where no number has been said. */
const USUAL_YEARS = 5;

/**
 * How many years a person's figures are the average of: as was said, else five as soon as there are answers. Null: the
 * one year of the data, as specified.
 */
export function stayYears(situation: Situation): number | null {
  return situation.years ?? (hasAnswers(situation) ? USUAL_YEARS : null);
}

/** The partner and the children of a situation, the partner's income in USD; null where nobody moves along. */
export function familyOf({ household, currency = 'USD' }: Situation): Family | null {
  return household ? familyIn(household, (amount) => toUsd(amount, currency)) : null;
}

/** Whether a situation's figures need more than the regimes themselves, and whether what households change is among it. */
export function needsFacts(situation: Situation): boolean | 'household' {
  if (familyOf(situation)) return 'household';
  return estimateFor(situation) === 'law' || hasAnswers(situation);
}

/** Costs in US dollars per year. @param income USD per year. */
export function costsInUsd(costs: Costs | undefined, income: number, currency: Currency): number {
  if (costs === undefined) return 0;
  return 'percent' in costs ? (income * costs.percent) / 100 : toUsd(costs.amount, currency);
}

/** The names of answers that are not as expected. Other fields are let be. */
export function wrongAnswers(given: Readonly<Record<string, unknown>>): readonly string[] {
  return ANSWERS.filter((key) => given[key] !== undefined && !isAnswer(key, given[key]));
}
