import { type BracketFigures, incomeLimit, type TaxRules } from './flatRules.ts';
import { lineRulesOf } from './lineRules.ts';
import { type QuickEstimate, quickEstimate } from './quick.ts';
import type { LawOf, PersonalLaw, TaxKind, TaxOptions } from './types.ts';

/** What a regime is asked. Screens hand it on and do not look inside. */
export interface TaxSchedule {
  /** Which law has it; null for rules without a name. */
  readonly lawOf: LawOf | null;
  /** Highest yearly income in USD at which the regime applies, inclusive; null means no limit. */
  readonly maxIncome: number | null;
  /** Kinds that are fees and no tax. */
  readonly fees: readonly TaxKind[];
  /** Null where it has no figures but those of its law. */
  readonly quick: QuickEstimate | null;
}

/** The law that is asked; null where the quick estimate is, or the laws do not know the regime. */
export function lawAsked({ lawOf }: Pick<TaxSchedule, 'lawOf'>, { laws }: TaxOptions): PersonalLaw | null {
  return (lawOf && laws?.ask(lawOf)) ?? null;
}

/** Prepares a regime once: sorts its brackets, finds entire-income sets, settles caps, floors and shares, makes the program. */
export function scheduleOf(rules: TaxRules, brackets: readonly BracketFigures[]): TaxSchedule {
  const lines = lineRulesOf(rules, brackets);
  return {
    lawOf: rules.id === undefined ? null : { regimeId: rules.id },
    maxIncome: incomeLimit(rules),
    fees: lines.flatMap(({ kind, isFees }) => (isFees ? [kind] : [])),
    quick: quickEstimate(rules.id ?? '', lines),
  };
}
