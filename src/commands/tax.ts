/**
 * What `npm run -s tax -- <regimeId> --income 60000` answers: the engine at the command line, for regimes of destinations and of
 * home countries. Amounts per year in the currency asked for (USD by default) and percent, unrounded in JSON. Exits 2
 * with a message for bad input, with the nearest ids for an unknown regime.
 */
import { parseArgs } from 'node:util';
import { type CompiledData, compileData } from '../../data/compiler/index.ts';
import { lawFile } from '../../data/compiler/lawFile.ts';
import {
  type KeptRelease,
  keptReleases,
  type ReleasedRegime,
  readRelease,
} from '../../data/compiler/releaseRules.ts';
import { rulesOfLaw } from '../../data/compiler/schemes.ts';
import { meantAmount, readAmount, readCosts, shareQuestion } from '../catalogue/amounts.ts';
import { familyIn, type Household, isHousehold, saidHousehold } from '../catalogue/household.ts';
import { nearestNames } from '../catalogue/nearestName.ts';
import { PROFESSION_IDS } from '../catalogue/professions.ts';
import type { UsCitizens } from '../catalogue/usCitizens.ts';
import {
  assess,
  ESTIMATES,
  type Laws,
  project,
  type RegimeLaw,
  scheduleOf,
  type TaxOptions,
  traceOf,
  wageLawOf,
} from '../law/index.ts';
import { lawMethod } from '../law/lawMethod.ts';
import { answered, asksForHelp, failed, isDay, type Outcome, quoted, UsageError } from './commandLine.ts';
import { citationFile, verifyCommand } from './taxCite.ts';
import { arrivalDay, moveAnswer, moveHomes, moveTable } from './taxMove.ts';
import { payAnswer, payTable } from './taxPay.ts';
import { employerIn, inCurrency, table, yearsTable } from './taxTable.ts';

export const USAGE = `Usage: npm run -s tax -- <regimeId> --income 60000 [--currency EUR] [--costs 5000|10%] [--profession software]
         [--household '{"children": [4, 9]}'] [--relief newBusiness] [--estimate law] [--year 2027|--on 2027-03-01] [--trace]
         [--json] [--release 2026-11-26]
       npm run -s tax -- <regimeId> --income 60000 --years 10 [--from 2027] [--no-optional] [--currency EUR]
         [--costs 5000|10%] [--profession software] [--estimate law] [--json] [--release 2026-11]
       npm run -s tax -- <regimeId> --from-home de --move 2027-05 --income 60000 [--currency EUR] [--costs 5000|10%]
         [--trace] [--json]
       npm run -s tax -- <regimeId> --income 60000 --pay best|12000 [--retain 5000] [--year 2027] [--way 1]
         [--with "an optional contribution"] [--currency EUR] [--costs 5000|10%] [--trace] [--json]
       npm run -s tax -- <regimeId> [--income 60000 …] --for situation.json
       npm run -s tax -- --cases cases.json
       npm run -s tax -- <regimeId> --income 60000 --cite [--currency EUR] [--costs 5000|10%] [--profession software] [--year 2027]
       npm run -s tax -- --verify answer.json`;

