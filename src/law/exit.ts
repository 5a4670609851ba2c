/**
 * What a country takes of who leaves it with shares, crypto-assets or a business: rules over the same figures as its other law,
 * worked out by the same program. Amounts are in the country's currency.
 */
import { toCents, wholeYear } from './assess.ts';
import { countsIn, type DoubtfulFigure } from './band.ts';
import { usualWage, WAGE } from './bestWage.ts';
import { type Day, isoOf } from './calendar.ts';
import type { LawProgram } from './program.ts';
import { QuestionError } from './questionError.ts';
import { type LawCase, resultsOf } from './results.ts';
import { type Choices, lawOfYear } from './year.ts';

/** What may be taxed on leaving. */
export const EXIT_KINDS = ['company', 'portfolio', 'fund', 'crypto', 'business', 'pension'] as const;
export type ExitKind = (typeof EXIT_KINDS)[number];

/**
 * How a tax on leaving ends: it is owed for good, at once or in parts; it waits for the real sale; it is cancelled after some
 * years; it is assessed and not collected; a regulation puts it off.
 */
export const EXIT_NATURES = ['final', 'deferred', 'lapses', 'protective', 'postponed'] as const;
/** Of what is not taxed on leaving, but on a later sale, which the case must say. */
const LATER = 'later';
export type ExitNature = (typeof EXIT_NATURES)[number] | typeof LATER;

/** What makes it fall away: to come back, to keep what is taxed, a fall of its value. */
export const EXIT_ENDS = ['return', 'kept', 'value'] as const;
export type ExitEnd = (typeof EXIT_ENDS)[number];

/** What formulas may ask of every case: money, and shares and counts; beside `profit`, `eea` and `treaty`. */
export const EXIT_MONEY = [
  ...(['value', 'cost', 'portfolioValue', 'portfolioCost', 'cryptoValue', 'cryptoCost'] as const),
  ...(['businessValue', 'businessBook', 'companyProfit', 'taxable'] as const),
];
export const EXIT_COUNTS = ['held', 'age', 'yearsResident', 'recovery'] as const;

/** Places in the program; a condition of null always holds. */
interface ExitPayment {
  readonly when: number | null;
  readonly dueNow: number;
  readonly dueWithoutRequest?: number | undefined;
  readonly dueByChoice?: number | undefined;
  readonly guarantee?: number | undefined;
  readonly years: number | null;
}

interface ExitFallsAway {
  readonly when: ExitEnd;
  readonly only: number | null;
  readonly years: number | null;
  readonly moreYears?: number | undefined;
}

export interface ExitRule {
  readonly id: string;
  readonly kinds: readonly ExitKind[];
  readonly nature: ExitNature;
  /** First and last day. */
  readonly since: string;
  readonly until: string | null;
  readonly applies: number;
  readonly tax: number;
  readonly otherReading?: number | undefined;
  /** Places of what it is worked out from, by name. */
  readonly values: Readonly<Record<string, number>>;
  readonly payments: readonly ExitPayment[];
  readonly fallsAway: readonly ExitFallsAway[];
}

/** What a country takes of who leaves. */
export interface CountryExit {
  readonly program: LawProgram;
  readonly rules: readonly ExitRule[];
  /** The place of what an own company is worth by law; null where no law has a formula. */
  readonly valuation: number | null;
  /** By a name of the case: the values of a scheme's law that it is, the first that a law has. */
  readonly work: Readonly<Record<string, readonly string[]>>;
  /** Names of the case that only this country asks. */
  readonly facts: readonly string[];
  readonly doubts: readonly DoubtfulFigure[];
}

/** By the country's slug. */
export type Exits = Readonly<Record<string, CountryExit>>;

/** What something is worth, and what it cost. */
export interface Worth {
  readonly value: number;
  readonly cost: number;
}

/** What somebody leaves with. */
export interface ExitAssets {
  /** The whole company's value, or its yearly profit where that is not known; what was paid for the own share of it, 0 to 1. */
  readonly shares?: {
    readonly value?: number | undefined;
    readonly profit?: number | undefined;
    readonly cost: number;
    readonly held: number;
  };
  readonly portfolio?: Worth | undefined;
  readonly crypto?: Worth | undefined;
  /** A business that moves along: its value with goodwill, and what stands in its books. */
  readonly business?: Worth | undefined;
  /** Within the years on which the law looks back; left out: long enough for every rule. */
  readonly yearsResident?: number | undefined;
  readonly age?: number | undefined;
  /** By the law's own names; they count before all else. */
  readonly facts?: Readonly<Record<string, number>> | undefined;
}

