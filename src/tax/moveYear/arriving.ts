/** What a destination takes from the months after an arrival, by its law of that year. */

import { type Day, monthsThere } from '../../law/calendar.ts';
import type { Certainty } from '../lasting.ts';
import { evaluate, type Formula, FormulaError, type Scope } from './formula.ts';
import {
  byScale,
  byStep,
  calculate,
  inMonth,
  type Law,
  type LawTables,
  type MoveTax,
  nameOf,
  type Sharing,
} from './law.ts';

/** What a law shares out, or not, over a year that is cut. Null: it has no such amount. */
export interface SharingWords {
  /** Fixed amounts and minimum bases. */
  readonly fixed: Sharing | null;
  readonly allowances: Sharing | null;
  readonly bands: Sharing | null;
  /** The limit of revenue. */
  readonly limit: Sharing | null;
  /** Ceilings of contributions. */
  readonly caps: Sharing | null;
  /** Fixed amounts that another rule shares out, such as those of a local tax. */
  readonly otherFixed?: Sharing | null | undefined;
  /** Amounts of income from which something is due. */
  readonly thresholds?: Sharing | null | undefined;
}

/** How a regime treats the year in which it begins. */
export interface ArrivalRegime extends SharingWords {
  readonly id: string;
  /** ISO 4217, of its amounts. */
  readonly currency: string;
  readonly starts: 'registration' | 'next-month' | 'year' | 'application';
  /** Where it is not that of the country. */
  readonly incomeBefore?: IncomeBefore | undefined;
  readonly confidence: Certainty;
  /** Where sources disagree or are silent: the words of the other reading. */
  readonly otherReading?: Partial<SharingWords> | undefined;
  readonly law: Law;
  /** Reliefs that must be asked for or that only some people have, by name; their values and lines replace its own. */
  readonly reliefs?: Readonly<Record<string, Partial<Law>>> | undefined;
}

export const INCOMES_BEFORE = ['not-taxed', 'worldwide', 'progression'] as const;
type IncomeBefore = (typeof INCOMES_BEFORE)[number];

/** How a destination treats the year of an arrival. */
export interface ArrivalCountry {
  readonly slug: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly residence: {
    readonly starts: 'arrival' | 'registration' | 'year' | 'next-year';
    readonly ifFewDays: 'source-only' | 'next-year' | 'still-resident';
    /** The last day ("MM-DD") on which an arrival leaves enough days in the year; null: days do not matter. */
    readonly latestArrival: string | null;
  };
  readonly incomeBefore: IncomeBefore;
  /** Whether tax paid abroad on the months before is credited. */
  readonly reliefBefore: 'credit' | null;
  readonly tables: LawTables;
  readonly regimes: readonly ArrivalRegime[];
}

/** An arrival with what is earned in that year, in the destination's currency. */
export interface Arrival {
  readonly on: Day;
  /** Turnover of the months there. */
  readonly incomeThere: number;
  /** Turnover of the months before; 0 where it is not known. */
  readonly incomeBefore: number;
  /** Business costs of the months there and before, each; 0 where left out. */
  readonly costsThere?: number | undefined;
  readonly costsBefore?: number | undefined;
  /** Reliefs asked for, by name. */
  readonly reliefs?: readonly string[] | undefined;
}

/** What a destination takes in the year of an arrival, in its own currency. */
export interface ArrivalTax extends MoveTax {
  /** Whether it makes a resident of the person in that year. */
  readonly resident: boolean;
  /** Turnover of the months before that it taxes as well; 0 where none. */
  readonly beforeTaxed: number;
  /** How much less the total would be without the months before. */
  readonly onBefore: number;
  /** The smallest and the greatest total of the readings; both the total where there is one reading. */
  readonly range: readonly [low: number, high: number];
}

/**
 * Whether an arrival makes a resident of a person in that year. Days alone decide it only where the country has no
 * other test that a mover meets.
 */
export function isResident({ residence }: ArrivalCountry, on: Day): boolean {
  return arrivesInTime(residence.latestArrival, on) || residence.ifFewDays === 'still-resident';
}

export function arrivesInTime(latest: string | null, { month, day }: Day): boolean {
  if (latest === null) return true;
  const [lastMonth = 12, lastDay = 31] = latest.split('-').map(Number);
  return month < lastMonth || (month === lastMonth && day <= lastDay);
}

/** Whether the income of the months before is taxed, too: only in a year in which the rule of presence is met. */
function taxesBefore(country: ArrivalCountry, regime: ArrivalRegime, on: Day): boolean {
  const rule = regime.incomeBefore ?? country.incomeBefore;
  return rule === 'worldwide' && arrivesInTime(country.residence.latestArrival, on);
}

/**
 * What a destination takes in the year of an arrival, line by line.
 * @throws FormulaError where a formula of the law cannot be evaluated.
 */
export function taxOfArrival(country: ArrivalCountry, regime: ArrivalRegime, arrival: Arrival): ArrivalTax {
  const resident = isResident(country, arrival.on);
  const beforeTaxed = taxesBefore(country, regime, arrival.on) ? arrival.incomeBefore : 0;
  const law = withReliefs(regime, arrival.reliefs ?? []);
  const taxed = (before: number, words: SharingWords) =>
    calculate(law, scopeOf(country, words, arrival, { before, resident }));
  const tax = taxed(beforeTaxed, regime);
  const other =
    regime.otherReading === undefined ? tax : taxed(beforeTaxed, { ...regime, ...regime.otherReading });
  const onBefore = beforeTaxed > 0 ? Math.max(tax.total - taxed(0, regime).total, 0) : 0;
  return {
    ...tax,
    ...{ resident, beforeTaxed, onBefore },
    range: [Math.min(tax.total, other.total), Math.max(tax.total, other.total)],
  };
}

