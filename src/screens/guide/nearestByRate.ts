import type { Country, TaxRegime } from '../../catalogue/entities.ts';
import type { Schedules } from '../../catalogue/schedules.ts';
import { effectiveRate, isEligible, totalTax } from '../../tax/index.ts';

/**
 * The other countries by how near the effective rate of their best regime is to that of a regime, both at an income
 * in USD per year; nearest first, ties in the order given. Countries without an eligible regime are left out.
 */
export function nearestByRate(
  countries: readonly Country[],
  schedules: Schedules,
  regime: TaxRegime,
  income: number,
): readonly Country[] {
  const rateOf = (one: TaxRegime) => effectiveRate(totalTax(schedules.scheduleOf(one), income), income);
  const rate = rateOf(regime);
  return countries
    .filter(({ taxRegimes }) => taxRegimes.every(({ id }) => id !== regime.id))
    .map((country) => {
      const rates = country.taxRegimes.filter((one) => isEligible(one, income)).map(rateOf);
      return { country, distance: Math.abs(Math.min(...rates) - rate) };
    })
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.distance - b.distance)
    .map(({ country }) => country);
}
