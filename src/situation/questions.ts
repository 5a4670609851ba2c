/** Every question to a person, with what may be answered. */
import { earlierResidence, withheldFrom } from 'virtual:lowtide/essentials';
import { countryCodeOf } from '../catalogue/countryCodes.ts';
import { isCurrency } from '../catalogue/currencies.ts';
import { isExitAssets } from '../catalogue/exitAssets.ts';
import { isHousehold } from '../catalogue/householdAnswer.ts';
import { isOtherIncome } from '../catalogue/otherIncome.ts';
import { citizenshipOf, DESTINATIONS, isDestination, placeOf } from '../catalogue/places.ts';
import {
  PROFESSION_IDS,
  PROFESSIONS,
  REGION_LABELS,
  REGIONS,
  WORK,
  WORK_TYPES,
} from '../catalogue/professions.ts';
import { isObject } from '../law/isObject.ts';
import {
  isAmount,
  isCosts,
  isDays,
  isHome,
  isKeptCompany,
  isListOf,
  isMonth,
  isWithin,
  isYears,
  MAX_YEARS,
} from './checks.ts';
import { hasCompany, homeIdOf, isContractOpen, isOnPayroll, type Situation } from './situation.ts';

/** One question to a person. */
export interface Question<Value> {
  /** As screens and tools ask it. */
  readonly asks: string;
  /** Where it is no question of its own: beside a box, among how figures are counted. */
  readonly label?: string;
  readonly hint?: string;
  /** Answers to choose from, with what stands on their buttons. */
  readonly choices?: readonly (readonly [answer: Value, label: string])[];
  /** Whether it is asked at all, by what has been said. */
  readonly concerns?: (said: Situation) => boolean;
  /** Whether the form has it beside another question or among how figures are counted, or only the page that it is about. */
  readonly standsApart?: true;
  /** Least and most of a number. */
  readonly range?: readonly [number, number];
  /** What an answer is, where it is not one of a few choices or a number; in files, `code` is marked so. */
  readonly form?: string;
  readonly check?: (value: unknown) => boolean;
  /**
   * What follows from any answer to it: figures by the law and of a stay (also where it decides who may live there), figures by
   * the law or not, or neither, where the specified screens ask for it themselves or it concerns neither tax nor stay.
   */
  readonly decides: 'estimate and stay' | 'estimate' | 'neither';
}

const YES_OR_NO = [
  [true, 'Yes'],
  [false, 'No'],
] as const;

type Questions = { readonly [Key in keyof Required<Situation>]: Question<Required<Situation>[Key]> };

/**
 * Every question to a person, once: the wizard, the form, single questions, tools, the command line and docs/api.md take
 * it from here, in this order.
 */
