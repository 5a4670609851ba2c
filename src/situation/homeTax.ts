/** What a person pays today, and what the home country still asks for after a move. */
import type { Currency } from '../catalogue/currencies.ts';
import type { SelfEmploymentTax } from '../catalogue/leaving.ts';
import { toUsd } from '../catalogue/money.ts';
import type { LawsFor, PersonFacts } from '../catalogue/personFacts.ts';
import { type Estimate, type PiecewiseLinear, scheduleOf, type TaxOptions, totalTax } from '../tax/index.ts';
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
  lawsFor: LawsFor | null,
): TaxOptions {
  const { runningCosts: withoutFees = false, profession, payBest: bestPay } = situation;
  return {
    laws:
      lawsFor && estimate === 'law'
        ? lawsFor({ profession, bestPay, payroll: isOnPayroll(situation) })
        : null,
    costs: costs > 0 ? { amount: costs } : null,
    withoutFees,
  };
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
  { homeCountries, lawsFor }: Pick<PersonFacts, 'homeCountries' | 'lawsFor'>,
): number | null {
  const { home, currency = 'USD' } = situation;
  if (home === undefined) return null;
  if ('rate' in home) return (figures.income * home.rate) / 100;
  if ('amount' in home) return toUsd(home.amount, currency);
  if (isOnPayroll(situation)) {
    const wage = { regimeId: `${home.country}-wage` };
    return (
      lawsFor?.({})
        .amountsAt(wage, figures.income, 0)
        ?.reduce((sum, amount) => sum + amount, 0) ?? null
    );
  }
  const country = homeCountries.find(({ id }) => id === home.country);
  return country
    ? totalTax(
        scheduleOf(country.rules, country.taxBrackets),
        figures.income,
        optionsOf({ ...figures, situation: {} }, lawsFor),
      )
    : null;
}

/**
 * What US citizens who work in their own name owe wherever they live, in USD per year; 0 where an agreement with the
 * country removes it.
 */
export function selfEmploymentTaxOf(tax: SelfEmploymentTax, slug: string, netEarnings: number): number {
  if (tax.removedByTotalization.includes(slug) || netEarnings < tax.minimumNetEarningsUSD) return 0;
  const base = (netEarnings * tax.baseShare) / 100;
  const additional = Math.max(base - tax.additionalMedicareFromUSD.single, 0);
  return (
    (Math.min(base, tax.wageBase2026USD) * tax.socialSecurityRate +
      base * tax.medicareRate +
      additional * tax.additionalMedicareRate) /
    100
  );
}

/** The same tax over all net earnings, in USD, where no agreement removes it. */
export function selfEmploymentCurve(tax: SelfEmploymentTax): PiecewiseLinear {
  const { minimumNetEarningsUSD, baseShare, wageBase2026USD, additionalMedicareFromUSD: additional } = tax;
  const bends = [wageBase2026USD, additional.single].map((base) => (base * 100) / baseShare);
  const knots = [minimumNetEarningsUSD, ...bends].sort((a, b) => a - b);
  const at = (netEarnings: number) =>
    selfEmploymentTaxOf({ ...tax, removedByTotalization: [] }, '', netEarnings);
  return [
    { from: 0, at: 0, after: 0, slope: 0 },
    ...knots.map((from, place) => {
      const to = knots[place + 1] ?? from + 1;
      return { from, at: at(from), after: at(from), slope: (at(to) - at(from)) / (to - from) };
    }),
  ];
}
