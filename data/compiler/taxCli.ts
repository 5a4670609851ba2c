/**
 * `npm run -s tax`. With `<regimeId> --for situation.json` or `--cases file.json` it answers what the site says of a regime
 * to a person, with its terms; one process answers many cases. Without a person, the engine answers alone.
 */
import { readFileSync } from 'node:fs';
import { appModule, closeApp } from './app.ts';
import { UsageError } from './commandLine.ts';
import { compileData } from './index.ts';
import { answer, readArguments, taxCommand, USAGE } from './tax.ts';

interface ForPerson {
  answerFor(
    regimeId: string,
    situation: unknown,
    options?: { readonly defaultIncome?: number; readonly optionalReliefs?: boolean },
  ): Promise<object>;
  readonly QuestionError: new (message: string) => Error;
}

/** A question of a file of cases. */
interface Case {
  readonly id?: string | number;
  readonly regime?: unknown;
  readonly income?: unknown;
  readonly currency?: unknown;
  /** An amount a year, "10%", or as a situation has them. */
  readonly costs?: unknown;
  readonly estimate?: unknown;
  readonly years?: unknown;
  /** A year or a month: 2027, "2027-05". */
  readonly from?: unknown;
  /** Whether reliefs that must be asked for are asked for; true by default. */
  readonly optional?: unknown;
  readonly situation?: unknown;
  readonly profession?: unknown;
  readonly pay?: unknown;
  readonly retain?: unknown;
  readonly year?: unknown;
  readonly way?: unknown;
}

function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`The file "${file}" cannot be read.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`The file "${file}" is no JSON.`);
  }
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A case with what it names beside its situation put into that. */
function situationOf({
  situation,
  income,
  currency,
  costs,
  estimate,
  years,
  from,
  profession,
}: Case): unknown {
  if (!isFields(situation))
    throw new UsageError('A situation is an object such as {"citizenships": ["de"]}.');
  const stated = {
    income,
    currency,
    profession,
    costs: costsOf(costs),
    years,
    arrival: monthOf(from),
    deduct: estimate === undefined ? undefined : estimate === 'law',
  };
  const given = Object.entries(stated).filter(([, value]) => value !== undefined);
  return { ...situation, ...Object.fromEntries(given) };
}

function costsOf(costs: unknown): unknown {
  if (typeof costs === 'number') return { amount: costs };
  if (typeof costs !== 'string') return costs;
  const [, number, percent] = /^(\d+(?:\.\d+)?)(%?)$/.exec(costs) ?? [];
  if (number === undefined) throw new UsageError(`"${costs}" are no costs; allowed is 5000 or "10%".`);
  return percent ? { percent: Number(number) } : { amount: Number(number) };
}

function monthOf(from: unknown): unknown {
  if (from === undefined || isFields(from)) return from;
  const [, year, month = '1'] = /^(\d{4})(?:-(\d{2}))?$/.exec(String(from)) ?? [];
  if (year === undefined) throw new UsageError(`"${from}" is no month; allowed is 2027 or "2027-05".`);
  return { year: Number(year), month: Number(month) };
}

/** The arguments that ask the same of the engine alone. */
function argumentsOf(one: Case): string[] {
  const { regime, income, currency, costs, estimate, years, from, optional, profession } = one;
  const { pay, retain, year, way } = one;
  const ofPay = { pay, retain, year, way };
  const valued = Object.entries({ income, currency, costs, estimate, years, from, profession, ...ofPay });
  return [
    String(regime),
    ...valued.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, textOf(value)])),
    ...(optional === false ? ['--no-optional'] : []),
    '--json',
  ];
}

function textOf(value: unknown): string {
  if (!isFields(value)) return String(value);
  return 'percent' in value ? `${value.percent}%` : String(value.amount);
}

/** The answer of a case, the same as a page of the site would show. */
async function answerOf(one: Case, app: () => Promise<ForPerson>, data: ReturnType<typeof compileData>) {
  if (typeof one.regime !== 'string') throw new UsageError('The regime id is missing.');
  if (one.situation === undefined || one.pay !== undefined) {
    // How a company pays its owner depends on money alone.
    const { income, currency, costs } = isFields(one.situation) ? (one.situation as Case) : {};
    return JSON.parse(answer(argumentsOf({ income, currency, costs, ...one }), data)) as object;
  }
  const { answerFor, QuestionError } = await app();
  try {
    return await answerFor(one.regime, situationOf(one), { optionalReliefs: one.optional !== false });
  } catch (error) {
    if (error instanceof QuestionError) throw new UsageError(error.message);
    throw error;
  }
}

/** The app is loaded with the first case of a person. */
function lazyApp(): () => Promise<ForPerson> {
  let app: Promise<ForPerson> | undefined;
  return () => (app ??= appModule<ForPerson>('src/assess/forPerson.ts'));
}

/** One regime for the person of a file. @param given what stands beside it on the command line */
async function answerForFile(file: string, given: Case): Promise<string> {
  const situation = readJson(file);
  return JSON.stringify(await answerOf({ ...given, situation }, lazyApp(), compileData()));
}

/** All cases of a file: their answers with their ids; a case that cannot be answered has an `error`. */
async function answerCases(file: string): Promise<string> {
  const cases = readJson(file);
  if (!Array.isArray(cases)) throw new UsageError(`The file "${file}" holds no array of cases.`);
  const app = lazyApp();
  const data = compileData();
  const answers: object[] = [];
  for (const one of cases as readonly Case[]) {
    const id = one.id ?? null;
    try {
      answers.push({ id, ...(await answerOf(one, app, data)) });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      answers.push({ id, error: error.message });
    }
  }
  return JSON.stringify(answers);
}

/** Likewise with a person: `--for situation.json`, or `--cases file.json`. */
async function personCommand(args: readonly string[]): Promise<string> {
  const { regimeIds, for: file, cases, ...given } = readArguments(args);
  if (cases !== undefined) return answerCases(cases);
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  return answerForFile(file ?? '', {
    ...{ regime: regimeIds[0], costs: given.costs, from: given.from, optional: !given['no-optional'] },
    ...{ income: number(given.income), years: number(given.years) },
    ...{ pay: given.pay, retain: given.retain, year: given.year, way: given.way },
    currency: args.some((argument) => argument.startsWith('--currency')) ? given.currency : undefined,
    estimate: args.some((argument) => argument.startsWith('--estimate')) ? given.estimate : undefined,
  });
}

/** What `npm run tax` prints for all arguments, and its exit code. */
export async function wholeTaxCommand(args: readonly string[]): Promise<ReturnType<typeof taxCommand>> {
  const isOfPerson = args.some((argument) => /^--(?:for|cases)(?:=|$)/.test(argument));
  if (!isOfPerson) return taxCommand(args);
  try {
    return { status: 0, stdout: `${await personCommand(args)}\n`, stderr: '' };
  } catch (error) {
    if (error instanceof UsageError) return { status: 2, stdout: '', stderr: `${error.message}\n${USAGE}\n` };
    throw error;
  } finally {
    await closeApp();
  }
}

if (process.argv[1] === import.meta.filename) {
  const { status, stdout, stderr } = await wholeTaxCommand(process.argv.slice(2));
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = status;
}
