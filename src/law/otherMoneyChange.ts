/** What is said of other money and what it comes to, in plain amounts: pages add them up without the rules behind them. */
import type { RegimeLaw } from './laws.ts';
import type { LawCase } from './results.ts';
import type { LawWorkingStep } from './working.ts';
import type { Choices } from './year.ts';

/** What a person can say of other money, in the order in which it is shown. */
export const OTHER_KINDS = [
  ...(['dividends', 'interest', 'shares', 'crypto', 'rent', 'royalties', 'pension'] as const),
] as const;
export type OtherKind = (typeof OTHER_KINDS)[number];

/** The fact that decides of a pension of the country itself, where that is asked of whoever lives there. */
export const OWN_PENSION = 'work-here';

/** One income a year, US dollars. */
export interface OtherMoney {
  readonly kind: OtherKind;
  readonly amount: number;
  /** "here", "abroad" or the slug of a country. */
  readonly from: string;
  /** The id of a case of a country's rules, where the person has said which is hers; of several countries, parted by dots. */
  readonly rule?: string | undefined;
  readonly status?: string | undefined;
  /** Facts that formulas ask for, by name. */
  readonly facts?: Readonly<Record<string, number>> | undefined;
}

/** All of it, with the country that was left: null where it is not known, or nobody has left one. */
export interface OtherMoneyAsked {
  readonly incomes: readonly OtherMoney[];
  /** Whether a case or a status that is none of the country is refused; else it is that of another one, and does not count. */
  readonly isStrict?: boolean;
  /** Whether what has weak sources is in no amount. */
  readonly withoutWeak?: boolean;
  readonly left: {
    /** Slug. */
    readonly country: string;
    /** The person's passports: lower-case codes, with "eea" where one is of the free movement of Europe. */
    readonly passports: readonly string[];
    /** Its ordinary scheme, by which a flat there is let where nothing is known of people who have left. */
    readonly regime: string;
    /** What the work brings after its costs, US dollars a year, where a flat that stays is taxed at the rate of everything. */
    readonly work?: number | undefined;
  } | null;
}

/** What one income owes, US dollars a year. */
export interface OtherMoneyTax {
  readonly kind: OtherKind;
  readonly from: string;
  /** Its place among the incomes that were said. */
  readonly said: number;
  /** The id of the rule that was asked. */
  readonly rule: string;
  readonly amount: number;
  /** In the country of the scheme, after the credit for what the other one takes. */
  readonly tax: number;
  readonly contributions: number;
  /** By the country that was left: at the source, and by its yearly return. */
  readonly withheld: number;
  readonly dueAtHome: number;
  /** Whether the sources of the rule are weak. */
  readonly isWeak: boolean;
  /** The tax by the other reading of the law, and in the way that the person may choose; each after the credit, too. */
  readonly otherReading?: number | undefined;
  readonly byChoice?: number | undefined;
}

/** What other money comes to, US dollars a year. */
export interface OtherMoneyChange {
  readonly incomes: readonly OtherMoneyTax[];
  /** Kinds of which too little is known there: they are in no amount. */
  readonly uncounted: readonly OtherKind[];
  /** Kinds of which it is not known what the country that was left takes: of who has left, whereby they count without it, or of who stays. */
  readonly unsettled: readonly OtherKind[];
  /** Kinds of which it hangs on a fact that was not said, such as what shares are worth. */
  readonly unsaid: readonly OtherKind[];
  /** Kinds of which the law of the country of today can be read in another way: today counts the usual one. */
  readonly argued: readonly OtherKind[];
  readonly amount: number;
  /** What a status costs every year, whatever the income is: a lump sum. */
  readonly statusCost: number;
  /** What all of it owes, wherever. */
  readonly total: number;
}

type Regimes = Readonly<Record<string, RegimeLaw>>;

/** A year, and what a person has said that chooses figures. */
export type InYear = Choices & { readonly taxYear: number };

