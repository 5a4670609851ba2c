/** What living and working in a destination asks for beside its taxes, how a company there can pay its owner, and prices. */
import type { Certainty, PermitMonths, Reference } from './entities.ts';
import type { IndexSource } from './methodology.ts';

/** An amount as the state or the seller names it, and what it comes to. */
export interface LocalAmount {
  /** ISO 4217. */
  readonly currency: string;
  readonly amount: number;
  /** US dollars at the exchange rate, unrounded. */
  readonly usd: number;
}

/** A supplement of a lowest income: for a partner and each child, or for the first and each further member of a family. */
export type FamilyIncome = (
  | { readonly partner: LocalAmount; readonly child: LocalAmount }
  | { readonly first: LocalAmount; readonly further: LocalAmount }
) & {
  /** Left out where the permit's own source says it. */
  readonly source?: Reference | undefined;
};

/** What decides whether a permit is open to a person. */
export interface PermitTerms {
  /** Unique within the country. */
  readonly id: string;
  readonly name: string;
  /** Citizens of the EU, the EEA and Switzerland, other citizens, or all. */
  readonly for: 'eu' | 'non-eu' | 'all';
  /** Citizenships beside those. */
  readonly also?: readonly string[] | undefined;
  /** Whether it is made for people who work for clients abroad. */
  readonly nomad: boolean;
  /** Lowest yearly income; null where there is none, or none in a figure. */
  readonly minIncome: LocalAmount | null;
  /** How much higher that is with a family; left out where nothing is known of it. */
  readonly familyIncome?: FamilyIncome | undefined;
  /** Whether family members can come on it; null where it is not known. */
  readonly familyIncluded: boolean | null;
  readonly months: PermitMonths;
  /** How long it is valid and whether it is renewed, in words: "1 year, renewable". */
  readonly validity: string | null;
}

export interface Permit extends PermitTerms {
  readonly minIncomeText: string | null;
  readonly fee: LocalAmount | null;
  /** How long the decision takes, in words. */
  readonly processing: string | null;
  /** How partner and children come, and after how many months; absent where it is not known. */
  readonly family?:
    | {
        readonly text: string;
        readonly waitMonths?: number | undefined;
        readonly source?: Reference | undefined;
      }
    | undefined;
  readonly text: string;
  readonly source: Reference;
}

/** When a return or payment is due. */
export type DueRule =
  | { readonly every: 'month'; readonly day: number }
  | { readonly every: 'quarter'; readonly months: readonly number[]; readonly day: number }
  /** `following`: due in the year after the one it is about. */
  | { readonly every: 'year'; readonly month: number; readonly day: number; readonly following: boolean };

interface DueDate {
  readonly id: string;
  /** Ids of the regimes that have to keep it. */
  readonly regimes: readonly string[];
  /** Only for who is registered for value added tax. */
  readonly onlyIf?: 'vat' | undefined;
  readonly title: string;
  readonly rule: DueRule;
  readonly text: string;
  readonly source: Reference;
}

export interface FirstStep {
  readonly title: string;
  /** Days from the arrival, negative before it. */
  readonly offsetDays: number;
  /** Citizens of the EU, the EEA and Switzerland, or others; absent where it is for all. */
  readonly for?: 'eu' | 'non-eu' | undefined;
  /** Ids of the regimes that take it; absent where all do. */
  readonly regimes?: readonly string[] | undefined;
  readonly text: string;
  readonly source: Reference;
}

/** Whether a step is one of a regime. */
export function isStepOf({ regimes }: Pick<FirstStep, 'regimes'>, regimeId: string): boolean {
  return regimes === undefined || regimes.includes(regimeId);
}

/** What a move or a year in a country costs beside tax, as a source has it. */
export interface CostItem {
  readonly id: string;
  readonly regimes: readonly string[];
  /** Citizens of the EU, EEA and Switzerland, or others; left out: all. */
  readonly for?: 'eu' | 'non-eu';
  readonly kind: string;
  readonly what: string;
  /** Null where no price was found. */
  readonly low: LocalAmount | null;
  readonly typical: LocalAmount | null;
  readonly high: LocalAmount | null;
  readonly every: 'year' | 'once' | 'renewal' | 'leaving';
  /** Of a renewal. */
  readonly everyYears?: number;
  /** False for what stays one's own, and what most people do not need. */
  readonly counted: boolean;
  readonly mandatory: boolean;
  readonly condition?: string;
  /** Whether it was taken from a neighbouring case. */
  readonly estimate?: true;
  /** A day, a month or a year. */
  readonly asOf: string;
  readonly note?: string;
  readonly source: Reference;
  readonly confidence: Certainty;
}

