import {
  assess,
  breakdownLines,
  effectiveRate,
  isEligible,
  type TaxLine,
  type TaxRules,
  type TaxSchedule,
  totalTax,
} from '../../tax/index.ts';

/** A total and its rate under one of the two estimates. */
export interface Estimate {
  /** USD per year. */
  readonly total: number;
  /** Percent of income. */
  readonly effectiveRate: number;
}

/** What a guide says about one income. */
export interface GuideFigures extends Estimate {
  readonly lines: readonly TaxLine[];
  /** Percent of income that is left. */
  readonly keepRate: number;
  /** The estimate that was not asked for, where it differs; else null. */
  readonly otherEstimate: Estimate | null;
}

/** Differences below half a dollar are not seen in figures without decimals. */
const SAME = 0.5;

/**
 * The figures of a regime at an income in USD per year, with contributions deducted first or not, and the
 * other estimate beside them.
 */
export function guideFigures(
  rules: TaxRules,
  schedule: TaxSchedule,
  income: number,
  deduct: boolean,
): GuideFigures {
  const assessment = assess(schedule, income, { deduct });
  const other = totalTax(schedule, income, { deduct: !deduct });
  return {
    lines: breakdownLines(rules, assessment),
    total: assessment.total,
    effectiveRate: assessment.effectiveRate,
    keepRate: 100 - assessment.effectiveRate,
    otherEstimate:
      Math.abs(other - assessment.total) < SAME
        ? null
        : { total: other, effectiveRate: effectiveRate(other, income) },
  };
}

/** One row of the table of incomes; no figures where the regime does not apply. */
export interface IncomeLevel {
  /** USD per year. */
  readonly income: number;
  readonly figures: (Estimate & { /** USD per year. */ readonly keep: number }) | null;
}

/** The rows of the table at given incomes in USD per year. */
export function incomeLevels(
  rules: TaxRules,
  schedule: TaxSchedule,
  incomes: readonly number[],
  deduct: boolean,
): readonly IncomeLevel[] {
  return incomes.map((income) => {
    if (!isEligible(rules, income)) return { income, figures: null };
    const total = totalTax(schedule, income, { deduct });
    return { income, figures: { total, effectiveRate: effectiveRate(total, income), keep: income - total } };
  });
}
