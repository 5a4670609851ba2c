/**
 * The one place that knows the flat names of a regime's tax fields, as data files hold them and the API answers them.
 * Everything else works with a record by kind.
 */
import { isGiven, type StatutoryAmounts } from './moneyInFile.ts';
import type { LawMethod, RateType, TaxKind } from './types.ts';

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
    minimum: 'socialSecurityMinimum',
    cap: 'socialSecurityCap',
  },
  pension: {
    has: 'hasPension',
    rate: 'pensionRate',
    type: 'pensionType',
    description: 'pensionDescription',
    share: 'pensionTaxableShare',
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
export interface KindFieldNames {
  readonly has: string;
  readonly rate: string;
  readonly type: string;
  readonly description: string;
  /** Percent of income that is the base. */
  readonly share: string;
  /** The kind's amount is at least, at most this. */
  readonly minimum?: string;
  readonly cap?: string;
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
type LimitField = NameOf<'minimum'> | NameOf<'cap'>;

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
  /** USD per year, due beside the rate; less than 0 where the tax falls at the bound. Absent means 0. */
  readonly amount?: number;
  readonly statutory?: StatutoryAmounts<'lowerBound' | 'upperBound' | 'amount'>;
  /** Whether its rate falls on the entire income; where every bracket of a kind says so, only the matching one counts. */
  readonly entireIncome?: boolean;
  readonly description?: string;
}

/** A bracket as the API answers it: the words "entire income" or "total income" say what `entireIncome` says. */
export interface TaxBracket extends BracketFigures {
  readonly description: string;
}

/** The tax part of a regime with the field names of the data files and of /api. Money is in USD per year. */
export type TaxRules = {
  /** By which its law is known; see `TaxOptions.laws`. */
  readonly id?: string;
  /** Highest yearly income at which the regime applies, inclusive; null means no limit. */
  readonly maxIncomeThreshold: number | null;
  /** The amounts in the currency of the law, by field name, where that is not the dollar. */
  readonly statutory?: StatutoryAmounts;
} & { readonly [Field in NameOf<'has'>]: boolean } & { readonly [Field in NameOf<'rate'>]: number } & {
  readonly [Field in NameOf<'type'>]: RateType;
} & { readonly [Field in LimitField | NameOf<'share'>]?: Optional<number> } & {
  readonly [Field in NameOf<'fees'>]?: Optional<boolean>;
} & { readonly [Field in DescriptionField]?: string };

/**
 * Highest yearly income in USD at which a regime applies, inclusive; null means no limit.
 * @param laws of a person: where its law tells professions apart, the limit for hers
 */
export function incomeLimit(
  { id, maxIncomeThreshold }: Pick<TaxRules, 'id' | 'maxIncomeThreshold'>,
  laws?: LawMethod | null,
): number | null {
  const own = id === undefined ? null : laws?.ask({ regimeId: id })?.limit;
  return own ?? (isGiven<number>(maxIncomeThreshold) ? maxIncomeThreshold : null);
}

/** Whether a regime applies at an income in USD per year: no threshold, or at or below it. */
export function isEligible(
  rules: Pick<TaxRules, 'id' | 'maxIncomeThreshold'>,
  income: number,
  laws?: LawMethod | null,
): boolean {
  const limit = incomeLimit(rules, laws);
  return limit === null || income <= limit;
}
