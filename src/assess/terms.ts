/**
 * What a figure depends on, how it ends and what then applies, as values: `english.ts` alone puts them into words.
 */

import type { Condition } from '../catalogue/conditions.ts';
import type { InsuredAtHome } from '../catalogue/coverage.ts';
import type { Country, EmployerPays, PermitMonths, TaxRegime } from '../catalogue/entities.ts';
import type { HomeAverage } from '../catalogue/homeSchemes.ts';
import type { KeptSaid } from '../catalogue/keptCompany.ts';
import type { DayRule, KeptResident, Residence } from '../catalogue/personFacts.ts';
import type { PermitTerms } from '../catalogue/practical.ts';
import type { LimitedRegion, Profession } from '../catalogue/professions.ts';
import type { UsWork } from '../catalogue/usBehind.ts';
import type { Days, Situation } from '../situation/situation.ts';

/** What applies otherwise, or afterwards. */
export interface Outcome {
  /** Null where no regime is known to follow. */
  readonly regimeId: string | null;
  /** USD per year. */
  readonly kept: number;
  /** Percent; null where costs are at least the income. */
  readonly rate: number | null;
}

/** 'met': it holds for this person. 'open': one thing to check. 'unmet': it does not hold. */
export type NeedState = 'met' | 'open' | 'unmet';

/** Whether a regime is open to a person. */
export const FIT_LEVELS = ['fits', 'check', 'no'] as const;
export type FitLevel = (typeof FIT_LEVELS)[number];

interface NeedFacts {
  readonly kind: 'needs';
  readonly state: NeedState;
  /** What it means for the regime as it stands: 'no' closes it, 'check' leaves it to a look at the facts. */
  readonly fit: FitLevel;
  /** Whether it can take the regime away from the reader; what does not is to be kept in mind. */
  readonly decides: boolean;
  /** The question that would settle it, while it is open. */
  readonly asks?: keyof Situation;
  /** What applies where it is not met; absent where the data name nothing. */
  readonly otherwise?: Outcome;
}

/** A condition that the data of the regime state. */
export type StatedNeed = NeedFacts & {
  readonly what: Exclude<Condition['type'], 'other'> | Extract<Condition, { type: 'other' }>['topic'];
  readonly condition: Condition;
  /** Name of the country. */
  readonly place: string;
  /** What the reader does, where that is what it turns on. */
  readonly profession?: Profession;
  /** Of work for abroad that is met by a permit: what that means, in sentences of the data. */
  readonly withPermit?: string;
  /** Where the reader does most of the work, if not there. */
  readonly workCountry?: string;
  /** Whether the reader is taken to work there, and has not said it. */
  readonly isTaken?: true;
};

export interface CompanyNeed extends NeedFacts {
  readonly what: 'company';
  /** Whether the reader has one already, there or elsewhere. */
  readonly isOwner?: boolean;
}

/** That the reader is on a payroll, as long as that is not said; there is none where it is. */
interface EmployeeNeed extends NeedFacts {
  readonly what: 'employee';
}

/** What stands against a permit, or has to be checked. */
export type PermitProblem =
  /** It asks for a higher income: by how much a year, in USD. */
  | { readonly is: 'income'; readonly missing: number }
  | { readonly is: 'clients' }
  /** Family members cannot come on it. */
  | { readonly is: 'family' }
  /** It ends for good before the stay does. */
  | { readonly is: 'ends'; readonly months: number }
  /** What else must be true, a sentence of the data. */
  | { readonly is: 'check'; readonly because: string }
  /** It is for spouses of the country's own nationals, by a rule of the country. */
  | { readonly is: 'spouse' }
  /** No citizenship has been said. */
  | { readonly is: 'unsaid' }
  /** A permit is needed and none is known for this regime. */
  | { readonly is: 'unknown' };

/** The right to live there, for the reader's citizenship. */
export interface PermitNeed extends NeedFacts {
  readonly what: 'permit';
  /** Name of the country. */
  readonly place: string;
  /** The citizenship by which it was judged; null where none has been said. */
  readonly citizenship: string | null;
  /** The permit that opens the regime; null where none is needed, or none is known. */
  readonly permit: PermitTerms | null;
  readonly problem: PermitProblem | null;
  /** The citizenship of the spouse by whom the permit is had. */
  readonly spouse?: string;
}

export interface DaysNeed extends NeedFacts {
  readonly what: 'days';
  readonly place: string;
  /** Days a year that the reader would be there; null where they are not said. */
  readonly days: Days | null;
  /** What makes resident. */
  readonly rule: DayRule;
  /** Whether a registration makes resident, whatever the days. */
  readonly isByRegistration?: true;
  /** What else makes resident, or what a shorter rule asks for, in sentences of the data. */
  readonly because?: string;
  /** Of work that is done mostly elsewhere: whether the regime frees it, and in which country, where that is said. */
  readonly work: {
    readonly isUntaxed: boolean;
    readonly country: string | null;
    /** Whether that is the country that the reader leaves. */
    readonly isHome: boolean;
    /** What the home country asks of people who settle nowhere, in its data's words. */
    readonly settling: string | null;
  } | null;
}

