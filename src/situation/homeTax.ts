/** How a person's taxes are worked out, and what they pay today. */
import type { Currency } from '../catalogue/currencies.ts';
import { toUsd } from '../catalogue/money.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import type { UsAnswers } from '../catalogue/usTax.ts';
import { type Estimate, scheduleOf, type TaxOptions, totalTax } from '../tax/index.ts';
import { type Costs, isOnPayroll, type Situation } from './situation.ts';

/** Income and costs in USD per year, and the estimate. */
interface TaxedIncome {
  readonly income: number;
  readonly costs: number;
  readonly estimate: Estimate;
}

/**
 * Options of the engine. `withoutFees`: fees that are no tax are among the running costs instead. The law's estimate takes
 * the laws; as long as they are not here, the specified one stands in.
 */
export function optionsOf(
  { costs, estimate, situation }: Pick<TaxedIncome, 'costs' | 'estimate'> & { readonly situation: Situation },
  { lawsFor, usTaxesOf }: Pick<PersonFacts, 'lawsFor' | 'usTaxesOf'>,
): TaxOptions {
  const answers = lawAnswersOf(situation);
  const isLaw = lawsFor !== null && estimate === 'law';
  return {
    laws: isLaw ? lawsFor({ ...answers, sharesDue: usTaxesOf?.(answers)?.sharesDue }) : null,
    costs: costs > 0 ? { amount: costs } : null,
    withoutFees: situation.runningCosts ?? false,
  };
}

/** What a person has said that laws ask for, at home and there. */
export function lawAnswersOf(situation: Situation): UsAnswers {
  const { profession, payBest: bestPay, citizenships, greenCard, home, years } = situation;
  return { profession, bestPay, payroll: isOnPayroll(situation), citizenships, greenCard, home, years };
}

/** Options for many incomes: costs that are a share of the income are that share of each, an amount stays the same. */
export function overIncomes(options: TaxOptions, costs: Costs | undefined, currency: Currency): TaxOptions {
  if (costs === undefined) return options;
  return { ...options, costs: 'percent' in costs ? costs : { amount: toUsd(costs.amount, currency) } };
}

/** What is paid today in USD per year; null where it is not known. */
export function homeTaxOf(
  situation: Situation,
  figures: TaxedIncome,
  facts: Pick<PersonFacts, 'homeCountries' | 'lawsFor' | 'usTaxesOf'>,
): number | null {
  const { home, currency = 'USD' } = situation;
  if (home === undefined) return null;
  if ('rate' in home) return (figures.income * home.rate) / 100;
  if ('amount' in home) return toUsd(home.amount, currency);
  if (isOnPayroll(situation)) {
    const wage = { regimeId: `${home.country}-wage` };
    return (
      facts
        .lawsFor?.({})
        .amountsAt(wage, figures.income, 0)
        ?.reduce((sum, amount) => sum + amount, 0) ?? null
    );
  }
  const country = facts.homeCountries.find(({ id }) => id === home.country);
  return country
    ? totalTax(
        scheduleOf(country.rules, country.taxBrackets),
        figures.income,
        optionsOf({ ...figures, situation: {} }, facts),
      )
    : null;
}
