/** How sure an answer is: what it comes to by the least and the greatest value of a figure in doubt, and in other readings of a law. */
import type { LawProgram } from './program.ts';
import type { Choices } from './year.ts';

/** A figure that may be another one; percents are fractions. */
export interface DoubtfulFigure {
  readonly figure: string;
  /** The day from which the value in doubt counts. */
  readonly from: string;
  readonly low: number;
  readonly high: number;
  /** One sentence. */
  readonly because: string;
}

/** A law that can be read in another way; the extras of its program have the lines of that reading. */
export interface OtherReading {
  readonly reading: string;
  /** One sentence. */
  readonly because: string;
}

export type Doubt = DoubtfulFigure | OtherReading;

/** Between which totals an answer lies, and why. */
export interface AnswerBand {
  readonly low: number;
  readonly high: number;
  readonly because: string;
}

/** What moves an answer by less is not worth a word: points of income. */
const LEAST_POINTS = 0.5;

/** Whether a difference of an answer is worth a word. @param difference of one tax year, in the currency of the income */
export function isWorthAWord(difference: number, income: number): boolean {
  return income > 0 && (100 * Math.abs(difference)) / income > LEAST_POINTS;
}

/**
 * The band of the doubt that moves an answer most; null where none moves it by more than half a point of income.
 * @param usual what a law comes to in the case
 * @param others what it comes to otherwise, by doubt
 */
export function bandOf(
  usual: number,
  others: readonly { readonly because: string; readonly totals: readonly number[] }[],
  income: number,
): AnswerBand | null {
  if (others.length === 0) return null;
  const bands = others.map(({ because, totals }) => ({
    low: Math.min(usual, ...totals),
    high: Math.max(usual, ...totals),
    because,
  }));
  const widest = bands.reduce((a, b) => (b.high - b.low > a.high - a.low ? b : a));
  return isWorthAWord(widest.high - widest.low, income) ? widest : null;
}

/** Whether a doubt is about the value of a tax year, and nothing that a person has said settles it. */
export function countsIn(
  { figures }: Pick<LawProgram, 'figures'>,
  { figure: name, from }: DoubtfulFigure,
  taxYear: number,
  { is = [], set }: Choices,
): boolean {
  const figure = figures.find((one) => one.name === name);
  const counting = figure?.in.findLast((value) => value.from <= `${taxYear}-12-31`) ?? figure?.in[0];
  if (counting?.from !== from || set?.[name] !== undefined) return false;
  return !is.some((choice) => counting.of?.[choice] !== undefined);
}

/** Where the extras of a program have a line of another reading. */
export function readingName(reading: string, kind: string): string {
  return `otherReading.${reading}.${kind}`;
}

const inReadings = new WeakMap<LawProgram, Map<string, LawProgram>>();

/** A law in another reading, which is made once. */
export function inReading(program: LawProgram, reading: string): LawProgram {
  const known = inReadings.get(program) ?? new Map<string, LawProgram>();
  inReadings.set(program, known);
  const start = readingName(reading, '');
  const lines = Object.entries(program.extras).flatMap(([name, place]) =>
    name.startsWith(start) ? [[name.slice(start.length), place] as const] : [],
  );
  const read = known.get(reading) ?? { ...program, lines: Object.fromEntries(lines) };
  known.set(reading, read);
  return read;
}