/** That no more days are spent in any one other country than a status or a short rule allows. */
export interface OtherCountryNeed extends NeedFacts {
  readonly what: 'other-country';
  readonly place: string;
  /** The most days a year. */
  readonly most: number;
  /** Where the reader does most of the work, which is taken to be where the other days are; null where it is not said. */
  readonly workCountry: string | null;
}

/** That the country of a citizenship does not keep the reader tax resident. */
export interface KeptNeed extends NeedFacts {
  readonly what: 'kept-resident';
  readonly citizenship: string;
  /** Of a group of citizenships, whom it is about, as in "If you are Finnish". */
  readonly only?: string;
  /** The rule, and what settles it for the reader, in words of the data. */
  readonly because: string;
  readonly question: string;
}

/** That a tie which the reader keeps no longer makes resident in the country that is left. */
export interface HeldNeed extends NeedFacts {
  readonly what: 'held-resident';
  /** Lower-case code. */
  readonly home: string;
}

/** 'work': where most of it is done; 'payer': where clients or the employer are; 'insurance': where one stays insured; 'stay': the country that is left too shortly. */
export type WhyDue = 'work' | 'payer' | 'insurance' | 'stay';

/** That another country leaves the money alone, which no answer settles, because law weighs facts. */
export interface ElsewhereNeed extends NeedFacts {
  readonly what: 'elsewhere';
  readonly why: WhyDue;
  /** Lower-case code. */
  readonly country: string;
  /** What it may take, USD per year; null where that is not known well enough. */
  readonly amount: number | null;
  /** Of work there: the larger of both taxes, USD per year. */
  readonly inAll?: number;
  /** Of work there: how many days a year that may be, where they may make resident by its rule. */
  readonly resident?: { readonly days: number; readonly rule: DayRule };
  /** Of a stay that may be too short, in years. */
  readonly years?: number;
  /** In sentences of the data. */
  readonly because?: string;
}

/** That the country lies where the reader would live; there is none where it does. */
export interface RegionNeed extends NeedFacts {
  readonly what: 'region';
  readonly region: LimitedRegion;
}

export type NeedTerm =
  | StatedNeed
  | CompanyNeed
  | EmployeeNeed
  | PermitNeed
  | DaysNeed
  | OtherCountryNeed
  | KeptNeed
  | HeldNeed
  | ElsewhereNeed
  | RegionNeed;

/** How long the present rate lasts: for so many years, until a day, or as long as a permit that everybody needs. */
export type End = { readonly years: number } | { readonly day: string } | { readonly permitMonths: number };

/** Whose tariff it is: that of the regime, that of the United States on their citizens, or that of the home country, by its code. */
export type TariffOf = 'there' | 'us' | { readonly home: string };

export type Term =
  | NeedTerm
  /** That it is today's scheme, and what of its tax is an average. */
  | { readonly kind: 'today'; readonly average: HomeAverage | null }
  /** That what is paid today, and with it the saving, is an average. */
  | { readonly kind: 'home-average'; readonly average: HomeAverage }
  /** That it is another scheme of the country of today: who has it; null where everybody may. */
  | { readonly kind: 'stay'; readonly who: string | null }
  /** How long the permit is valid, and whether the tax rule is without an end. */
  | { readonly kind: 'permit-lasts'; readonly months: PermitMonths; readonly ruleEnds: boolean }
  /** Reliefs of the first years. */
  | { readonly kind: 'cheaper-first'; readonly years: number; readonly rate: number }
  | { readonly kind: 'ends'; readonly at: End; readonly isWithinStay: boolean; readonly then?: Outcome }
  /** Other rules for everybody from a day on, YYYY-MM-DD. */
  | { readonly kind: 'changes'; readonly on: string; readonly rate: number }
  /** Revenue above which the regime is closed, USD per year. */
  | { readonly kind: 'limit'; readonly upTo: number }
  /** What the home country still asks for, USD per year; it is inside the figures. */
  | {
      readonly kind: 'due-at-home';
      readonly work: UsWork;
      readonly amount: number;
      /** Self-employment tax, or what an employer withholds. */
      readonly insurance: number;
      readonly incomeTax: number;
      /** Of a company: what it is if profit stays in it. */
      readonly ifKept: number | null;
      /** What it is instead if the income is a wage, for whom has not said it; null for everybody else. */
      readonly onPayroll: number | null;
    }
  /** What a country beside the new one and the United States takes, USD per year; it is inside the figures. */
  | {
      readonly kind: 'due-elsewhere';
      readonly country: string;
      readonly why: WhyDue;
      readonly amount: number;
      /** The question whose dearer answer it is, as long as that is open. */
      readonly open?: 'payer';
      /** Whether the income is a wage. */
      readonly wage: boolean;
    }
  /** That a treaty takes away what a payer's country withholds, for whom hands over a paper. */
  | {
      readonly kind: 'nothing-withheld';
      readonly country: string;
      readonly paper: string;
      /** Whether the income is a wage. */
      readonly wage: boolean;
    }
  /** A return that stays due at home; with a company, that is reported with it. */
  | { readonly kind: 'return-at-home'; readonly hasCompany: boolean }
  /** That the figure rests on the exclusion of foreign earned income, in the data's words. */
  | { readonly kind: 'assumes-exclusion'; readonly text: string }
  /** What a law at home says beside the figure, in the data's words. */
  | { readonly kind: 'at-home'; readonly text: string }
  /** What becomes of the company that the person keeps where it is. */
  | ({ readonly kind: 'kept-company' } & KeptSaid)
  /** That health cover is in today's figure and not in this one. */
  | { readonly kind: 'no-health-cover' }
  /** That the person is, or may be, insured at home, in the data's words. */
  | { readonly kind: 'insured-at-home'; readonly what: InsuredAtHome; readonly text: string }
  /** Of a wage: who pays the employer's part, and how much it is on top, in percent; null where it is nothing. */
  | {
      readonly kind: 'employer';
      readonly place: string;
      readonly pays: EmployerPays;
      readonly rate: number | null;
      /** What the employer goes on paying at home, in percent, for so long; null: without an end. */
      readonly goesOn?: {
        readonly home: string;
        readonly rate: number;
        readonly years: number | null;
        /** Whether it is not said that the employer is there. */
        readonly isOpen: boolean;
      };
    }
  /** What of the wage's deductions at home goes into an account of the employee's own, USD per year. */
  | { readonly kind: 'own-savings'; readonly home: string; readonly amount: number }
  /** What a profession needs that nobody is asked: a licence for patients and clients there, or tax on sales at home. */
  | { readonly kind: 'profession-asks'; readonly what: 'licence' | 'stock'; readonly home: string | null }
  /** That something of a tariff is not known for a year. */
  | {
      readonly kind: 'tariff-not-out';
      readonly year: number;
      /** The year whose figures count instead. */
      readonly as: number;
      /** Whether all of the tariff is that of the year before; else what is law of the new one counts beside it. */
      readonly goesOn: boolean;
      readonly bands: boolean;
      /** What else is not out, in words. */
      readonly names: readonly string[];
      readonly of: TariffOf;
    }
  /** Costs that make no difference to this tax, USD per year. */
  | { readonly kind: 'costs-ignored'; readonly amount: number };

