/** Every question to a person, with what may be answered. */
import { earlierResidence } from 'virtual:lowtide/catalogue';
import { countryCodeOf } from '../catalogue/countryCodes.ts';
import { isCurrency } from '../catalogue/currencies.ts';
import { isHousehold } from '../catalogue/householdAnswer.ts';
import { citizenshipOf, DESTINATIONS, isDestination } from '../catalogue/places.ts';
import {
  PROFESSION_IDS,
  PROFESSIONS,
  REGION_LABELS,
  REGIONS,
  WORK,
  WORK_TYPES,
} from '../catalogue/professions.ts';
import { isObject } from '../stores/records.ts';
import {
  isAmount,
  isCosts,
  isDays,
  isHome,
  isListOf,
  isMonth,
  isWithin,
  isYears,
  MAX_YEARS,
} from './checks.ts';
import type { Situation } from './situation.ts';

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
  /**
   * What follows from any answer to it: figures by the law and of a stay, figures by the law or not, or neither, where the
   * specified screens ask for it themselves or it concerns no tax.
   */
  readonly decides: 'estimate and stay' | 'estimate' | 'neither';
}

const YES_OR_NO = [
  [true, 'Yes'],
  [false, 'No'],
] as const;

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
    decides: 'neither',
  },
  currency: {
    asks: 'In which currency do you count?',
    form: 'Of all amounts: `"USD"`, also where none is named, `"EUR"`, `"GBP"` and the others of the tool `countries`.',
    check: isCurrency,
    decides: 'neither',
  },
  costs: {
    asks: 'What are your business costs?',
    label: 'Business costs',
    hint: 'What you spend to earn it, a year.',
    choices: [0, 10, 25, 40].map((percent) => [{ percent }, percent === 0 ? 'None' : `${percent}%`]),
    form: '`{"percent": 10}` of income, or `{"amount": 7000}` a year.',
    check: isCosts,
    decides: 'estimate and stay',
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
    decides: 'estimate and stay',
  },
  greenCard: {
    asks: 'Do you hold a green card?',
    label: 'US green card',
    hint: 'With it the United States tax you wherever you live, like a citizen.',
    choices: YES_OR_NO,
    decides: 'estimate and stay',
  },
  home: {
    asks: 'Where do you live now?',
    hint: 'Where tax is paid today.',
    form: '`{"country": "de"}`, with a scheme of that country `{"country": "es", "regime": "es-autonomo"}`, `{"rate": 42}` percent of income, or `{"amount": 20000}` a year.',
    check: isHome,
    decides: 'estimate and stay',
  },
  work: {
    asks: 'What best describes you?',
    hint: 'Some schemes are made for one kind of work.',
    choices: WORK_TYPES.map((id) => [id, WORK[id].label]),
    decides: 'neither',
  },
  region: {
    asks: 'What is your preferred region?',
    hint: 'Where would you like to live?',
    choices: REGIONS.map((id) => [id, REGION_LABELS[id]]),
    decides: 'neither',
  },
  contract: {
    asks: 'Are you on a payroll, or do you send invoices?',
    hint: 'Employees cannot use schemes for the self-employed: their tax is that on wages.',
    choices: [
      ['payroll', 'On a payroll'],
      ['invoices', 'I send invoices'],
    ],
    decides: 'estimate and stay',
  },
  profession: {
    asks: 'What do you do?',
    label: 'Profession',
    choices: PROFESSION_IDS.map((id) => [id, PROFESSIONS[id].label]),
    decides: 'estimate and stay',
  },
  livedIn: {
    asks: 'Where were you tax resident in the last ten years?',
    label: `Tax resident in one of the ${DESTINATIONS.length} countries in the last ten years?`,
    // The countries with a scheme that depends on it.
    choices: [
      [[], 'Elsewhere'],
      ...DESTINATIONS.filter(({ id }) => earlierResidence.includes(id)).map(
        ({ id, name }) => [[id], name] as const,
      ),
    ],
    addsUp: true,
    form: 'Codes of destinations such as `["es"]`; `[]` says: in none.',
    check: (value) => isListOf(value, isDestination),
    decides: 'estimate and stay',
  },
  workplace: {
    asks: 'Where will you work?',
    choices: [
      ['here', 'Mostly there'],
      ['elsewhere', 'Mostly elsewhere'],
    ],
    card: 'work',
    decides: 'estimate and stay',
  },
  workCountry: {
    asks: 'In which country do you do most of the work?',
    label: 'Country of most work',
    hint: 'It may tax what you earn there, wherever you live.',
    form: 'A code of a country such as `"de"`, where work is done mostly elsewhere.',
    check: (value) => typeof value === 'string' && countryCodeOf(value)?.toLowerCase() === value,
    decides: 'estimate and stay',
  },
  clients: {
    asks: 'Where are your clients?',
    choices: [
      ['abroad', 'Abroad only'],
      ['local', 'Also there'],
    ],
    card: 'work',
    decides: 'estimate and stay',
  },
  company: {
    asks: 'Would you set up a company?',
    choices: YES_OR_NO,
    card: 'company',
    decides: 'estimate and stay',
  },
  arrival: {
    asks: 'From when do you stay?',
    form: 'A month: `{"year": 2027, "month": 5}`.',
    check: isMonth,
    decides: 'estimate and stay',
  },
  years: {
    asks: 'How many years do you stay?',
    hint: 'Figures are then the average of these years; five as soon as something else has been said.',
    range: [1, MAX_YEARS],
    check: isYears,
    decides: 'estimate and stay',
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
    decides: 'estimate and stay',
  },
  deduct: {
    asks: 'Shall the figures be as the law has them?',
    label: 'As the law has it',
    hint: 'Its own amounts, and social contributions come off before income tax where it allows that.',
    choices: YES_OR_NO,
    decides: 'estimate',
  },
  runningCosts: {
    asks: 'Shall typical running costs be counted?',
    label: 'Count typical running costs',
    hint: 'Accountant, audit, licence and office come off what you keep, where a country has them.',
    choices: YES_OR_NO,
    decides: 'estimate and stay',
  },
  payBest: {
    asks: 'Shall companies pay you the best way?',
    label: 'Pay me the best way',
    hint: 'Companies pay you the mix of wage and dividends of which you keep most.',
    choices: YES_OR_NO,
    decides: 'estimate and stay',
  },
  household: {
    asks: 'Who moves with you?',
    hint: 'A partner and children change tax and contributions, and bring benefits, today as well as there.',
    form: '`{"partner": 9000, "married": true, "children": [2, 6, 11]}`: the partner\'s income a year in `currency` (0: none; left out: no partner; unmarried and without income: `"hasPartner": true`), and the children\'s ages in the first year there. `{}` says: nobody.',
    check: isHousehold,
    decides: 'estimate and stay',
  },
  living: {
    asks: 'What does a month of your life cost today?',
    form: 'An amount of a month: `{"amount": 2600, "currency": "EUR"}`.',
    check: (value) => isObject(value) && isAmount(value.amount) && isCurrency(value.currency),
    decides: 'neither',
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

/** The names of answers that are not as expected. Other fields are let be. */
export function wrongAnswers(given: Readonly<Record<string, unknown>>): readonly string[] {
  return ANSWERS.filter((key) => given[key] !== undefined && !isAnswer(key, given[key]));
}