/** Where somebody goes, and when. */
export interface ExitMove {
  /** The last day in the country. */
  readonly on: Day;
  /** Whether the new country is in the EU or EEA, and has a tax treaty with the old one. */
  readonly eea: boolean;
  readonly treaty: boolean;
  /** What formulas need of the work, by name. */
  readonly work: LawCase;
}

/** A tax on leaving, in cents. */
export interface ExitTax {
  readonly rule: string;
  readonly nature: ExitNature;
  readonly tax: number;
  /** What is paid with the first assessment. */
  readonly dueNow: number;
  /** Between which amounts the tax lies, where a figure or a reading of the law is in doubt. */
  readonly low: number;
  readonly high: number;
  /** What is owed at first without a request, and by the other choice that the law gives; security that is asked for. */
  readonly dueWithoutRequest?: number | undefined;
  readonly dueByChoice?: number | undefined;
  readonly guarantee?: number | undefined;
  /** How long it waits or is paid in parts; null: no limit. */
  readonly years: number | null;
  /** What ends it, the first way first. */
  readonly fallsAway: readonly ExitFalls[];
  /** Which payment holds, counted from 0 and -1 where nothing is paid on leaving, and the law's own values. */
  readonly payment: number;
  readonly values: Readonly<Record<string, number>>;
}

export interface ExitFalls {
  readonly when: ExitEnd;
  /** Null: no limit. */
  readonly years: number | null;
  readonly moreYears?: number | undefined;
}

/** More than any law looks back on. */
const ALWAYS = 100;

/**
 * What a country takes of who leaves it, by the rules that are about what somebody has.
 * @throws {QuestionError} for a fact that the law does not ask, and a company whose value no law works out
 */
export function exitTaxes(exit: CountryExit, assets: ExitAssets, move: ExitMove): readonly ExitTax[] {
  const { program, rules, doubts } = exit;
  const taxYear = taxYearOf(program, move.on);
  const known = caseOf(exit, assets, move);
  const isOpen = assets.shares !== undefined && assets.shares.value === undefined && known.value === 0;
  if (lacksValue(exit, assets)) throw new QuestionError(NO_VALUE);
  const workedOut = (choices: Choices) => {
    const law = lawOfYear(program, { taxYear }, choices);
    const results = resultsOf(law, known);
    return isOpen
      ? resultsOf(law, { ...known, value: results[exit.valuation as number] as number })
      : results;
  };
  const results = workedOut({});
  const others = doubts
    .filter((doubt) => countsIn(program, doubt, taxYear, {}))
    .flatMap(({ figure, low, high }) => [low, high].map((is) => workedOut({ set: { [figure]: is } })));
  const has = (kind: ExitKind) => isOpen || amountOf(kind, known) > 0;
  const day = isoOf(move.on);
  return rules.flatMap((rule) => {
    if (day < rule.since || (rule.until !== null && day > rule.until)) return [];
    const tax = taxBy(rule, results);
    const isAbout = rule.kinds.some((kind) => (kind === 'company' ? has(kind) : amountOf(kind, known) > 0));
    if (tax === 0 && (rule.nature === LATER || !isAbout)) return [];
    return [exitTax(rule, results, tax, [tax, ...others.flatMap((other) => readingsOf(rule, other))])];
  });
}

/** Whether somebody names a company of which neither a value is said nor the law works one out. */
export function lacksValue(
  { valuation }: Pick<CountryExit, 'valuation'>,
  { shares, facts }: ExitAssets,
): boolean {
  return shares !== undefined && (shares.value ?? facts?.value) === undefined && valuation === null;
}

/** Why the tax on an own company cannot be worked out. */
const NO_VALUE = 'The law has no formula for what a company is worth: say its value.';

function exitTax(rule: ExitRule, results: readonly number[], tax: number, may: readonly number[]): ExitTax {
  const at = (place: number) => results[place] as number;
  const amount = (place: number | undefined) =>
    place === undefined ? undefined : tax > 0 ? toCents(at(place)) : 0;
  const years = (place: number | null) => (place === null ? null : at(place));
  const payment = rule.payments.findIndex(({ when }) => when === null || at(when) > 0);
  const {
    dueNow,
    dueWithoutRequest,
    dueByChoice,
    guarantee,
    years: length = null,
  } = rule.payments[payment] ?? {};
  const all = [...may, ...readingsOf(rule, results)];
  return {
    ...{ rule: rule.id, nature: rule.nature, tax, dueNow: amount(dueNow) ?? 0 },
    ...{ low: Math.min(...all), high: Math.max(...all) },
    dueWithoutRequest: amount(dueWithoutRequest),
    dueByChoice: amount(dueByChoice),
    guarantee: amount(guarantee),
    years: years(length),
    fallsAway: rule.fallsAway
      .filter(({ only }) => only === null || at(only) > 0)
      .map(({ when, years: within, moreYears }) => ({
        ...{ when, years: years(within) },
        ...(moreYears !== undefined && { moreYears: at(moreYears) }),
      })),
    payment,
    values: Object.fromEntries(Object.entries(rule.values).map(([name, place]) => [name, at(place)])),
  };
}

