/** The words of the engine. Money is in US dollars per year, rates are percent (0–100). */

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

/** Business costs of a year: an amount in USD, or percent of income. */
export type Costs = { readonly amount: number } | { readonly percent: number };

/**
 * The two estimates. The specified one keeps the dollar amounts of the product's specification and takes nothing off the
 * income-tax base; the law's takes statutory amounts at the exchange rate, and deductible contributions off first.
 */
export const ESTIMATES = ['specified', 'law'] as const;

export type Estimate = (typeof ESTIMATES)[number];

export function otherOf(estimate: Estimate): Estimate {
  return estimate === 'law' ? 'specified' : 'law';
}

/** One regime at one income, as a question to a pay method. */
export interface PayQuestion {
  readonly regimeId: string;
  /** USD per year. */
  readonly income: number;
  readonly costs: number;
  /** The calendar year of the rules; undefined: that of the data. */
  readonly year: number | undefined;
  readonly withoutFees: boolean;
}

/** A part of a tax, in USD per year: a rate of a base, or an amount of its own. */
export interface PaidLine {
  readonly kind: TaxKind;
  readonly amount: number;
  readonly base: number | null;
  /** Percent. */
  readonly rate: number | null;
}

/** Calculates company regimes not by their own rules but as if each company paid its owner in the best way. */
export interface PayMethod {
  /** Null where the regime's own rules hold. */
  readonly linesOf: (question: PayQuestion) => readonly PaidLine[] | null;
  /** The sum of their amounts, USD per year: for many incomes. */
  readonly totalOf: (question: PayQuestion) => number | null;
  /** USD by which totals of a regime may differ from a straight line because parts of them are rounded. */
  readonly precisionOf: (regimeId: string) => number;
}

/** How a regime is evaluated. */
export interface TaxOptions {
  /** Left out: the specified one. */
  readonly estimate?: Estimate | undefined;
  readonly costs?: Costs | null | undefined;
  /** Leaves out fees that are not taxes (licence, visa, office), for places that count running costs separately. */
  readonly withoutFees?: boolean | undefined;
  /** Used instead of a regime's own rules where it knows the regime. */
  readonly pay?: PayMethod | null | undefined;
}

/** Options without costs, with which a rate is always a number. */
export type WithoutCosts = TaxOptions & { readonly costs?: null | undefined };

/** What one kind of tax costs at one income. The rate may be null only where there are costs: `TaxLine<number | null>`. */
export interface TaxLine<Rate extends number | null = number> {
  readonly kind: TaxKind;
  /** USD per year, never negative. */
  readonly amount: number;
  /** Percent of the same base as `effectiveRate`; null where that is null. */
  readonly rate: Rate;
}

/** What a regime costs at one income. The rate may be null only where there are costs: `Assessment<number | null>`. */
export interface Assessment<Rate extends number | null = number> {
  /** USD per year. */
  readonly income: number;
  /** Business costs, USD per year. */
  readonly costs: number;
  readonly estimate: Estimate;
  /** All six kinds in the fixed order, zero lines included; see `breakdownLines` for the list that screens show. */
  readonly lines: readonly TaxLine<Rate>[];
  /** Sum of the lines' amounts, USD per year. */
  readonly total: number;
  /** Income less costs less the total, USD per year; negative where they come to more than the income. */
  readonly kept: number;
  /**
   * Percent: total / (income − costs) × 100, without costs total / income × 100; 0 at income 0. Null where costs are
   * at least the income.
   */
  readonly effectiveRate: Rate;
}