export const QUESTIONS: Questions = {
  home: {
    asks: 'Where do you live now?',
    hint: 'Where tax is paid today.',
    form: '`{"country": "de"}`, with a scheme of that country `{"country": "es", "regime": "es-autonomo"}`, of a company also the wage that it pays you, a year in `currency`, `{"country": "de", "regime": "de-gmbh", "wage": 60000}`, `{"rate": 42}` percent of income, or `{"amount": 20000}` a year.',
    check: isHome,
    decides: 'estimate and stay',
  },
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
    standsApart: true,
    form: 'Of all amounts: `"USD"`, also where none is named, `"EUR"`, `"GBP"` and the others of the tool `countries`.',
    check: isCurrency,
    decides: 'neither',
  },
  costs: {
    asks: 'What are your business costs?',
    hint: 'What you spend to earn it, a year.',
    concerns: ({ work, contract }) => work !== 'remote' || contract === 'invoices',
    choices: [0, 10, 25, 40].map((percent) => [{ percent }, percent === 0 ? 'None' : `${percent}%`]),
    form: '`{"percent": 10}` of income, or `{"amount": 7000}` a year.',
    check: isCosts,
    decides: 'estimate and stay',
  },
  work: {
    asks: 'What best describes you?',
    hint: 'Some schemes are made for one kind of work.',
    choices: WORK_TYPES.map((id) => [id, WORK[id].label]),
    decides: 'neither',
  },
  contract: {
    asks: 'Are you on a payroll, or do you send invoices?',
    hint: 'Employees cannot use schemes for the self-employed: their tax is that on wages.',
    concerns: ({ work }) => work === 'remote',
    choices: [
      ['payroll', 'On a payroll'],
      ['invoices', 'I send invoices'],
    ],
    decides: 'estimate and stay',
  },
  region: {
    asks: 'What is your preferred region?',
    hint: 'Where would you like to live?',
    choices: REGIONS.map((id) => [id, REGION_LABELS[id]]),
    decides: 'neither',
  },
  profession: {
    asks: 'What do you do?',
    choices: PROFESSION_IDS.map((id) => [id, PROFESSIONS[id].label]),
    decides: 'estimate and stay',
  },
  workplace: {
    asks: 'Where will you work?',
    choices: [
      ['here', 'In the country I move to'],
      ['elsewhere', 'In other countries'],
    ],
    decides: 'estimate and stay',
  },
  days: {
    asks: 'How many days a year will you spend in the country you move to?',
    concerns: ({ workplace }) => workplace === 'elsewhere',
    choices: [
      [{ from: 0, to: 89 }, 'Under 90'],
      [{ from: 90, to: 183 }, '90 to 183'],
      [{ from: 184, to: 366 }, 'More than 183'],
    ],
    form: 'A number of 0 to 366, or from the fewest to the most: `{"from": 90, "to": 183}`.',
    check: isDays,
    decides: 'estimate and stay',
  },
  workCountry: {
    asks: 'In which country do you do most of the work?',
    concerns: ({ workplace }) => workplace === 'elsewhere',
    hint: 'It may tax what you earn there, wherever you live.',
    form: 'A code of a country such as `"de"`, where work is done in other countries.',
    check: (value) => typeof value === 'string' && countryCodeOf(value)?.toLowerCase() === value,
    decides: 'estimate and stay',
  },
  citizenships: {
    asks: 'Which passport do you hold?',
    form: 'One or two codes of countries such as `["de"]`; also `"eu-other"` and `"other"`.',
    check: (value) =>
      isListOf(value, (id) => citizenshipOf(id) !== null) && value.length >= 1 && value.length <= 2,
    decides: 'estimate and stay',
  },
  greenCard: {
    asks: 'Do you hold a US green card?',
    hint: 'With it the United States tax you wherever you live, like a citizen.',
    concerns: ({ citizenships }) => citizenships?.includes('us') === false,
    choices: YES_OR_NO,
    decides: 'estimate and stay',
  },
  household: {
    asks: 'Who moves with you?',
    hint: 'A partner and children change tax and contributions, and bring benefits, today as well as there.',
    form: '`{"partner": 9000, "married": true, "children": [2, 6, 11]}`: the partner\'s income a year in `currency` (0: none; left out: no partner; unmarried and without income: `"hasPartner": true`), their passports if they are married to you and you hold none of the EU (`"partnerCitizenships": ["de"]`), and the children\'s ages in the first year there. `{}` says: nobody.',
    check: isHousehold,
    decides: 'estimate and stay',
  },
  otherIncome: {
    asks: 'What other money do you have?',
    hint: 'Dividends, rent, gains, a pension: they are taxed by other rules than work, and can change the first place.',
    form: 'A list such as `[{"kind": "dividends", "amount": 10000, "from": "abroad"}]`, a year each: `kind` is `dividends`, `interest`, `shares`, `crypto`, `rent`, `royalties` or `pension`; `from` is `here` (the new country), `home`, `abroad` or the code of a country; `currency` where it is another; `rule`, `status` and `facts` as a country’s rules name them (rules of several countries parted by dots: `after-year.from1`). `[]` says: none.',
    check: isOtherIncome,
    decides: 'estimate and stay',
  },
  clients: {
    asks: 'Where are your clients?',
    choices: [
      ['abroad', 'Only in other countries'],
      ['local', 'Also in the country I move to'],
    ],
    decides: 'estimate and stay',
  },
  payer: {
    asks: 'Where are most of your clients, or your employer?',
    hint: 'Some countries withhold tax from what is paid abroad, and an employee may stay insured there.',
    concerns: (said) => said.payer !== undefined || isWithheldAtHome(said),
    form: 'A code of one of the countries such as `"de"`, or `"other"`.',
    check: (value) => value === 'other' || (typeof value === 'string' && placeOf(value) !== null),
    decides: 'estimate and stay',
  },
  company: {
    asks: 'Would you set up a company?',
    concerns: (said) => said.company !== undefined || !hasCompany(said),
    choices: YES_OR_NO,
    decides: 'estimate and stay',
  },
  keptCompany: {
    asks: 'Where is the company that you keep?',
    concerns: (said) => said.work === 'business' || hasCompany(said),
    form: '`{"country": "de"}`, with `"form": "llc"` of `"us"` an LLC with one owner; the countries are those of `/my-company`, or `"other"`.',
    check: isKeptCompany,
    decides: 'estimate and stay',
  },
  livedIn: {
    asks: 'Where were you tax resident in the last ten years?',
    // The countries with a scheme that depends on it.
    choices: [
      [[], 'Elsewhere'],
      ...DESTINATIONS.filter(({ id }) => earlierResidence.includes(id)).map(
        ({ id, name }) => [[id], name] as const,
      ),
    ],
    form: 'Codes of destinations such as `["es"]`; `[]` says: in none.',
    check: (value) => isListOf(value, isDestination),
    decides: 'estimate and stay',
  },
  years: {
    asks: 'How many years do you stay?',
    hint: 'Figures are then the average of these years; five as soon as something else has been said.',
    choices: Array.from({ length: MAX_YEARS }, (_, at) => [at + 1, String(at + 1)]),
    range: [1, MAX_YEARS],
    check: isYears,
    decides: 'estimate and stay',
  },
  arrival: {
    asks: 'From when do you stay?',
    standsApart: true,
    form: 'A month: `{"year": 2027, "month": 5}`.',
    check: isMonth,
    decides: 'estimate and stay',
  },
  exit: {
    asks: 'Shares, a large portfolio, crypto-assets or a business?',
    hint: 'Some countries tax who leaves with them.',
    standsApart: true,
    concerns: (said) => homeIdOf(said) !== null,
    form: '`{"shares": {"value": 500000, "cost": 10000, "held": 1}, "portfolio": {"value": 200000, "cost": 120000}}`, in the currency of the country that is left: also `crypto` and `business` with `value` and `cost`, `yearsResident`, `age`, and `facts` by the names of its law. `shares` are of the own company: the value of all of it, or its yearly `profit`; what was paid for the share that is `held`, 0 to 1. `{}` says: nothing of the kind.',
    check: isExitAssets,
    decides: 'neither',
  },
  living: {
    asks: 'What does a month of your life cost today?',
    standsApart: true,
    form: 'An amount of a month: `{"amount": 2600, "currency": "EUR"}`.',
    check: (value) => isObject(value) && isAmount(value.amount) && isCurrency(value.currency),
    decides: 'neither',
  },
  deduct: {
    asks: 'Shall the figures be as the law has them?',
    label: 'As the law has it',
    standsApart: true,
    hint: 'Its own amounts, and social contributions come off before income tax where it allows that.',
    choices: YES_OR_NO,
    decides: 'estimate',
  },
  runningCosts: {
    asks: 'Shall typical running costs be counted?',
    label: 'Count typical running costs',
    standsApart: true,
    hint: 'Accountant, audit, licence and office come off what you keep, where a country has them.',
    choices: YES_OR_NO,
    decides: 'estimate and stay',
  },
  payBest: {
    asks: 'Shall companies pay you the best way?',
    label: 'Pay me the best way',
    standsApart: true,
    hint: 'Companies pay you the mix of wage and dividends of which you keep most.',
    choices: YES_OR_NO,
    decides: 'estimate and stay',
  },
};

/** Whether the country that is left may withhold from such an income; of work that may be either, from one of both. */
function isWithheldAtHome(said: Situation): boolean {
  const { fees, wages } = withheldFrom;
  const payers = isOnPayroll(said) ? wages : isContractOpen(said) ? [...fees, ...wages] : fees;
  return payers.some((id) => id === homeIdOf(said));
}

/** The names of all answers. */
export const ANSWERS = Object.keys(QUESTIONS) as readonly (keyof Situation)[];

/** What the form asks a person, in its order. */
export function formQuestions(said: Situation): readonly (keyof Situation)[] {
  return ANSWERS.filter((key) => {
    const { standsApart, concerns }: Question<unknown> = QUESTIONS[key];
    return !standsApart && (concerns?.(said) ?? true);
  });
}

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
