/** What a move and a year in a country cost beside tax: items as sources have them, and their sums for a scheme. */
import type { CostItem, LocalAmount } from './practical.ts';

/** USD. */
export interface CostRange {
  readonly low: number;
  readonly typical: number;
  readonly high: number;
}

export interface CostSums {
  /** Each year, what renewals come to a year with it. */
  readonly year: CostRange;
  /** On moving there. */
  readonly once: CostRange;
  /** On leaving it again. */
  readonly leaving: CostRange;
}

/** By passport. */
export interface CostsByPassport {
  readonly eu: CostSums;
  readonly others: CostSums;
}

const NOTHING: CostRange = { low: 0, typical: 0, high: 0 };

/** What a scheme costs a citizen of the EU, EEA or Switzerland, or somebody else. */
export function costSums(items: readonly CostItem[], regimeId: string, isEu: boolean): CostSums {
  const own = items.filter(
    (item) => item.counted && item.regimes.includes(regimeId) && item.for !== (isEu ? 'non-eu' : 'eu'),
  );
  const sum = (...every: readonly CostItem['every'][]): CostRange =>
    own
      .filter((item) => every.includes(item.every))
      .reduce((all, { low, typical, high, everyYears = 1 }) => {
        const part = (amount: LocalAmount | null) => (amount?.usd ?? 0) / everyYears;
        return {
          low: all.low + part(low),
          typical: all.typical + part(typical),
          high: all.high + part(high),
        };
      }, NOTHING);
  return { year: sum('year', 'renewal'), once: sum('once'), leaving: sum('leaving') };
}
