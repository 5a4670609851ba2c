/** Which countries a ranking page is about, and their order. */
import type { Country } from '../../catalogue/entities.ts';
import { RANKING_EUROPE } from '../../catalogue/europe.ts';
import { PERSONA_WORK_TYPES, type Persona, type RankingKind } from '../../catalogue/personas.ts';
import {
  type RankedCountry,
  type RankingCriteria,
  topCountries,
  ZERO_TAX_CODES,
  zeroTaxCountries,
} from '../../catalogue/ranking.ts';
import type { ScheduleBook } from '../../catalogue/scheduleBook.ts';

const CODES: Readonly<Record<RankingKind, ReadonlySet<string> | null>> = {
  world: null,
  europe: RANKING_EUROPE,
  zero: ZERO_TAX_CODES,
};

/** The countries whose regimes a page needs to know. */
export function countriesOf(kind: RankingKind, countries: readonly Country[] = []): readonly Country[] {
  const codes = CODES[kind];
  return codes === null ? countries : countries.filter(({ code }) => codes.has(code));
}

/** One best regime per country: 15 at most on low-tax pages, the six of the list on zero-tax pages. */
export function rankingOf(
  kind: RankingKind,
  persona: Persona,
  countries: readonly Country[],
  book: ScheduleBook,
  { income, deduct = false }: Pick<RankingCriteria, 'income' | 'deduct'>,
): RankedCountry[] {
  const criteria = { income, deduct, workType: PERSONA_WORK_TYPES[persona] };
  if (kind === 'zero') return zeroTaxCountries(countries, book, criteria);
  return topCountries(countries, book, { ...criteria, region: kind === 'europe' ? 'europe' : 'anywhere' });
}
