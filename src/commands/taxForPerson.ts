/**
 * `npm run -s tax`. With `<regimeId> --for situation.json` or `--cases file.json` it answers what the site says of a regime
 * to a person, with its terms; one process answers many cases. Without a person, the engine answers alone.
 */

import { appModule, closeApp } from '../../data/compiler/app.ts';
import { compileData } from '../../data/compiler/index.ts';
import { readAmount, readCosts, readCurrency, shareQuestion } from '../catalogue/amounts.ts';
import { countryCodeOf } from '../catalogue/countryCodes.ts';
import { PLACES } from '../catalogue/places.ts';
import {
  answered,
  asksForHelp,
  failed,
  type Outcome,
  print,
  quoted,
  refuseUnknown,
  textOf,
  UsageError,
} from './commandLine.ts';
import { answer, NO_RELEASE, readArguments, taxCommand, USAGE } from './tax.ts';

interface ForPerson {
  answerFor(
    regimeId: string,
    situation: unknown,
    options?: { readonly defaultIncome?: number; readonly optionalReliefs?: boolean },
  ): Promise<object>;
  readonly QuestionError: new (message: string) => Error;
}

interface CitedForPerson {
  citationFor: ForPerson['answerFor'];
  readonly QuestionError: ForPerson['QuestionError'];
}

/**
 * A question of a file of cases. `costs` is an amount a year, "10%", or as a situation has them; `from` a year or a month:
 * 2027, "2027-05"; `optional`, true by default, whether reliefs that must be asked for are asked for; `reliefs`, of a
 * question without a situation, those of the law that are.
 */
type Case = { readonly id?: string | number } & {
  readonly [Field in (typeof VALUED)[number] | 'regime' | 'situation' | 'optional' | 'reliefs']?: unknown;
};

/** Fields of a case that are options of the command. */
const VALUED = [
  ...(['income', 'currency', 'costs', 'estimate', 'years', 'from', 'profession', 'household'] as const),
  ...(['pay', 'retain', 'year', 'way'] as const),
];

const DECIMALS = 10;

function readJson(file: string): unknown {
  return parsed(`The file "${file}"`, textOf(file));
}

function parsed(what: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new UsageError(`${what} is no JSON: ${(error as Error).message}`);
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
  household,
}: Case): unknown {
  if (!isFields(situation))
    throw new UsageError('A situation is an object such as {"citizenships": ["de"]}.');
  const person = readSituation(situation);
  const money = moneyOf({ income, currency, costs }, person.currency);
  const deduct = estimate === undefined ? undefined : estimate === 'law';
  const stated = {
    ...money,
    profession,
    household: householdOf(household, money.currency ?? person.currency),
    years: wholeOf(years),
    arrival: monthOf(from),
    deduct,
  };
  const given = Object.entries(stated).filter(([, value]) => value !== undefined);
  return { ...person, ...Object.fromEntries(given) };
}

/** A situation of a file: its amounts as they are written everywhere, its countries by their codes. */
function readSituation(situation: Record<string, unknown>): Record<string, unknown> {
  const { home, citizenships, livedIn, living, household } = situation;
  const money = moneyOf(situation, undefined);
  const { currency } = money;
  const read = {
    ...money,
    home:
      isFields(home) && 'country' in home
        ? { ...home, country: placeOf(home.country) }
        : isFields(home) && 'amount' in home
          ? { ...home, amount: amountOf(home.amount, currency) }
          : home,
    citizenships: Array.isArray(citizenships) ? citizenships.map(placeOf) : citizenships,
    livedIn: Array.isArray(livedIn) ? livedIn.map(placeOf) : livedIn,
    household: householdOf(household, currency),
    living: isFields(living) ? { ...living, amount: amountOf(living.amount, living.currency) } : living,
  };
  return {
    ...situation,
    ...Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)),
  };
}