export const HELP = `${USAGE}

Answers what a regime takes of an income. Regimes are named by their ids, those of home countries such as de-self-employed
included; a name that is not known is answered with the nearest ids.

  --income N          revenue a year, in --currency: 60000, "70.000,00", 70k, €70,000
  --currency EUR      of all amounts of the question and the answer; US dollars without it
  --costs 5000|10%    business costs a year, an amount or percent of income
  --profession NAME   ${PROFESSION_IDS.join(', ')}
  --household JSON    who moves along: '{"partner": 9000, "married": true, "children": [2, 6]}', by the law's estimate
  --relief ID         a relief that not everybody has, by its id in the law, in the first year of a stay; more than one may be named
  --estimate law      by the formulas of the law, as those of home countries always are; "specified" without it
  --year 2027         the law of a tax year; --on 2027-03-01: of the one in which the day lies
  --years N, --from   each year of a stay, which begins in the year after the data's unless --from names another
  --no-optional       leaves out reliefs that must be asked for
  --from-home, --move the calendar year of a move: the home country, and the month or the day of arrival
  --pay best|N        how a company pays its owner, with --retain, --way and --with
  --release NAME      the figures of an older release
  --for FILE          for a person: a file with a situation, such as {"citizenships": ["de"], "profession": "design"}
  --cases FILE        many questions: a file with a list of {"id", "regime", "income", "currency", "costs", "situation", …}
  --cite              the answer by the law as a file, with its law: whoever has it can work it out again; with --for, of a stay as well
  --verify FILE       works such a file out again: 0 where it holds, 1 where something differs
  --trace             every step of the working
  --json              unrounded values

docs/api.md says what a situation and a case may hold.`;

const MOST_YEARS = 50;

const withHouseholdsOf = new WeakMap<CompiledData, Laws>();

/** The laws with what households change, one object for the same data: laws are put into a year once and kept. */
function withHouseholds(data: CompiledData): Laws {
  const laws = withHouseholdsOf.get(data) ?? { ...data.laws, households: data.households };
  withHouseholdsOf.set(data, laws);
  return laws;
}

/** What the laws of US citizens abroad are called, by work: no page has them, because nobody chooses them. */
const US_LAWS: Readonly<Record<keyof UsCitizens['laws'], string>> = {
  selfEmployed: 'US tax of citizens who work abroad in their own name',
  wage: 'US tax of citizens who work abroad for a US employer',
  company: 'US tax of citizens who own a company abroad and take its profit as pay',
};

/**
 * Every regime by id, destinations first, the laws of US citizens abroad, and those by which some regimes take a wage. Caps in
 * words are already fields.
 */
export function knownRegimes(data: CompiledData): Map<string, ReleasedRegime> {
  const known = namedRegimes(data);
  for (const [work, id] of Object.entries(data.usCitizens.laws)) {
    const name = US_LAWS[work as keyof typeof US_LAWS];
    const { taxYear } = data.laws;
    const rules = rulesOfLaw(id, new Set(Object.keys(data.laws.regimes[id]?.program.lines ?? {})));
    known.set(id, { id, name, taxYear, rules, brackets: [], lasting: null, isLawAlone: true });
  }
  for (const id of Object.keys(data.laws.regimes)) {
    const of = known.get(id.replace(/-wage$/, ''));
    if (known.has(id) || !of) continue;
    const { name, taxYear, rules, lasting } = of;
    const afterwards = lasting && { ...lasting, then: lasting.then && wageLawOf(id.slice(0, 2)) };
    known.set(id, {
      id,
      name: `${name}, on a wage`,
      taxYear,
      rules: { ...rules, id },
      brackets: [],
      lasting: afterwards,
      isLawAlone: true,
    });
  }
  return known;
}

