/**
 * What becomes of a company that stays where it is while its owner moves: what the new country makes of it, what its own
 * country goes on taking, and what a move of its management means. Facts of data/kept-company, and the rule over them.
 */
import type { Certainty } from './entities.ts';
import type { LeavingSource } from './leavingHome.ts';

/** What the new country makes of a foreign company. */
export const KEPT_OUTCOMES = [
  'local-company',
  'branch',
  'foreign-profit-untaxed-here',
  'cfc',
  'transparent',
] as const;
export type KeptOutcome = (typeof KEPT_OUTCOMES)[number];

/** What a US LLC with one owner counts as. */
export const LLC_TREATMENTS = ['opaque', 'transparent', 'unsettled'] as const;

/** What ends a company's residence in its own country beside a treaty. */
export const RESIDENCE_ENDS = ['if-managed-abroad', 'if-resident-elsewhere'] as const;

/** What a company owes when its management moves. */
export const EXIT_TAXES = ['on-what-leaves', 'if-residence-ends', 'as-liquidation'] as const;
export type KeptExitTax = (typeof EXIT_TAXES)[number];

/** The company that a person keeps: its country by lower-case code or 'other', and whether it is a US LLC with one owner. */
export interface KeptCompany {
  readonly country: string;
  readonly form?: 'llc';
}

export interface OtherOutcome {
  readonly outcome: KeptOutcome;
  /** Behind the outcome: "if it is really run abroad". */
  readonly when: string;
  /** Whether it is that of a company that is run from elsewhere. */
  readonly runElsewhere?: boolean;
  /** Slugs of countries whose companies always have it, with the reason in one sentence. */
  readonly companies?: readonly string[];
  readonly condition?: string;
}

/** A country that an owner moves to. */
export interface KeptThere {
  /** For an owner who decides and works there alone. */
  readonly outcome: KeptOutcome;
  /** Regime of a local company of one owner. */
  readonly scheme?: string;
  /** Why, in one sentence. */
  readonly condition: string;
  readonly otherwise: readonly OtherOutcome[];
  readonly source: LeavingSource;
  readonly secondSource?: LeavingSource;
  readonly confidence: Certainty;
  readonly llc: {
    readonly treatment: (typeof LLC_TREATMENTS)[number];
    readonly text: string;
    readonly source?: LeavingSource;
    readonly confidence: Certainty;
  };
}

/** A country in which a company is. */
export interface KeptFrom {
  readonly slug: string;
  readonly residenceEnds?: (typeof RESIDENCE_ENDS)[number];
  readonly exitTax?: KeptExitTax;
  readonly onlyBusinessThere?: boolean;
  /** By the slug of each other destination. */
  readonly to: Readonly<Record<string, KeptAgreement>>;
}

export interface KeptAgreement {
  /** Whether there is a tax treaty; null where that is not known. */
  readonly treaty: boolean | null;
  /** Percent of a dividend; null where it is not known well enough. */
  readonly withheld: number | null;
}

export interface KeptCompanies {
  /** By the destination's slug. */
  readonly there: Readonly<Record<string, KeptThere>>;
  /** By the lower-case code of the company's country. */
  readonly companies: Readonly<Record<string, KeptFrom>>;
}

interface KeptStatement {
  readonly text: string;
  readonly source: LeavingSource;
  readonly secondSource?: LeavingSource;
  readonly confidence: Certainty;
}

/** What the page about companies of a country says. */
export interface KeptTexts {
  readonly reviewed: string;
  readonly forms: readonly string[];
  readonly resident: KeptStatement;
  readonly management: KeptStatement;
  readonly profit: KeptStatement;
  readonly dividends: KeptStatement & { readonly claim?: string };
  readonly also?: readonly string[];
}

/**
 * What the company's own country does with the profit: nothing; all of it; what its own tax is higher than the one there;
 * all of it until a treaty gives the company to one of both, or without an end, because there is none. 'of-citizens': what the
 * United States take of their citizens, whose own it is.
 */
export type KeptProfit = 'nothing' | 'all' | 'the-rest' | 'until-settled' | 'both' | 'of-citizens';

/** What of the owner decides. */
export interface KeptOwner {
  /** Whether the work is done mostly outside the destination. */
  readonly runElsewhere: boolean;
  /** A citizen of the United States, or a holder of their green card. */
  readonly isUsPerson: boolean;
}

