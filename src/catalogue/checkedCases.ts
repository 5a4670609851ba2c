/** What others expect of the schemes, held against the law's estimate. */
import type { TaxKind } from '../law/index.ts';

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
  readonly profession?: string | undefined;
  readonly year: number;
  /** What the expectation is about; null for all kinds together. */
  readonly line: TaxKind | null;
  readonly expected: number;
  readonly ours: number;
  /** Ours less expected, in percent of income. */
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

/** How far a figure may be from a case that gives no reason, in percent of income. */
export const CASE_POINTS = 0.1;

/** Whether a case agrees with the figure. */
export function agrees({ points }: Pick<CheckedCase, 'points'>): boolean {
  return Math.abs(points) <= CASE_POINTS;
}
