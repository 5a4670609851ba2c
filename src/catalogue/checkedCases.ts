/** What others expect of the schemes, held against the law's estimate. */
import type { ExitAssets, TaxKind } from '../law/index.ts';
import { countOf } from './format.ts';
import type { SaidIncome } from './otherIncome.ts';

/** Where an expectation comes from, the surest first. */
export const CASE_SOURCE_KINDS = ['official', 'table', 'example', 'calculator', 'test'] as const;
export type CaseSourceKind = (typeof CASE_SOURCE_KINDS)[number];

export const CASE_SOURCE_LABELS: Readonly<Record<CaseSourceKind, string>> = {
  official: 'Official calculators',
  table: 'Published tables',
  example: 'Published examples',
  calculator: 'Public calculators',
  test: 'Tests of open projects',
};

/** Where a difference lies: the source is wrong, it counts something else, or nobody has found it yet. */
export const CASE_DIFFERENCES = ['source', 'question', 'open'] as const;
export type CaseDifference = (typeof CASE_DIFFERENCES)[number];

/** A case with what it comes to here. Amounts are a year in its currency. */
export interface CheckedCase {
  readonly id: string;
  readonly scheme: string;
  /** "Malta, Resident non-domiciled". */
  readonly name: string;
  readonly income: number;
  readonly currency: string;
  readonly costs: number;
  /** What a company pays its owner; undefined: what is usual. */
  readonly wage?: number | undefined;
  readonly profession?: string | undefined;
  /** The income beside the work that the expectation is about. */
  readonly otherIncome?: SaidIncome | undefined;
  /** What somebody leaves the country with; the expectation is the tax on leaving. */
  readonly exit?: ExitAssets | undefined;
  readonly year: number;
  /** What the expectation is about; null for all kinds together. */
  readonly line: TaxKind | null;
  readonly expected: number;
  readonly ours: number;
  /** Ours less expected, in percent of income, of the income beside the work, or of the gain on leaving. */
  readonly points: number;
  readonly source: {
    readonly title: string;
    readonly publisher: string;
    readonly url: string | null;
    readonly kind: CaseSourceKind;
  };
  readonly seen: string;
  readonly note?: string | undefined;
  readonly differs?: { readonly because: string; readonly at: CaseDifference } | undefined;
}

/** What somebody would gain who sold all that she leaves with. */
export function gainOf({ shares, portfolio, crypto, business }: ExitAssets): number {
  const company = shares && { value: (shares.value ?? 0) * shares.held, cost: shares.cost };
  return [company, portfolio, crypto, business].reduce(
    (sum, one) => sum + (one ? one.value - one.cost : 0),
    0,
  );
}

/** How far a figure may be from a case that gives no reason, in percent of income. */
export const CASE_POINTS = 0.1;

/** Whether a case agrees with the figure. */
export function agrees({ points }: Pick<CheckedCase, 'points'>): boolean {
  return Math.abs(points) <= CASE_POINTS;
}

/** The code of a case's country: an id of a scheme begins with it. */
export function countryIdOf({ scheme }: Pick<CheckedCase, 'scheme'>): string {
  return scheme.slice(0, 2);
}

/** Cases of a country, counted: how many agree, and of the others whether ours is more or less. */
interface CaseCounts {
  readonly agree: number;
  readonly more: number;
  readonly less: number;
}

function countCases(cases: readonly Pick<CheckedCase, 'points'>[]): CaseCounts {
  const others = cases.filter((one) => !agrees(one));
  const more = others.filter(({ points }) => points > 0).length;
  return { agree: cases.length - others.length, more, less: others.length - more };
}

/** "28 of 30 agree. Our tax is higher in 1 case and lower in 1." */
export function countsText(cases: readonly Pick<CheckedCase, 'points'>[]): string {
  const { agree, more, less } = countCases(cases);
  const all = cases.length;
  if (all === 1)
    return agree === 1
      ? 'The one case agrees.'
      : `The one case differs. Our tax is ${more === 1 ? 'higher' : 'lower'}.`;
  if (agree === all) return all === 2 ? 'Both agree.' : `All ${all} agree.`;
  const none = all === 2 ? 'Neither agrees' : `None of ${all} agree`;
  const said = agree === 0 ? none : `${agree} of ${all} ${agree === 1 ? 'agrees' : 'agree'}`;
  const rest = agree > 0 ? countOf(more + less, 'case') : all === 2 ? 'both' : 'all';
  const only = `${more > 0 ? 'higher' : 'lower'} in ${rest}`;
  return `${said}. Our tax is ${more > 0 && less > 0 ? `higher in ${countOf(more, 'case')} and lower in ${less}` : only}.`;
}
