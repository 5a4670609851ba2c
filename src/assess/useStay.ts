/** What could be kept without moving, on a page. */
import { taxBrackets } from 'virtual:lowtide/catalogue';
import { useMemo } from 'react';
import { usePersonFacts } from '../api/facts.ts';
import { useCountries } from '../api/queries.ts';
import { schedulesFor } from '../catalogue/schedules.ts';
import { needsFacts } from '../situation/answered.ts';
import type { Figures } from '../situation/figures.ts';
import { homeIdOf } from '../situation/situation.ts';
import type { Assessed } from './assessor.ts';
import { betterAtHome, todayAtHome } from './atHome.ts';

export interface Stay {
  readonly today: Assessed;
  readonly better: Assessed;
}

/** Null as long as it is not known, and where no scheme of the country keeps more than today's. */
export function useStay(figures: Omit<Figures, 'isFromLink'>): Stay | null {
  const { situation } = figures;
  const isWanted = homeIdOf(situation) !== null && needsFacts(situation);
  const { data: countries } = useCountries(isWanted === false ? null : undefined);
  const { facts, isReady } = usePersonFacts(isWanted);
  return useMemo(() => {
    if (!isWanted || !isReady || !countries) return null;
    const sources = { figures, facts, schedules: schedulesFor(taxBrackets) };
    const better = betterAtHome(situation, countries, sources);
    const today = better && todayAtHome(situation, countries, sources);
    return better && today ? { today, better } : null;
  }, [isWanted, isReady, countries, figures, situation, facts]);
}
