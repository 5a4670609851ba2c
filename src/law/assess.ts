/** What a law takes in one case, in its own currency. */
import { type LawProgram, SHARED_AMOUNTS, type SharedAmount } from './program.ts';
import { type LawCase, resultsOf } from './results.ts';
import type { LawOfYear } from './year.ts';

/** A whole year with one figure of turnover, which is the wage where a law is one of wages. */
export function wholeYear(turnover: number, costs = 0): LawCase {
  return { ...WHOLE_YEAR, ...amountsOf(turnover, costs) };
}

/** Its amounts alone. */
export function amountsOf(turnover: number, costs: number): LawCase {
  return { turnover, wage: turnover, costs, profit: Math.max(turnover - costs, 0) };
}

/**
 * Of what is known only what a law asks for, and what pay is reckoned with: cases are made anew many thousands of times.
 * @param known what comes first counts
 */
export function onlyGiven({ given }: LawProgram, ...known: readonly LawCase[]): LawCase {
  const asked: Record<string, number> = {};
  const add = (name: string) => {
    for (const one of known) {
      const value = one[name];
      if (value === undefined) continue;
      asked[name] = value;
      return;
    }
  };
  for (const name of given) add(name);
  add('profit');
  add('retained');
  return asked;
}

/** How a year counts that nothing cuts. */
export const WHOLE_YEAR: LawCase = {
  ...{ months: 12, exactMonths: 12, days: 365, daysOfYear: 365, weeks: 52, mondays: 52 },
  ...{ firstMonth: 1, shareOfFirstMonth: 0, resident: 1, before: 0, retained: 0, yearOfStay: 1 },
  ...{ quarterMonths1: 3, quarterMonths2: 3, quarterMonths3: 3, quarterMonths4: 3 },
  // A year that nobody leaves: all of its months are there, and nothing is earned after it.
  ...{ begunMonths: 12, wholeMonths: 12, fifteenthMonths: 12, quarters: 4, days360: 360, daysAbroad: 0 },
  ...{ until: 0, after: 0, profitUntil: 0, profitAfter: 0, agreement: 0, citizen: 1 },
  ...{ soleCitizen: 0, treaty: 0, eea: 0, listed: 0 },
  ...Object.fromEntries(SHARED_AMOUNTS.map((amount) => [shareName(amount), 1])),
};

/** The name under which a case says which part of an amount of a whole year counts. */
export function shareName(amount: SharedAmount): string {
  return `share.${amount}`;
}

/** A law in one case. */
export interface LawResult {
  /** Lines by kind, rounded to cents, never below 0. */
  readonly lines: Readonly<Record<string, number>>;
  /** The sum of the lines. */
  readonly total: number;
  /** The result of every step of the program, before rounding. */
  readonly results: readonly number[];
}

/**
 * Works a law out.
 * @throws {RangeError} where the case does not say what a formula asks for
 */
export function assessLaw(law: LawOfYear, known: LawCase): LawResult {
  const results = resultsOf(law, known);
  const lines: Record<string, number> = {};
  let total = 0;
  for (const [kind, place] of Object.entries(law.program.lines)) {
    const amount = toCents(Math.max(results[place] as number, 0));
    lines[kind] = amount;
    total += amount;
  }
  return { lines, total: toCents(total), results };
}

/** Half a cent goes up; what is off by rounding alone is not a cent. */
export function toCents(amount: number): number {
  return Math.round((amount + Number.EPSILON * Math.abs(amount)) * 100) / 100;
}
