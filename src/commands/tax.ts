/**
 * `npm run -s tax -- <regimeId> --income 60000`: the engine at the command line, for regimes of destinations and of home
 * countries; with `--for situation.json` or `--cases file.json` what the site says of a regime to a person, with its terms.
 * Amounts a year in the currency asked for (USD by default) and percent, unrounded in JSON. Exits 2 with a message for bad
 * input, with the nearest ids for an unknown regime.
 */

import { appModule, closeApp } from '../../data/compiler/app.ts';
import { type CompiledData, compileData } from '../../data/compiler/index.ts';
import { PROFESSION_IDS } from '../catalogue/professions.ts';
import {
  answered,
  asksForHelp,
  failed,
  isMistake,
  type Outcome,
  parsed,
  print,
  textOf,
  UsageError,
} from './commandLine.ts';
import { type Case, givenIn, isOfPerson, readCase, situationOf } from './taxCase.ts';
import { citationFile, verifyCommand } from './taxCite.ts';
import { moveAnswer, moveTable } from './taxMove.ts';
import { payAnswer, payTable } from './taxPay.ts';
import { type Given, NO_RELEASE, readArguments, readQuestion, type TaxQuestion } from './taxQuestion.ts';
import { type Told, yearsTold, yearTold } from './taxYear.ts';

const USAGE = `Usage: npm run -s tax -- <regimeId> --income 60000 [--currency EUR] [--costs 5000|10%] [--profession software]
         [--household '{"children": [4, 9]}'] [--other-income '[…]'] [--relief newBusiness] [--estimate law] [--year 2027|--on 2027-03-01] [--trace]
         [--json] [--release 2026-11-26]
       npm run -s tax -- <regimeId> --income 60000 --years 10 [--from 2027] [--no-optional] [--currency EUR]
         [--costs 5000|10%] [--profession software] [--estimate law] [--json] [--release 2026-11-26]
       npm run -s tax -- <regimeId> --from-home de --move 2027-05 --income 60000 [--currency EUR] [--costs 5000|10%]
         [--trace] [--json]
       npm run -s tax -- <regimeId> --income 60000 --pay best|usual|12000 [--retain 5000] [--year 2027] [--way 1]
         [--with "an optional contribution"] [--currency EUR] [--costs 5000|10%] [--trace] [--json]
       npm run -s tax -- <regimeId> [--income 60000 …] --for situation.json
       npm run -s tax -- --cases cases.json
       npm run -s tax -- <regimeId> --income 60000 --cite [--currency EUR] [--costs 5000|10%] [--profession software] [--year 2027]
       npm run -s tax -- --verify answer.json`;

const HELP = `${USAGE}

Answers what a regime takes of an income. Regimes are named by their ids, those of home countries such as de-self-employed
included; a name that is not known is answered with the nearest ids.

  --income N          revenue a year, in --currency: 60000, "70.000,00", 70k, €70,000
  --currency EUR      of all amounts of the question and the answer; US dollars without it
  --costs 5000|10%    business costs a year, an amount or percent of income
  --profession NAME   ${PROFESSION_IDS.join(', ')}
  --other-income JSON income that is not work: '[{"kind": "dividends", "amount": 10000, "from": "abroad"}]', by the law's estimate
  --household JSON    who moves along: '{"partner": 9000, "married": true, "children": [2, 6]}', by the law's estimate
  --relief ID         a relief that not everybody has, by its id in the law, in the first year of a stay; more than one may be named
  --estimate law      by the formulas of the law, as those of home countries always are; "specified" without it
  --year 2027         the law of a tax year; --on 2027-03-01: of the one in which the day lies
  --years N, --from   each year of a stay, which begins in the year after the data's unless --from names another
  --no-optional       leaves out reliefs that must be asked for
  --from-home, --move the calendar year of a move: the home country, and the month or the day of arrival
  --pay best|usual|N  how a company pays its owner, with --retain, --way and --with
  --release NAME      the figures of an older release
  --for FILE          for a person: a file with a situation, such as {"citizenships": ["de"], "profession": "design"}
  --cases FILE        many questions: a file with a list of {"id", "regime", "income", "currency", "costs", "situation", …}
  --cite              the answer by the law as a file, with its law: whoever has it can work it out again; with --for, of a stay as well
  --verify FILE       works such a file out again: 0 where it holds, 1 where something differs
  --trace             every step of the working
  --json              unrounded values

docs/api.md says what a situation and a case may hold.`;

/** An answer by the laws alone. */
function told(question: TaxQuestion, data: CompiledData): Told {
  const { regime, scheme, pay, move, plan, trace } = question;
  if (pay) {
    const paid = payAnswer(data, { ...question, pay }, trace);
    return { json: () => paid, table: () => payTable(scheme.name, paid) };
  }
  if (move) {
    const moved = moveAnswer(data, { ...question, move }, trace);
    if (moved === null) throw new UsageError(`"${regime}" is no regime that one can move to.`);
    return { json: () => moved, table: () => moveTable(moved) };
  }
  return plan ? yearsTold(question, plan) : yearTold(question);
}

