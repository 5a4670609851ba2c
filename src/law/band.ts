/** How sure an answer is: what it comes to by the least and the greatest value of a figure that is in doubt. */
import type { LawProgram } from './program.ts';
import { type Choices, type LawOfYear, lawOfYear } from './year.ts';

/** A figure that may be another one; percents are fractions. */
export interface Doubt {
  readonly figure: string;
  /** The day from which the value in doubt counts. */
  readonly from: string;
  readonly low: number;
  readonly high: number;
  /** One sentence. */
  readonly because: string;
}

/** Between which totals an answer lies, and why. */
export interface Band {
  readonly low: number;
  readonly high: number;
  readonly because: string;
}

/** A band that is not wider than this is not worth a word: points of income. */
const LEAST_POINTS = 0.5;

/**
 * The band of the doubt that moves an answer most; null where none moves it by more than half a point of income.
 * @param totalOf what a law comes to in the case
 */
export function bandOf(
  program: LawProgram,
  doubts: readonly Doubt[],
  taxYear: number,
  choices: Choices,
  totalOf: (law: LawOfYear) => number,
  income: number,
): Band | null {
  const counting = doubts.filter((doubt) => countsIn(program, doubt, taxYear, choices));
  if (counting.length === 0 || income <= 0) return null;
  const usual = totalOf(lawOfYear(program, { taxYear }, choices));
  const bands = counting.map(({ figure, low, high, because }) => {
    const ends = [low, high].map((value) =>
      totalOf(lawOfYear(program, { taxYear }, { ...choices, set: { ...choices.set, [figure]: value } })),
    );
    return { low: Math.min(usual, ...ends), high: Math.max(usual, ...ends), because };
  });
  const widest = bands.reduce((a, b) => (b.high - b.low > a.high - a.low ? b : a));
  return (100 * (widest.high - widest.low)) / income > LEAST_POINTS ? widest : null;
}

/** Whether a doubt is about the value of a tax year, and nothing that a person has said settles it. */
function countsIn(
  { figures }: LawProgram,
  { figure: name, from }: Doubt,
  taxYear: number,
  { is = [], set }: Choices,
): boolean {
  const figure = figures.find((one) => one.name === name);
  const counting = figure?.in.findLast((value) => value.from <= `${taxYear}-12-31`) ?? figure?.in[0];
  if (counting?.from !== from || set?.[name] !== undefined) return false;
  return !is.some((choice) => counting.of?.[choice] !== undefined);
}
