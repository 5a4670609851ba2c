/**
 * Recommendations for parts whose figures are there with the first paint and follow every step of a slider: over the
 * catalogue that the page carries, without a question to the API. What a person's answers are held against may still be
 * on its way; figures go without it until it is here.
 */
import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { useMemo } from 'react';
import type { WorkType } from '../catalogue/professions.ts';
import { schedulesFor } from '../catalogue/schedules.ts';
import { needsFacts } from '../situation/answered.ts';
import type { Figures } from '../situation/figures.ts';
import { type Recommendations, recommendations } from './recommendations.ts';
import { usePersonFacts } from './useFacts.ts';

const schedules = schedulesFor(taxBrackets);

interface Options {
  /** Business owners need a regime that allows write-offs. */
  readonly workType?: WorkType | null;
  /** Only these countries, by upper-case code. Must keep its identity. */
  readonly codes?: ReadonlySet<string> | null;
}

export function useRecommendationsAtOnce(
  figures: Omit<Figures, 'isFromLink'>,
  { workType = null, codes = null }: Options = {},
): Recommendations {
  const { facts } = usePersonFacts(needsFacts(figures.situation));
  return useMemo(
    () => recommendations(figures.situation, countries, { figures, schedules, facts, workType, codes }),
    [figures, facts, workType, codes],
  );
}