/** What becomes of one company in one destination. */
export interface KeptAnswer {
  /** 'unsettled' where nobody has said what it is, or facts are weighed. */
  readonly outcome: KeptOutcome | 'unsettled';
  /** Regime by which it is taxed there: of a company that counts as local, where one fits. */
  readonly scheme: string | null;
  /** Why, in one sentence; null where only `when` says it. */
  readonly condition: string | null;
  /** Behind the outcome, in the place of a condition. */
  readonly when: string | null;
  readonly confidence: Certainty;
  /** Null where facts are weighed. */
  readonly profit: KeptProfit | null;
  /** Percent of a dividend; null where there is none, or it is not known well enough. */
  readonly withheld: number | null;
  readonly exitTax: KeptExitTax | null;
}

/** The same with its words: behind "Your company:", why in one sentence, and all of it. */
export interface KeptSaid extends KeptFacts {
  readonly short: string;
  readonly why: string;
  readonly text: string;
}

/** What can be said of it in facts. */
type KeptFacts = Pick<KeptAnswer, 'outcome' | 'scheme' | 'profit' | 'withheld' | 'exitTax'>;

/**
 * Null for a company of the destination itself, which stays a local one, and for countries that the data do not have.
 */
export function keptIn(
  company: KeptCompany,
  slug: string,
  { runElsewhere, isUsPerson }: KeptOwner,
  { there: destinations, companies }: KeptCompanies,
): KeptAnswer | null {
  const { [slug]: there } = destinations;
  const { [company.country]: from } = companies;
  const agreed = from?.to[slug];
  if (!there || !from || !agreed) return null;
  const isLlc = company.form === 'llc';
  const found = outcomeOf(there, { isLlc, runElsewhere, from });
  const { outcome } = found;
  const isLocal = outcome === 'local-company';
  return {
    ...found,
    scheme: isLocal ? (there.scheme ?? null) : null,
    profit: isLlc
      ? isUsPerson
        ? 'of-citizens'
        : 'nothing'
      : profitOf(outcome, { from, agreed, runElsewhere }),
    // Of their own citizens the United States withhold nothing: they ask for a return.
    withheld: isLlc || (isUsPerson && company.country === 'us') ? null : agreed.withheld,
    exitTax: isLlc || runElsewhere ? null : exitTaxOf(from, isLocal && mayEnd(from, agreed)),
  };
}

interface Run {
  readonly isLlc: boolean;
  readonly runElsewhere: boolean;
  readonly from: KeptFrom;
}

type Found = Omit<KeptAnswer, 'scheme' | 'profit' | 'withheld' | 'exitTax'>;

function outcomeOf(there: KeptThere, { isLlc, runElsewhere, from }: Run): Found {
  const { llc, otherwise, confidence } = there;
  if (isLlc && llc.treatment !== 'opaque') {
    return { outcome: llc.treatment, condition: llc.text, when: null, confidence: llc.confidence };
  }
  if (runElsewhere) {
    const { outcome = 'unsettled', when = null } = otherwise.find((one) => one.runElsewhere) ?? {};
    return { outcome, condition: null, when, confidence };
  }
  const own = otherwise.find(({ companies }) => companies?.includes(from.slug));
  const { outcome, condition = null } = own ?? there;
  return { outcome, condition, when: null, confidence };
}

function profitOf(
  outcome: KeptAnswer['outcome'],
  { from, agreed, runElsewhere }: Omit<Run, 'isLlc'> & { readonly agreed: KeptAgreement },
): KeptProfit | null {
  if (outcome === 'unsettled') return null;
  const isLocal = outcome === 'local-company';
  const ends =
    (from.residenceEnds === 'if-managed-abroad' && !runElsewhere) ||
    (from.residenceEnds === 'if-resident-elsewhere' && isLocal);
  if (ends || from.onlyBusinessThere) return 'nothing';
  if (outcome === 'branch') return 'the-rest';
  if (!isLocal) return 'all';
  return agreed.treaty === null ? null : agreed.treaty ? 'until-settled' : 'both';
}

/** Whether the residence of a company that counts as local elsewhere may end: by a treaty, or by the law of its country. */
function mayEnd({ residenceEnds }: KeptFrom, { treaty }: KeptAgreement): boolean {
  return treaty !== false || residenceEnds !== undefined;
}

function exitTaxOf({ exitTax }: KeptFrom, residenceMayEnd: boolean): KeptExitTax | null {
  return exitTax === undefined || (exitTax === 'if-residence-ends' && !residenceMayEnd) ? null : exitTax;
}
