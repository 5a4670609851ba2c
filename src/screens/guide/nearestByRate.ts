import type { Country, TaxRegime } from '../../catalogue/entities.ts';
import { bestRegime } from '../../catalogue/ranking.ts';
import type { ScheduleBook } from '../../catalogue/scheduleBook.ts';
import { effectiveRate, totalTax } from '../../tax/index.ts';

/**
 * The other countries by how near the effective rate of their best regime is to that of a regime, both at an income
 * in USD per year; nearest first, ties in the order given. Countries without an eligible regime are left out.
 */
export function nearestByRate(
  countries: readonly Country[],
  book: ScheduleBook,
  regime: TaxRegime,
  income: number,
): readonly Country[] {
  const rate = effectiveRate(totalTax(book.scheduleOf(regime), income), income);
  return countries
    .filter(({ taxRegimes }) => taxRegimes.every(({ id }) => id !== regime.id))
    .flatMap((country) => bestRegime(country, book, { income, workType: 'freelancer' }) ?? [])
    .sort((a, b) => Math.abs(a.effectiveRate - rate) - Math.abs(b.effectiveRate - rate))
    .map(({ country }) => country);
}
