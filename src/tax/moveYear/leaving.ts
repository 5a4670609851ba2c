/** What a home country takes in the tax year in which a person leaves it, by its law of that year. */

import { type Day, dayNumber, type MonthsBefore, monthsBefore } from '../../law/calendar.ts';
import { assess, shareOf, uncappedTax } from '../assess.ts';
import type { Certainty } from '../lasting.ts';
import type { LineRule, TaxSchedule } from '../schedule.ts';
import { TAX_KINDS, type TaxKind } from '../types.ts';
import { evaluate, type Formula, FormulaError, parseFormula, type Scope } from './formula.ts';
import { byScale, calculate, type Law, type LawTables, type MoveTax, nameOf, type Sharing } from './law.ts';

/** How the income after a departure is treated. */
export const INCOMES_AFTER = ['not-taxed', 'worldwide', 'progression', 'source-only'] as const;
type IncomeAfter = (typeof INCOMES_AFTER)[number];

/** Beside the six kinds of tax, what a law says of the income after the departure. */
interface LeavingLaw extends Law {
  /** How much of it is taxed; left out where none is. */
  readonly taxedAfter?: string | undefined;
  /** How much of the total falls on it. */
  readonly onAfter?: string | undefined;
  /** At most how much tax of the other country comes off. */
  readonly creditLimit?: string | undefined;
}

/** How a home country treats the year in which a person leaves it. */
export interface LeavingCountry {
  readonly id: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly taxYear: {
    /** First day, "MM-DD". */
    readonly starts: string;
    /** Whether the income until leaving is counted by months or by days. */
    readonly incomeBy: 'month' | 'day';
  };
  readonly residence: {
    readonly ends: 'departure' | 'year' | 'claim';
    /** Whether citizens are taxed on all income wherever they live. */
    readonly never?: boolean | undefined;
  };
  readonly incomeAfter: IncomeAfter;
  readonly allowances: Sharing;
  readonly bands: Sharing;
  readonly confidence: Certainty;
  readonly tables: LawTables;
  readonly law: LeavingLaw;
  /** The law for residents whom it does not tax by citizenship. */
  readonly ifNotCitizen?: LeavingLaw | undefined;
  /** Where sources disagree or are silent: lines of the other reading. */
  readonly otherReading?: Partial<Law> | undefined;
}

/** A departure with what is earned in the home country's tax year, in its currency. */
interface Departure {
  /** The last day in the country. */
  readonly on: Day;
  /** Turnover of the tax year until that day, and after it. */
  readonly until: number;
  readonly after: number;
  /** Business costs, percent of turnover. */
  readonly costsPercent?: number | undefined;
  /** Whether an agreement on social security ends contributions at home with the move. */
  readonly agreement?: boolean | undefined;
  /** Whether the person is a citizen, which matters only where those are taxed everywhere; true if left out. */
  readonly citizen?: boolean | undefined;
  /** Whether the whole tax year lies after that day, in a country that taxes its citizens everywhere. */
  readonly abroadAllYear?: boolean | undefined;
  /** The country's rules of an ordinary year, and units of its currency per US dollar. */
  readonly schedule: TaxSchedule;
  readonly rate: number;
}

/** What a home country takes in the tax year of a departure, in its own currency. */
export interface DepartureTax extends MoveTax {
  /** Whether the tax year ends with that day, so that nothing is cut. */
  readonly wholeYear: boolean;
  /** Turnover of the months after that it taxes as well; 0 where none. */
  readonly afterTaxed: number;
  /** How much of the total falls on them. */
  readonly onAfter: number;
  /** At most this much tax of the other country comes off. */
  readonly creditLimit: number;
  /** The smallest and the greatest total of the readings; both the total where there is one reading. */
  readonly range: readonly [low: number, high: number];
}

/** Which part of a year earned evenly falls before the end of a last day, 0 to 1. */
export function shareUntil({ taxYear }: LeavingCountry, on: Day): number {
  const { days, daysOfYear, exactMonths } = monthsBefore(on, taxYear.starts);
  return taxYear.incomeBy === 'day' ? days / daysOfYear : exactMonths / 12;
}

/**
 * What a home country takes in the tax year of a departure, line by line. Leaving on the last day of the tax year is
 * a whole year at home.
 * @throws FormulaError where a formula of the law cannot be evaluated.
 */
