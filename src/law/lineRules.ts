/** The flat fields of a regime by kind of tax: what an estimate is made of, and what pages quote. */
import { type BracketSet, bracketSetOf } from './brackets.ts';
import { type BracketFigures, KIND_FIELDS, type KindFieldNames, type TaxRules } from './flatRules.ts';
import { isGiven, type StatutoryAmounts } from './moneyInFile.ts';
import { type RateType, TAX_KINDS, type TaxKind } from './types.ts';

/** How one kind of tax is worked out: share → brackets, fixed amount or rate → floor → cap. */
export interface LineRule {
  readonly kind: TaxKind;
  /** Percent of income that is the base. */
  readonly share: number;
  /** Counts before `type` and `rate` where it is set. */
  readonly brackets: BracketSet | null;
  readonly type: RateType;
  /** USD per year where the type is 'fixed', else percent of the base. */
  readonly rate: number;
  /** USD per year, due from the first dollar of income; 0 where there is none. */
  readonly minimum: number;
  /** USD per year; Infinity where there is none. */
  readonly cap: number;
  /** Whether it is a fee and not a tax. */
  readonly isFees: boolean;
  /** The regime's amounts in the currency of its law, by field name. */
  readonly statutory: StatutoryAmounts | undefined;
}

/** How each kind of a regime is worked out but for its brackets; null where it does not apply. */
export function rulesByKind(rules: TaxRules): Readonly<Record<TaxKind, LineRule | null>> {
  return Object.fromEntries(TAX_KINDS.map((kind) => [kind, lineRuleOf(kind, rules, [])])) as Record<
    TaxKind,
    LineRule | null
  >;
}

/** How a regime's kinds that apply are worked out, in the fixed order. */
export function lineRulesOf(rules: TaxRules, brackets: readonly BracketFigures[]): LineRule[] {
  return TAX_KINDS.flatMap((kind) => lineRuleOf(kind, rules, brackets) ?? []);
}

function lineRuleOf(kind: TaxKind, rules: TaxRules, brackets: readonly BracketFigures[]): LineRule | null {
  const names: KindFieldNames = KIND_FIELDS[kind];
  const read = <T>(name: string | undefined): T | null => {
    const value = (rules as unknown as Record<string, T | '' | null | undefined>)[name ?? ''];
    return isGiven<T>(value) ? value : null;
  };
  if (read<boolean>(names.has) !== true) return null;
  const type = read<RateType>(names.type) === 'fixed' ? 'fixed' : 'percentage';
  return {
    kind,
    share: read<number>(names.share) ?? 100,
    brackets: bracketSetOf(brackets, kind),
    type,
    rate: read<number>(names.rate) ?? 0,
    minimum: read<number>(names.minimum) ?? 0,
    cap: Math.max(read<number>(names.cap) ?? Number.POSITIVE_INFINITY, 0),
    isFees: read<boolean>(names.fees) ?? false,
    statutory: rules.statutory,
  };
}