/** Income, currency and costs, of which each may be left out. @param before the currency where none is named here */
function moneyOf({ income, currency: named, costs }: Case, before: unknown) {
  const asked = typeof income === 'string' ? readAmount(income) : null;
  const code = typeof named === 'string' ? (readCurrency(named) ?? named) : named;
  const currency = code ?? asked?.currency ?? undefined;
  return {
    income: amountOf(income, currency ?? before),
    currency,
    costs: costsOf(costs, currency ?? before),
  };
}

/** The whole amount of a number or a written one; anything else as it is, to be refused with the situation. */
function amountOf(given: unknown, currency: unknown): unknown {
  if (typeof given === 'number') return Math.floor(given);
  if (typeof given !== 'string') return given;
  const read = readAmount(given);
  if (read === null)
    throw new UsageError(`${quoted(String(given))} is no amount; allowed is 70000, or "70.000,00".`);
  if ((read.currency ?? currency) !== currency) {
    throw new UsageError(
      `${quoted(String(given))} is in ${read.currency}, the rest in ${currency ?? 'no currency that is named'}.`,
    );
  }
  return read.amount;
}

/** A household whose partner's income is a whole amount. */
function householdOf(household: unknown, currency: unknown): unknown {
  if (!isFields(household) || household.partner == null) return household;
  return { ...household, partner: amountOf(household.partner, currency) };
}

function costsOf(costs: unknown, currency: unknown): unknown {
  const given = isFields(costs) ? costs.amount : costs;
  if (typeof given === 'number' || typeof given === 'string') {
    const question = shareQuestion(given, typeof currency === 'string' ? currency : 'USD');
    if (question !== null) throw new UsageError(question);
  }
  if (typeof costs === 'number') return { amount: Math.floor(costs) };
  if (isFields(costs) && 'amount' in costs) return { ...costs, amount: amountOf(costs.amount, currency) };
  if (typeof costs !== 'string') return costs;
  const read = readCosts(costs, typeof currency === 'string' ? currency : undefined);
  if (read === null) throw new UsageError(`${quoted(String(costs))} are no costs; allowed is 5000 or "10%".`);
  return read;
}

function wholeOf(given: unknown): unknown {
  return typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given;
}

/** A country's code in small letters, also of one that is given by its slug, and the names of groups as they are. */
function placeOf(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  if (given.length !== 2) return PLACES.find(({ slug }) => slug === given)?.id ?? given;
  const code = countryCodeOf(given);
  if (code === null)
    throw new UsageError(`${quoted(String(given))} is no code of a country, such as "pt" for Portugal.`);
  return code.toLowerCase();
}

function monthOf(from: unknown): unknown {
  if (from === undefined || isFields(from)) return from;
  const [, year, month = '1'] = /^(\d{4})(?:-(\d{2}))?$/.exec(String(from)) ?? [];
  if (year === undefined)
    throw new UsageError(`${quoted(String(from))} is no month; allowed is 2027 or "2027-05".`);
  return { year: Number(year), month: Number(month) };
}

/** The arguments that ask the same of the engine alone. */
function argumentsOf(one: Case): string[] {
  return [
    String(one.regime),
    ...VALUED.flatMap((name) => (one[name] === undefined ? [] : [`--${name}`, argumentFor(one[name])])),
    ...(one.optional === false ? ['--no-optional'] : []),
    ...reliefsOf(one).map((id) => `--relief=${id}`),
    '--json',
  ];
}

function reliefsOf({ reliefs = [] }: Case): readonly string[] {
  if (Array.isArray(reliefs) && reliefs.every((id) => typeof id === 'string')) return reliefs;
  throw new UsageError('The reliefs of a case are a list such as ["newBusiness"].');
}

function argumentFor(value: unknown): string {
  // With so many decimals a number is never taken for thousands.
  if (typeof value === 'number' && !Number.isInteger(value)) return value.toFixed(DECIMALS);
  if (!isFields(value)) return String(value);
  if (!('percent' in value || 'amount' in value)) return JSON.stringify(value);
  return 'percent' in value ? `${value.percent}%` : String(value.amount);
}

