/**
 * The one place that knows the flat names of a regime's tax fields, as data files hold them and the API answers them.
 * Everything else works with a record by kind.
 */
import { isGiven, type Money, moneyOf, type StatutoryAmounts } from './money.ts';
import { type RateType, TAX_KINDS, type TaxKind } from './types.ts';

/** The names of a kind's fields. */
export const KIND_FIELDS = {
  income: {
    has: 'hasIncomeTax',
    rate: 'incomeTaxRate',
    type: 'incomeTaxType',
    description: 'incomeTaxDescription',
    share: 'incomeTaxableShare',
    minimum: 'incomeTaxMinimum',
  },
  socialContribution: {
    has: 'hasSocialContribution',
    rate: 'socialContributionRate',
    type: 'socialContributionType',
    description: 'socialContributionDescription',
    share: 'socialContributionTaxableShare',
    deductible: 'socialContributionDeductible',
    deductibleShare: 'socialContributionDeductibleShare',
    deductibleCap: 'socialContributionDeductibleCap',
    minimum: 'socialSecurityMinimum',
    cap: 'socialSecurityCap',
  },
  pension: {
    has: 'hasPension',
    rate: 'pensionRate',
    type: 'pensionType',
    description: 'pensionDescription',
    share: 'pensionTaxableShare',
    deductible: 'pensionDeductible',
    deductibleShare: 'pensionDeductibleShare',
    deductibleCap: 'pensionDeductibleCap',
    minimum: 'pensionMinimum',
    cap: 'pensionCap',
  },
  corporate: {
    has: 'hasCorporateTax',
    rate: 'corporateTaxRate',
    type: 'corporateTaxType',
    description: 'corporateTaxDescription',
    share: 'corporateTaxableShare',
  },
  dividend: {
    has: 'hasDividendTax',
    rate: 'dividendTaxRate',
    type: 'dividendTaxType',
    description: 'dividendTaxDescription',
    share: 'dividendTaxableShare',
  },
  other: {
    has: 'hasOtherTax',
    rate: 'otherTaxRate',
    type: 'otherTaxType',
    description: 'otherTaxDescription',
    share: 'otherTaxableShare',
    minimum: 'otherMinimum',
    cap: 'otherCap',
    fees: 'otherIsFees',
  },
} as const satisfies Record<TaxKind, KindFieldNames>;

/** What a kind's fields mean; only some kinds have floors, caps and the like. */
interface KindFieldNames {
  readonly has: string;
  readonly rate: string;
  readonly type: string;
  readonly description: string;
  /** Percent of income that is the base. */
  readonly share: string;
  /** The kind's amount is at least, at most this. */
  readonly minimum?: string;
  readonly cap?: string;
  /** Whether the law takes it off the income-tax base, which percentage of it, and at most how much. */
  readonly deductible?: string;
  readonly deductibleShare?: string;
  readonly deductibleCap?: string;
  /** Whether it is a fee and not a tax. */
  readonly fees?: string;
}

type FieldNames = (typeof KIND_FIELDS)[TaxKind];
/** The names of the fields that hold one part of the kinds. */
export type NameOf<Part extends keyof KindFieldNames> = FieldNames extends infer Names
  ? Names extends { readonly [P in Part]: infer Name extends string }
    ? Name
    : never
  : never;

/** The names of the descriptions of the six kinds. */
export type DescriptionField = NameOf<'description'>;
/** The floors and caps of the kinds. */
type LimitField = NameOf<'minimum'> | NameOf<'cap'> | NameOf<'deductibleCap'>;

/** A field that may be left out: absent, null or empty says that there is none. */
type Optional<T> = T | null | undefined;

/** One band of a kind's schedule. It holds bases with `lowerBound < x <= upperBound`. */
export interface BracketFigures {
  readonly taxType: TaxKind;
  /** USD per year. */
  readonly lowerBound: number;
  /** USD per year; null means unbounded. */
  readonly upperBound: number | null;
  /** Percent of the portion that falls into the bracket. */
  readonly rate: number;
  /** Percent in the law, where `rate` holds a relief or a share of income as well; tables of bands show it. */
  readonly statutoryRate?: number;
  /** USD per year, due beside the rate; less than 0 where the tax falls at the bound. Absent means 0. */
  readonly amount?: number;
  /**
   * Percent at which costs come off where turnover chooses the bracket (`stepsOnTurnover`) and `rate` has a tax in it that
   * falls on turnover. Absent: costs come off at `rate`.
   */
  readonly costsRate?: number;
  readonly statutory?: StatutoryAmounts<'lowerBound' | 'upperBound' | 'amount'>;
  /** Whether its rate falls on the entire income; where every bracket of a kind says so, only the matching one counts. */
  readonly entireIncome?: boolean;
  readonly description?: string;
}

