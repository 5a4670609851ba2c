/** Rankings as the product's statements have them, in the plainest way: what the program's own lists are compared with. */
import { RANKING_LIMIT } from '../src/catalogue/constants.ts';
import type { Country, TaxRegime } from '../src/catalogue/entities.ts';
import { RANKING_EUROPE, WIZARD_EUROPE, ZERO_TAX_CODES } from '../src/catalogue/europe.ts';
import type { RegionPreference, WorkType } from '../src/catalogue/professions.ts';
import type { Schedules } from '../src/catalogue/schedules.ts';
import { effectiveRate, type Lasting, type TaxOptions, totalTax } from '../src/law/index.ts';

export interface RankingCriteria extends Pick<TaxOptions, 'laws'> {
  /** USD per year. */
  readonly income: number;
  readonly region: RegionPreference;
  readonly workType: WorkType;
}

export interface RankedCountry {
  readonly country: Country;
  readonly bestRegime: TaxRegime;
  /** USD per year. */
  readonly total: number;
  /** Percent of income. */
  readonly effectiveRate: number;
}

/** The wizard's result: the open regime with the lowest total per country, by effective rate, ties by what lasts. */
export function rankCountries(
  countries: readonly Country[],
  schedules: Schedules,
  criteria: RankingCriteria,
): RankedCountry[] {
  return ranked(countries, schedules, criteria, criteria.region === 'europe' ? WIZARD_EUROPE : null);
}

/** A low-tax ranking page, with the pages' own list of Europe. */
export function topCountries(
  countries: readonly Country[],
  schedules: Schedules,
  criteria: RankingCriteria,
  limit = RANKING_LIMIT,
): RankedCountry[] {
  const codes = criteria.region === 'europe' ? RANKING_EUROPE : null;
  return ranked(countries, schedules, criteria, codes).slice(0, limit);
}

/** A zero-tax ranking page. */
export function zeroTaxCountries(
  countries: readonly Country[],
  schedules: Schedules,
  criteria: Omit<RankingCriteria, 'region'>,
): RankedCountry[] {
  return ranked(countries, schedules, criteria, ZERO_TAX_CODES);
}

function ranked(
  countries: readonly Country[],
  schedules: Schedules,
  { income, workType, laws }: Omit<RankingCriteria, 'region'>,
  codes: ReadonlySet<string> | null,
): RankedCountry[] {
  return countries
    .filter(({ code }) => codes === null || codes.has(code))
    .flatMap((country): RankedCountry[] => {
      const [best] = country.taxRegimes
        .filter(({ maxIncomeThreshold }) => maxIncomeThreshold === null || income <= maxIncomeThreshold)
        .filter(({ allowsWriteOffs }) => workType !== 'business' || allowsWriteOffs)
        .map((regime) => ({ regime, total: totalTax(schedules.scheduleOf(regime), income, { laws }) }))
        .sort((a, b) => a.total - b.total);
      if (!best) return [];
      const { regime: bestRegime, total } = best;
      return [{ country, bestRegime, total, effectiveRate: effectiveRate(total, income) }];
    })
    .sort(
      (a, b) =>
        a.effectiveRate - b.effectiveRate ||
        // Without an income every rate is 0.
        a.total - b.total ||
        isConditional(a.bestRegime, workType) - isConditional(b.bestRegime, workType) ||
        byYears(yearsOf(a.country, a.bestRegime), yearsOf(b.country, b.bestRegime)) ||
        b.country.qualityOfLife - a.country.qualityOfLife ||
        (a.country.name < b.country.name ? -1 : 1),
    );
}

/** Whether something that decides has to be checked by somebody who has only said how she works. */
function isConditional({ conditions, requiresIncorporation }: TaxRegime, work: WorkType): number {
  const asks = conditions.some((one) => {
    switch (one.type) {
      case 'clients-abroad':
      case 'domicile':
        return false;
      case 'own-name':
      case 'managed-here':
        return work === 'business';
      case 'self-employed':
        return work === 'remote';
      case 'citizenship':
        return one.unmet === 'no';
      case 'approval':
        return one.repeatsPermit !== true;
      case 'other':
        return ['payer-abroad', 'nationality', 'activity'].includes(one.topic);
      default:
        return true;
    }
  });
  return Number(asks || (requiresIncorporation && work !== 'business'));
}

const byYears = (a: number, b: number) => (a === b ? 0 : a > b ? -1 : 1);

/** For how many years a regime stays as it is; reliefs of first years apart. */
function yearsOf({ taxYear }: Country, { lasting }: TaxRegime): number {
  const { years = null, until, permitMonths, changes = [] }: Partial<Lasting> = lasting ?? {};
  const yearIn = (day: string) => Number(day.slice(0, 4)) - taxYear;
  return Math.min(
    years ?? Number.POSITIVE_INFINITY,
    permitMonths === undefined ? Number.POSITIVE_INFINITY : permitMonths / 12,
    until === undefined ? Number.POSITIVE_INFINITY : yearIn(until),
    ...changes.map(({ from, afterYears }) =>
      from === undefined ? (afterYears ?? Number.POSITIVE_INFINITY) : yearIn(from),
    ),
  );
}