/** Other money of one person, ready to be asked beside any scheme. */
export interface OtherMoneyMethod {
  /** The same for two whose answers are the same. */
  readonly key: string;
  /**
   * Other money beside a scheme; null where nothing is known of it there.
   * @param known what of the case is the same at every income
   * @throws {QuestionError} for what no rule answers
   */
  readonly beside: (
    regimes: Regimes,
    regimeId: string,
    known: LawCase,
    choices: InYear,
  ) => OtherMoneyBeside | null;
}

/** Other money beside a scheme in a year. It is asked with the case of the work, in the law's currency. */
export interface OtherMoneyBeside {
  /** What it adds. */
  readonly changeAt: (known: LawCase) => OtherMoneyChange;
  /** How what each of its incomes owes comes about, in their order. */
  readonly workingAt: (known: LawCase) => readonly OtherMoneyWorking[];
}

/** How what one income owes comes about. */
export interface OtherMoneyWorking {
  /** Slug of the country of the scheme, and its currency. */
  readonly country: string;
  readonly currency: string;
  /** The steps of the tax, before what the other country takes is credited, and of contributions; in that currency. */
  readonly tax: readonly LawWorkingStep[];
  readonly contributions: readonly LawWorkingStep[];
  /** What of the tax is credited for what the other country takes. */
  readonly credited: number;
  /** The rule of the country that was left, which is that for residents where it is not known of others; null: nothing is taken. */
  readonly atHome: { readonly country: string; readonly rule: string; readonly hasTreaty: boolean } | null;
}

/** All that one income owes, wherever. */
export function owedOn({ tax, contributions, withheld, dueAtHome }: OtherMoneyTax): number {
  return tax + contributions + withheld + dueAtHome;
}

/** Whether too little is known of some of it: nothing certain can be said against today. */
export function isMoneyOpen(change: OtherMoneyChange | null): boolean {
  return change !== null && [...change.uncounted, ...change.unsettled, ...change.unsaid].length > 0;
}

/** The same amounts in another currency, or as a share of a year. */
export function otherMoneyTimes(change: OtherMoneyChange, factor: number): OtherMoneyChange {
  return {
    ...change,
    incomes: change.incomes.map((one) => withAmounts(one, (of) => one[of] && one[of] * factor)),
    amount: change.amount * factor,
    statusCost: change.statusCost * factor,
    total: change.total * factor,
  };
}

/** Several in one, such as those of the years of a stay; null where there are none. Their incomes are the same ones. */
export function otherMoneySum(changes: readonly OtherMoneyChange[]): OtherMoneyChange | null {
  const [first, ...others] = changes;
  if (!first) return null;
  return others.reduce(
    (sum, change) => ({
      unsettled: sum.unsettled,
      unsaid: sum.unsaid,
      argued: sum.argued,
      uncounted: [...new Set([...sum.uncounted, ...change.uncounted])],
      incomes: sum.incomes.map((one) =>
        plus(
          one,
          change.incomes.find(({ said }) => said === one.said),
        ),
      ),
      amount: sum.amount + change.amount,
      statusCost: sum.statusCost + change.statusCost,
      total: sum.total + change.total,
    }),
    first,
  );
}

function plus(one: OtherMoneyTax, other: OtherMoneyTax | undefined): OtherMoneyTax {
  if (!other) return one;
  // In a year without another way, or another reading, there is the tax alone.
  return withAmounts(one, (of) =>
    (one[of] ?? other[of]) === undefined ? undefined : (one[of] ?? one.tax) + (other[of] ?? other.tax),
  );
}

const AMOUNTS = [
  ...(['amount', 'tax', 'contributions', 'withheld', 'dueAtHome'] as const),
  ...(['byChoice', 'otherReading'] as const),
] as const;

function withAmounts(
  one: OtherMoneyTax,
  amount: (of: (typeof AMOUNTS)[number]) => number | undefined,
): OtherMoneyTax {
  return { ...one, ...Object.fromEntries(AMOUNTS.map((of) => [of, amount(of)])) };
}