/** What is printed for arguments without a person. @throws {UsageError} for bad input */
export function answer(args: readonly string[], data = compileData()): string {
  const given = readArguments(args);
  const question = readQuestion(given, data);
  if (given.cite) return citationFile(data, question);
  const { json, table } = told(question, data);
  return given.json ? JSON.stringify(json()) : table();
}

interface ForPerson {
  answerFor(regimeId: string, situation: unknown, options: object): Promise<object>;
}

/** What answers cases: with a situation the site, which is loaded with the first of them, else the laws. */
function answers(data: CompiledData, site: () => Promise<ForPerson['answerFor']>) {
  let loaded: ReturnType<typeof site> | undefined;
  return async (one: Case): Promise<object> => {
    if (!isOfPerson(one)) return told(readQuestion(givenIn(one), data), data).json();
    const situation = situationOf(one);
    loaded ??= site();
    const answerFor = await loaded;
    return answerFor(one.regime, situation, { optionalReliefs: one.optional !== false });
  };
}

async function siteAnswers(): Promise<ForPerson['answerFor']> {
  return (await appModule<ForPerson>('src/assess/forPerson.ts')).answerFor;
}

/** The same as files to cite. */
async function siteCitations(): Promise<ForPerson['answerFor']> {
  const { citationFor } = await appModule<{ citationFor: ForPerson['answerFor'] }>(
    'src/assess/citedForPerson.ts',
  );
  return citationFor;
}

/** All cases of a file: their answers with their ids; a case that cannot be answered has an `error`. */
async function answerCases(file: string): Promise<string> {
  const cases = parsed(`The file "${file}"`, textOf(file));
  if (!Array.isArray(cases)) throw new UsageError(`The file "${file}" holds no array of cases.`);
  const answerOf = answers(compileData(), siteAnswers);
  const found: object[] = [];
  for (const one of cases as readonly (Case | null)[]) {
    const id = one?.id ?? null;
    try {
      found.push({ id, ...(await answerOf(readCase(one))) });
    } catch (error) {
      if (!isMistake(error)) throw error;
      found.push({ id, error: error.message });
    }
  }
  return JSON.stringify(found);
}

/** What is asked with a person: `--for situation.json`, with what stands beside it, or `--cases file.json`. */
async function personAnswer(given: Given): Promise<string> {
  if (given.release !== undefined) throw new UsageError(NO_RELEASE);
  if (given.cases !== undefined) return answerCases(given.cases);
  const {
    regimeIds,
    for: file = '',
    cite,
    household,
    relief,
    'no-optional': noOptional,
    'other-income': other,
  } = given;
  const { income, currency, costs, estimate, years, from, profession, pay, retain, year, way } = given;
  const one = readCase({
    ...{ regime: regimeIds[0], situation: parsed(`The file "${file}"`, textOf(file)), optional: !noOptional },
    ...{
      income,
      currency,
      costs,
      estimate,
      years,
      from,
      profession,
      pay,
      retain,
      year,
      way,
      reliefs: relief,
    },
    household: household === undefined ? undefined : parsed('--household', household),
    otherIncome: other === undefined ? undefined : parsed('--other-income', other),
  });
  if (cite && pay !== undefined) throw new UsageError('--cite is not for --pay.');
  const found = await answers(compileData(), cite ? siteCitations : siteAnswers)(one);
  return JSON.stringify(found, null, cite ? 1 : undefined);
}

/** What `npm run tax` prints for arguments without a person, and its exit code. */
export function taxCommand(args: readonly string[]): Outcome {
  if (asksForHelp(args)) return answered(HELP);
  try {
    const { verify, regimeIds } = readArguments(args);
    if (verify !== undefined && regimeIds.length > 0) throw new UsageError('--verify takes a file alone.');
    return verify === undefined ? answered(answer(args)) : verifyCommand(verify, compileData());
  } catch (error) {
    return failed(error, USAGE);
  }
}

/** The same for all arguments; `closeApp` lets go of what it has loaded. */
export async function wholeTaxCommand(args: readonly string[]): Promise<Outcome> {
  const hasFile = args.some((argument) => /^--(?:for|cases)(?:=|$)/.test(argument));
  if (!hasFile || asksForHelp(args)) return taxCommand(args);
  try {
    return answered(await personAnswer(readArguments(args)));
  } catch (error) {
    return failed(error, USAGE);
  }
}

if (process.argv[1] === import.meta.filename) {
  print(await wholeTaxCommand(process.argv.slice(2)));
  await closeApp();
}
