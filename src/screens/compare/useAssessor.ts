import { taxBrackets } from 'virtual:lowtide/catalogue';
import { useMemo } from 'react';
import type { Country } from '../../catalogue/entities.ts';
import { schedulesFor } from '../../catalogue/schedules.ts';
import { assessor } from '../../situation/assessed.ts';
import { usePersonFacts } from '../../situation/facts.ts';
import type { Figures } from '../../situation/figures.ts';

/** Assesses regimes that are not in the comparison as its columns are; null until all is here that this takes. */
export function useAssessor(countries: readonly Country[], figures: Figures) {
  const { facts, isReady } = usePersonFacts(true);
  return useMemo(
    () =>
      isReady ? assessor(figures.situation, figures, schedulesFor(taxBrackets), facts, countries) : null,
    [isReady, countries, figures, facts],
  );
}