function withReliefs({ law, reliefs = {} }: ArrivalRegime, asked: readonly string[]): Law {
  if (asked.length === 0) return law;
  return asked.reduce<Law>((all, name) => {
    const relief = reliefs[name];
    if (relief === undefined) return all;
    return {
      values: { ...all.values, ...relief.values },
      lines: { ...all.lines, ...relief.lines },
    };
  }, law);
}

function scopeOf(
  { tables }: ArrivalCountry,
  words: SharingWords,
  { on, incomeThere, incomeBefore, costsThere = 0, costsBefore = 0 }: Arrival,
  { before, resident }: { readonly before: number; readonly resident: boolean },
): Scope {
  const there = monthsThere(on);
  const { scales = {}, steps = {}, dated = {} } = tables;
  const beforeShare = incomeBefore > 0 ? before / incomeBefore : 0;
  const values: Record<string, number> = {
    here: incomeThere,
    profit: Math.max(incomeThere - costsThere, 0),
    before: Math.max(before - costsBefore * beforeShare, 0),
    resident: resident ? 1 : 0,
    ...there,
  };
  const monthName = (month: number) => `${there.year}-${String(month).padStart(2, '0')}`;
  const valueIn = (month: number) => (name: string) => {
    const own = Object.hasOwn(values, name) ? values[name] : undefined;
    const table = Object.hasOwn(dated, name) ? dated[name] : undefined;
    return own ?? (table && inMonth(table, monthName(month)));
  };
  const shared = (word: string): number | undefined => {
    if (!Object.hasOwn(SHARED, word)) return undefined;
    return factorOf(word as keyof SharingWords, words[word as keyof SharingWords] ?? 'whole', there);
  };
  const scope: Scope = {
    value: valueIn(there.firstMonth),
    call(name, args) {
      const [first, second] = args;
      switch (name) {
        case 'scale':
          return byScale(lookedUp(scales, first, 'a scale'), evaluate(given(second), this), shared('bands'));
        case 'step':
          return byStep(lookedUp(steps, first, 'steps'), evaluate(given(second), this));
        case 'share':
          return shared(nameOf(first, 'what is shared out'));
        case 'sum':
          return sumOfMonths(given(first), there.firstMonth, valueIn, this);
        case 'quarters':
          return basesOfQuarters(
            args.map((arg) => evaluate(arg, this)),
            there.firstMonth,
          );
        default: {
          const factor = shared(name);
          return factor === undefined ? undefined : factor * evaluate(given(first), this);
        }
      }
    },
  };
  return scope;
}

/** The words that are functions as well: `fixed(12 * 486)` is a yearly amount as the law shares it out. */
const SHARED: Readonly<Record<keyof SharingWords, true>> = {
  fixed: true,
  allowances: true,
  bands: true,
  limit: true,
  caps: true,
  otherFixed: true,
  thresholds: true,
};

/**
 * Which part of a yearly amount counts. Fixed amounts that are due by the day are monthly amounts, with
 * the first month in proportion.
 */
function factorOf(
  word: keyof SharingWords,
  sharing: Sharing,
  { months, exactMonths, days, daysOfYear }: ReturnType<typeof monthsThere>,
): number {
  if (sharing === 'whole') return 1;
  if (sharing === 'by-day') return word === 'fixed' ? exactMonths / 12 : days / daysOfYear;
  return months / 12;
}

function given(argument: Formula | undefined): Formula {
  if (argument === undefined) throw new FormulaError('a value is missing');
  return argument;
}

function lookedUp<T>(tables: Readonly<Record<string, T>>, argument: Formula | undefined, what: string): T {
  const name = nameOf(argument, what);
  const table = Object.hasOwn(tables, name) ? tables[name] : undefined;
  if (table === undefined) throw new FormulaError(`there are no "${name}" among the tables: ${what}`);
  return table;
}

/** A formula evaluated for each month in the country, with the values in force in that month. */
function sumOfMonths(
  formula: Formula,
  firstMonth: number,
  valueIn: (month: number) => Scope['value'],
  scope: Scope,
): number {
  let sum = 0;
  for (let month = firstMonth; month <= 12; month++) {
    const ofMonth = valueIn(month);
    sum += evaluate(formula, { value: (name) => ofMonth(name) ?? scope.value(name), call: scope.call });
  }
  return sum;
}

/**
 * The bases of contributions that are settled by quarter: a yearly allowance is used up first, and every quarter
 * bears at least the minimum of its months.
 */
function basesOfQuarters(
  [free = 0, monthlyIncome = 0, monthlyMinimum = 0]: readonly number[],
  firstMonth: number,
): number {
  let left = free;
  let bases = 0;
  for (let quarter = Math.ceil(firstMonth / 3); quarter <= 4; quarter++) {
    const months = Math.min(3, quarter * 3 - firstMonth + 1);
    const income = months * monthlyIncome;
    const covered = Math.min(left, income);
    left -= covered;
    bases += Math.max(income - covered, months * monthlyMinimum);
  }
  return bases;
}
