/**
 * The words of the engine. Money is in US dollars per year, rates are percent (0–100).
 * Names of TaxRegime and TaxBracket are those that the API answers.
 */

/** The six tax kinds, in the order in which every list, chart and table shows them. */
export const TAX_KINDS = [
  'income',
  'socialContribution',
  'pension',
  'corporate',
  'dividend',
  'other',
] as const;

export type TaxKind = (typeof TAX_KINDS)[number];

/** 'fixed': the rate is a flat yearly amount in USD. 'percentage': the rate is percent of the base. */
export type RateType = 'fixed' | 'percentage';

/** One band of a kind's schedule. It holds bases with `lowerBound < x <= upperBound`. */
export interface TaxBracket {
  readonly taxType: TaxKind;
  /** USD per year. */
  readonly lowerBound: number;
  /** USD per year; null means unbounded. */
  readonly upperBound: number | null;
  /** Percent of the portion that falls into the bracket. */
  readonly rate: number;
  /** USD per year, due beside the rate. Absent means 0. */
  readonly amount?: number;
  /** The words "entire income" or "total income" in every bracket of a kind make the set an entire-income set. */
  readonly description: string;
}

/** The tax part of a regime: all that the engine reads, with the specification's field names. */
export interface TaxRules {
  /** Highest yearly income in USD at which the regime applies, inclusive; null means no limit. */
  readonly maxIncomeThreshold: number | null;

  readonly hasIncomeTax: boolean;
  readonly incomeTaxRate: number;
  readonly incomeTaxType: RateType;
  readonly hasSocialContribution: boolean;
  readonly socialContributionRate: number;
  readonly socialContributionType: RateType;
  readonly hasPension: boolean;
  readonly pensionRate: number;
  readonly pensionType: RateType;
  readonly hasCorporateTax: boolean;
  readonly corporateTaxRate: number;
  readonly corporateTaxType: RateType;
  readonly hasDividendTax: boolean;
  readonly dividendTaxRate: number;
  readonly dividendTaxType: RateType;
  readonly hasOtherTax: boolean;
  readonly otherTaxRate: number;
  readonly otherTaxType: RateType;

  /** Caps and floors in USD per year; absent or null means none. */
  readonly socialSecurityCap: number | null;
  readonly pensionCap: number | null;
  readonly otherCap?: number | null;
  readonly socialSecurityMinimum?: number;
  readonly pensionMinimum?: number;
  readonly incomeTaxMinimum?: number;
  readonly otherMinimum?: number;

  /** Percent of income that is the base of a kind; absent means 100. */
  readonly incomeTaxableShare?: number;
  readonly socialContributionTaxableShare?: number;
  readonly pensionTaxableShare?: number;
  readonly corporateTaxableShare?: number;
  readonly dividendTaxableShare?: number;
  readonly otherTaxableShare?: number;

  /** Whether the law takes these off the income-tax base; used by the second estimate only. */
  readonly socialContributionDeductible?: boolean;
  readonly pensionDeductible?: boolean;

  /** A cap written here as "cap of N USD" counts where no cap field is set. */
  readonly socialContributionDescription?: string;
  readonly pensionDescription?: string;
  readonly otherTaxDescription?: string;
}

/** What one kind of tax costs at one income. */
export interface TaxLine {
  readonly kind: TaxKind;
  /** USD per year, never negative. */
  readonly amount: number;
  /** Percent of income: amount / income × 100; 0 at income 0. */
  readonly rate: number;
}

/** What a regime costs at one income. */
export interface Assessment {
  /** USD per year. */
  readonly income: number;
  /** Whether deductible contributions were taken off the income-tax base. */
  readonly deduct: boolean;
  /** All six kinds in the fixed order, zero lines included; see `breakdownLines` for the list that screens show. */
  readonly lines: readonly TaxLine[];
  /** Sum of the lines' amounts, USD per year. */
  readonly total: number;
  /** Percent of income: total / income × 100; 0 at income 0. */
  readonly effectiveRate: number;
}