/** A bracket as the API answers it: the words "entire income" or "total income" say what `entireIncome` says. */
export interface TaxBracket extends BracketFigures {
  readonly description: string;
}

/** Which costs count: see `CostRule`. Kinds that are named nowhere fall on income whatever the costs. */
interface CostFields {
  readonly costsReduce?: Optional<readonly TaxKind[]>;
  readonly costsAbove?: Optional<{ readonly percent: number; readonly kinds: readonly TaxKind[] }>;
  readonly costsReduceAbove?: Optional<{
    readonly turnover: number;
    readonly kinds: readonly TaxKind[];
    readonly statutory?: StatutoryAmounts<'turnover'>;
  }>;
  /** Kinds whose bracket is chosen by turnover; its line then falls on what is left after costs. */
  readonly stepsOnTurnover?: Optional<readonly TaxKind[]>;
  /** Kinds whose share is of turnover: costs come off in full after it. */
  readonly shareOfTurnover?: Optional<readonly TaxKind[]>;
}

/** The tax part of a regime with the field names of the data files and of /api. Money is in USD per year. */
export type TaxRules = {
  /** By which a company is known to methods that work it out in another way; see `TaxOptions.pay`. */
  readonly id?: string;
  readonly requiresIncorporation?: boolean;
  /** Highest yearly income at which the regime applies, inclusive; null means no limit. */
  readonly maxIncomeThreshold: number | null;
  /** The amounts in the currency of the law, by field name, where that is not the dollar. */
  readonly statutory?: StatutoryAmounts;
} & { readonly [Field in NameOf<'has'>]: boolean } & { readonly [Field in NameOf<'rate'>]: number } & {
  readonly [Field in NameOf<'type'>]: RateType;
} & { readonly [Field in LimitField | NameOf<'share'> | NameOf<'deductibleShare'>]?: Optional<number> } & {
  readonly [Field in NameOf<'deductible'> | NameOf<'fees'>]?: Optional<boolean>;
} & { readonly [Field in DescriptionField]?: string } & CostFields;

/**
 * Which costs count for a kind. 'all': its base is income − costs. 'above': a percentage is granted without proof, and
 * costs count where they exceed it: the base is min(income, (income − costs) / (1 − percent / 100)). 'aboveTurnover':
 * income − costs once turnover exceeds an amount, else income.
 */
export type CostRule =
  | { readonly type: 'all' }
  | { readonly type: 'above'; readonly percent: number }
  | { readonly type: 'aboveTurnover'; readonly turnover: Money };

/** Where a cap comes from: a field of the regime, or the words "cap of N USD" in a description. */
export type CapSource = 'field' | 'description';

/** The law of one kind of tax in a regime. */
export interface KindRules {
  /** Percent of income that is the base. */
  readonly share: number;
  /** What counts where there are no brackets. */
  readonly rate:
    | { readonly type: 'fixed'; readonly amount: Money }
    | { readonly type: 'percentage'; readonly percent: number };
  readonly minimum: Money | null;
  readonly cap: Money | null;
  readonly capSource: CapSource | null;
  /** Whether the law takes it off the income-tax base, which percentage of it, and at most how much. */
  readonly deductible: boolean;
  readonly deductibleShare: number;
  readonly deductibleCap: Money | null;
  readonly isFees: boolean;
  readonly costs: CostRule | null;
  readonly stepsOnTurnover: boolean;
  readonly shareOfTurnover: boolean;
}

/** The rules of a regime by kind; null where a kind does not apply. */
type RulesByKind = Readonly<Record<TaxKind, KindRules | null>>;

