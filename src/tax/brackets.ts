import type { BracketFigures } from './flatRules.ts';
import { isGiven, type StatutoryAmount, type StatutoryAmounts } from './money.ts';
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
  /** Percent at which costs come off where turnover chooses the bracket. */
  readonly costsRate: number;
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

/** Dollars of the specified estimate, and the statutory amount that they come from: none where they are pinned. */
export function specified(
  usd: number,
  statutory: StatutoryAmount | undefined,
): { readonly usd: number; readonly statutory: StatutoryAmount | undefined } {
  return { usd, statutory: statutory?.usd === undefined ? statutory : undefined };
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

function scheduled(bracket: BracketFigures, index: number): ScheduledBracket {
  const statutory: { [F in 'lowerBound' | 'upperBound' | 'amount']?: StatutoryAmount } = {};
  const read = (field: 'lowerBound' | 'upperBound' | 'amount', absent: number) => {
    const value = bracket[field];
    if (!isGiven<number>(value)) return absent;
    const amount = specified(value, bracket.statutory?.[field]);
    if (amount.statutory !== undefined) statutory[field] = amount.statutory;
    return amount.usd;
  };
  const figures = {
    index,
    lowerBound: read('lowerBound', 0),
    upperBound: read('upperBound', Number.POSITIVE_INFINITY),
    rate: bracket.rate,
    amount: read('amount', 0),
    costsRate: bracket.costsRate ?? bracket.rate,
  };
  return Object.keys(statutory).length > 0 ? { ...figures, statutory } : figures;
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

/** Whether a bracket holds a base of 0 or more: `lowerBound < base <= upperBound`, the first one also 0. */
export function holds(bracket: ScheduledBracket, base: number): boolean {
  return base <= bracket.upperBound && (base > bracket.lowerBound || bracket.lowerBound === 0);
}

/** The part of a base in USD that a progressive bracket taxes, for a base above its lower bound. */
export function sliceInside(
  bracket: Pick<ScheduledBracket, 'lowerBound' | 'upperBound'>,
  base: number,
): number {
  return Math.min(base, bracket.upperBound) - bracket.lowerBound;
}

/** Tax of a bracket in USD on the portion that falls into it: `amount + rate / 100 × portion`. */
export function bracketTax(bracket: Pick<ScheduledBracket, 'amount' | 'rate'>, portion: number): number {
  return bracket.amount + (portion * bracket.rate) / 100;
}

/** Tax of a whole set in USD at a base of 0 or more; negative amounts may take it below 0. Allocates nothing. */
export function bracketSetTax(set: BracketSet, base: number): number {
  let tax = 0;
  for (const bracket of set.brackets) {
    if (set.entireIncome) {
      if (holds(bracket, base)) return bracketTax(bracket, base);
    } else if (base > bracket.lowerBound) {
      tax += bracketTax(bracket, sliceInside(bracket, base));
    }
  }
  return tax;
}

/** Percent at which costs come off in the bracket that holds a base; in all that hold it, where brackets overlap. */
export function costsRateAt({ brackets }: BracketSet, base: number): number {
  let rate = 0;
  for (const bracket of brackets) if (holds(bracket, base)) rate += bracket.costsRate;
  return rate;
}
