/** How a person's taxes are worked out, and what they pay today. */
import type { Currency } from '../catalogue/currencies.ts';
import { toUsd } from '../catalogue/money.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import type { UsAnswers } from '../catalogue/usTax.ts';
import { type Assessment, assess, type Estimate, scheduleOf, type TaxOptions } from '../tax/index.ts';
import { type Costs, familyOf, isOnPayroll, type Situation, withAnswers } from './situation.ts';

/** Income and costs in USD per year, and the estimate. */
interface TaxedIncome {
  readonly income: number;
  readonly costs: number;
  readonly estimate: Estimate;
}

interface Options extends Pick<TaxedIncome, 'costs' | 'estimate'> {
  readonly situation: Situation;
  /** When the stay begins, in which children grow; left out: they are as old as today. */
  readonly from?: { readonly year: number };
}

/**
 * Options of the engine. `withoutFees`: fees that are no tax are among the running costs instead. The law's estimate takes
 * the laws; as long as they are not here, the specified one stands in.
 */
export function optionsOf(
  { costs, estimate, situation, from }: Options,
  { lawsFor, usTaxesOf }: Pick<PersonFacts, 'lawsFor' | 'usTaxesOf'>,
): TaxOptions {
  const answers = lawAnswersOf(situation);
  const family = familyOf(situation);
  const household = family ? { ...family, from: from?.year ?? null } : undefined;
  const isLaw = lawsFor !== null && estimate === 'law';
  return {
    laws: isLaw ? lawsFor({ ...answers, sharesDue: usTaxesOf?.(answers)?.sharesDue, household }) : null,
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

type HomeFacts = Pick<PersonFacts, 'homeCountries' | 'lawsFor' | 'usTaxesOf'>;

/** What is paid today in USD per year, less what a household receives; null where it is not known. */
export function homeTaxOf(situation: Situation, figures: TaxedIncome, facts: HomeFacts): number | null {
  const { home, currency = 'USD' } = situation;
  if (home === undefined) return null;
  if ('rate' in home) return (figures.income * home.rate) / 100;
  if ('amount' in home) return toUsd(home.amount, currency);
  return assessmentAtHome(situation, figures, facts)?.total ?? null;
}

/** A year in the home country; null where it is none of those that are known. */
export function assessmentAtHome(
  situation: Situation,
  { income, costs, estimate }: TaxedIncome,
  facts: HomeFacts,
): Assessment<number | null> | null {
  const { home, household, currency } = situation;
  if (!home || !('country' in home)) return null;
  const family = withAnswers({}, { currency, household });
  if (isOnPayroll(situation)) {
    const options = optionsOf({ costs: 0, estimate: 'law', situation: family }, facts);
    const lawOf = { regimeId: `${home.country}-wage` };
    const isKnown = options.laws && options.laws.keyOf(lawOf) !== null;
    return isKnown ? assess({ lawOf, maxIncome: null, rules: [] }, income, options) : null;
  }
  const country = facts.homeCountries.find(({ id }) => id === home.country);
  const options = optionsOf({ costs, estimate, situation: family }, facts);
  return country ? assess(scheduleOf(country.rules, country.taxBrackets), income, options) : null;
}
