/** How long a regime lasts for one person, as the data files say it. */
import type { TaxBracket, TaxRules } from './flatRules.ts';

/** What takes the place of a regime's own rules in some years. */
export interface RuleOverrides {
  /** Fields of the regime; money in USD per year. */
  readonly rules: Partial<TaxRules>;
  /** They replace all brackets of each kind that they name; absent where no bracket changes. */
  readonly brackets?: readonly TaxBracket[];
}

/** A relief for some years of the activity. */
export interface Relief extends RuleOverrides {
  /** Number of years; null for as long as the regime lasts. */
  readonly years: number | null;
  /** Whether it must be asked for. */
  readonly optional: boolean;
  /** Only up to this yearly income in USD, inclusive. */
  readonly upTo?: number;
}

/** The same regime under other rules, either for everybody from a day on or after some years in it. */
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
  /** The last day on which anybody can use it, YYYY-MM-DD; absent: no end is known. */
  readonly until?: string;
  /** Id of the regime that follows; null where none does. */
  readonly then: string | null;
  /** Whether the reliefs of the first years begin anew in the regime that follows. */
  readonly thenRestartsPhases?: true;
  /** Reliefs one after another from the first year of the activity. */
  readonly phases: readonly (Relief & { readonly years: number })[];
  readonly changes: readonly RegimeChange[];
  /** Reliefs outside the sequence; those without rules and brackets are told in words only. */
  readonly otherReliefs: readonly Relief[];
}