/** The answer of a case, the same as a page of the site would show. */
async function answerOf(one: Case, app: () => Promise<ForPerson>, data: ReturnType<typeof compileData>) {
  if (!isFields(one))
    throw new UsageError('A case is an object such as {"regime": "mt-res-non-dom", "income": 60000}.');
  refuseUnknown(one, ['id', 'regime', 'situation', 'optional', 'reliefs', ...VALUED]);
  if (typeof one.regime !== 'string') throw new UsageError('The regime id is missing.');
  if (one.situation === undefined || one.pay !== undefined) {
    // How a company pays its owner depends on money alone.
    const { income, currency, costs } = isFields(one.situation) ? (one.situation as Case) : {};
    const household = householdOf(one.household, one.currency);
    return JSON.parse(answer(argumentsOf({ income, currency, costs, ...one, household }), data)) as object;
  }
  if (one.reliefs !== undefined) {
    throw new UsageError('Reliefs are named without a situation: a stay has those of its years.');
  }
  const { answerFor, QuestionError } = await app();
  try {
    return await answerFor(one.regime, situationOf(one), {
      optionalReliefs: one.optional !== false,
    });
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

/** The same app, with files to cite as its answers. */
async function citingApp(): Promise<ForPerson> {
  const { citationFor, QuestionError } = await appModule<CitedForPerson>('src/assess/citedForPerson.ts');
  return { answerFor: citationFor, QuestionError };
}

/** All cases of a file: their answers with their ids; a case that cannot be answered has an `error`. */
async function answerCases(file: string): Promise<string> {
  const cases = readJson(file);
  if (!Array.isArray(cases)) throw new UsageError(`The file "${file}" holds no array of cases.`);
  const app = lazyApp();
  const data = compileData();
  const answers: object[] = [];
  for (const one of cases as readonly Case[]) {
    const id = one?.id ?? null;
    try {
      answers.push({ id, ...(await answerOf(one, app, data)) });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      answers.push({ id, error: error.message });
    }
  }
  return JSON.stringify(answers);
}

/** What is asked with a person: `--for situation.json`, with what stands beside it, or `--cases file.json`. */
async function personCommand(args: readonly string[]): Promise<string> {
  const { regimeIds, for: file = '', cases, release, ...given } = readArguments(args);
  if (release !== undefined) throw new UsageError(NO_RELEASE);
  if (cases !== undefined) return answerCases(cases);
  const isGiven = (option: string) => args.some((argument) => argument.startsWith(`--${option}`));
  const asked: Case = {
    regime: regimeIds[0],
    costs: given.costs,
    from: given.from,
    optional: !given['no-optional'],
    income: given.income,
    years: given.years,
    currency: given.currency,
    pay: given.pay,
    retain: given.retain,
    year: given.year,
    way: given.way,
    estimate: isGiven('estimate') ? given.estimate : undefined,
    household: given.household === undefined ? undefined : parsed('--household', given.household),
    situation: readJson(file),
  };
  if (given.cite && asked.pay !== undefined) throw new UsageError('--cite is not for --pay.');
  const found = await answerOf(asked, given.cite ? citingApp : lazyApp(), compileData());
  return JSON.stringify(found, null, given.cite ? 1 : undefined);
}

/** What `npm run tax` prints for all arguments, and its exit code; `closeApp` lets go of what it has loaded. */
export async function wholeTaxCommand(args: readonly string[]): Promise<Outcome> {
  const hasFile = args.some((argument) => /^--(?:for|cases)(?:=|$)/.test(argument));
  if (!hasFile || asksForHelp(args)) return taxCommand(args);
  try {
    return answered(await personCommand(args));
  } catch (error) {
    return failed(error, USAGE);
  }
}

if (process.argv[1] === import.meta.filename) {
  print(await wholeTaxCommand(process.argv.slice(2)));
  await closeApp();
}
