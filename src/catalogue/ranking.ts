import { effectiveRate, isEligible, totalTax } from '../tax/index.ts';
import { RANKING_LIMIT } from './constants.ts';
import type { Country, TaxRegime } from './entities.ts';
import { RANKING_EUROPE, WIZARD_EUROPE } from './europe.ts';
import type { ScheduleBook } from './scheduleBook.ts';
import type { RegionPreference, WorkType } from './workTypes.ts';

/** What a ranking goes by. */
export interface RankingCriteria {
  /** USD per year. */
  readonly income: number;
  readonly region: RegionPreference;
  /** Business owners need a regime that allows write-offs. */
  readonly workType: WorkType;
  /** Deductible contributions come off the income-tax base first. */
  readonly deduct?: boolean;
}

/** A country with its best regime, and what that costs. */
export interface RankedCountry {
  readonly country: Country;
  readonly bestRegime: TaxRegime;
  /** USD per year. */
  readonly total: number;
  /** Percent of income. */
  readonly effectiveRate: number;
}

/** Countries on zero-tax pages. */
export const ZERO_TAX_CODES: ReadonlySet<string> = new Set(['PY', 'PA', 'GE', 'CR', 'AE', 'UY']);

/** Whether a regime applies at an income and, for business owners, allows write-offs. */
export function isOpenTo(
  regime: TaxRegime,
  { income, workType }: Pick<RankingCriteria, 'income' | 'workType'>,
) {
  return isEligible(regime, income) && (workType !== 'business' || regime.allowsWriteOffs);
}

/**
 * The open regime of a country with the lowest effective rate, which at one income is the lowest total; the first
 * where several tie, null where none is open.
 */
export function bestRegime(
  country: Country,
  book: ScheduleBook,
  criteria: Pick<RankingCriteria, 'income' | 'workType' | 'deduct'>,
): RankedCountry | null {
  const { income, deduct = false } = criteria;
  let best: TaxRegime | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const regime of country.taxRegimes) {
    if (!isOpenTo(regime, criteria)) continue;
    const total = totalTax(book.scheduleOf(regime), income, { deduct });
    if (total < least) {
      best = regime;
      least = total;
    }
  }
  if (best === null) return null;
  return { country, bestRegime: best, total: least, effectiveRate: effectiveRate(least, income) };
}

/**
 * The wizard's result: the best regime of each country, by effective rate ascending, ties by name.
 * Countries without an open regime are dropped; empty if countries are missing or income is not a number.
 */
export function rankCountries(
  countries: readonly Country[] | undefined,
  book: ScheduleBook,
  criteria: RankingCriteria,
): RankedCountry[] {
  return ranked(countries, book, criteria, criteria.region === 'europe' ? WIZARD_EUROPE : null);
}

/** A low-tax ranking page: the 15 lowest effective rates, with the pages' own list of Europe. */
export function topCountries(
  countries: readonly Country[] | undefined,
  book: ScheduleBook,
  criteria: RankingCriteria,
  limit = RANKING_LIMIT,
): RankedCountry[] {
  const codes = criteria.region === 'europe' ? RANKING_EUROPE : null;
  return ranked(countries, book, criteria, codes).slice(0, limit);
}

/** A zero-tax ranking page: only PY, PA, GE, CR, AE and UY, sorted by rate. */
export function zeroTaxCountries(
  countries: readonly Country[] | undefined,
  book: ScheduleBook,
  criteria: Omit<RankingCriteria, 'region'>,
): RankedCountry[] {
  return ranked(countries, book, criteria, ZERO_TAX_CODES);
}

function ranked(
  countries: readonly Country[] | undefined,
  book: ScheduleBook,
  criteria: Omit<RankingCriteria, 'region'>,
  codes: ReadonlySet<string> | null,
): RankedCountry[] {
  if (countries === undefined || !(criteria.income >= 0 && Number.isFinite(criteria.income))) return [];
  const found: RankedCountry[] = [];
  for (const country of countries) {
    if (codes !== null && !codes.has(country.code)) continue;
    const best = bestRegime(country, book, criteria);
    if (best !== null) found.push(best);
  }
  return found.sort(byRateThenName);
}

function byRateThenName(a: RankedCountry, b: RankedCountry): number {
  return a.effectiveRate - b.effectiveRate || (a.country.name < b.country.name ? -1 : 1);
}
