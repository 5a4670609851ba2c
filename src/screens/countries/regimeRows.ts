/** The rows of the countries table: one per country and eligible regime. */
import type { Country, TaxRegime } from '../../catalogue/entities.ts';
import { livingCostBucket, passesFilter, qualityOfLifeBucket } from '../../catalogue/labels.ts';
import type { ScheduleBook } from '../../catalogue/scheduleBook.ts';
import {
  type Assessment,
  assess,
  breakdownLines,
  isEligible,
  type TaxLine,
  type TaxSchedule,
} from '../../tax/index.ts';
import type { CountriesFilter, SortKey } from './countriesQuery.ts';

export interface RegimeRow {
  readonly country: Country;
  readonly regime: TaxRegime;
  /** Null while the income box is empty. */
  readonly assessment: Assessment | null;
  readonly lines: readonly TaxLine[];
  readonly schedule: TaxSchedule;
}

const COMPARE: Readonly<Record<SortKey, (a: RegimeRow, b: RegimeRow) => number>> = {
  country: (a, b) => order(a.country.name, b.country.name),
  tax: (a, b) => (a.assessment?.effectiveRate ?? 0) - (b.assessment?.effectiveRate ?? 0),
  livingCost: (a, b) => a.country.livingCost - b.country.livingCost,
  qualityOfLife: (a, b) => a.country.qualityOfLife - b.country.qualityOfLife,
};

/** Not `localeCompare`: for English names it only loads the browser's collation, which takes longer than the table. */
function order(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function passes(country: Country, { costs, quality }: CountriesFilter): boolean {
  return (
    passesFilter(livingCostBucket(country.livingCost), costs) &&
    passesFilter(qualityOfLifeBucket(country.qualityOfLife), quality)
  );
}

/** Filtered and sorted rows; regimes above their income threshold are left out. */
export function regimeRows(
  countries: readonly Country[],
  book: ScheduleBook,
  filter: CountriesFilter,
  deduct: boolean,
): RegimeRow[] {
  const { income } = filter;
  const rows = countries
    .filter((country) => passes(country, filter))
    .flatMap((country) =>
      country.taxRegimes
        .filter((regime) => income === null || isEligible(regime, income))
        .map((regime): RegimeRow => {
          const schedule = book.scheduleOf(regime);
          if (income === null) return { country, regime, assessment: null, lines: [], schedule };
          const assessment = assess(schedule, income, { deduct });
          return { country, regime, assessment, lines: breakdownLines(regime, assessment), schedule };
        }),
    );
  const sign = filter.direction === 'ascending' ? 1 : -1;
  const compare = COMPARE[filter.sort];
  // Ties keep the order of the names, in either direction.
  return rows.sort((a, b) => sign * compare(a, b) || COMPARE.country(a, b));
}
