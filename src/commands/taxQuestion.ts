/** One question to `npm run tax`, read from options or from a case of a file, with all that is wrong with it at once. */
import { parseArgs } from 'node:util';
import type { CompiledData } from '../../data/compiler/index.ts';
import type { KeptRelease, ReleasedRegime } from '../../data/compiler/releaseRules.ts';
import { meantAmount, readAmount, readCosts, shareQuestion } from '../catalogue/amounts.ts';
import { familyIn, isHousehold } from '../catalogue/householdAnswer.ts';
import { nearestNames } from '../catalogue/nearestName.ts';
import { otherMoneyIn, type SaidIncome } from '../catalogue/otherIncome.ts';
import { otherIncomeMistake } from '../catalogue/otherIncomeWords.ts';
import { PROFESSION_IDS } from '../catalogue/professions.ts';
import type { Question } from '../law/ask.ts';
import { ESTIMATES, type Estimate, type OtherMoneyAsked } from '../law/index.ts';
import type { MoveAsked, PayAsked } from '../mcp/tool.ts';
import { isDay, parsed, quoted, UsageError } from './commandLine.ts';
import { keptFor } from './taxSchemes.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const texts = { type: 'string', multiple: true } as const;

const OPTIONS = {
  ...{ income: text, currency: text, costs: text, profession: text, household: text, estimate: text },
  'other-income': text,
  ...{ relief: texts, year: text, on: text, years: text, from: text, 'no-optional': flag },
  ...{ 'from-home': text, move: text, pay: text, retain: text, way: text, with: texts },
  ...{ release: text, for: text, cases: text, cite: flag, verify: text, trace: flag, json: flag },
};

/** What is asked, as it is written. */
export type Given = Partial<ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']> & {
  readonly regimeIds: readonly string[];
};