/** Reads the flat fields of a regime into a record by kind. */
export function rulesByKind(rules: TaxRules): RulesByKind {
  return Object.fromEntries(
    TAX_KINDS.map((kind) => [kind, kindRulesOf(kind, rules)]),
  ) as unknown as RulesByKind;
}

function kindRulesOf(kind: TaxKind, rules: TaxRules): KindRules | null {
  const names: KindFieldNames = KIND_FIELDS[kind];
  const read = <T>(name: string | undefined): T | null => {
    const value =
      name === undefined ? null : (rules as unknown as Record<string, T | '' | null | undefined>)[name];
    return isGiven<T>(value) ? value : null;
  };
  if (read<boolean>(names.has) !== true) return null;
  const money = (name: string | undefined): Money | null => {
    const usd = read<number>(name);
    return usd === null ? null : moneyOf(usd, rules.statutory?.[name as string]);
  };
  const cap = money(names.cap);
  // Where a kind may have a cap, its description may state it instead of the field.
  const written = names.cap === undefined ? null : capFromDescription(read<string>(names.description) ?? '');
  const rate = read<number>(names.rate) ?? 0;
  return {
    share: read<number>(names.share) ?? 100,
    rate:
      read<RateType>(names.type) === 'fixed'
        ? { type: 'fixed', amount: money(names.rate) ?? moneyOf(0) }
        : { type: 'percentage', percent: rate },
    minimum: money(names.minimum),
    cap: cap ?? (written === null ? null : moneyOf(written)),
    capSource: cap !== null ? 'field' : written !== null ? 'description' : null,
    deductible: read<boolean>(names.deductible) ?? false,
    deductibleShare: read<number>(names.deductibleShare) ?? 100,
    deductibleCap: money(names.deductibleCap),
    isFees: read<boolean>(names.fees) ?? false,
    costs: costRuleOf(kind, rules),
    stepsOnTurnover: rules.stepsOnTurnover?.includes(kind) ?? false,
    shareOfTurnover: rules.shareOfTurnover?.includes(kind) ?? false,
  };
}

function costRuleOf(kind: TaxKind, rules: TaxRules): CostRule | null {
  const { costsReduce, costsAbove, costsReduceAbove } = rules;
  if (costsReduce?.includes(kind)) return { type: 'all' };
  if (costsAbove?.kinds.includes(kind)) return { type: 'above', percent: costsAbove.percent };
  if (costsReduceAbove?.kinds.includes(kind)) {
    const { turnover, statutory } = costsReduceAbove;
    return { type: 'aboveTurnover', turnover: moneyOf(turnover, statutory?.turnover) };
  }
  return null;
}

/** Highest yearly income in USD at which a regime applies, inclusive; null means no limit. */
export function incomeLimit({ maxIncomeThreshold }: Pick<TaxRules, 'maxIncomeThreshold'>): number | null {
  return isGiven<number>(maxIncomeThreshold) ? maxIncomeThreshold : null;
}

/** What each kind of tax is in a regime, in words; kinds without words are left out. */
export function descriptionsByKind(
  texts: Readonly<Partial<Record<DescriptionField, string>>>,
): Partial<Record<TaxKind, string>> {
  return Object.fromEntries(
    TAX_KINDS.map((kind) => [kind, texts[KIND_FIELDS[kind].description] ?? '']).filter(
      ([, text]) => text !== '',
    ),
  );
}

const CAP_IN_WORDS = /\bcap of\s+(\d[\d,\u00a0\u202f ]*(?:\.\d+)?)\s*USD\b/i;

/**
 * Reads a yearly cap in USD out of a description of the form "cap of N USD"; N may carry thousands
 * separators and decimals. Returns null where the words are absent.
 */
export function capFromDescription(text: string): number | null {
  const digits = CAP_IN_WORDS.exec(text)?.[1];
  if (digits === undefined) return null;
  const cap = Number(digits.replace(/[^\d.]/g, ''));
  // A number too large for a float is not taken as a cap.
  return Number.isFinite(cap) ? cap : null;
}

/** Whether a regime applies at an income in USD per year: no threshold, or at or below it. Costs do not matter. */
export function isEligible(rules: Pick<TaxRules, 'maxIncomeThreshold'>, income: number): boolean {
  const limit = incomeLimit(rules);
  return limit === null || income <= limit;
}
