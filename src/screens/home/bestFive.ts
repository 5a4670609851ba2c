import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { RANKING_EUROPE, ZERO_TAX_CODES } from '../../catalogue/europe.ts';
import type { RankingKind } from '../../catalogue/personas.ts';
import { schedulesFor } from '../../catalogue/schedules.ts';
import type { RegionPreference, WorkType } from '../../catalogue/workTypes.ts';
import type { PersonFacts } from '../../situation/assessed.ts';
import type { Figures } from '../../situation/figures.ts';
import { type Recommendation, recommendations } from '../../situation/recommendations.ts';

/** Home reads the catalogue itself: its figures are there with the first paint and follow every step of the slider. */
const schedules = schedulesFor(taxBrackets);

type HomeFigures = Omit<Figures, 'isFromLink'>;

/** All countries for a kind of work: those that fit, best first, those to check, those that do not fit. */
export function allCountries(
  figures: HomeFigures,
  workType: WorkType,
  facts?: PersonFacts,
): readonly Recommendation[] {
  const given = facts && { facts };
  return recommendations(figures.situation, countries, { figures, schedules, workType, ...given }).all;
}

/** Those of them that are open. */
export function openCountries(...args: Parameters<typeof allCountries>): readonly Recommendation[] {
  return allCountries(...args).filter(({ fit }) => fit.level !== 'no');
}

const CODES: Readonly<Record<RankingKind, ReadonlySet<string> | null>> = {
  world: null,
  europe: RANKING_EUROPE,
  zero: ZERO_TAX_CODES,
};

/** The first of them on a kind of ranking page. */
export function firstOf(
  open: readonly Recommendation[],
  kind: RankingKind,
  count: number,
): readonly Recommendation[] {
  const codes = CODES[kind];
  return open.filter(({ country }) => codes === null || codes.has(country.code)).slice(0, count);
}

/** The five best countries for freelancers. */
export function bestFive(
  figures: HomeFigures,
  region: RegionPreference,
  facts?: PersonFacts,
): readonly Recommendation[] {
  return firstOf(openCountries(figures, 'freelancer', facts), region === 'europe' ? 'europe' : 'world', 5);
}
