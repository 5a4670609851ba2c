/**
 * A law as a flat program: what the compiler makes of its formulas, so that a browser never parses. Each step works on
 * the results of steps before it, by their places.
 */

/** What a step does; its operands are places of earlier steps, or numbers where it says so. */
export type Operation =
  /** A number. */
  | 'number'
  /** What the case gives: an index into `given`. */
  | 'given'
  /** What the case gives, an index into `given`, else the result of a step. */
  | 'asked'
  /** A figure of the law in the year that is asked: an index into `figures`. */
  | 'figure'
  /** The months of the case, each with its own value of a figure. */
  | 'sum'
  /** All twelve months of the tax year, likewise. */
  | 'sumOfYear'
  | 'add'
  | 'subtract'
  | 'multiply'
  | 'divide'
  | 'least'
  | 'greatest'
  /** Comparisons are 1 or 0. */
  | 'atMost'
  | 'below'
  | 'equal'
  /** Condition, then, otherwise. */
  | 'choose'
  /** Down or up to whole numbers, or to the nearest one; a curve leaves them out. */
  | 'floor'
  | 'ceil'
  | 'round'
  /** An index into `scales`, the base, and the factor by which its bounds are cut. */
  | 'scale'
  /** An index into `tables`, and the base. */
  | 'table'
  /** An amount for each started part above a bound: base, bound, part, amount. */
  | 'started';

export type Step = readonly [operation: Operation, ...operands: number[]];

/**
 * A band of a scale: up to which base, percent of the slice, and for a progression zone the percent points by which the
 * marginal rate rises over 10,000 of the slice, halved: tax = (square × z + rate × 100) × z with z = slice ÷ 10,000.
 */
export type Band = readonly [upTo: number | null, rate: number, square?: number];
/** A value that holds up to a bound, the bound itself included. The last one has no end. */
export type TableStep = readonly [upTo: number | null, value: number];

/** A value from a day on ("2027-01-01"). Days are those of the income, not of the return. */
export interface Dated<T> {
  readonly from: string;
  readonly is: T;
  /** What holds instead for some people, by what they are: `{ software: 0.12 }`. */
  readonly of?: Readonly<Record<string, T>>;
}

/** Values by day, the earliest first. */
export type ByDay<T> = readonly Dated<T>[];

/** What a case gives: amounts of money, and counts. */
export const CASE_MONEY = [
  ...(['turnover', 'costs', 'profit', 'wage', 'retained', 'before', 'until', 'after'] as const),
  ...(['profitUntil', 'profitAfter', 'contributionsElsewhere', 'partner', 'amount'] as const),
];
export const CASE_COUNTS = [
  ...(['months', 'exactMonths', 'days', 'daysOfYear', 'weeks', 'mondays', 'firstMonth'] as const),
  ...(['shareOfFirstMonth', 'begunMonths', 'wholeMonths', 'fifteenthMonths', 'quarters'] as const),
  ...(['daysAbroad', 'days360', 'taxYear', 'yearOfStay', 'children', 'resident', 'agreement'] as const),
  ...(['citizen', 'soleCitizen', 'treaty', 'eea', 'listed'] as const),
  ...(['hasPartner', 'married', 'alone'] as const),
];

/** How the amounts of a whole year count in a part of one. */
export const SHARINGS = ['whole', 'by-month', 'by-day'] as const;
export type Sharing = (typeof SHARINGS)[number];

/** Which amounts of a law a part of a year cuts. */
export const SHARED_AMOUNTS = ['fixed', 'allowances', 'bands', 'limit', 'caps', 'otherFixed'] as const;
export type SharedAmount = (typeof SHARED_AMOUNTS)[number];

/** What a number of a law is. Rates are fractions. */
export type LawUnit = 'money' | 'rate' | 'number';

/** A table of steps by day. */
export interface LawTable {
  readonly unit: LawUnit;
  readonly in: ByDay<readonly TableStep[]>;
}

export interface LawFigure {
  readonly name: string;
  readonly unit: LawUnit;
  /** The day of a tax year whose value counts for all of it: its first, its last, or one of the calendar ("02-01"). */
  readonly counts: string;
  /** How many years before the one that is asked its value is taken; none where left out. */
  readonly before?: number;
  readonly in: ByDay<number>;
}

/** The six kinds of tax, and what else a law may be asked for, by the places of their steps. */
export interface LawProgram {
  readonly id: string;
  /** ISO 4217, of all amounts. */
  readonly currency: string;
  /** First day of its tax years, "MM-DD". */
  readonly taxYearStarts: string;
  readonly steps: readonly Step[];
  /** Names of what the case gives, in the order of their indices. */
  readonly given: readonly string[];
  /** Figures in the order of their indices; percents are fractions. */
  readonly figures: readonly LawFigure[];
  readonly scales: readonly ByDay<readonly Band[]>[];
  readonly tables: readonly LawTable[];
  /** Places of the law's values, in the order of the calculation. */
  readonly values: readonly (readonly [name: string, place: number])[];
  /** Places of the lines by kind. */
  readonly lines: Readonly<Record<string, number>>;
  /**
   * Places of what is asked for beside the lines, by name: the employer's lines ("employer.pension"), the parts of an
   * owner's pay ("pay.employee"), the limit of turnover ("applies"), what a departure leaves behind ("leaving.onAfter").
   */
  readonly extras: Readonly<Record<string, number>>;
  readonly partYear: PartYear;
  /** The same in another reading, where sources are silent or disagree. */
  readonly otherPartYear?: PartYear;
  /** Whether a departure asks it with what is earned until then. */
  readonly untilLeaving?: boolean;
  /** What bills would make of its figures, scales and tables; left out where there are none. */
  readonly bills?: LawBills;
}

/** A bill that would change figures of a law: what it is called where it is published, and the first year in which it counts. */
export interface Bill {
  readonly title: string;
  readonly from: number;
}

/** Values by day, each with the index of what they would replace. */
type Replacing<T> = readonly (readonly [index: number, values: ByDay<T>])[];

/** Values that are no law yet and count nowhere. */
export interface LawBills {
  readonly known: readonly Bill[];
  readonly figures: Replacing<number>;
  readonly scales: Replacing<readonly Band[]>;
  readonly tables: Replacing<readonly TableStep[]>;
}

/** How amounts of a whole year count in a part of one; those left out count whole. */
type PartYear = { readonly [Amount in SharedAmount]?: Sharing | undefined };

/** Whether a law rounds within, which a curve leaves out. */
export function rounds({ steps }: Pick<LawProgram, 'steps'>): boolean {
  return steps.some(([operation]) => operation === 'round' || operation === 'floor' || operation === 'ceil');
}

type Parts = Pick<LawProgram, 'steps' | 'given' | 'figures' | 'scales' | 'tables'>;

/** How many of each a program has. */
export type ProgramSize = Readonly<Record<keyof Parts, number>>;

/** More steps behind those of a law, which start from its values; places count from the law's first step. */
export interface StepsBehind extends Parts {
  /** What the law has; left out where they never travel. */
  readonly before?: ProgramSize;
}

/** A law with such steps, as one program. */
export function withBehind(
  program: LawProgram,
  { steps, given, figures, scales, tables }: StepsBehind,
): LawProgram {
  return {
    ...program,
    steps: [...program.steps, ...steps],
    given: [...program.given, ...given],
    figures: [...program.figures, ...figures],
    scales: [...program.scales, ...scales],
    tables: [...program.tables, ...tables],
  };
}