function taxBy({ applies, tax }: Pick<ExitRule, 'applies' | 'tax'>, results: readonly number[]): number {
  return (results[applies] as number) > 0 ? toCents(Math.max(results[tax] as number, 0)) : 0;
}

function readingsOf({ applies, tax, otherReading }: ExitRule, results: readonly number[]): readonly number[] {
  const read = (place: number) => taxBy({ applies, tax: place }, results);
  return otherReading === undefined ? [read(tax)] : [read(tax), read(otherReading)];
}

/**
 * What formulas need of the work, by the law of a scheme in a whole year; what that does not have is the profit, of a company's
 * owner the pay: the wage that is said, else the usual one.
 */
export function workOnLeaving(
  { work }: Pick<CountryExit, 'work'>,
  law: LawProgram,
  asked: {
    readonly turnover: number;
    readonly costs: number;
    readonly on: Day;
    readonly wage?: number | undefined;
  },
): LawCase {
  const { extras, values: named } = law;
  const ofYear = lawOfYear(law, { taxYear: taxYearOf(law, asked.on) });
  const known = wholeYear(asked.turnover, asked.costs);
  const pay = extras['pay.wage'];
  const wage = pay === undefined ? {} : { [WAGE]: asked.wage ?? usualWage(ofYear, known) };
  const results = resultsOf(ofYear, { ...known, ...wage });
  const earned = pay === undefined ? (known.profit ?? 0) : (results[pay] as number);
  const places = new Map(named);
  const values = Object.entries(work).flatMap(([name, ofLaw]) => {
    const place = ofLaw.map((one) => places.get(one)).find((one) => one !== undefined);
    return place === undefined ? [] : [[name, Math.max(results[place] as number, 0)] as const];
  });
  return { profit: earned, taxable: earned, ...Object.fromEntries(values) };
}

/** What a case gives under the names of the formulas. */
function caseOf({ program, facts: own }: CountryExit, assets: ExitAssets, move: ExitMove): LawCase {
  const { shares, portfolio, crypto, business, yearsResident = ALWAYS, age = 0, facts = {} } = assets;
  const allowed: readonly string[] = [...own, ...EXIT_MONEY, ...EXIT_COUNTS, 'profit', 'eea', 'treaty'];
  const unknown = Object.keys(facts).find((name) => !allowed.includes(name));
  if (unknown !== undefined) {
    throw new QuestionError(
      `"${unknown}" is no fact of leaving ${program.id}; allowed are ${allowed.join(', ')}.`,
    );
  }
  const zeros = program.given.flatMap((name) => (name.startsWith('asked.') ? [] : [[name, 0] as const]));
  return {
    ...Object.fromEntries([...zeros, ...EXIT_MONEY.map((name) => [name, 0] as const)]),
    ...{ held: shares?.held ?? 0, value: shares?.value ?? 0, cost: shares?.cost ?? 0 },
    ...{ companyProfit: shares?.profit ?? 0, yearsResident, age },
    ...{ portfolioValue: portfolio?.value ?? 0, portfolioCost: portfolio?.cost ?? 0 },
    ...{ cryptoValue: crypto?.value ?? 0, cryptoCost: crypto?.cost ?? 0 },
    ...{ businessValue: business?.value ?? 0, businessBook: business?.cost ?? 0 },
    ...{ eea: Number(move.eea), treaty: Number(move.treaty), ...move.work },
    ...facts,
    ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [`asked.${name}`, value])),
  };
}

/** How much of a kind a case has. */
function amountOf(kind: ExitKind, known: LawCase): number {
  if (kind === 'company') return (known.held ?? 0) * (known.value ?? 0);
  return known[kind === 'pension' ? 'pension' : `${kind}Value`] ?? 0;
}

/** What comes off what a move saves: a tax that is final, and of others what is paid at once. */
export function paidForGood({ nature, tax, dueNow }: Pick<ExitTax, 'nature' | 'tax' | 'dueNow'>): number {
  return nature === 'final' ? tax : dueNow;
}

function taxYearOf({ taxYearStarts }: LawProgram, on: Day): number {
  return isoOf(on).slice(5) < taxYearStarts ? on.year - 1 : on.year;
}
