/** What US citizens and holders of a green card owe the United States while they live elsewhere, as the data have it. */
import type { LawAnswers, TaxKind } from '../law/index.ts';

/** Which of two systems insures somebody who works in their own name. */
export const SYSTEM_RULES = ['none', 'residence', 'where-insured', 'nationality'] as const;
type SystemRule = (typeof SYSTEM_RULES)[number];

/** Which of the two insures somebody on the payroll of a US employer. */
export const EMPLOYEE_RULES = ['none', 'where-worked', 'nationality'] as const;
type EmployeeRule = (typeof EMPLOYEE_RULES)[number];

/** How the agreement with a destination decides who insures; without one the United States always do. */
export interface UsDestination {
  readonly selfEmployed: SystemRule;
  readonly employed: EmployeeRule;
  /** A business that is brought along from `movedFrom` stays in the US system so long; null: no such rule. */
  readonly staysUpToMonths: number | null;
  readonly movedFrom: string | null;
  /** Regimes that insure. */
  readonly insures: readonly string[];
  /** First months in which they do not. */
  readonly notInsured: readonly {
    readonly regimes: readonly string[];
    readonly months: number;
    readonly onlyWithRelief: boolean;
    readonly text: string;
  }[];
  /** Shares of local lines that stay due in the US system, by regime (of a wage: by its law) and kind, 0 to 1; lines left out stay whole. */
  readonly staysDue: Readonly<Record<string, Readonly<Partial<Record<TaxKind, number>>>>>;
  /** Who holds this citizenship as well chooses; the regimes under which the US system is the cheaper one. */
  readonly choice: { readonly citizenship: string; readonly usSystemUnder: readonly string[] } | null;
  readonly text: string;
}

export type UsRegime =
  | { readonly as: 'self-employed'; readonly creditable: 'yes' | 'doubtful' | 'no' | 'none' }
  | {
      readonly as: 'company';
      readonly companyTaxOn: 'profit' | 'distribution' | 'turnover';
      readonly companyTaxCreditable: boolean;
      readonly qualifiedDividend: boolean;
      readonly wage: 'as-in-figure' | 'exclusion';
      readonly dividendTaxCreditable?: false;
      /** Lines that come off before its profit. */
      readonly lowersProfit?: readonly TaxKind[];
    };

export interface UsCitizens {
  /** Ids of the laws. */
  readonly laws: Readonly<Record<'selfEmployed' | 'wage' | 'company', string>>;
  /** By slug. */
  readonly destinations: Readonly<Record<string, UsDestination>>;
  /** By regime id. */
  readonly regimes: Readonly<Record<string, UsRegime>>;
  readonly texts: {
    /** To who holds a green card and is no citizen. */
    readonly greenCard: string;
    readonly notInsured: string;
    readonly certificate: string;
    readonly exclusion: string;
    readonly doubtfulCredit: string;
    readonly noCredit: string;
    readonly usEmployer: string;
    readonly foreignEmployer: string;
    readonly agreements: Readonly<Record<Exclude<EmployeeRule, 'none'>, string>>;
    readonly company: readonly string[];
  };
}

/** What a person has said that decides it; see `Situation`. */
type UsPerson = Pick<LawAnswers, 'citizenships' | 'greenCard' | 'home' | 'payroll' | 'years'>;

/** Whether the United States tax a person wherever they live. */
export function isUsPerson({ citizenships, greenCard }: UsPerson): boolean {
  return greenCard === true || (citizenships?.includes('us') ?? false);
}

/**
 * Which share of a year of a stay the United States insure a person who works in their own name: 1 without an agreement,
 * and where nothing is paid into the other country's insurance.
 * @param at the regime, the year's place in the stay, and whether a relief of the first years is in force
 */
export function insuredInUs(
  { destinations }: Pick<UsCitizens, 'destinations'>,
  person: UsPerson,
  at: {
    readonly slug: string;
    readonly regimeId: string;
    readonly place?: number;
    readonly relieved?: boolean;
  },
): number {
  const own = destinations[at.slug];
  if (!own || staysInUsSystem(own, person, at.regimeId)) return 1;
  const months = own.notInsured
    .filter(
      ({ regimes, onlyWithRelief }) => regimes.includes(at.regimeId) && (!onlyWithRelief || at.relieved),
    )
    .reduce((sum, { months: first }) => sum + first, 0);
  const passed = 12 * ((at.place ?? Number.POSITIVE_INFINITY) - 1);
  return Math.min(Math.max(months - passed, 0), 12) / 12;
}

/** Whether the whole stay is insured in the United States. */
export function staysInUsSystem(own: UsDestination, person: UsPerson, regimeId: string): boolean {
  switch (own.selfEmployed) {
    case 'none':
      return true;
    case 'nationality':
      return own.choice !== null && person.citizenships?.includes(own.choice.citizenship)
        ? own.choice.usSystemUnder.includes(regimeId)
        : true;
    case 'residence':
      return !own.insures.includes(regimeId);
    case 'where-insured':
      return !own.insures.includes(regimeId) || bringsBusiness(own, person);
  }
}

/** Whether the employer is taken to be one of the United States: that of somebody who lives there today. */
export function hasUsEmployer({ home }: UsPerson): boolean {
  return home !== undefined && 'country' in home && home.country === 'us';
}

/**
 * Whether a wage from a US employer stays insured in the United States. An agreement has an employee insured where the work
 * is done, if anything is paid into the insurance there; whom the employer sends for a time is not counted.
 * @param wage the regime that takes it, and whether it takes contributions
 */
export function isWageInsuredInUs(
  own: UsDestination | undefined,
  person: UsPerson,
  wage: { readonly regimeId: string; readonly isInsured: boolean },
): boolean {
  switch (own?.employed) {
    case 'where-worked':
      return !wage.isInsured;
    case 'nationality':
      return staysInUsSystem(own, person, wage.regimeId);
    default:
      return true;
  }
}

/** Whether a business is brought along for so short a stay that it stays insured where it comes from. */
function bringsBusiness({ staysUpToMonths, movedFrom }: UsDestination, { home, years }: UsPerson): boolean {
  // A home that is another country rules it out; as long as none is named, the tax is not left out.
  const comesFrom = home && 'country' in home ? home.country : movedFrom;
  const isShort = staysUpToMonths !== null && (years === undefined || years * 12 <= staysUpToMonths);
  return isShort && comesFrom === movedFrom;
}

/** The shares of local contributions that stay due to somebody who is insured in the United States, by regime, of wages by law. */
export function sharesDue({ destinations }: Pick<UsCitizens, 'destinations'>, person: UsPerson) {
  // The United States insure a wage only where one of their employers pays it.
  if (!isUsPerson(person) || (person.payroll && !hasUsEmployer(person))) return {};
  return Object.fromEntries(
    Object.values(destinations).flatMap((own) =>
      Object.entries(own.staysDue).filter(([regimeId]) => staysInUsSystem(own, person, regimeId)),
    ),
  );
}