/** Which unions a country belongs to. */
interface Area {
  readonly eu: boolean;
  readonly eea: boolean;
  readonly schengen: boolean;
  readonly euro: boolean;
}

/** Sales of apps, courses, downloads or goods to private people in the EU, outside of the country. */
export interface PrivateBuyers {
  /** Whose One Stop Shop it is, as a sentence says it; null: that of any one EU state. */
  readonly register: string | null;
  /** Yearly sales above which the buyer's tax is due; null: from the first one. */
  readonly above: LocalAmount | null;
  /** What the country's own tax does with them, where that is known. */
  readonly atHome?: { readonly text: string; readonly source: Reference } | undefined;
  readonly source: Reference;
}

export interface Practical {
  readonly slug: string;
  /** ISO date. */
  readonly reviewed: string;
  readonly vat: {
    readonly name: string;
    /** Standard rate, percent. */
    readonly rate: number;
    /** Yearly turnover from which registration is due; null where there is none. */
    readonly registrationThreshold: LocalAmount | null;
    readonly thresholdText: string;
    /** Whether fees from business clients abroad stay outside of the threshold. */
    readonly onlyLocal?: boolean | undefined;
    readonly foreignClients: string;
    readonly source: Reference;
    readonly privateBuyers: PrivateBuyers;
  };
  readonly permits: readonly Permit[];
  readonly dates: readonly DueDate[];
  readonly firstSteps: readonly FirstStep[];
  readonly costs: readonly CostItem[];
  /** Regimes whose costs are known too poorly to be added up. */
  readonly notAdded?: readonly string[];
  readonly health: {
    readonly privateNeeded: boolean;
    readonly text: string;
    readonly source: Reference;
  };
  /** Words under which people search for the country. */
  readonly aliases: readonly string[];
  readonly area: Area;
  readonly confidence: Certainty;
}

/** What a guide says of how a company pays its owner. */
export interface CompanyPayTexts {
  /** The contract under which the owner is paid. */
  readonly form: string;
  /** Why the wage has a minimum, or none. */
  readonly minimum: string;
  readonly maximum: string | null;
  readonly withoutWage: string;
  /** What the wage buys. */
  readonly buys: string;
  /** Other contracts under which the owner can be paid, by what the law asks for. */
  readonly ways: readonly { readonly id: string; readonly name: string; readonly buys: string }[];
  readonly retained: { readonly now: string; readonly later: string; readonly limits: readonly string[] };
  /** Where arithmetic is not all. */
  readonly caution: string | null;
  readonly confidence: Certainty;
  readonly doubts: readonly string[];
  readonly sources: readonly Reference[];
}

/** What the same life costs in different countries. */
export interface PriceLevels {
  /** Of the destinations, by slug; United States = 100. */
  readonly destinations: Readonly<Record<string, number>>;
  /** Of the home countries, by id; United States = 100. */
  readonly homes: Readonly<Record<string, number>>;
  /** The year that the levels describe. */
  readonly year: number;
  readonly source: Pick<IndexSource, 'title' | 'publisher' | 'url' | 'edition'>;
}

/**
 * Whether a person registers for value added tax; null where that is not known. In the EU services to clients abroad may
 * ask for it below every threshold.
 * @param income USD per year
 */
export function registersForVat(
  { vat: { registrationThreshold, onlyLocal = false }, area }: Pick<Practical, 'vat' | 'area'>,
  { income, clients }: { readonly income: number; readonly clients: 'abroad' | 'local' | undefined },
): boolean | null {
  if (clients === 'abroad' && onlyLocal) return area.eu ? null : false;
  if (onlyLocal && clients === undefined) return null;
  if (registrationThreshold === null || income > registrationThreshold.usd) return true;
  return area.eu ? null : false;
}

/** A monthly budget of one country at the prices of another; the currency stays. */
export function pricedAt(budget: number, fromLevel: number, toLevel: number): number {
  return (budget * toLevel) / fromLevel;
}
