import { type BracketSet, bracketSetOf } from './brackets.ts';
import {
  type BracketFigures,
  capFromDescription,
  incomeLimit,
  KIND_FIELDS,
  type KindFieldNames,
  type TaxRules,
} from './flatRules.ts';
import { followed, isGiven, type StatutoryAmounts } from './money.ts';
import { type LawOf, type RateType, TAX_KINDS, type TaxKind } from './types.ts';

/** Where a cap comes from: a field of the regime, or the words "cap of N USD" in a description. */
export type CapSource = 'field' | 'description';

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
  return {
    lawOf: rules.id === undefined ? null : { regimeId: rules.id },
    maxIncome: incomeLimit(rules),
    rules: TAX_KINDS.map((kind) => lineRuleOf(kind, rules, brackets)),
  };
}

/** How each kind of a regime is worked out but for its brackets; null where it does not apply. */
export function rulesByKind(rules: TaxRules): Readonly<Record<TaxKind, LineRule | null>> {
  return Object.fromEntries(TAX_KINDS.map((kind) => [kind, lineRuleOf(kind, rules, [])])) as Record<
    TaxKind,
    LineRule | null
  >;
}

/** Kinds of a regime that are fees and no tax. */
export function feesOf({ rules }: TaxSchedule): readonly TaxKind[] {
  return rules.flatMap((rule) => (rule?.isFees ? [rule.kind] : []));
}

function lineRuleOf(kind: TaxKind, rules: TaxRules, brackets: readonly BracketFigures[]): LineRule | null {
  const names: KindFieldNames = KIND_FIELDS[kind];
  const read = <T>(name: string | undefined): T | null => {
    const value = (rules as unknown as Record<string, T | '' | null | undefined>)[name ?? ''];
    return isGiven<T>(value) ? value : null;
  };
  if (read<boolean>(names.has) !== true) return null;
  const type = read<RateType>(names.type) === 'fixed' ? 'fixed' : 'percentage';
  const cap = read<number>(names.cap);
  // Where a kind may have a cap, its description may state it instead of the field.
  const written = names.cap === undefined ? null : capFromDescription(read(names.description) ?? '');
  const amounts = { ...(type === 'fixed' && { rate: names.rate }), minimum: names.minimum, cap: names.cap };
  return {
    kind,
    share: read<number>(names.share) ?? 100,
    brackets: bracketSetOf(brackets, kind),
    type,
    rate: read<number>(names.rate) ?? 0,
    minimum: read<number>(names.minimum) ?? 0,
    cap: Math.max(cap ?? written ?? Number.POSITIVE_INFINITY, 0),
    capSource: cap !== null ? 'field' : written !== null ? 'description' : null,
    isFees: read<boolean>(names.fees) ?? false,
    ...followed(
      Object.fromEntries(
        Object.entries(amounts).flatMap(([part, name]) => {
          const own = read<number>(name) === null ? undefined : rules.statutory?.[name ?? ''];
          return own ? [[part, own]] : [];
        }),
      ) as NonNullable<LineRule['statutory']>,
    ),
  };
}
