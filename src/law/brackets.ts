import type { BracketFigures } from './flatRules.ts';
import { isGiven, type StatutoryAmounts } from './moneyInFile.ts';
import type { TaxKind } from './types.ts';

/** A bracket made ready: bounds as numbers, `amount` always set. */
export interface ScheduledBracket {
  /** Position in the list of brackets that `scheduleOf` was given (all kinds together, before sorting). */
  readonly index: number;
  /** USD per year. */
  readonly lowerBound: number;
  /** USD per year; Infinity where unbounded. */
  readonly upperBound: number;
  /** Percent of the portion. */
  readonly rate: number;
  /** USD per year, due beside the rate; less than 0 where the tax falls at the lower bound. */
  readonly amount: number;
  /** What these amounts are in the law; absent where they are dollars. */
  readonly statutory?: StatutoryAmounts<'lowerBound' | 'upperBound' | 'amount'>;
}

/** All brackets of one kind, in ascending order. */
export interface BracketSet {
  /** True where the single matching bracket applies to the whole base; false where each bracket taxes its slice. */
  readonly entireIncome: boolean;
  readonly brackets: readonly ScheduledBracket[];
}

/** Whether a bracket's rate falls on the entire income: it is marked so, or its description says so. */
export function isOnEntireIncome({ entireIncome, description = '' }: BracketFigures): boolean {
  return entireIncome ?? /entire income|total income/i.test(description);
}

/** Sorts the brackets of one kind and decides how they work; null where the kind has none. */
export function bracketSetOf(all: readonly BracketFigures[], kind: TaxKind): BracketSet | null {
  const own = all
    .map((bracket, index) => ({ bracket, index }))
    .filter((entry) => entry.bracket.taxType === kind);
  if (own.length === 0) return null;
  const brackets = own.map(({ bracket, index }) => scheduled(bracket, index)).sort(byBounds);
  const allSayEntire = own.every(({ bracket }) => isOnEntireIncome(bracket));
  return { entireIncome: allSayEntire && areContiguous(brackets), brackets };
}

function scheduled(
  { lowerBound, upperBound, rate, amount, statutory }: BracketFigures,
  index: number,
): ScheduledBracket {
  const given = (value: number | null | undefined, absent: number) =>
    isGiven<number>(value) ? value : absent;
  return {
    index,
    lowerBound: given(lowerBound, 0),
    upperBound: given(upperBound, Number.POSITIVE_INFINITY),
    rate,
    amount: given(amount, 0),
    ...(statutory && { statutory }),
  };
}

/** By lower bound; the other fields only make the order of odd sets independent of how they were listed. */
function byBounds(a: ScheduledBracket, b: ScheduledBracket): number {
  // Two unbounded brackets subtract to NaN: no difference, as 0 is.
  return a.lowerBound - b.lowerBound || a.upperBound - b.upperBound || a.rate - b.rate || a.amount - b.amount;
}

function areContiguous(sorted: readonly ScheduledBracket[]): boolean {
  return sorted.every((bracket, position) => {
    const next = sorted[position + 1];
    return next === undefined || bracket.upperBound === next.lowerBound;
  });
}