function namedRegimes({
  countries,
  taxBrackets,
  homeCountries,
  schemes,
  texts,
  laws,
}: CompiledData): Map<string, ReleasedRegime> {
  return new Map<string, ReleasedRegime>([
    ...countries.flatMap(({ slug, taxYear, taxRegimes }) =>
      taxRegimes.map((rules): [string, ReleasedRegime] => {
        const { id, name, lasting } = rules;
        const lastingTexts = texts[slug]?.regimes[id]?.lastingTexts;
        const brackets = taxBrackets[id] ?? [];
        return [id, { id, name, taxYear, rules, brackets, lasting, texts: lastingTexts }];
      }),
    ),
    ...homeCountries.map(({ regime: rules, taxYear }): [string, ReleasedRegime] => {
      const { id, name } = rules;
      return [id, { id, name, taxYear, rules, brackets: [], lasting: null, isLawAlone: true }];
    }),
    ...Object.values(schemes).flatMap((ofCountry) =>
      ofCountry.map((rules): [string, ReleasedRegime] => {
        const { id, name, lasting } = rules;
        return [id, { id, name, taxYear: laws.taxYear, rules, brackets: [], lasting, isLawAlone: true }];
      }),
    ),
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
    const { values, positionals, tokens } = parseArgs({
      args: joinedAmounts(args),
      allowPositionals: true,
      tokens: true,
      options: {
        income: { type: 'string' },
        currency: { type: 'string' },
        costs: { type: 'string' },
        profession: { type: 'string' },
        household: { type: 'string' },
        relief: { type: 'string', multiple: true },
        years: { type: 'string' },
        from: { type: 'string' },
        'from-home': { type: 'string' },
        move: { type: 'string' },
        'no-optional': { type: 'boolean', default: false },
        estimate: { type: 'string', default: 'specified' },
        release: { type: 'string' },
        cite: { type: 'boolean', default: false },
        verify: { type: 'string' },
        trace: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        for: { type: 'string' },
        cases: { type: 'string' },
        pay: { type: 'string' },
        retain: { type: 'string' },
        year: { type: 'string' },
        on: { type: 'string' },
        way: { type: 'string' },
        with: { type: 'string', multiple: true },
      },
    });
    const named = tokens.flatMap((token) =>
      token.kind === 'option' && token.name !== 'with' ? token.name : [],
    );
    const twice = named.find((name, at) => named.indexOf(name) !== at);
    if (twice !== undefined) throw new Error(`--${twice} is there twice; say it once.`);
    return { ...values, regimeIds: positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** An income as it is read everywhere, however large. */
const readIncome = (text: string) => readAmount(text, Number.MAX_VALUE);

/** Asks about a text that is more than one amount, by what it most likely means; null where there is nothing to ask. */
function meantQuestion(text: string): string | null {
  const meant = meantAmount(text)?.meant ?? null;
  return meant === null ? null : `${quoted(text)} is not one amount a year. Did you mean ${meant}?`;
}

/** A wage or what stays in a company: to the cent, because the law sets some. */
function readWage(text: string): number | null {
  const read = readIncome(text);
  return read && read.currency === null ? read.exact : null;
}

function readWhole(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) : null;
}

function readYear(text: string): number | null {
  const year = /^(\d{4})(-(0[1-9]|1[0-2]))?$/.exec(text)?.[1];
  return year === undefined ? null : Number(year);
}

function readHousehold(text: string): Household | null {
  try {
    const read: unknown = JSON.parse(text);
    return isHousehold(read) ? read : null;
  } catch {
    return null;
  }
}

function readYears(text: string): number | null {
  const years = readWhole(text);
  return years !== null && years >= 1 && years <= MOST_YEARS ? years : null;
}

/** A release keeps the rules of regimes, not those of people, households, companies and moves. */
export const NO_RELEASE =
  '--release is for one year or for --years; leave it out beside --for, --cases, --household, --pay and --move.';

/** What a release calculated with; the data of today where none is asked for. */
function askedRelease(release: string | undefined, data: CompiledData): KeptRelease {
  if (release === undefined) {
    return {
      release: data.releases.newest,
      regimes: knownRegimes(data),
      rates: data.exchangeRates.rates,
      laws: data.laws,
    };
  }
  const kept = readRelease(release);
  if (!kept) {
    throw new UsageError(
      `Release "${release}" cannot be asked: releases are kept with their laws since ${keptReleases()[0]}; there are ${keptReleases().join(', ')}.`,
    );
  }
  return kept;
}

/** Ids of what a law asks for and not everybody has. */
function reliefIds(law: RegimeLaw | undefined): readonly string[] {
  return (law?.program.given ?? []).flatMap((name) => /^chosen\.(.+)/.exec(name)?.[1] ?? []);
}

/** The tax year in which a day lies, by the year in which it begins. */
function taxYearOf(law: RegimeLaw | undefined, day: string): number {
  const year = Number(day.slice(0, 4));
  return law && day.slice(5) < law.program.taxYearStarts ? year - 1 : year;
}

/** What is printed for arguments without a person. @throws {UsageError} for bad input */
export function answer(args: readonly string[], data = compileData()): string {
  const { regimeIds, trace, json, ...given } = readArguments(args);
  const mistakes: string[] = [];
  /** Reads an option; undefined where it is not given. Null where it cannot be read: a mistake, or a question to ask back. */
  function read<T>(
    text: string | undefined,
    reader: (text: string) => T | null | undefined,
    wrong: string,
    ask: (text: string) => string | null = () => null,
  ) {
    if (text === undefined) return undefined;
    const found = reader(text) ?? null;
    if (found === null) mistakes.push(ask(text) ?? `${quoted(text)} ${wrong}.`);
    return found;
  }
  const refuse = (isWrong: boolean, mistake: string) => {
    if (isWrong) mistakes.push(mistake);
  };
  const profession =
    read(
      given.profession,
      (text) => PROFESSION_IDS.find((id) => id === text),
      `is no profession; allowed are ${PROFESSION_IDS.join(', ')}`,
    ) ?? undefined;
  const { regimes, rates, release, laws } = askedRelease(given.release, data);
  const [regimeId = ''] = regimeIds;
  const regime = regimes.get(regimeId);

  refuse(regimeIds.length === 0, 'The regime id is missing.');
  refuse(regimeIds.length > 1, `One regime at a time; got ${regimeIds.join(', ')}.`);
  refuse(regimeId !== '' && !regime, `There is no regime ${quoted(regimeId)}.`);
  refuse(given.income === undefined, 'The income is missing.');
  const anIncome =
    'is no income; allowed is a number of US dollars a year, 0 or more, such as 60000; see --currency';
  const asked = read(given.income, readIncome, anIncome, meantQuestion);
  const amount = asked?.amount;
  const currency = given.currency?.toUpperCase() ?? asked?.currency ?? 'USD';
  refuse(
    (asked?.currency ?? currency) !== currency,
    `The income "${given.income}" is in ${asked?.currency}, --currency says ${currency}.`,
  );
  const someCosts =
    'are no costs; allowed is an amount a year such as 5000, or percent of income such as 10%';
  const spent = read(
    given.costs,
    (text) => readCosts(text, currency, Number.MAX_VALUE),
    someCosts,
    (text) => shareQuestion(text, currency) ?? meantQuestion(text),
  );
  const anEstimate = `is no estimate; allowed are ${ESTIMATES.join(' and ')}`;
  const estimateAsked = regime?.isLawAlone ? 'law' : given.estimate;
  const estimate = read(estimateAsked, (text) => ESTIMATES.find((one) => one === text), anEstimate);
  const rate = currency === 'USD' ? 1 : rates[currency];
  const currencies = ['USD', ...Object.keys(rates).sort()].join(', ');
  refuse(rate === undefined, `There is no exchange rate for ${quoted(currency)}; allowed are ${currencies}.`);
  const someYears = `is no number of years; allowed is a whole number from 1 to ${MOST_YEARS}`;
  const years = read(given.years, readYears, someYears);
  const aYear = 'is no year; allowed is a year such as 2027, or a month such as 2027-05';
  const from = read(given.from, readYear, aYear);
  const isPlan = given.years !== undefined;
  refuse(
    !isPlan && (given.from !== undefined || given['no-optional']),
    '--from and --no-optional need --years.',
  );
  const { move, 'from-home': fromHome } = given;
  const isMove = move !== undefined && fromHome !== undefined;
  const on = isMove ? arrivalDay(move) : null;
  const homes = moveHomes(data);
  if (!isMove) {
    refuse(move !== undefined || fromHome !== undefined, '--move and --from-home go together.');
  } else if (isPlan || given.estimate !== 'specified') {
    mistakes.push('--move is one year by the law as it stands; leave out --years and --estimate.');
  } else {
    refuse(
      on === null,
      `"${move}" is no month; allowed is a month such as 2027-05, or a day such as 2027-05-15.`,
    );
    refuse(
      !homes.includes(fromHome),
      `There is no home country "${fromHome}"; allowed are ${homes.join(', ')}.`,
    );
  }
  const aWage = 'is no wage; allowed is an amount a year such as 12000, or best';
  const pay = read(given.pay, (text) => (text === 'best' ? text : readWage(text)), aWage);
  const retain = read(given.retain, readWage, 'is no number for --retain; allowed is 0 or more');
  const named = read(given.year, readYear, aYear);
  const aDay = 'is no day; allowed is a day such as 2027-03-01';
  const day = read(given.on, (text) => (isDay(text) ? text : null), aDay);
  const year = named ?? (day ? taxYearOf(laws.regimes[regimeId], day) : undefined);
  const way = read(given.way, readWhole, 'is no number for --way; allowed is 0 or more');
  const isPay = given.pay !== undefined;
  refuse(
    !isPay && (given.retain ?? given.way ?? given.with) !== undefined,
    '--retain, --way and --with need --pay.',
  );
  refuse(isPay && isPlan, '--pay is about one year; leave out --years.');
  refuse(named !== undefined && day !== undefined, 'One of --year and --on at a time.');
  refuse(isPlan && (named ?? day) !== undefined, '--years has years of its own; leave out --year and --on.');
  const aHousehold =
    'is no household; allowed is one such as {"partner": 9000, "married": true, "children": [2, 6]}';
  const household = read(given.household, readHousehold, aHousehold);
  const reliefs = given.relief ?? [];
  const reliefsOfLaw = reliefIds(laws.regimes[regimeId]);
  for (const id of reliefs.filter((one) => regime && !reliefsOfLaw.includes(one))) {
    mistakes.push(
      `${quoted(id)} is no relief of ${regimeId}; allowed are ${reliefsOfLaw.join(', ') || 'none'}.`,
    );
  }
  const isBeside = isPay || move !== undefined;
  refuse(
    reliefs.length > 0 && (isBeside || isPlan || given.cite),
    '--relief is for one year; leave out --years, --pay, --move and --cite.',
  );
  refuse(isBeside && given.household !== undefined, '--household is not for --pay and --move.');
  refuse(given.release !== undefined && (isBeside || given.household !== undefined), NO_RELEASE);
  refuse(
    given.cite && (isPay || isPlan || isMove),
    '--cite is about one year; leave out --pay, --years and --move, or ask with --for situation.json.',
  );
  refuse(isPlan && trace, '--trace explains one year; leave out --years.');
  if (!regime || amount == null || !estimate || rate === undefined || mistakes.length > 0) {
    // Under a mistake of another kind, names would only distract.
    const near = regime ? [] : nearestNames(regimeId, [...regimes.keys()], 5);
    const heading = regimeId === '' ? 'Some regime ids' : 'Nearest regime ids';
    throw new UsageError(
      [...mistakes, ...(near.length > 0 ? [`${heading}: ${near.join(', ')}`] : [])].join('\n'),
    );
  }

  if (pay != null) {
    const ofIncome = spent && 'percent' in spent ? (amount * spent.percent) / 100 : (spent?.amount ?? 0);
    const choice = { retain: retain ?? 0, year: year ?? undefined, way: way ?? undefined };
    const question = { regimeId, currency, income: amount, costs: ofIncome, pay, ...choice };
    const paid = payAnswer(data, { ...question, optional: given.with }, trace);
    return json ? JSON.stringify(paid) : payTable(regime.name, paid);
  }

  if (given.cite) {
    const question = {
      regime: regimeId,
      income: amount,
      currency,
      costs: spent ?? undefined,
      profession,
      year,
      household: (household && familyIn(household, (partner) => partner)) ?? undefined,
    };
    const households = given.release === undefined ? data.households : undefined;
    return citationFile(data, lawFile({ ...laws, households }, rates, release), question);
  }

  const costs = spent && 'amount' in spent ? { amount: spent.amount / rate } : spent;
  const income = amount / rate;
  const family = household ? familyIn(household, (partner) => partner / rate) : null;
  const start = { year: from ?? regime.taxYear + 1 };
  const moving = family ? { ...family, from: years == null ? null : start.year } : undefined;
  const isByLaw = estimate === 'law' || year != null || family !== null || reliefs.length > 0;
  const options: TaxOptions = {
    costs,
    laws: isByLaw ? lawMethod(family ? withHouseholds(data) : laws, { profession, household: moving }) : null,
  };
  const said = profession === undefined ? {} : { profession };
  const shown = inCurrency(rate);
  if (isMove && on !== null) {
    const question = { on, fromHome, regimeId, income, costs, currency, rate, trace };
    const told = json ? moveAnswer(data, question) : moveTable(data, question);
    if (told === null) throw new UsageError(`"${regimeId}" is no regime that one can move to.`);
    return typeof told === 'string' ? told : JSON.stringify(told);
  }
  if (years != null) {
    const plan = { ...options, income, years, optionalReliefs: !given['no-optional'] };
    const projection = project(regime, { ...plan, from: start }, (id) => regimes.get(id));
    const estimated = options.laws ? 'law' : estimate;
    const head = {
      regimeId,
      release,
      currency,
      income: amount,
      ...said,
      estimate: estimated,
      from: start.year,
    };
    if (!json) {
      return `${yearsTable(regime, projection, { estimate: estimated, income, currency, rate, profession })}\ndata=${release}`;
    }
    const list = projection.years.map(
      ({ year, regimeId: id, total, kept, rate: percent, ended, household }) => ({
        year,
        regimeId: id,
        total: shown(total),
        kept: shown(kept),
        rate: percent,
        ended,
        ...(household && { household: saidHousehold(household, shown) }),
      }),
    );
    const { averageTotal, averageKept, averageRate, endsAfter } = projection;
    const averages = { averageTotal: shown(averageTotal), averageKept: shown(averageKept) };
    return JSON.stringify({ ...head, years: list, ...averages, averageRate, endsAfter });
  }

  const flat = scheduleOf(regime.rules, regime.brackets);
  const ofStay = reliefs.length > 0 ? { reliefs, yearOfStay: 1 } : {};
  const schedule = { ...flat, lawOf: flat.lawOf && { ...flat.lawOf, year: year ?? undefined, ...ofStay } };
  const assessment = assess(schedule, income, options);
  const traces = trace ? traceOf(schedule, income, options) : undefined;
  const band = schedule.lawOf && options.laws?.bandAt(schedule.lawOf, income, assessment.costs);
  const bills = schedule.lawOf && options.laws?.billsAt(schedule.lawOf, income, assessment.costs);
  if (!json) {
    return `${table(regime, assessment, { currency, rate, profession, band, bills }, traces)}\ndata=${release}`;
  }
  const { lines, total, kept, effectiveRate } = assessment;
  const employer = schedule.lawOf && options.laws?.employerAt(schedule.lawOf, income);
  const result = {
    regimeId,
    release,
    currency,
    income: amount,
    costs: shown(assessment.costs),
    ...said,
    estimate: assessment.estimate,
    ...(year == null ? {} : { year }),
    lines: lines.map((line) => ({ ...line, amount: shown(line.amount) })),
    ...(assessment.household && { household: saidHousehold(assessment.household, shown) }),
    total: shown(total),
    kept: shown(kept),
    effectiveRate,
    ...(band && { band: { ...band, low: shown(band.low), high: shown(band.high) } }),
    ...(bills && { bills: { ...bills, more: shown(bills.more) } }),
    ...(employer && { employer: employerIn(employer, shown) }),
  };
  return JSON.stringify(traces ? { ...result, trace: traces.map(shown.trace) } : result);
}

/** What `npm run tax` prints for these arguments, and its exit code. */
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
