import { type BracketSet, bracketSetOf, inEstimate } from './brackets.ts';
import {
  type BracketFigures,
  type CapSource,
  type CostRule,
  incomeLimit,
  type KindRules,
  rulesByKind,
  type TaxRules,
} from './flatRules.ts';
import type { Money, StatutoryAmounts } from './money.ts';
import { type Estimate, TAX_KINDS, type TaxKind } from './types.ts';

/** Which costs count for a line, with its turnover in USD. */
type LineCosts =
  | Exclude<CostRule, { readonly type: 'aboveTurnover' }>
  | { readonly type: 'aboveTurnover'; readonly turnover: number };

/** How one kind of tax is worked out: costs → share → brackets, fixed amount or rate → floor → cap. */
export interface LineRule {
  readonly kind: TaxKind;
  /** Null where the line falls on income whatever the costs. */
  readonly costs: LineCosts | null;
  /** Percent of income that is the base. */
  readonly share: number;
  /** Counts before `type` and `rate` where it is set. */
  readonly brackets: BracketSet | null;
  /** Whether the bracket is chosen by turnover, and its line applied to what is left after costs. */
  readonly stepsOnTurnover: boolean;
  /** Whether costs come off after the share, in full. */
  readonly shareOfTurnover: boolean;
  readonly type: 'fixed' | 'percentage';
  /** USD per year where the type is 'fixed', else percent of the base. */
  readonly rate: number;
  /** USD per year, due from the first dollar of income; 0 where there is none. */
  readonly minimum: number;
  /** USD per year; Infinity where there is none. */
  readonly cap: number;
  readonly capSource: CapSource | null;
  /** Whether it is a fee and not a tax. */
  readonly isFees: boolean;
  /** What these amounts are in the law; absent where they are dollars. */
  readonly statutory?: StatutoryAmounts<'rate' | 'minimum' | 'cap'>;
}

/** A contribution that comes off the income-tax base. */
interface Deducted {
  readonly rule: LineRule;
  /** Percent of it. */
  readonly share: number;
  /** At most this much of it, USD per year; Infinity where all of it. */
  readonly cap: number;
}

/** A regime as one of the two estimates evaluates it. */
export interface EstimateSchedule {
  /** One entry per kind in the fixed order; null where the kind does not apply. */
  readonly rules: readonly (LineRule | null)[];
  /** What comes off the income-tax base first; nothing in the specified estimate. */
  readonly deducted: readonly Deducted[];
}

/** A regime prepared for evaluation. Plain data; screens hand it on and do not look inside. */
export interface TaxSchedule {
  /** The regime that another method knows, and the year from which its rules are these; absent where none does. */
  readonly payOf?: { readonly regimeId: string; readonly year: number | undefined };
  /** Highest yearly income in USD at which the regime applies, inclusive; null means no limit. */
  readonly maxIncome: number | null;
  readonly specified: EstimateSchedule;
  readonly law: EstimateSchedule;
}

/** Whether the law's estimate takes contributions off the income-tax base. */
export function deductsContributions({ law }: TaxSchedule): boolean {
  return law.deducted.length > 0;
}

/**
 * Prepares a regime once: sorts its brackets, finds entire-income sets, and settles caps, floors and shares, for the
 * specified estimate and for the law's. Everything that evaluates a regime takes the result.
 */
export function scheduleOf(rules: TaxRules, brackets: readonly BracketFigures[]): TaxSchedule {
  const byKind = rulesByKind(rules);
  const linesOf = (estimate: Estimate) =>
    TAX_KINDS.map((kind) => {
      const own = byKind[kind];
      return own === null ? null : lineRuleOf(kind, own, brackets, estimate);
    });
  const law = linesOf('law');
  const deducted = law.flatMap((rule): Deducted[] => {
    const own = rule === null ? null : byKind[rule.kind];
    if (rule === null || !own?.deductible) return [];
    const cap = own.deductibleCap?.lawUsd ?? Number.POSITIVE_INFINITY;
    return [{ rule, share: own.deductibleShare, cap }];
  });
  return {
    ...(rules.requiresIncorporation &&
      rules.id !== undefined && { payOf: { regimeId: rules.id, year: undefined } }),
    maxIncome: incomeLimit(rules),
    specified: { rules: linesOf('specified'), deducted: [] },
    law: { rules: law, deducted },
  };
}

function lineRuleOf(
  kind: TaxKind,
  { rate, minimum, cap, costs, ...rules }: KindRules,
  brackets: readonly BracketFigures[],
  estimate: Estimate,
): LineRule {
  const fixed = amountIn(estimate, rate.type === 'fixed' ? rate.amount : null);
  const least = amountIn(estimate, minimum);
  const most = amountIn(estimate, cap);
  const statutory = {
    ...(fixed.statutory && { rate: fixed.statutory }),
    ...(least.statutory && { minimum: least.statutory }),
    ...(most.statutory && { cap: most.statutory }),
  };
  const line = {
    kind,
    costs:
      costs?.type === 'aboveTurnover'
        ? { ...costs, turnover: amountIn(estimate, costs.turnover).usd ?? 0 }
        : costs,
    share: rules.share,
    brackets: bracketSetOf(brackets, kind, estimate),
    stepsOnTurnover: rules.stepsOnTurnover,
    shareOfTurnover: rules.shareOfTurnover,
    type: rate.type,
    rate: rate.type === 'fixed' ? (fixed.usd ?? 0) : rate.percent,
    minimum: least.usd ?? 0,
    cap: Math.max(most.usd ?? Number.POSITIVE_INFINITY, 0),
    capSource: rules.capSource,
    isFees: rules.isFees,
  };
  return Object.keys(statutory).length > 0 ? { ...line, statutory } : line;
}

function amountIn(estimate: Estimate, money: Money | null) {
  if (money === null) return { usd: null, statutory: undefined };
  return inEstimate(money.usd, money.statutory ?? undefined, estimate);
}