export function taxOfDeparture(country: LeavingCountry, departure: Departure): DepartureTax {
  const before = monthsBefore(departure.on, country.taxYear.starts);
  if (!departure.abroadAllYear && dayNumber(before.last) === dayNumber(departure.on)) {
    const tax = wholeYearAtHome(departure);
    return {
      ...tax,
      wholeYear: true,
      afterTaxed: 0,
      onAfter: 0,
      creditLimit: 0,
      range: [tax.total, tax.total],
    };
  }
  const scope = scopeOf(country, departure, before);
  const { otherReading } = country;
  const law = departure.citizen === false ? (country.ifNotCitizen ?? country.law) : country.law;
  const tax = calculate(law, scope);
  const other = otherReading
    ? calculate(
        { values: { ...law.values, ...otherReading.values }, lines: { ...law.lines, ...otherReading.lines } },
        scope,
      ).total
    : tax.total;
  const extra = extraOf(law, tax, scope);
  return {
    ...tax,
    wholeYear: false,
    afterTaxed: extra(law.taxedAfter),
    onAfter: extra(law.onAfter),
    creditLimit: extra(law.creditLimit),
    range: [Math.min(tax.total, other), Math.max(tax.total, other)],
  };
}

/** What a law says beside its lines; its formulas may name values and lines. */
function extraOf({ values = {} }: LeavingLaw, { lines }: MoveTax, given: Scope) {
  const found = new Map<string, number>();
  const scope: Scope = { value: (name) => found.get(name) ?? given.value(name), call: given.call };
  const worked = (formula: string) => evaluate(parseFormula(formula), scope);
  let isReady = false;
  return (formula: string | undefined): number => {
    if (formula === undefined) return 0;
    if (!isReady) {
      for (const [name, value] of Object.entries(values)) found.set(name, worked(value));
      for (const { kind, amount } of lines) found.set(kind, amount);
      isReady = true;
    }
    return Math.max(worked(formula), 0);
  };
}

/** A whole year at home by its ordinary rules, in its currency. */
export function wholeYearAtHome({ until, after, costsPercent, schedule, rate }: Departure): MoveTax {
  const costs = costsPercent ? { percent: costsPercent } : null;
  const { lines } = assess(schedule, (until + after) / rate, { costs });
  const all = lines.map(({ kind, amount }) => ({ kind, amount: amount * rate, formula: null, steps: [] }));
  return { lines: all, total: all.reduce((sum, { amount }) => sum + amount, 0) };
}

function scopeOf(
  { tables, bands }: LeavingCountry,
  { on, until, after, costsPercent = 0, agreement = false, abroadAllYear = false, schedule, rate }: Departure,
  before: MonthsBefore,
): Scope {
  const net = 1 - Math.min(costsPercent, 100) / 100;
  const { first: _first, last: _last, ...counts } = before;
  const values: Record<string, number> = {
    ...{ until, after, world: until + after, agreement: agreement ? 1 : 0, leavingYear: on.year },
    ...{ profitUntil: until * net, profitAfter: after * net, profitWorld: (until + after) * net },
    months: before.exactMonths,
    ...counts,
    ...(abroadAllYear && { daysAbroad: before.daysOfYear }),
  };
  const costs = costsPercent > 0 ? { percent: costsPercent } : null;
  const { scales = {} } = tables;
  const onYear = (kind: TaxKind, income: number) => {
    const place = TAX_KINDS.indexOf(kind);
    return (assess(schedule, Math.max(income, 0) / rate, { costs }).lines[place]?.amount ?? 0) * rate;
  };
  return {
    value: (name) => (Object.hasOwn(values, name) ? values[name] : undefined),
    call(name, args) {
      const [first, second] = args;
      const amount = () => {
        if (second === undefined) throw new FormulaError(`"${name}" lacks its income`);
        return evaluate(second, this);
      };
      switch (name) {
        // A kind of tax on an income as in a whole year.
        case 'whole':
          return onYear(kindOf(first), amount());
        // The same on the income of the part year, with bands as the law has them.
        case 'part': {
          const share = before.exactMonths / 12;
          return bands === 'whole'
            ? onYear(kindOf(first), amount())
            : share * onYear(kindOf(first), amount() / share);
        }
        case 'bands':
          return withoutLimits(ruleOf(schedule, kindOf(first)), (amount() * net) / rate) * rate;
        case 'least':
          return (ruleOf(schedule, kindOf(first))?.minimum ?? 0) * rate;
        case 'scale': {
          const scale = scales[nameOf(first, 'a scale')];
          if (scale === undefined) throw new FormulaError(`there is no scale "${nameOf(first, 'a scale')}"`);
          return byScale(scale, amount());
        }
        default:
          return undefined;
      }
    },
  };
}

function kindOf(argument: Formula | undefined): TaxKind {
  const name = nameOf(argument, 'a kind of tax');
  const kind = TAX_KINDS.find((known) => known === name);
  if (kind === undefined) throw new FormulaError(`"${name}" is no kind of tax`);
  return kind;
}

function ruleOf(schedule: TaxSchedule, kind: TaxKind): LineRule | null {
  return schedule.specified.rules[TAX_KINDS.indexOf(kind)] ?? null;
}

/** A kind of tax in USD by its bands or rate alone, without floor and cap. */
function withoutLimits(rule: LineRule | null, income: number): number {
  return rule === null ? 0 : uncappedTax(rule, shareOf(rule, income));
}
