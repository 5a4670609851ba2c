/** How long a regime lasts for one person, as the data files say it. */
import type { BracketFigures, TaxRules } from './flatRules.ts';

/** What takes the place of a regime's own rules in some years of the specified estimate, drawn from its law. */
export interface RuleOverrides {
  /** Fields of the regime; money in USD per year. */
  readonly rules: Partial<TaxRules>;
  /** They replace all brackets of each kind that they name. */
  readonly brackets?: readonly DrawnBracket[];
}

/** A bracket that ends where the next of its kind begins; the last one has no end. */
export type DrawnBracket = Omit<BracketFigures, 'upperBound'>;

/** A relief for some years of the activity. */
interface Relief {
  /** Number of years; null for as long as the regime lasts. */
  readonly years: number | null;
  /** Whether it must be asked for. */
  readonly optional: boolean;
  /** Only up to this yearly income in USD, inclusive. */
  readonly upTo?: number;
}

/** The same regime under other rules: from a date for everybody, or after a number of years in it. */
export interface RegimeChange extends RuleOverrides {
  /** YYYY-MM-DD; it applies in years that begin on this day or later. */
  readonly from?: string;
  /** Full years in the regime. */
  readonly afterYears?: number;
}

/** How long a regime lasts and what follows; the words and sources come with the guide's texts in the same order. */
export interface Lasting {
  /** Years for which one person can use it; null: no limit. */
  readonly years: number | null;
  /** The last day of the regime itself, YYYY-MM-DD; absent where no end is known. */
  readonly until?: string;
  /** Months after which the permit that everyone needs for it ends and cannot be renewed; absent where it can be. */
  readonly permitMonths?: number;
  /** Id of the regime that follows; null where none does. */
  readonly then: string | null;
  /** Whether the reliefs of the first years begin anew in the regime that follows. */
  readonly thenRestartsPhases?: true;
  /** Reliefs one after another from the first year of the activity. */
  readonly phases: readonly (Relief &
    RuleOverrides & {
      readonly years: number;
      /** Ids of the reliefs in its law. */
      readonly reliefs?: readonly string[];
    })[];
  readonly changes: readonly RegimeChange[];
  /** Reliefs outside the sequence, told in words only. */
  readonly otherReliefs: readonly Relief[];
}

/** Where a single statement comes from; without an address it is a law or a paper that the title names. */
export interface Reference {
  readonly title: string;
  readonly publisher: string;
  readonly url: string | null;
}

/** How sure a statement is: 'high' where laws or several sources agree, 'low' where one doubtful one says it. */
export type Certainty = 'high' | 'medium' | 'low';

/** Why a relief or change of other years applies. */
interface LastingReason {
  /** One sentence. */
  readonly because: string;
  /** Who has it, in words. */
  readonly who?: string;
  readonly source: Reference;
}

/** What is written about how long a regime lasts and which costs count; lists are in the order of `Lasting`. */
export interface LastingTexts {
  /** What follows the regime. */
  readonly thenWords: string;
  readonly phases: readonly LastingReason[];
  readonly changes: readonly LastingReason[];
  readonly otherReliefs: readonly LastingReason[];
  /** Which costs count. */
  readonly costsBecause: string;
  readonly sources: readonly Reference[];
  readonly confidence: Certainty;
}

/** One way in which a regime's present rate does not last. */
export type LastingStep =
  /** Reliefs of the first years; the first one lasts this many. */
  | { readonly type: 'firstYears'; readonly years: number }
  /** One person can use it for this many years. */
  | { readonly type: 'years'; readonly years: number }
  /** Nobody can use it after this day, YYYY-MM-DD. */
  | { readonly type: 'until'; readonly day: string }
  /** The permit that everyone needs for it ends after this many years and cannot be renewed. */
  | { readonly type: 'permit'; readonly years: number }
  /** Other rules apply for everybody from this day on, YYYY-MM-DD. */
  | { readonly type: 'onDay'; readonly day: string }
  /** Other rules apply after this many full years in the regime. */
  | { readonly type: 'afterYears'; readonly years: number };

/** How the present rate of a regime will not last: its steps, for chips; empty where it stays as it is. */
export function lastingOf(lasting: Lasting | null | undefined): LastingStep[] {
  if (!lasting) return [];
  const { years, until, permitMonths, phases, changes } = lasting;
  const [first] = phases;
  return [
    ...(until === undefined ? [] : [{ type: 'until', day: until } as const]),
    ...(years === null ? [] : [{ type: 'years', years } as const]),
    ...(permitMonths ? [{ type: 'permit', years: permitMonths / 12 } as const] : []),
    ...(first ? [{ type: 'firstYears', years: first.years } as const] : []),
    ...changes.flatMap(({ from, afterYears }): LastingStep[] => {
      if (from !== undefined) return [{ type: 'onDay', day: from }];
      return afterYears === undefined || afterYears === years
        ? []
        : [{ type: 'afterYears', years: afterYears }];
    }),
  ];
}
