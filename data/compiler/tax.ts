/**
 * What `npm run -s tax -- <regimeId> --income 60000` answers: the engine at the command line, for regimes of destinations and of
 * home countries. Amounts per year in the currency asked for (USD by default) and percent, unrounded in JSON. Exits 2
 * with a message for bad input, with the nearest ids for an unknown regime.
 */
import { parseArgs } from 'node:util';
import { bracketsFor, regimeFor } from '../../src/catalogue/byProfession.ts';
import { isProfession, PROFESSION_IDS, type Profession } from '../../src/catalogue/professions.ts';
import {
  assess,
  type Costs,
  ESTIMATES,
  type Estimate,
  type LastingRegime,
  project,
  scheduleOf,
  type TaxOptions,
  traceOf,
} from '../../src/tax/index.ts';
import { UsageError } from './commandLine.ts';
import { type CompiledData, compileData, DataError } from './index.ts';
import { type KeptRelease, keptReleases, readRelease } from './releaseRules.ts';
import { nearestNames } from './schema/primitives.ts';
import { arrivalDay, moveHomes, moveJson, moveTable } from './taxMove.ts';
import { type PayAnswer, type PayQuestion, PayQuestionError, payAnswer, payTable } from './taxPay.ts';
import { inCurrency, table, yearsTable } from './taxTable.ts';

export const USAGE = `Usage: npm run -s tax -- <regimeId> --income 60000 [--currency EUR] [--costs 5000|10%] [--profession software]
         [--estimate law] [--trace] [--json] [--release 2026-11]
       npm run -s tax -- <regimeId> --income 60000 --years 10 [--from 2027] [--no-optional] [--currency EUR]
         [--costs 5000|10%] [--profession software] [--estimate law] [--json] [--release 2026-11]
       npm run -s tax -- <regimeId> --from-home de --move 2027-05 --income 60000 [--currency EUR] [--costs 5000|10%]
         [--trace] [--json]
       npm run -s tax -- <regimeId> --income 60000 --pay best|12000 [--retain 5000] [--year 2027] [--way 1]
         [--with "an optional contribution"] [--currency EUR] [--costs 5000|10%] [--trace] [--json]
       npm run -s tax -- <regimeId> [--income 60000 …] --for situation.json
       npm run -s tax -- --cases cases.json`;

const MOST_YEARS = 50;

type Known = LastingRegime & { readonly name: string; readonly taxYear: number };

/** Every regime by id, destinations first, as the law has it for a profession. Caps in words are already fields. */
function knownRegimes(
  { countries, taxBrackets, homeCountries, texts }: CompiledData,
  profession: Profession | undefined,
): Map<string, Known> {
  return new Map<string, Known>([
    ...countries.flatMap(({ slug, taxYear, taxRegimes }) =>
      taxRegimes.map((regime): [string, Known] => {
        const { id, name } = regime;
        const rules = regimeFor(regime, profession);
        const brackets = bracketsFor(regime, taxBrackets[id] ?? [], profession);
        const lastingTexts = texts[slug]?.regimes[id]?.lastingTexts;
        return [id, { id, name, taxYear, rules, brackets, lasting: rules.lasting, texts: lastingTexts }];
      }),
    ),
    ...homeCountries.map(({ regime, taxYear }): [string, Known] => [
      regime.id,
      {
        id: regime.id,
        name: regime.name,
        taxYear,
        rules: regime,
        brackets: regime.taxBrackets,
        lasting: null,
      },
    ]),
  ]);
}

/** `--income -5` as one argument: parseArgs would take the amount for an option and hide what is wrong. */
function joinedAmounts(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const argument of args) {
    const last = joined.at(-1) ?? '';
    if (/^-\d/.test(argument) && /^--[a-z]+$/.test(last)) joined.splice(-1, 1, `${last}=${argument}`);
    else joined.push(argument);
  }
  return joined;
}

