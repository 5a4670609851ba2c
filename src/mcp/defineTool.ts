/** Makes a tool of its schema and its answer, and a situation of what a tool is told about a person and money. */

import { dataRelease } from 'virtual:lowtide/essentials';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { readCosts, shareQuestion } from '../catalogue/amounts.ts';
import { CURRENCIES } from '../catalogue/currencies.ts';
import { MOST_CHILDREN, OLDEST_CHILD } from '../catalogue/householdAnswer.ts';
import { MAX_INCOME } from '../catalogue/income.ts';
import { isOtherIncome, MOST_INCOMES } from '../catalogue/otherIncome.ts';
import { otherIncomeMistake } from '../catalogue/otherIncomeWords.ts';
import { CITIZENSHIPS, type Citizenship, COMPANY_PLACES, DESTINATIONS, PLACES } from '../catalogue/places.ts';
import { OTHER_KINDS } from '../law/index.ts';
import { isKeptCompany, MAX_YEARS, MOST_DAYS } from '../situation/checks.ts';
import { ANSWERS, QUESTIONS, type Question, questionText } from '../situation/questions.ts';
import { type Situation, withAnswers } from '../situation/situation.ts';
import { countryNamed } from './countryNamed.ts';
import { InputError, type InputSchema, readInput } from './readInput.ts';
import { type Tool, type ToolAnswer, toolAnswer } from './tool.ts';

/** A question that cannot be answered; the message says why, for the person. */
export class ToolError extends Error {}

const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_INCOME));

const asked = <const Schema extends v.GenericSchema>(schema: Schema, key: keyof Situation, form?: string) =>
  v.optional(v.pipe(schema, v.description<v.InferOutput<Schema>, string>(questionText(key, form))));

/** Income and what belongs to it, as most tools take them. */
export const moneyFields = {
  currency: asked(
    v.picklist(CURRENCIES),
    'currency',
    'Of all amounts of the question and the answer; USD without it.',
  ),
  costs: asked(
    v.union([amount, v.string()]),
    'costs',
    'An amount a year such as 7000, or percent of income such as "10%".',
  ),
  years: asked(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_YEARS)), 'years'),
};

export const income = v.pipe(amount, v.description('Revenue a year, before costs.'));

/** An ISO code such as "de", or the English name. */
const country = v.pipe(v.string(), v.minLength(2));

/** Answers that tools take in another form than situations have them, or elsewhere. */
const IN_OTHER_FORM = [
  'income',
  'currency',
  'costs',
  'years',
  'citizenships',
  'home',
  'livedIn',
  'workCountry',
  'payer',
  'days',
  'arrival',
  'deduct',
  'payBest',
  'household',
  'keptCompany',
  'otherIncome',
  'living',
] as const;
type Plain = Exclude<keyof Situation, (typeof IN_OTHER_FORM)[number]>;

/** All others: a new question is one here, too. */
const plainFields = Object.fromEntries(
  ANSWERS.filter((key) => !IN_OTHER_FORM.some((one) => one === key)).map((key) => [
    key,
    asked(schemaOf(QUESTIONS[key]), key),
  ]),
) as unknown as {
  readonly [Key in Plain]: v.OptionalSchema<v.GenericSchema<Required<Situation>[Key]>, undefined>;
};

function schemaOf({ choices = [], range }: Question<unknown>): v.GenericSchema {
  if (range) return v.pipe(v.number(), v.minValue(range[0]), v.maxValue(range[1]));
  const given = choices.map(([answer]) => answer);
  return given.includes(true) ? v.boolean() : v.picklist(given as string[]);
}

const daysOfYear = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_DAYS));
const rangeOfDays = v.pipe(
  v.strictObject({ from: daysOfYear, to: daysOfYear }),
  v.check(({ from, to }) => from <= to, 'must not end before it begins'),
);

const childsAge = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(OLDEST_CHILD));

