/** Makes a tool of its schema and its answer, and a situation of what a tool is told about a person and money. */

import { dataRelease } from 'virtual:lowtide/catalogue';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { readAmount, readCosts } from '../catalogue/amounts.ts';
import { CURRENCIES } from '../catalogue/currencies.ts';
import { MAX_INCOME } from '../catalogue/income.ts';
import { CITIZENSHIPS, type Citizenship, DESTINATIONS, HOME_COUNTRIES } from '../catalogue/places.ts';
import { PROFESSIONS, WORK_TYPES } from '../catalogue/professions.ts';
import { MAX_YEARS, type Situation, withAnswers } from '../situation/situation.ts';
import { countryNamed } from './countryNamed.ts';
import { InputError, type InputSchema, readInput } from './readInput.ts';
import { type Tool, type ToolAnswer, toolAnswer } from './tool.ts';

/** A question that cannot be answered; the message says why, for the person. */
export class ToolError extends Error {}

const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_INCOME));

/** Income and what belongs to it, as most tools take them. */
export const moneyFields = {
  currency: v.optional(
    v.pipe(
      v.picklist(CURRENCIES),
      v.description('Currency of all amounts of the question and the answer; USD without it.'),
    ),
  ),
  costs: v.optional(
    v.pipe(
      v.union([amount, v.string()]),
      v.description('Business costs a year: an amount such as 7000, or percent of income such as "10%".'),
    ),
  ),
  years: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(MAX_YEARS),
      v.description('Length of the stay; figures are then the average of its years.'),
    ),
  ),
};

export const income = v.pipe(amount, v.description('Revenue a year, before costs.'));

const country = (meaning: string) =>
  v.pipe(
    v.string(),
    v.minLength(2),
    v.description(`${meaning}: an ISO code such as "de", or the English name.`),
  );

/** What decides who may use a regime, and what it costs. Everything may be left out. */
const profile = v.pipe(
  v.strictObject({
    citizenships: v.optional(v.pipe(v.array(country('A citizenship')), v.minLength(1), v.maxLength(2))),
    home: v.optional(
      v.pipe(
        v.union([
          country('The country where tax is paid today'),
          v.strictObject({ rate: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
          v.strictObject({ amount }),
        ]),
        v.description(
          'Where tax is paid today: one of the home countries, or {"rate": 42} percent, or {"amount": 20000} a year.',
        ),
      ),
    ),
    profession: v.optional(
      v.pipe(
        v.picklist(PROFESSIONS.map(({ id }) => id)),
        v.description(PROFESSIONS.map(({ id, label }) => `${id}: ${label}`).join('; ')),
      ),
    ),
    work: v.optional(
      v.pipe(
        v.picklist(WORK_TYPES),
        v.description('Freelancer, employee of a company abroad, or owner of a business.'),
      ),
    ),
    clients: v.optional(
      v.pipe(v.picklist(['abroad', 'local']), v.description('"local": also clients in the new country.')),
    ),
    workplace: v.optional(
      v.pipe(
        v.picklist(['here', 'elsewhere']),
        v.description('Whether the work is done mostly in the new country ("here").'),
      ),
    ),
    company: v.optional(
      v.pipe(v.boolean(), v.description('Whether the person would set up a company there.')),
    ),
    livedIn: v.optional(
      v.pipe(
        v.array(country('A destination')),
        v.description(
          'Destinations where the person was tax resident in the last ten years; an empty list says: none.',
        ),
      ),
    ),
    arrival: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month such as "2027-05"'),
        v.description('Month of the move: "2027-05".'),
      ),
    ),
    days: v.optional(
      v.pipe(v.number(), v.minValue(0), v.maxValue(366), v.description('Days a year in the new country.')),
    ),
    runningCosts: v.optional(
      v.pipe(
        v.boolean(),
        v.description('Whether typical running costs (accountant, licence) come off as well.'),
      ),
    ),
    estimate: v.optional(
      v.pipe(
        v.picklist(['specified', 'law']),
        v.description(
          'Set by hand which estimate: "law" takes deductible contributions off first; else it follows from the profile.',
        ),
      ),
    ),
  }),
  v.description('What is known about the person; the more, the surer the answer.'),
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
      home: typeof person.home === 'string' ? { country: homeNamed(person.home) } : person.home,
      livedIn: person.livedIn?.map(destinationNamed),
      arrival: arrival === undefined ? undefined : { year, month },
      deduct: estimate === undefined ? undefined : estimate === 'law',
    },
  );
}

/** @throws {ToolError} for what are no costs, or may be meant as a share of income */
function costsOf({ costs, currency = 'USD' }: Money): Situation['costs'] {
  if (costs === undefined) return undefined;
  const exact = typeof costs === 'number' ? costs : (readAmount(costs)?.exact ?? 1);
  if (exact > 0 && exact < 1) {
    const percent = Math.round(exact * 1e4) / 100;
    throw new ToolError(
      `Costs of ${costs} a year would be less than one ${currency}. Are they ${percent}% of income? Then say "${percent}%".`,
    );
  }
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

/** @throws {ToolError} where there is none */
export function homeNamed(text: string): string {
  return placeNamed(text, HOME_COUNTRIES, 'a home country of the data');
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
