/** What others expect of the schemes, held against the law's estimate. */
import type { ExitAssets, TaxKind } from '../law/index.ts';
import { capitalised, formatList, inWords } from './format.ts';
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

/** What is said of so many cases, in the words of the legend. */
const DIFFERENCE_WORDS: Readonly<Record<CaseDifference, readonly [one: string, more: string]>> = {
  question: ['counts something else', 'count something else'],
  source: ['looks wrong at the source', 'look wrong at the source'],
  open: ['is unexplained', 'are unexplained'],
};

/** "28 of 30 agree. One counts something else and one looks wrong at the source." */
export function countsText(cases: readonly Pick<CheckedCase, 'points' | 'differs'>[]): string {
  const all = cases.length;
  const others = cases.filter((one) => !agrees(one));
  const agree = all - others.length;
  const counts = (['question', 'source', 'open'] as const)
    .map((at) => [at, others.filter(({ differs }) => differs?.at === at).length] as const)
    .filter(([, count]) => count > 0);
  const [first] = counts;
  if (all === 1) return first ? `The only case ${DIFFERENCE_WORDS[first[0]][0]}.` : 'The only case agrees.';
  if (agree === all) return all === 2 ? 'Both agree.' : `All ${all} agree.`;
  const none = all === 2 ? 'Neither agrees' : `None of the ${all} agree`;
  const said = agree === 0 ? none : `${agree} of ${all} ${agree === 1 ? 'agrees' : 'agree'}`;
  const why = formatList(
    counts.map(
      ([at, count]) => `${inWords(count).toLowerCase()} ${DIFFERENCE_WORDS[at][count === 1 ? 0 : 1]}`,
    ),
  );
  return why === '' ? `${said}.` : `${said}. ${capitalised(why)}.`;
}
