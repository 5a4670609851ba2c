/** The assessor of a page: for regimes that stand for themselves, on guides, in the comparison, in the plan. */
import { taxBrackets } from 'virtual:lowtide/catalogue';
import { useMemo } from 'react';
import { hasUnlisted, useCountries } from '../api/countries.ts';
import { schedulesFor } from '../catalogue/schedules.ts';
import type { Figures } from '../situation/figures.ts';
import { assessorAsListed } from './asListed.ts';
import type { Assess } from './assessor.ts';
import { useFacts } from './useFacts.ts';

/** Null until all is here that the answers take, and these regimes, where they stand in no list. */
export function useAssessor(
  figures: Omit<Figures, 'isFromLink'>,
  regimeIds: readonly string[] = [],
): Assess | null {
  const { data: countries } = useCountries();
  const { facts, isReady } = useFacts(hasUnlisted(regimeIds), figures.situation);
  return useMemo(
    () =>
      isReady && countries
        ? assessorAsListed(figures.situation, figures, schedulesFor(taxBrackets), facts, countries)
        : null,
    [isReady, countries, figures, facts],
  );
}