/** What is asked, in the currency of the question, with the figures that answer it. */
export interface TaxQuestion extends Question {
  readonly currency: string;
  /** Units of the currency for one US dollar. */
  readonly perDollar: number;
  readonly scheme: ReleasedRegime;
  readonly kept: KeptRelease;
  readonly estimate: Estimate;
  /** Of the first year of a stay, by their ids in the law. */
  readonly reliefs: readonly string[];
  /** As it was said, and as the laws ask for it. */
  readonly otherIncome?: { readonly said: readonly SaidIncome[]; readonly asked: OtherMoneyAsked };
  /** Each year of a stay. */
  readonly plan?: { readonly years: number; readonly from: number; readonly optionalReliefs: boolean };
  readonly move?: MoveAsked['move'];
  readonly pay?: PayAsked['pay'];
  readonly trace: boolean;
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

/** @throws {UsageError} for an option that is not known, or there twice */
export function readArguments(args: readonly string[]): Given {
  try {
    const { values, positionals, tokens } = parseArgs({
      ...{ args: joinedAmounts(args), allowPositionals: true, tokens: true, options: OPTIONS },
    });
    const named = tokens.flatMap((token) => (token.kind === 'option' ? token.name : []));
    const isOnce = (name: string) => !('multiple' in OPTIONS[name as keyof typeof OPTIONS]);
    const twice = named.find((name, at) => isOnce(name) && named.indexOf(name) !== at);
    if (twice !== undefined) throw new Error(`--${twice} is there twice; say it once.`);
    return { ...values, regimeIds: positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const MOST_YEARS = 50;

/** An income as it is read everywhere, however large. */
const readIncome = (written: string) => readAmount(written, Number.MAX_VALUE);

/** Asks about a text that is more than one amount, by what it most likely means; null where there is nothing to ask. */
function meantQuestion(written: string): string | null {
  const meant = meantAmount(written)?.meant ?? null;
  return meant === null ? null : `${quoted(written)} is not one amount a year. Did you mean ${meant}?`;
}

/** A wage or what stays in a company: to the cent, because the law sets some. */
function readWage(written: string): number | null {
  const read = readIncome(written);
  return read && read.currency === null ? read.exact : null;
}

function readWhole(written: string): number | null {
  return /^\d+$/.test(written) ? Number(written) : null;
}

function readYear(written: string): number | null {
  const year = /^(\d{4})(-(0[1-9]|1[0-2]))?$/.exec(written)?.[1];
  return year === undefined ? null : Number(year);
}

/** @throws {UsageError} that says what is wrong */
function readOtherIncome(written: string): readonly SaidIncome[] {
  const read = parsed('--other-income', written);
  const mistake = otherIncomeMistake(read);
  if (mistake !== null) throw new UsageError(mistake);
  return read as readonly SaidIncome[];
}

function readHousehold(written: string) {
  try {
    const read: unknown = JSON.parse(written);
    return isHousehold(read) ? read : null;
  } catch {
    return null;
  }
}

/** The day of arrival that `--move` names: a month means its first day; null for anything else. */
function readArrival(written: string): string | null {
  const day = /^\d{4}-\d{2}$/.test(written) ? `${written}-01` : written;
  return isDay(day) ? day : null;
}

/** The ids of what a law asks for and not everybody has. */
function reliefIds({ laws }: KeptRelease, regimeId: string): readonly string[] {
  const given = laws.regimes[regimeId]?.program.given ?? [];
  return given.flatMap((name) => /^chosen\.(.+)/.exec(name)?.[1] ?? []);
}

/** The tax year in which a day lies, by the year in which it begins. */
function taxYearOf({ laws }: KeptRelease, regimeId: string, day: string): number {
  const starts = laws.regimes[regimeId]?.program.taxYearStarts ?? '';
  return Number(day.slice(0, 4)) - (day.slice(5) < starts ? 1 : 0);
}

/** A release keeps the rules of regimes, not those of people, households, companies and moves. */
export const NO_RELEASE =
  '--release is for one year or for --years; leave it out beside --for, --cases, --household, --pay and --move.';

/** @throws {UsageError} that says everything that is wrong */
export function readQuestion(given: Given, data: CompiledData): TaxQuestion {
  const { regimeIds, release, move, 'from-home': fromHome, relief: reliefs = [], cite = false } = given;
  const { trace = false, 'no-optional': isWithoutOptional = false } = given;
  const [regimeId = ''] = regimeIds;
  const kept = keptFor(release, data);
  const scheme = kept.regimes.get(regimeId);
  const mistakes: string[] = [];
  const refuse = (isWrong: boolean, mistake: string) => {
    if (isWrong) mistakes.push(mistake);
  };
  /** An option by its reader; undefined where it is not given, or cannot be read: a mistake, or a question to ask back. */
  function read<T>(
    written: string | undefined,
    reader: (text: string) => T | null | undefined,
    wrong: string,
    ask: (text: string) => string | null = () => null,
  ): T | undefined {
    if (written === undefined) return undefined;
    const found = reader(written) ?? undefined;
    refuse(found === undefined, ask(written) ?? `${quoted(written)} ${wrong}.`);
    return found;
  }

  const profession = read(
    given.profession,
    (one) => PROFESSION_IDS.find((id) => id === one),
    `is no profession; allowed are ${PROFESSION_IDS.join(', ')}`,
  );
  refuse(regimeIds.length === 0, 'The regime id is missing.');
  refuse(regimeIds.length > 1, `One regime at a time; got ${regimeIds.join(', ')}.`);
  refuse(regimeId !== '' && !scheme, `There is no regime ${quoted(regimeId)}.`);
  refuse(given.income === undefined, 'The income is missing.');
  const anIncome =
    'is no income; allowed is a number of US dollars a year, 0 or more, such as 60000; see --currency';
  const income = read(given.income, readIncome, anIncome, meantQuestion);
  const currency = given.currency?.toUpperCase() ?? income?.currency ?? 'USD';
  refuse(
    (income?.currency ?? currency) !== currency,
    `The income "${given.income}" is in ${income?.currency}, --currency says ${currency}.`,
  );
  const costs = read(
    given.costs,
    (one) => readCosts(one, currency, Number.MAX_VALUE),
    'are no costs; allowed is an amount a year such as 5000, or percent of income such as 10%',
    (one) => shareQuestion(one, currency) ?? meantQuestion(one),
  );
  const anEstimate = `is no estimate; allowed are ${ESTIMATES.join(' and ')}`;
  const named = scheme?.isLawAlone ? 'law' : (given.estimate ?? 'specified');
  const estimate = read(named, (one) => ESTIMATES.find((name) => name === one), anEstimate);
  const perDollar = currency === 'USD' ? 1 : kept.rates[currency];
  const currencies = ['USD', ...Object.keys(kept.rates).sort()].join(', ');
  refuse(
    perDollar === undefined,
    `There is no exchange rate for ${quoted(currency)}; allowed are ${currencies}.`,
  );
  const someYears = `is no number of years; allowed is a whole number from 1 to ${MOST_YEARS}`;
  const asYears = (one: string) => (Number(one) >= 1 && Number(one) <= MOST_YEARS ? readWhole(one) : null);
  const years = read(given.years, asYears, someYears);
  const aYear = 'is no year; allowed is a year such as 2027, or a month such as 2027-05';
  const from = read(given.from, readYear, aYear);
  const aMonth = 'is no month; allowed is a month such as 2027-05, or a day such as 2027-05-15';
  const aWage = 'is no wage; allowed is an amount a year such as 12000, best or usual';
  const wage = read(given.pay, (one) => (one === 'best' || one === 'usual' ? one : readWage(one)), aWage);
  const retain = read(given.retain, readWage, 'is no number for --retain; allowed is 0 or more');
  const namedYear = read(given.year, readYear, aYear);
  const aDay = 'is no day; allowed is a day such as 2027-03-01';
  const day = read(given.on, (one) => (isDay(one) ? one : null), aDay);
  const way = read(given.way, readWhole, 'is no number for --way; allowed is 0 or more');
  const aHousehold =
    'is no household; allowed is one such as {"partner": 9000, "married": true, "children": [2, 6]}';
  const household = read(given.household, readHousehold, aHousehold);

  const otherIncome = given['other-income'] === undefined ? null : readOtherIncome(given['other-income']);
  const noRate = otherIncome?.find(({ currency: of = 'USD' }) => of !== 'USD' && !(of in kept.rates));
  refuse(noRate !== undefined, `There is no exchange rate for ${quoted(noRate?.currency ?? '')}.`);
  refuse(
    otherIncome?.some(({ from: of }) => of === 'home') ?? false,
    'Which country is home is said by a situation; name the country by its code, such as de.',
  );

  const [isPlan, isPay] = [given.years !== undefined, given.pay !== undefined];
  const isMove = move !== undefined && fromHome !== undefined;
  refuse(
    !isPlan && (given.from !== undefined || isWithoutOptional),
    '--from and --no-optional need --years.',
  );
  refuse(!isMove && (move ?? fromHome) !== undefined, '--move and --from-home go together.');
  const isMoveAlone = isMove && !isPlan && (given.estimate ?? 'specified') === 'specified';
  refuse(
    isMove && !isMoveAlone,
    '--move is one year by the law as it stands; leave out --years and --estimate.',
  );
  const on = isMoveAlone ? read(move, readArrival, aMonth) : undefined;
  const homes = Object.keys(data.moveYear.leave);
  refuse(
    isMoveAlone && !homes.includes(fromHome),
    `There is no home country "${fromHome}"; allowed are ${homes.join(', ')}.`,
  );
  refuse(
    !isPay && (given.retain ?? given.way ?? given.with) !== undefined,
    '--retain, --way and --with need --pay.',
  );
  refuse(isPay && isPlan, '--pay is about one year; leave out --years.');
  refuse(namedYear !== undefined && day !== undefined, 'One of --year and --on at a time.');
  refuse(
    isPlan && (namedYear ?? day) !== undefined,
    '--years has years of its own; leave out --year and --on.',
  );
  const ofLaw = reliefIds(kept, regimeId);
  for (const id of reliefs.filter((one) => scheme && !ofLaw.includes(one))) {
    mistakes.push(`${quoted(id)} is no relief of ${regimeId}; allowed are ${ofLaw.join(', ') || 'none'}.`);
  }
  const isBeside = isPay || move !== undefined;
  refuse(
    reliefs.length > 0 && (isBeside || isPlan || cite),
    '--relief is for one year; leave out --years, --pay, --move and --cite.',
  );
  refuse(isBeside && given.household !== undefined, '--household is not for --pay and --move.');
  refuse(isBeside && otherIncome !== null, '--other-income is not for --pay and --move.');
  refuse(
    release !== undefined && (isBeside || (given.household ?? otherIncome ?? undefined) !== undefined),
    NO_RELEASE,
  );
  refuse(
    cite && (isPay || isPlan || isMove),
    '--cite is about one year; leave out --pay, --years and --move, or ask with --for situation.json.',
  );
  refuse(isPlan && trace, '--trace explains one year; leave out --years.');
  if (!scheme || !income || !estimate || perDollar === undefined || mistakes.length > 0) {
    // Under a mistake of another kind, names would only distract.
    const near = scheme ? [] : nearestNames(regimeId, [...kept.regimes.keys()], 5);
    const heading = regimeId === '' ? 'Some regime ids' : 'Nearest regime ids';
    throw new UsageError(
      [...mistakes, ...(near.length > 0 ? [`${heading}: ${near.join(', ')}`] : [])].join('\n'),
    );
  }
  const year = namedYear ?? (day === undefined ? undefined : taxYearOf(kept, regimeId, day));
  const family = (household && familyIn(household, (partner) => partner)) ?? undefined;
  const isByLaw =
    estimate === 'law' ||
    [year, family, otherIncome ?? undefined].some((one) => one !== undefined) ||
    reliefs.length > 0;
  const inUsd = (amount: number, of = currency) => amount / (of === 'USD' ? 1 : (kept.rates[of] as number));
  return {
    ...{ regime: regimeId, income: income.amount, currency, costs, profession, year, household: family },
    ...{ perDollar, scheme, kept, estimate: isByLaw ? 'law' : 'specified', reliefs, trace },
    ...(otherIncome && {
      otherIncome: {
        said: otherIncome,
        // A page, which can be asked whether what is cited still holds, counts nothing with weak sources.
        asked: { ...otherMoneyIn(otherIncome, inUsd, null), isStrict: true, withoutWeak: cite },
      },
    }),
    ...(years !== undefined && {
      plan: { years, from: from ?? scheme.taxYear + 1, optionalReliefs: !isWithoutOptional },
    }),
    ...(on !== undefined && fromHome !== undefined && { move: { on, fromHome } }),
    ...(wage !== undefined && { pay: { wage, retain, way, optional: given.with } }),
  };
}
