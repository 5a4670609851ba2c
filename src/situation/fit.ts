/** Whether a regime is open to a person, and what its figure takes for granted. */
import type { Condition, RegimePermit } from '../catalogue/conditions.ts';
import { isForEverybody } from '../catalogue/conditions.ts';
import type { Country, TaxRegime } from '../catalogue/entities.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import type { PermitTerms } from '../catalogue/practical.ts';
import { decidesFit, type Situation } from './situation.ts';

export const FIT_LABELS = { fits: 'Fits', check: 'Check', no: 'Does not fit' } as const;
export type FitLevel = keyof typeof FIT_LABELS;

/** What one answer means for a regime. */
export interface FitReason {
  readonly level: FitLevel;
  /** The answer it follows from, "German citizen"; null where it concerns everyone. */
  readonly head: string | null;
  /** What follows, a sentence or the end of one. */
  readonly text: string;
  /** The permit with which it is so. */
  readonly permit?: PermitTerms;
}

export interface Fit {
  /** The worst of the reasons. */
  readonly level: FitLevel;
  /** All of them: those against first, then what to check, then what speaks for it. */
  readonly reasons: readonly FitReason[];
  /** What the figure takes for granted where it has not been answered, "if the work counts as foreign". */
  readonly mark: string | null;
  /** Id of the country's regime that applies where the work counts as local; null where that is not in question. */
  readonly instead: string | null;
}

/** A number of days a year that makes a person tax resident. */
export interface DayRule {
  readonly days: number;
  /** Whether it takes more than `days`; else that many are enough. */
  readonly isExceeded: boolean;
  /** What else must be true, in sentences. */
  readonly needsAlso: readonly string[];
}

/** What is known about who may use which regime. */
export interface FitFacts {
  /** By regime id. */
  readonly conditions: Readonly<Record<string, readonly Condition[]>>;
  /** Likewise: what a figure takes for granted before anybody has answered anything; without sentences. */
  readonly marks: Readonly<Record<string, readonly Condition[]>>;
  readonly regimePermits: Readonly<Record<string, readonly RegimePermit[]>>;
  /** By country slug. */
  readonly permits: Readonly<Record<string, readonly PermitTerms[]>>;
  /** By upper-case country code. */
  readonly dayRules: Readonly<Record<string, readonly DayRule[]>>;
  /** How answers are held against all this. It comes with the facts, and is not asked where nothing has been said. */
  readonly reasonsOf: (question: FitQuestion) => readonly FitReason[];
}

/** The facts that everybody has: without the others nothing can be said for or against a regime. */
export const NO_FACTS: FitFacts = {
  conditions: {},
  marks: {},
  regimePermits: {},
  permits: {},
  dayRules: {},
  reasonsOf: () => [{ level: 'check', head: null, text: 'Who may use it could not be loaded.' }],
};

/** Nothing has been said that decides it. */
export const UNKNOWN_FIT: Fit = { level: 'fits', reasons: [], mark: null, instead: null };

/** Whether a regime is open to whom. */
export interface FitQuestion {
  readonly country: Pick<Country, 'name' | 'code' | 'slug' | 'residencyDays'>;
  readonly regime: Pick<TaxRegime, 'id' | 'requiresIncorporation'>;
  readonly situation: Situation;
  /** USD per year, which permits ask for. */
  readonly income: number;
  readonly facts: FitFacts;
  readonly money: MoneyFormat;
}

export function fitOf(question: FitQuestion): Fit {
  const { regime, situation, facts } = question;
  const marks = facts.marks[regime.id] ?? [];
  const local = marks.find(({ type }) => type === 'work-abroad');
  const mark = markOf(marks, situation);
  if (!decidesFit(situation)) return { ...UNKNOWN_FIT, mark, instead: local?.otherwise ?? null };
  const reasons = [...facts.reasonsOf(question)].sort(
    (a, b) => LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level),
  );
  return {
    level: reasons[0]?.level ?? 'fits',
    reasons,
    mark,
    instead: (situation.workplace !== 'elsewhere' && local?.otherwise) || null,
  };
}

/** The one thing that a figure takes for granted above all; what answers have decided is among the reasons. */
function markOf(marks: readonly Condition[], situation: Situation): string | null {
  const { citizenships = [], workplace, days = 0 } = situation;
  const closedTo = (group: 'eu' | 'other') =>
    marks.some((mark) => mark.type === 'citizenship' && mark.closedTo === group && mark.unmet === 'no');
  if (marks.some(({ type }) => type === 'work-abroad')) {
    if (workplace === undefined) return 'if the work counts as foreign';
    // Whoever spends days there works there on some of them.
    if (workplace === 'elsewhere' && days > 0) return 'for the work that you do elsewhere';
  }
  if (citizenships.length === 0 && closedTo('eu')) return 'not for EU citizens';
  if (citizenships.length === 0 && closedTo('other')) return 'for EU citizens only';
  return !decidesFit(situation) && marks.some(isForEverybody) ? 'if it is open to you' : null;
}

/** From the best to the worst. */
export const LEVELS: readonly FitLevel[] = ['fits', 'check', 'no'];
