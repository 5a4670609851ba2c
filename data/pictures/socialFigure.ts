import type { Country } from '../../src/catalogue/entities.ts';
import { formatMoney } from '../../src/catalogue/format.ts';
import { RANKING_DEFAULT_INCOME } from '../../src/catalogue/income.ts';
import type { Schedules } from '../../src/catalogue/schedules.ts';
import { isEligible, totalTax } from '../../src/law/index.ts';

/** The income of the figure on a country's picture, in USD per year: the ranking pages' own. */
export const SOCIAL_INCOME: number = RANKING_DEFAULT_INCOME;

/** What a freelancer keeps in a country's best regime. */
export interface SocialFigure {
  /** USD per year, rounded to the dollar. */
  readonly kept: number;
  /** Name of the regime. */
  readonly regime: string;
}

/**
 * What is kept of `income` (USD per year) in the open regime of a country with the lowest tax, by the estimate that
 * pages show to somebody who has answered nothing. Throws a RangeError if no regime is open at that income.
 */
export function socialFigure(country: Country, schedules: Schedules, income: number): SocialFigure {
  const [best] = country.taxRegimes
    .filter((regime) => isEligible(regime, income))
    .map((regime) => ({ name: regime.name, total: totalTax(schedules.scheduleOf(regime), income) }))
    .sort((a, b) => a.total - b.total);
  if (!best) throw new RangeError(`${country.name} has no open regime at ${income}.`);
  return { kept: Math.round(income - best.total), regime: best.name };
}

/** The figures of all countries' pictures, by slug. */
export function socialFigures(
  countries: readonly Country[],
  schedules: Schedules,
): Record<string, SocialFigure> {
  return Object.fromEntries(
    countries.map((country) => [country.slug, socialFigure(country, schedules, SOCIAL_INCOME)]),
  );
}

/** What a picture says of its figure, by the month as the pages do: what is kept, and of which income. */
export function socialWords({ kept }: Pick<SocialFigure, 'kept'>): {
  readonly month: string;
  readonly of: string;
} {
  return { month: `${formatMoney(kept / 12)} a month`, of: `of ${formatMoney(SOCIAL_INCOME)} a year` };
}
