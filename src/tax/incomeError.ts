/** Thrown for an income that is no amount of money: NaN, infinite or negative. */
export class IncomeError extends RangeError {
  override readonly name = 'IncomeError';

  constructor(readonly income: number) {
    super(`Income must be a finite number of US dollars, 0 or more; got ${income}.`);
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
