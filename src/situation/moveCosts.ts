/** What a scheme costs one person beside tax, by passport. */
import type { CostSums } from '../catalogue/costs.ts';
import { schemesAt } from '../catalogue/homeSchemes.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import { homeIdOf, movesFreely, type Situation } from './situation.ts';

/**
 * Of a scheme, USD; null where too little is known to add it up. Her passport is that of the country where she lives until she
 * says another, and who lives in a country needs no permit of a foreigner.
 */
export function costsOf(
  regimeId: string,
  situation: Pick<Situation, 'citizenships' | 'home'>,
  { costs, homes }: Pick<PersonFacts, 'costs' | 'homes'>,
): CostSums | null {
  const both = costs[regimeId];
  if (!both) return null;
  const home = homeIdOf(situation);
  const today = homes.find(({ id }) => id === home);
  const isAtHome = today !== undefined && schemesAt(today).some(({ id }) => id === regimeId);
  const passports = situation.citizenships ?? (home === null ? [] : [home]);
  return isAtHome || passports.some(movesFreely) ? both.eu : both.others;
}

/** What comes off what is kept: a year's costs, where they are counted. */
export function yearlyCostsOf(
  regimeId: string,
  situation: Situation,
  facts: Pick<PersonFacts, 'costs' | 'homes'>,
): number {
  return situation.runningCosts ? (costsOf(regimeId, situation, facts)?.year.typical ?? 0) : 0;
}