/** What decides who may use a regime, and what it costs. Everything may be left out. */
const profile = v.pipe(
  v.strictObject({
    citizenships: asked(
      v.pipe(v.array(country), v.minLength(1), v.maxLength(2)),
      'citizenships',
      'One or two countries, by an ISO code such as "de" or the English name.',
    ),
    home: asked(
      v.union([
        country,
        v.strictObject({ country, regime: v.optional(v.string()), wage: v.optional(amount) }),
        v.strictObject({ rate: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
        v.strictObject({ amount }),
      ]),
      'home',
      'One of the 40 countries, by an ISO code such as "de" or the English name; with a scheme of people who live there {"country": "es", "regime": "es-autonomo"}, of a company with the wage that it pays its owner {"country": "de", "regime": "de-gmbh", "wage": 60000}; or {"rate": 42} percent, or {"amount": 20000} a year.',
    ),
    livedIn: asked(
      v.array(country),
      'livedIn',
      'Destinations, by an ISO code such as "es" or the English name; an empty list says: in none.',
    ),
    workCountry: asked(
      country,
      'workCountry',
      'Where work is done mostly elsewhere: a country, by an ISO code such as "de" or the English name.',
    ),
    payer: asked(
      country,
      'payer',
      'Where clients or the employer mostly are: one of the 40 countries, by an ISO code such as "de" or the English name, or "other".',
    ),
    keptCompany: asked(
      v.strictObject({ country: v.string(), form: v.optional(v.literal('llc')) }),
      'keptCompany',
    ),
    days: asked(v.union([daysOfYear, rangeOfDays]), 'days'),
    arrival: asked(
      v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month such as "2027-05"')),
      'arrival',
      'A month: "2027-05".',
    ),
    household: asked(
      v.strictObject({
        partner: v.optional(amount),
        hasPartner: v.optional(v.boolean()),
        married: v.optional(v.boolean()),
        partnerCitizenships: v.optional(v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(2))),
        children: v.optional(v.pipe(v.array(childsAge), v.maxLength(MOST_CHILDREN))),
      }),
      'household',
    ),
    otherIncome: asked(
      v.pipe(
        v.array(
          v.strictObject({
            kind: v.picklist(OTHER_KINDS),
            amount,
            currency: v.optional(v.picklist(CURRENCIES)),
            from: v.string(),
            rule: v.optional(v.string()),
            status: v.optional(v.string()),
            facts: v.optional(v.record(v.string(), v.number())),
          }),
        ),
        v.maxLength(MOST_INCOMES),
      ),
      'otherIncome',
    ),
    ...plainFields,
    estimate: v.optional(
      v.pipe(
        v.picklist(['specified', 'law']),
        v.description(
          'Set by hand which estimate: "law" takes deductible contributions off first; else it follows from the profile.',
        ),
      ),
    ),
  }),
  v.description(
    'What is known about the person; the more, the surer the answer. "There" is the new country.',
  ),
);

type Profile = v.InferOutput<typeof profile>;

/** What every question about a person's regimes asks: income, its money, and who the person is. */
export const personFields = { income, ...moneyFields, profile: v.optional(profile) };

interface Money {
  readonly income: number;
  readonly currency?: (typeof CURRENCIES)[number] | undefined;
  readonly costs?: number | string | undefined;
  readonly years?: number | undefined;
}

/** @throws {ToolError} for a country that is not known */
export function situationOf(money: Money, { arrival, estimate, ...person }: Profile = {}): Situation {
  const [year = 0, month = 0] = arrival?.split('-').map(Number) ?? [];
  return withAnswers(
    {},
    {
      ...person,
      income: money.income,
      currency: money.currency,
      costs: costsOf(money),
      years: money.years,
      citizenships: person.citizenships?.map((text) =>
        placeNamed(text, CITIZENSHIPS, 'a country of citizenship'),
      ),
      home: homeIn(person.home),
      livedIn: person.livedIn?.map(destinationNamed),
      workCountry: person.workCountry === undefined ? undefined : workCountryNamed(person.workCountry),
      payer: person.payer === undefined || person.payer === 'other' ? person.payer : homeNamed(person.payer),
      keptCompany: keptCompanyIn(person.keptCompany),
      arrival: arrival === undefined ? undefined : { year, month },
      household: householdIn(person.household),
      otherIncome: otherIncomeIn(person.otherIncome),
      deduct: estimate === undefined ? undefined : estimate === 'law',
    },
  );
}

/** @throws {ToolError} for what are no costs, or may be meant as a share of income */
function costsOf({ costs, currency = 'USD' }: Money): Situation['costs'] {
  if (costs === undefined) return undefined;
  const question = shareQuestion(costs, currency);
  if (question !== null) throw new ToolError(question);
  if (typeof costs === 'number') return { amount: costs };
  const read = readCosts(costs, currency);
  if (read) return read;
  const share = /^\s*(\d+(?:[.,]\d+)?)\s*%\s*$/.exec(costs);
  throw new ToolError(
    share
      ? `Costs of ${share[1]}% are more than the income.`
      : `"${costs}" are no costs in ${currency}; allowed is an amount a year such as 7000, or percent of income such as "10%".`,
  );
}

function householdIn(household: Profile['household']): Situation['household'] {
  return household && Object.fromEntries(Object.entries(household).filter(([, said]) => said !== undefined));
}

/** @throws {ToolError} for a country of which there are no rules of companies */
function keptCompanyIn(company: Profile['keptCompany']): Situation['keptCompany'] {
  if (company === undefined) return undefined;
  const { country, form } = company;
  const said = { country: country === 'other' ? country : homeNamed(country), ...(form && { form }) };
  if (isKeptCompany(said)) return said;
  throw new ToolError(
    `There are no rules of a company in "${country}"${form ? ` as an ${form.toUpperCase()}` : ''}; allowed are ${COMPANY_PLACES.map(({ id }) => id).join(', ')}, "other", and the form "llc" in "us".`,
  );
}

/** @throws {ToolError} for what is no income, in a sentence */
function otherIncomeIn(incomes: Profile['otherIncome']): Situation['otherIncome'] {
  if (incomes === undefined) return undefined;
  const said = incomes.map((one) =>
    Object.fromEntries(Object.entries(one).filter(([, field]) => field !== undefined)),
  );
  if (isOtherIncome(said)) return said;
  throw new ToolError(otherIncomeMistake(said) ?? 'No other income.');
}

function homeIn(home: Profile['home']): Situation['home'] {
  if (typeof home === 'string') return { country: homeNamed(home) };
  if (home === undefined || !('country' in home)) return home;
  const { country, regime, wage } = home;
  return {
    country: homeNamed(country),
    ...(regime !== undefined && { regime }),
    ...(wage !== undefined && { wage }),
  };
}

/** @throws {ToolError} where there is none */
function workCountryNamed(text: string): string {
  const code = countryNamed(text);
  if (code === null) throw new ToolError(`"${text}" is not a country; an ISO code such as "de" is one.`);
  return code.toLowerCase();
}

/** @throws {ToolError} where there is none */
export function homeNamed(text: string): string {
  return placeNamed(text, PLACES, 'a country of the data');
}

/** @throws {ToolError} where there is none */
export function destinationNamed(text: string): string {
  return placeNamed(text, DESTINATIONS, 'a destination');
}

/** The id of a country that is given by its code or an English name, "German" included. */
function placeNamed(text: string, places: readonly Citizenship[], what: string): string {
  const asked = (countryNamed(text) ?? text.trim()).toLowerCase();
  const found = places.find(({ id, name, adjective }) =>
    [id, name.toLowerCase(), adjective.toLowerCase()].includes(asked),
  );
  if (found) return found.id;
  throw new ToolError(`"${text}" is not ${what}; allowed are ${places.map(({ id }) => id).join(', ')}.`);
}

const NOTE = 'An estimate, not tax advice.';

/** What is a tool's own in an answer. */
type OwnAnswer = Omit<ToolAnswer, 'release' | 'note'>;

const SCHEMA_OPTIONS: ConversionConfig = {
  target: 'draft-2020-12',
  ignoreActions: ['check', 'transform'],
};

export function defineTool<const Schema extends v.GenericSchema<unknown, unknown>>({
  answer,
  input,
  ...named
}: {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Schema;
  readonly answer: (input: v.InferOutput<Schema>) => Promise<OwnAnswer>;
}): Tool {
  const inputSchema = { ...toJsonSchema(input, SCHEMA_OPTIONS) };
  return {
    ...named,
    inputSchema,
    outputSchema: { ...toJsonSchema(toolAnswer, SCHEMA_OPTIONS) },
    async answer(given) {
      try {
        const read = v.safeParse(input, readInput(inputSchema as InputSchema, given));
        if (!read.success) return { refused: mistakes(read.issues) };
        return { ...(await answer(read.output)), release: dataRelease, note: NOTE };
      } catch (error) {
        if (error instanceof ToolError || error instanceof InputError) return { refused: error.message };
        throw error;
      }
    },
  };
}

/** More would bury the first. */
const MISTAKES_SHOWN = 10;
const LONGEST_SHOWN = 100;

function mistakes(issues: readonly v.BaseIssue<unknown>[]): string {
  const more = issues.length - MISTAKES_SHOWN;
  return [...issues.slice(0, MISTAKES_SHOWN).map(mistake), ...(more > 0 ? [`And ${more} more.`] : [])].join(
    '\n',
  );
}

function shortly(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

/** One mistake in words: where it is, what is there, what may be. */
function mistake(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue);
  if (issue.received === 'undefined') return `"${place}" is missing.`;
  if (issue.expected === 'never') return `"${place}" is not known here.`;
  if (!issue.message.startsWith('Invalid '))
    return place === null ? issue.message : `${place}: ${issue.message}`;
  return `${place ?? 'The question'}: found ${shortly(issue.received)}, allowed is ${issue.expected}.`;
}
