import { type BracketSet, bracketSetOf, specified } from './brackets.ts';
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
import { type LawOf, TAX_KINDS, type TaxKind } from './types.ts';

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

/** A regime prepared for evaluation. Plain data; screens hand it on and do not look inside. */
export interface TaxSchedule {
  /** Which law has it; null for rules without a name. */
  readonly lawOf: LawOf | null;
  /** Highest yearly income in USD at which the regime applies, inclusive; null means no limit. */
  readonly maxIncome: number | null;
  /** The specified estimate: one entry per kind in the fixed order; null where the kind does not apply. */
  readonly rules: readonly (LineRule | null)[];
}

/**
 * Prepares a regime once: sorts its brackets, finds entire-income sets, and settles caps, floors and shares. Everything
 * that evaluates a regime takes the result.
 */
export function scheduleOf(rules: TaxRules, brackets: readonly BracketFigures[]): TaxSchedule {
  const byKind = rulesByKind(rules);
  return {
    lawOf: rules.id === undefined ? null : { regimeId: rules.id },
    maxIncome: incomeLimit(rules),
    rules: TAX_KINDS.map((kind) => {
      const own = byKind[kind];
      return own === null ? null : lineRuleOf(kind, own, brackets);
    }),
  };
}

/** Kinds of a regime that are fees and no tax. */
export function feesOf({ rules }: TaxSchedule): readonly TaxKind[] {
  return rules.flatMap((rule) => (rule?.isFees ? [rule.kind] : []));
}

function lineRuleOf(
  kind: TaxKind,
  { rate, minimum, cap, costs, ...rules }: KindRules,
  brackets: readonly BracketFigures[],
): LineRule {
  const fixed = amountOf(rate.type === 'fixed' ? rate.amount : null);
  const least = amountOf(minimum);
  const most = amountOf(cap);
  const statutory = {
    ...(fixed.statutory && { rate: fixed.statutory }),
    ...(least.statutory && { minimum: least.statutory }),
    ...(most.statutory && { cap: most.statutory }),
  };
  const line = {
    kind,
    costs:
      costs?.type === 'aboveTurnover' ? { ...costs, turnover: amountOf(costs.turnover).usd ?? 0 } : costs,
    share: rules.share,
    brackets: bracketSetOf(brackets, kind),
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

function amountOf(money: Money | null) {
  if (money === null) return { usd: null, statutory: undefined };
  return specified(money.usd, money.statutory ?? undefined);
}
