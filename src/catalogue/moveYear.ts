/** The year of a move in words and terms: how each country treats it, and what two countries have agreed. */
import type { MoveHome } from '../tax/index.ts';
import type { Leaving, LeavingConfidence } from './leaving.ts';

interface MoveSource {
  readonly title: string;
  readonly publisher: string;
  /** Null where it is a law that the title names. */
  readonly url: string | null;
}

/** How a destination treats the year of an arrival, in sentences. */
export interface ArrivalYear {
  /** From when a person is resident, and what the days have to do with it. */
  readonly residence: string;
  /** What of the months before is taxed. */
  readonly incomeBefore: string;
  readonly firstReturn: string;
  /** By regime id. */
  readonly regimes: Readonly<
    Record<
      string,
      {
        readonly note: string;
        readonly confidence: LeavingConfidence;
        /** Worked by hand: day of arrival, and the steps in words and numbers. */
        readonly example?: { readonly on: string; readonly steps: readonly string[] };
      }
    >
  >;
  readonly sources: readonly MoveSource[];
  /** ISO date. */
  readonly reviewed: string;
}

/** How a home country treats the year of a departure, in sentences. */
export interface LeavingYear {
  /** When residence ends in that year. */
  readonly residence: string;
  /** What has to be met for the year to be split; empty where nothing has. */
  readonly conditions: readonly { readonly name: string; readonly text: string }[];
  /** What happens to the income earned after leaving. */
  readonly incomeAfter: string;
  /** What a short year does to allowances and bands. */
  readonly allowances: string;
  readonly contributions: string;
  readonly note: string;
  /** What people overlook. */
  readonly trap: string;
  readonly confidence: LeavingConfidence;
  /** Worked by hand, in the country's currency. */
  readonly example?: {
    readonly on: string;
    readonly currency: string;
    readonly income: number;
    readonly total: number;
    /** What a whole year at home would have cost. */
    readonly wholeYear: number;
    readonly steps: readonly string[];
  };
  readonly sources: readonly MoveSource[];
  /** ISO date. */
  readonly reviewed: string;
}

/**
 * What a home country has agreed with a destination, as the year of a move asks for it: a treaty on tax, and whether
 * an agreement ends contributions at home. Null: not known.
 */
export function agreedWith(
  { agreements, selfEmploymentTax }: Pick<Leaving, 'agreements' | 'selfEmploymentTax'>,
  slug: string,
): Pick<MoveHome, 'treaty' | 'agreement'> {
  const own = agreements[slug];
  const removed = selfEmploymentTax?.removedByTotalization.includes(slug);
  return { treaty: own?.taxTreaty ?? null, agreement: removed ?? own?.socialSecurity ?? null };
}
