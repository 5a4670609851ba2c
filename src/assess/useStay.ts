/** What could be kept without moving, on a page. */
import { taxBrackets } from 'virtual:lowtide/catalogue';
import { useMemo } from 'react';
import { useCountries } from '../api/countries.ts';
import type { Country } from '../catalogue/entities.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import { schedulesFor } from '../catalogue/schedules.ts';
import { needsFacts } from '../situation/answered.ts';
import type { Figures } from '../situation/figures.ts';
import { homeIdOf } from '../situation/situation.ts';
import { type BetterStay, betterAtHome } from './atHome.ts';
import { usePersonFacts } from './useFacts.ts';

/** Null as long as it is not known, and where no scheme of the country keeps more than today's. */
export function useStay(figures: Omit<Figures, 'isFromLink'>): BetterStay | null {
  const { situation } = figures;
  const isWanted = homeIdOf(situation) !== null && needsFacts(situation);
  const { data: countries } = useCountries(isWanted === false ? null : undefined);
  const { facts, isReady } = usePersonFacts(isWanted);
  return useMemo(() => {
    if (!isWanted || !isReady || !countries) return null;
    return stayOf(figures, countries, facts);
  }, [isWanted, isReady, countries, figures, facts]);
}

/** The same of what is here already. */
export function stayOf(
  figures: Omit<Figures, 'isFromLink'>,
  countries: readonly Country[],
  facts: PersonFacts,
): BetterStay | null {
  const sources = { figures, facts, schedules: schedulesFor(taxBrackets) };
  return betterAtHome(figures.situation, countries, sources);
}
