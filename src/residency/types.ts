/** What the data say (see data/days) and what is asked. Dates are texts such as `2026-11-22`. */

/** ISO code in capitals, such as `BG`. */
export type CountryCode = string;

export interface Stay {
  readonly country: CountryCode;
  readonly arrival: string;
  /** Null: still there. */
  readonly departure: string | null;
  /** Under a residence permit or a long-stay visa of that country: counts for tax, not for visitors' limits. */
  readonly permit?: boolean;
}

export type CountingMethod = 'any-part' | 'midnight' | 'arrival-not-departure' | 'full-days';

export type CountingBasis = 'law' | 'guidance' | 'case-law' | 'adviser' | 'disputed' | 'proposed' | 'assumed';

export type Comparison = 'at-least' | 'more-than' | 'less-than' | 'at-most';

export type Effect = 'resident' | 'may-be-resident' | 'keeps-status' | 'loses-status' | 'tax-relief';

export type Window =
  | 'tax-year'
  | 'tax-year-or-previous'
  | 'any-12-months'
  | 'any-12-months-ending-in-tax-year'
  | 'any-12-months-touching-tax-year'
  | '12-months-from-first-entry'
  | 'two-tax-years'
  | 'each-of-two-tax-years'
  | 'three-tax-years'
  | 'three-tax-years-weighted'
  | 'tax-year-and-previous-four'
  | 'six-tax-years'
  | 'continuous-stay'
  | 'continuous-absence';

interface Source {
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
}

interface ShortAbsences {
  /** Whether days of such an absence are counted as presence. */
  readonly count: boolean;
  /** Longest absence that may count; null where the law names no number. */
  readonly maxDays: number | null;
  /** Longest gap that does not break a stay in a row: our assumption, since laws name no number. */
  readonly assumeUpTo?: number;
  readonly text: string;
}

/** United Kingdom: how many ties make a person resident at this number of days. */
interface TieTier {
  readonly profile: UkProfile;
  readonly from: number;
  readonly to: number;
  readonly ties: number;
}

export type UkProfile = 'leaver' | 'arriver';

export interface Rule {
  readonly id: string;
  readonly name: string;
  readonly window: Window;
  readonly days: number;
  readonly comparison: Comparison;
  readonly effect: Effect;
  readonly countsDay: CountingMethod;
  readonly countsDayBasis: CountingBasis;
  /** Replaces `days` in a tax year that holds a 29 February. */
  readonly daysInLeapYear?: number;
  /** Days away from the country are counted instead of days in it. */
  readonly where?: 'outside';
  readonly months?: number;
  readonly residentFrom?: 'tax-year' | 'arrival' | 'first-counted-day' | 'day-of-crossing' | 'decision';
  /** What the days do not show and must be true as well. */
  readonly needsAlso: readonly string[];
  readonly appliesTo?: string;
  readonly excludes?: readonly string[];
  readonly shortAbsences?: ShortAbsences;
  /** First and last day on which the rule is in force. */
  readonly from?: string;
  readonly until?: string;
  readonly status?: 'proposed';
  readonly noOtherCountryMoreThan?: number;
  readonly previousYearDaysUsedUp?: boolean;
  readonly usedUpText?: string;
  readonly notInYearsWithoutPresence?: boolean;
  readonly minOneYear?: number;
  readonly minEachYearMoreThan?: number;
  readonly minCurrentYear?: number;
  /** Fractions such as `1/3`, for this year and the years before. */
  readonly weights?: readonly string[];
  readonly previousYears?: number;
  readonly previousDays?: number;
  readonly previousTotalMoreThan?: number;
  readonly order?: number;
  readonly profile?: UkProfile;
  readonly tiers?: readonly TieTier[];
  readonly ties?: readonly string[];
  readonly changed?: { readonly from: string; readonly text: string };
  readonly fileAfter?: { readonly days: number; readonly text: string };
  readonly yearOfStatus?: string;
  readonly periodStarts?: string;
  readonly source: Source;
  readonly moreSources?: readonly Source[];
}

/** How long a permit allows to be away, or asks to be there. */
export interface PermitPresence {
  /** Beginning of the permit's name in the country's list of permits. */
  readonly permit: string;
  readonly minDaysPerYear: number | null;
  readonly maxAbsenceDays: number | null;
  readonly window: string | null;
  readonly text: string;
  readonly source: Source | null;
  readonly known: boolean;
  /** Exact length of the longest absence where the law counts months. */
  readonly months?: number;
  readonly totalAbsenceMonths?: number;
  readonly maxPresenceDays?: number;
  readonly noOtherCountryMoreThan?: number;
  readonly approximate?: boolean;
  readonly forTaxOnly?: boolean;
  readonly forLongTermOnly?: boolean;
}

export interface CountryRules {
  readonly name: string;
  readonly kind: 'destination' | 'home';
  /** `MM-DD`. */
  readonly taxYearStart: string;
  readonly rules: readonly Rule[];
  readonly withoutDays: readonly string[];
  readonly permitPresence?: readonly PermitPresence[];
  readonly leaving: readonly string[];
  readonly confidence: 'high' | 'medium' | 'low';
  readonly moreSources?: readonly Source[];
  readonly note?: string;
}

export type RulesByCountry = Readonly<Record<CountryCode, CountryRules>>;

interface AreaMember {
  readonly code: CountryCode;
  readonly name: string;
  readonly eu?: boolean;
  /** First day whose stays count, if the country joined later. */
  readonly from?: string;
  readonly text?: string;
}

export type VisaLimit =
  | { readonly kind: 'rolling'; readonly days: number; readonly per: number }
  | { readonly kind: 'per-entry'; readonly days: number; readonly months?: number }
  | { readonly kind: 'free-movement' };

export interface NationalStay {
  readonly country: CountryCode;
  /** `EU`, `US` or `GB`. */
  readonly passports: readonly string[];
  /** Members of the group `EU` for which it does not hold. */
  readonly exceptCountries?: readonly CountryCode[];
  readonly limit: VisaLimit;
  readonly text: string;
  readonly confidence: 'high' | 'medium' | 'low';
  readonly source: Source;
  readonly moreSources?: readonly Source[];
}

export interface Areas {
  readonly reviewed: string;
  readonly schengen: {
    readonly name: string;
    readonly members: readonly AreaMember[];
    readonly notMembers: readonly AreaMember[];
    readonly openBorders: readonly AreaMember[];
    readonly rule: { readonly days: number; readonly per: number; readonly text: string };
  };
  readonly passports: Readonly<
    Record<string, { readonly name: string; readonly members?: readonly CountryCode[] }>
  >;
  readonly nationalStays: readonly NationalStay[];
  readonly notes: readonly string[];
}
