/** The data that a person's answers are judged by: permits, home countries, rules of days. */
import type {
  CompanyPay,
  Family,
  LawAnswers,
  LawMethod,
  Laws,
  moveMonths,
  moveYear,
  OtherMoneyAsked,
  OtherMoneyMethod,
} from '../law/index.ts';
import type { CostsByPassport } from './costs.ts';
import type { Coverage } from './coverage.ts';
import type { Scheme } from './entities.ts';
import type { Home } from './homeSchemes.ts';
import type { KeptCompany, KeptOwner, KeptSaid } from './keptCompany.ts';
import type { LeavingRules } from './leavingRules.ts';
import type { MoveLaws, movePlanOf } from './movePlan.ts';
import type { PermitTerms } from './practical.ts';
import type { UsTaxes } from './usTax.ts';

/** A number of days a year that makes a person tax resident. */
export interface DayRule {
  readonly days: number;
  /** Whether it takes more than `days`; else that many are enough. */
  readonly isExceeded: boolean;
  /** What else must be true, in sentences of the data. */
  readonly needsAlso: readonly string[];
  /** The most days a year in any one other country. */
  readonly noOtherCountryMoreThan?: number | undefined;
}

/** What makes a person resident who works mostly elsewhere, beside the days of the ordinary rule. */
export interface Residence {
  /** Whether a registration is enough, whatever the days. */
  readonly isByRegistration: boolean;
  /** With fewer days: 'fits' under the shorter rule of `days`, 'check' with what `because` names, 'no' in no way. */
  readonly fewDays: 'fits' | 'check' | 'no';
  readonly days?: number;
  /** The most days a year in any one other country. */
  readonly noOtherCountryMoreThan?: number;
  /** In whole sentences. */
  readonly because: string;
}

/** A rule by which a country keeps its citizens tax resident who move to some destinations. */
export interface KeptCitizens {
  readonly citizenship: string;
  /** Of a group of citizenships, whom it is about, as in "If you are Finnish"; it only has to be kept in mind. */
  readonly only?: string;
  /** Whether it is about moves from the country of the citizenship itself. */
  readonly leaving: boolean;
  /** Whether a second citizenship ends it. */
  readonly unlessSecond?: true;
  /** Slugs. */
  readonly destinations: 'all' | readonly string[];
  readonly because: string;
  /** What settles it for a person. */
  readonly question: string;
}

/** Who stays tax resident at home in spite of a move. */
export interface KeptResident {
  readonly citizens: readonly KeptCitizens[];
  /** Homes that let go only who settles in one place. */
  readonly settling: { readonly homes: readonly string[]; readonly because: string };
}

/** The year of a move is loaded with the facts: without a person's answers it is not needed. */
interface MoveMethod {
  readonly laws: MoveLaws;
  readonly movePlanOf: typeof movePlanOf;
  readonly moveYear: typeof moveYear;
  readonly moveMonths: typeof moveMonths;
}

/** See `lawMethod`. */
export type LawsFor = (answers: LawAnswers) => LawMethod;

/** What is loaded with the facts only for whom it concerns. */
export interface FactParts {
  readonly household?: boolean;
  readonly otherIncome?: boolean;
  readonly keptCompany?: boolean;
}

/** Whether facts are wanted, and which parts with them. */
export type FactsWanted = boolean | FactParts;

export interface PersonFacts {
  /** What people pay today in each country, sorted by name. */
  readonly homes: readonly Home[];
  /** Schemes that stand in no specified list, by country slug. */
  readonly schemes: Readonly<Record<string, readonly Scheme[]>>;
  /** What the United States ask of a person who lives elsewhere; null as long as it is not here. */
  readonly usTaxesOf: ((person: LawAnswers) => UsTaxes | null) | null;
  /** Where people who leave a home country are insured; null as long as it is not here. */
  readonly coverage: Coverage | null;
  /** By country slug. */
  readonly permits: Readonly<Record<string, readonly PermitTerms[]>>;
  /** By upper-case country code. */
  readonly dayRules: Readonly<Record<string, readonly DayRule[]>>;
  /** By country slug, and by the id of regimes that differ from their country. */
  readonly residence: Readonly<Record<string, Residence>>;
  readonly keptResident: KeptResident | null;
  /** What a country that one leaves still asks, by its lower-case code. */
  readonly leavingRules: Readonly<Record<string, LeavingRules>>;
  /** Whether a tie that was said to be kept goes on making resident in a country, by its lower-case code; null where no device says it. */
  readonly isHeldBy: ((home: string, citizenships: readonly string[] | undefined) => boolean) | null;
  /** How countries treat the year of a move, and what works it out; null as long as it is not here. */
  readonly move: MoveMethod | null;
  /** What a scheme costs beside tax, by its id; of those that are left out too little is known. */
  readonly costs: Readonly<Record<string, CostsByPassport>>;
  /** The law of every regime; null as long as it is not here. */
  readonly laws: Laws | null;
  /** Works the law's estimate out, as the laws are for a person; null as long as it is not here. */
  readonly lawsFor: LawsFor | null;
  /** Other money beside any scheme; null as long as it is not here, or there is none. */
  readonly otherMoneyOf: ((asked: OtherMoneyAsked) => OtherMoneyMethod) | null;
  /** What becomes of a company that is kept, in a destination by its slug; null as long as it is not here, or there is none. */
  readonly keptSaid: ((company: KeptCompany, slug: string, owner: KeptOwner) => KeptSaid | null) | null;
  /** The law of a company as it pays an owner with a family; null as long as it is not here, or nobody moves along. */
  readonly payWithFamily: ((company: CompanyPay, family: Family) => CompanyPay) | null;
}

/** As long as nothing has been said, or where the facts cannot be had. */
export const NO_PERSON_FACTS: PersonFacts = {
  homes: [],
  schemes: {},
  usTaxesOf: null,
  coverage: null,
  permits: {},
  dayRules: {},
  residence: {},
  keptResident: null,
  leavingRules: {},
  isHeldBy: null,
  move: null,
  costs: {},
  laws: null,
  lawsFor: null,
  otherMoneyOf: null,
  keptSaid: null,
  payWithFamily: null,
};