export type EndTerm = Extract<Term, { kind: 'ends' }>;

export interface NeedsQuestion {
  readonly country: Pick<Country, 'name' | 'code' | 'slug' | 'residencyDays'>;
  readonly regime: Pick<TaxRegime, 'id' | 'requiresIncorporation' | 'conditions' | 'permits'>;
  readonly situation: Situation;
  /** USD per year, which permits ask for. */
  readonly income: number;
  /** Length of the stay; null where none is said. */
  readonly years: number | null;
  /** Permits of the country. */
  readonly permits: readonly PermitTerms[];
  /** Rules of residence of the country that look at the days of one year; empty: only the ordinary one is known. */
  readonly dayRules: readonly DayRule[];
  /** What makes resident beside days; absent where it is not known. */
  readonly residence?: Residence | undefined;
  /** Null as long as it is not here. */
  readonly keptResident?: KeptResident | null;
}

/** What is said for or against a regime: one of the three states, or what closes nothing and is no good news. */
export type TermLevel = FitLevel | 'note';

/** What a term says for or against a regime. */
export function termLevel(term: Term): TermLevel {
  switch (term.kind) {
    case 'needs':
      if (term.decides) return term.fit;
      return term.state === 'met' ? 'fits' : 'note';
    case 'cheaper-first':
      return 'fits';
    case 'due-at-home':
    case 'due-elsewhere':
      return 'check';
    case 'ends':
      return term.isWithinStay ? 'check' : 'note';
    default:
      return 'note';
  }
}

/** What decides and is not met yet, the most urgent first. */
export function openNeeds({ needs }: { readonly needs: readonly NeedTerm[] }): readonly NeedTerm[] {
  return needs.filter(({ decides, state }) => decides && state !== 'met');
}

/** What is asked of who keeps a tie that goes on making resident in the country that is left; undefined for everybody else. */
export function heldNeedOf({ needs }: { readonly needs: readonly NeedTerm[] }): HeldNeed | undefined {
  return needs.find((need) => need.what === 'held-resident');
}

/** Whether nothing is left to check but the ties to the country that is left. */
export function isHeldOnly(one: { readonly needs: readonly NeedTerm[] }): boolean {
  return heldNeedOf(one) !== undefined && openNeeds(one).length === 1;
}

/** The first question that decides and that an answer can settle. */
export function openQuestion({ needs }: { readonly needs: readonly NeedTerm[] }) {
  return needs.find(({ decides, state, asks }) => decides && state === 'open' && asks !== undefined)?.asks;
}

/** The worst that the needs that decide say. */
export function fitOf(needs: readonly NeedTerm[]): FitLevel {
  let worst: FitLevel = 'fits';
  for (const need of needs) {
    if (!need.decides) continue;
    if (need.fit === 'no') return 'no';
    if (need.fit === 'check') worst = 'check';
  }
  return worst;
}
