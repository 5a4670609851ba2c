/** What engines are asked with: kinds of tax, incomes and costs. */

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

/** Business costs of a year: an amount in USD, or percent of income. */
export type Costs = { readonly amount: number } | { readonly percent: number };

/** Thrown for an income that is not an amount of money: NaN, infinite or negative. */
export class IncomeError extends RangeError {
  override readonly name = 'IncomeError';

  constructor(readonly income: number) {
    super(`Income must be a finite number of US dollars, 0 or more; got ${income}.`);
  }
}

/** Thrown for costs that are neither an amount of money nor a percentage: NaN, infinite or negative. */
export class CostsError extends RangeError {
  override readonly name = 'CostsError';

  constructor(readonly costs: number) {
    super(`Costs must be a finite number of US dollars or percent, 0 or more; got ${costs}.`);
  }
}

/**
 * Returns the income in USD per year, with -0 made 0.
 * @throws {IncomeError} for NaN, infinite and negative incomes.
 */
export function checkedIncome(income: number): number {
  if (!(income >= 0 && income < Number.POSITIVE_INFINITY)) throw new IncomeError(income);
  return income + 0;
}

/**
 * Business costs in USD per year at an income in USD per year; 0 where there are none.
 * @throws {CostsError} for NaN, infinite and negative costs.
 */
export function costsAt(costs: Costs | null | undefined, income: number): number {
  if (!costs) return 0;
  const given = 'percent' in costs ? costs.percent : costs.amount;
  if (!(given >= 0 && given < Number.POSITIVE_INFINITY)) throw new CostsError(given);
  return 'percent' in costs ? (income * given) / 100 : given;
}
