import { lasting, marks } from 'virtual:lowtide/years';
import { useDeferredValue } from 'react';
import { RANKING_DEFAULT_INCOME } from '../../catalogue/income.ts';
import type { PersonFacts } from '../../situation/assessed.ts';
import { needsFacts, usePersonFacts } from '../../situation/facts.ts';
import { type Figures, useFigures } from '../../situation/figures.ts';

/** What the lists of home are worked out with: the slider itself goes first, they follow. */
export function useHomeFigures(): { readonly figures: Figures; readonly facts: PersonFacts } {
  const figures = useDeferredValue(useFigures(RANKING_DEFAULT_INCOME));
  return { figures, facts: usePersonFacts(needsFacts(figures.situation), lasting, marks).facts };
}
