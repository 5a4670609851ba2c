import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import type { Country, TaxRegime } from '../../catalogue/entities.ts';
import { topCountries } from '../../catalogue/ranking.ts';
import { scheduleBook } from '../../catalogue/scheduleBook.ts';
import type { RegionPreference } from '../../catalogue/workTypes.ts';
import { assess, breakdownLines, type TaxLine } from '../../tax/index.ts';

export interface BestCountry {
  readonly country: Country;
  readonly regime: TaxRegime;
  /** Place of the regime in its country, for the calculator's address. */
  readonly regimeIndex: number;
  /** USD per year. */
  readonly total: number;
  /** Percent of income. */
  readonly effectiveRate: number;
  readonly lines: readonly TaxLine[];
}

interface Criteria {
  /** USD per year. */
  readonly income: number;
  readonly region: RegionPreference;
  readonly deduct: boolean;
}

/** Home reads the catalogue itself: its figures are there with the first paint and follow every step of the slider. */
const book = scheduleBook(taxBrackets);

/** The five lowest effective rates with the lines that make them up. */
export function bestFive({ income, region, deduct }: Criteria): readonly BestCountry[] {
  const criteria = { income, region, deduct, workType: 'freelancer' } as const;
  return topCountries(countries, book, criteria, 5).map(
    ({ country, bestRegime: regime, total, effectiveRate }) => ({
      country,
      regime,
      regimeIndex: country.taxRegimes.indexOf(regime),
      total,
      effectiveRate,
      lines: breakdownLines(regime, assess(book.scheduleOf(regime), income, { deduct })),
    }),
  );
}
