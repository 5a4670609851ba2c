import type { Currency } from '../../catalogue/currencies.ts';
import { roundFigure, toUsd } from '../../catalogue/money.ts';
import { rounded } from '../../catalogue/rounding.ts';
import { optionsOf, type TaxedIncome } from '../../situation/homeTax.ts';
import { type Costs, costsInUsd } from '../../situation/situation.ts';
import {
  assess,
  breakdownLines,
  type Estimate,
  isEligible,
  otherOf,
  type Projection,
  type TaxLine,
  type TaxOptions,
  type TaxRules,
  type TaxSchedule,
} from '../../tax/index.ts';

/** A total and its rate in one of the two estimates. */
export interface TotalAndRate {
  /** USD per year. */
  readonly total: number;
  /** Percent of income, or of what costs leave of it; null where they leave nothing. */
  readonly effectiveRate: number | null;
}

/** What a guide says about one income. */
export interface GuideFigures extends TotalAndRate {
  readonly lines: readonly TaxLine<number | null>[];
  /** Income less costs less tax, USD per year. */
  readonly kept: number;
  /** Percent of the income, or of what costs leave, that the rate leaves as it is shown: both add up. Null without a rate. */
  readonly keepRate: number | null;
  /** In the other estimate, where it differs; else null. */
  readonly otherEstimate: TotalAndRate | null;
}

/** What is taxed, with the estimate that is shown first. */
export type GuideInput = TaxedIncome & Pick<TaxOptions, 'withoutFees'>;

/** Differences below half a dollar are not seen in figures without decimals. */
const SAME = 0.5;

/** The figures of a regime, and the other estimate beside them. */
export function guideFigures(rules: TaxRules, schedule: TaxSchedule, input: GuideInput): GuideFigures {
  const assessment = assess(schedule, input.income, optionsOf(input));
  const other = assess(schedule, input.income, optionsOf({ ...input, estimate: otherOf(input.estimate) }));
  const { total, effectiveRate, kept } = assessment;
  return {
    lines: breakdownLines(rules, assessment),
    ...{ total, effectiveRate, kept },
    keepRate: effectiveRate === null ? null : 100 - rounded(effectiveRate, 1),
    otherEstimate:
      Math.abs(other.total - total) < SAME
        ? null
        : { total: other.total, effectiveRate: other.effectiveRate },
  };
}

/** One row of the table of incomes; no figures where the regime does not apply. */
export interface IncomeLevel {
  /** USD per year. */
  readonly income: number;
  readonly figures: (TotalAndRate & { /** USD per year. */ readonly keep: number }) | null;
}

/** What the table of incomes depends on, besides the regime. */
export interface LevelsInput {
  readonly currency: Currency;
  readonly costs: Costs | undefined;
  readonly estimate: Estimate;
  readonly withoutFees?: boolean;
  /** Of a stay, whose averages the rows then show. */
  readonly stay?: ((plan: TaxOptions & { readonly income: number }) => Projection) | undefined;
}

/** The rows of the table at the product's round figures in a person's currency. */
export function incomeLevels(
  rules: TaxRules,
  schedule: TaxSchedule,
  roundFigures: readonly number[],
  { currency, costs, stay, ...options }: LevelsInput,
): readonly IncomeLevel[] {
  return roundFigures.map((round) => {
    const income = toUsd(roundFigure(round, currency), currency);
    if (!isEligible(rules, income)) return { income, figures: null };
    const own = costsInUsd(costs, income, currency);
    const taxOptions = optionsOf({ ...options, costs: own });
    if (stay) {
      const { averageTotal, averageRate, averageKept } = stay({ income, ...taxOptions });
      return { income, figures: { total: averageTotal, effectiveRate: averageRate, keep: averageKept } };
    }
    const { total, effectiveRate, kept } = assess(schedule, income, taxOptions);
    return { income, figures: { total, effectiveRate, keep: kept } };
  });
}