export function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: joinedAmounts(args),
      allowPositionals: true,
      options: {
        income: { type: 'string' },
        currency: { type: 'string', default: 'USD' },
        costs: { type: 'string' },
        profession: { type: 'string' },
        years: { type: 'string' },
        from: { type: 'string' },
        'from-home': { type: 'string' },
        move: { type: 'string' },
        'no-optional': { type: 'boolean', default: false },
        estimate: { type: 'string', default: 'specified' },
        release: { type: 'string' },
        trace: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        for: { type: 'string' },
        cases: { type: 'string' },
        pay: { type: 'string' },
        retain: { type: 'string' },
        year: { type: 'string' },
        way: { type: 'string' },
        with: { type: 'string', multiple: true },
      },
    });
    return { ...values, regimeIds: positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** A plain number, 0 or more; null for anything else. */
function readNumber(text: string): number | null {
  const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/** What is wrong with the arguments, collected while they are read. */
class Mistakes {
  readonly all: string[] = [];

  add(mistake: string): null {
    this.all.push(mistake);
    return null;
  }

  income(text: string | undefined): number | null {
    if (text === undefined) return this.add('The income is missing.');
    return (
      readNumber(text) ??
      this.add(
        `"${text}" is no income; allowed is a number of US dollars a year, 0 or more, such as 60000; see --currency.`,
      )
    );
  }

  /** Costs in the currency asked for, or percent of income; undefined where there are none. */
  costs(text: string | undefined): Costs | null | undefined {
    if (text === undefined) return undefined;
    const given = readNumber(text.replace(/%$/, ''));
    if (given !== null) return text.endsWith('%') ? { percent: given } : { amount: given };
    return this.add(
      `"${text}" are no costs; allowed is an amount a year such as 5000, or percent of income such as 10%.`,
    );
  }

  profession(text: string | undefined): Profession | undefined {
    if (text === undefined || isProfession(text)) return text;
    this.add(`"${text}" is no profession; allowed are ${PROFESSION_IDS.join(', ')}.`);
    return undefined;
  }

  estimate(text: string): Estimate | null {
    const estimate = ESTIMATES.find((known) => known === text);
    return estimate ?? this.add(`"${text}" is no estimate; allowed are ${ESTIMATES.join(' and ')}.`);
  }

  years(text: string): number | null {
    const years = readNumber(text);
    if (years !== null && Number.isInteger(years) && years >= 1 && years <= MOST_YEARS) return years;
    return this.add(`"${text}" is no number of years; allowed is a whole number from 1 to ${MOST_YEARS}.`);
  }

  from(text: string): number | null {
    const year = /^(\d{4})(-(0[1-9]|1[0-2]))?$/.exec(text)?.[1];
    return year === undefined
      ? this.add(`"${text}" is no year; allowed is a year such as 2027, or a month such as 2027-05.`)
      : Number(year);
  }

  /** A gross wage, or the one that leaves most. */
  pay(text: string): number | 'best' | null {
    if (text === 'best') return text;
    return (
      readNumber(text) ??
      this.add(`"${text}" is no wage; allowed is an amount a year such as 12000, or best.`)
    );
  }

  /** What stays in the company, of which way to be paid it is. */
  number(option: string, text: string): number | null {
    return readNumber(text) ?? this.add(`"${text}" is no number for ${option}; allowed is 0 or more.`);
  }

  rate(currency: string, rates: Readonly<Record<string, number>>): number | null {
    const rate = currency === 'USD' ? 1 : rates[currency];
    const known = ['USD', ...Object.keys(rates).sort()].join(', ');
    return rate ?? this.add(`There is no exchange rate for "${currency}"; allowed are ${known}.`);
  }
}

/** The move that is asked for; null where none is, or where it is given wrongly. */
function moveOf(
  given: {
    readonly move?: string;
    readonly 'from-home'?: string;
    readonly years?: string;
    readonly estimate: string;
  },
  data: CompiledData,
  mistakes: Mistakes,
): { readonly on: string; readonly fromHome: string } | null {
  const { move, 'from-home': fromHome } = given;
  if (move === undefined && fromHome === undefined) return null;
  if (move === undefined || fromHome === undefined)
    return mistakes.add('--move and --from-home go together.');
  if (given.years !== undefined || given.estimate !== 'specified') {
    return mistakes.add('--move is one year by the law as it stands; leave out --years and --estimate.');
  }
  const on = arrivalDay(move);
  if (on === null) {
    mistakes.add(`"${move}" is no month; allowed is a month such as 2027-05, or a day such as 2027-05-15.`);
  }
  const homes = moveHomes(data);
  if (!homes.includes(fromHome)) {
    mistakes.add(`There is no home country "${fromHome}"; allowed are ${homes.join(', ')}.`);
  }
  return on === null || !homes.includes(fromHome) ? null : { on, fromHome };
}

function paidFor(data: CompiledData, question: PayQuestion, trace: boolean): PayAnswer {
  try {
    return payAnswer(data, question, trace);
  } catch (error) {
    throw error instanceof PayQuestionError ? new UsageError(error.message) : error;
  }
}

/** What a release calculated with; the data of today where none is asked for. */
function askedRelease(
  release: string | undefined,
  data: CompiledData,
  profession: Profession | undefined,
): KeptRelease {
  if (release === undefined) {
    return {
      release: data.releases.newest,
      regimes: knownRegimes(data, profession),
      rates: data.exchangeRates.rates,
      knowsCosts: true,
      knowsYears: true,
      knowsProfessions: true,
    };
  }
  const kept = readRelease(release, { profession });
  if (!kept) {
    throw new UsageError(`Release "${release}" is not kept; those that are: ${keptReleases().join(', ')}.`);
  }
  return kept;
}

/** What is printed for arguments without a person. @throws {UsageError} for bad input */
export function answer(args: readonly string[], data = compileData()): string {
  const { regimeIds, trace, json, currency, ...given } = readArguments(args);
  const mistakes = new Mistakes();
  const profession = mistakes.profession(given.profession);
  const { regimes, rates, release, ...known } = askedRelease(given.release, data, profession);
  const [regimeId = ''] = regimeIds;
  const regime = regimes.get(regimeId);

  if (regimeIds.length === 0) mistakes.add('The regime id is missing.');
  if (regimeIds.length > 1) mistakes.add(`One regime at a time; got ${regimeIds.join(', ')}.`);
  if (regimeId !== '' && !regime) mistakes.add(`There is no regime "${regimeId}".`);
  const amount = mistakes.income(given.income);
  const spent = mistakes.costs(given.costs);
  const estimate = mistakes.estimate(given.estimate);
  const rate = mistakes.rate(currency, rates);
  const years = given.years === undefined ? null : mistakes.years(given.years);
  const from = given.from === undefined ? null : mistakes.from(given.from);
  if (given.years === undefined && (given.from !== undefined || given['no-optional'])) {
    mistakes.add('--from and --no-optional need --years.');
  }
  const move = moveOf(given, data, mistakes);
  const pay = given.pay === undefined ? undefined : mistakes.pay(given.pay);
  const retain = given.retain === undefined ? undefined : mistakes.number('--retain', given.retain);
  const year = given.year === undefined ? undefined : mistakes.from(given.year);
  const way = given.way === undefined ? undefined : mistakes.number('--way', given.way);
  if (given.pay === undefined && (given.retain ?? given.year ?? given.way ?? given.with) !== undefined) {
    mistakes.add('--retain, --year, --way and --with need --pay.');
  }
  if (given.pay !== undefined && given.years !== undefined) {
    mistakes.add('--pay is about one year; leave out --years.');
  }
  if (given.years !== undefined && !known.knowsYears) {
    mistakes.add(`Release ${release} did not know yet how long regimes last; leave out --years.`);
  }
  if (profession !== undefined && !known.knowsProfessions) {
    mistakes.add(`Release ${release} did not know yet what professions pay; leave out --profession.`);
  }
  if (given.costs !== undefined && !known.knowsCosts) {
    mistakes.add(`Release ${release} did not know yet which costs count; leave out --costs.`);
  }
  if (given.years !== undefined && trace) mistakes.add('--trace explains one year; leave out --years.');
  if (!regime || amount === null || estimate === null || rate === null || mistakes.all.length > 0) {
    const near = nearestNames(regimeId, [...regimes.keys()], 5);
    const heading = regimeId === '' ? 'Some regime ids' : 'Nearest regime ids';
    throw new UsageError(`${mistakes.all.join('\n')}\n${heading}: ${near.join(', ')}`);
  }

  if (pay !== undefined && pay !== null) {
    const ofIncome = spent && 'percent' in spent ? (amount * spent.percent) / 100 : (spent?.amount ?? 0);
    const choice = { retain: retain ?? 0, year: year ?? undefined, way: way ?? undefined };
    const question = { regimeId, currency, income: amount, costs: ofIncome, pay, ...choice };
    const paid = paidFor(data, { ...question, optional: given.with }, trace);
    return json ? JSON.stringify(paid) : payTable(regime.name, paid);
  }

  const costs = spent && 'amount' in spent ? { amount: spent.amount / rate } : spent;
  const income = amount / rate;
  const options: TaxOptions = { estimate, costs };
  const said = profession === undefined ? {} : { profession };
  const shown = inCurrency(rate);
  if (move !== null) {
    const question = { ...move, regimeId, income, costs, currency, rate, trace };
    const told = json ? moveJson(data, question) : moveTable(data, question);
    if (told === null) throw new UsageError(`"${regimeId}" is no regime that one can move to.`);
    return told;
  }
  if (years !== null) {
    const plan = { ...options, income, years, optionalReliefs: !given['no-optional'] };
    const start = { year: from ?? regime.taxYear + 1 };
    const projection = project(regime, { ...plan, from: start }, (id) => regimes.get(id));
    const head = { regimeId, release, currency, income: amount, ...said, estimate, from: start.year };
    if (!json) {
      return `${yearsTable(regime, projection, { ...options, income, currency, rate, profession })}\ndata=${release}`;
    }
    const list = projection.years.map(({ year, regimeId: id, total, kept, rate: percent, ended }) => ({
      ...{ year, regimeId: id, total: shown(total), kept: shown(kept), rate: percent, ended },
    }));
    const { averageTotal, averageKept, averageRate, endsAfter } = projection;
    const averages = {
      averageTotal: shown(averageTotal),
      averageKept: shown(averageKept),
      averageRate,
      endsAfter,
    };
    return JSON.stringify({ ...head, years: list, ...averages });
  }

  const schedule = scheduleOf(regime.rules, regime.brackets);
  const assessment = assess(schedule, income, options);
  const traces = trace ? traceOf(schedule, income, options) : undefined;
  if (!json) return `${table(regime, assessment, { currency, rate, profession }, traces)}\ndata=${release}`;
  const { lines, total, kept, effectiveRate } = assessment;
  const result = {
    ...{ regimeId, release, currency, income: amount, costs: shown(assessment.costs), ...said, estimate },
    lines: lines.map((line) => ({ ...line, amount: shown(line.amount) })),
    ...{ total: shown(total), kept: shown(kept), effectiveRate },
  };
  return JSON.stringify(traces ? { ...result, trace: traces.map(shown.trace) } : result);
}

/** What `npm run tax` prints for these arguments, and its exit code. */
export function taxCommand(args: readonly string[]): { status: number; stdout: string; stderr: string } {
  try {
    return { status: 0, stdout: `${answer(args)}\n`, stderr: '' };
  } catch (error) {
    if (error instanceof UsageError) return { status: 2, stdout: '', stderr: `${error.message}\n${USAGE}\n` };
    if (error instanceof DataError) return { status: 1, stdout: '', stderr: `${error.message}\n` };
    throw error;
  }
}
