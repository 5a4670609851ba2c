/**
 * `npm run -s days -- <file>`: answers questions about days of residence. The file holds cases as data/days/cases.json
 * does; standard output is `[{"id", "answer"}]`. Exits 2 with a message if the file cannot be read or asks about
 * something unknown.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { DATA_DIR } from '../../data/compiler/index.ts';
import { countryCodeOf } from '../catalogue/countryCodes.ts';
import {
  type Areas,
  type Ask,
  answer,
  parseDay,
  QuestionError,
  type RulesByCountry,
  type Stay,
  StayError,
} from '../residency/index.ts';
import {
  answered,
  asksForHelp,
  casesError,
  casesOf,
  contentOf,
  failed,
  mistakeInWords,
  type Outcome,
  print,
  remarks,
  UsageError,
} from './commandLine.ts';

interface DaysData {
  readonly rules: RulesByCountry;
  readonly areas: Areas;
}

function read(name: string): unknown {
  const { $schema: _schema, ...content } = JSON.parse(readFileSync(join(DATA_DIR, 'days', name), 'utf8'));
  return content;
}

/** The rules of residence and the areas of data/days, as they stand in their files. */
export function readDaysData(): DaysData {
  return { rules: read('countries.json') as RulesByCountry, areas: read('areas.json') as Areas };
}

const day = v.pipe(
  v.string(),
  v.check((text) => parseDay(text) !== null, 'is no date such as 2026-11-22'),
);
const country = v.pipe(
  v.string(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const code = countryCodeOf(value);
    if (code !== null) return code;
    addIssue({ message: 'is no code of a country, such as PT for Portugal' });
    return NEVER;
  }),
);
/** A country's code, or "EU" for all of the European Union. */
const passport = v.pipe(
  v.string(),
  v.transform((text) => countryCodeOf(text) ?? text),
);
const optionalDay = v.nullish(day);
const taxYear = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9998)));
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

const stay = v.pipe(
  v.strictObject({
    country,
    arrival: day,
    departure: v.nullish(day, null),
    permit: v.nullish(v.boolean(), false),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { arrival, departure } = dataset.value;
    if (departure === null || departure >= arrival) return;
    addIssue({ message: 'is a departure before the arrival', received: `"${departure}"` });
  }),
);

const ask = v.variant('kind', [
  v.strictObject({
    kind: v.literal('rule'),
    country,
    rule: v.string(),
    taxYear,
    recordFrom: optionalDay,
  }),
  v.strictObject({ kind: v.literal('schengen'), from: optionalDay }),
  v.strictObject({ kind: v.literal('visa'), country, passport, from: optionalDay }),
  v.strictObject({
    kind: v.literal('united-kingdom'),
    profile: v.picklist(['leaver', 'arriver']),
    ties: wholeNumber,
    taxYear,
  }),
  v.strictObject({
    kind: v.literal('days'),
    country,
    method: v.picklist(['any-part', 'midnight', 'arrival-not-departure', 'full-days']),
    from: day,
    to: day,
    recordFrom: optionalDay,
  }),
  v.strictObject({ kind: v.literal('overlaps') }),
]);

const cases = v.array(
  v.strictObject({ id: v.union([v.string(), v.number()]), stays: v.array(stay), on: day, ask, ...remarks }),
);

/**
 * @param text a list of cases as JSON, or an object that holds it as `cases`
 * @throws CasesError with everything that is wrong
 */
export function readCases(
  text: string,
): readonly { id: string | number; stays: readonly Stay[]; on: string; ask: Ask }[] {
  const result = v.safeParse(cases, contentOf(text));
  if (result.success) return result.output;
  throw casesError(result.issues.map((issue) => mistakeInWords(issue)));
}

function run(args: readonly string[]): string {
  const data = readDaysData();
  const answers = casesOf(args, readCases).map(({ id, ask, stays, on }) => {
    try {
      return { id, answer: answer(ask, stays, on, data) };
    } catch (error) {
      if (!(error instanceof QuestionError || error instanceof StayError)) throw error;
      throw new UsageError(`Case ${id}: ${error.message}`);
    }
  });
  return JSON.stringify(answers, null, 2);
}

const USAGE = 'Usage: npm run -s days -- <file>';
const HELP = `${USAGE}

Answers questions about days of residence. The file is a list of cases, or an object that holds it as "cases":
  {"id", "stays": [{"country": "PT", "arrival": "2026-03-01", "departure": "2026-10-01", "permit": false}],
   "on": "2026-11-22", "ask": {"kind": "rule", "country": "PT", "rule": "183-days"}}
Kinds of questions are rule, schengen, visa, united-kingdom, days and overlaps; data/days/cases.json has examples of each.
Standard output is [{"id", "answer"}].`;

/** What `npm run days` prints for these arguments, and its exit code. */
export function daysCommand(args: readonly string[]): Outcome {
  if (asksForHelp(args)) return answered(HELP);
  try {
    return answered(run(args));
  } catch (error) {
    return failed(error, USAGE);
  }
}

if (process.argv[1] === import.meta.filename) print(daysCommand(process.argv.slice(2)));
