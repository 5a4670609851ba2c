/** The recommended countries for the figures of a page, over the answers of the API. */
import { useEffect, useMemo, useRef } from 'react';
import { useCountries, useTaxBrackets } from '../api/queries.ts';
import { scheduleBook } from '../catalogue/scheduleBook.ts';
import type { WorkType } from '../catalogue/workTypes.ts';
import { needsFacts, usePersonFacts } from '../situation/facts.ts';
import type { Figures } from '../situation/figures.ts';
import { type Recommendations, recommendations } from '../situation/recommendations.ts';

export type RecommendationsResult =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'success'; readonly recommended: Recommendations };

interface Options {
  /** Business owners need a regime that allows write-offs. */
  readonly workType?: WorkType | null;
  /** Only these countries, by upper-case code. Must keep its identity. */
  readonly codes?: ReadonlySet<string> | null;
  /** Whether it is shown how long rates last, also to people who have said nothing. */
  readonly isLasting?: boolean;
}

/** @param figures null as long as nothing is to be recommended; the countries are asked for at once. */
export function useRecommendations(
  figures: Omit<Figures, 'isSender'> | null,
  { workType = null, codes = null, isLasting = false }: Options = {},
): RecommendationsResult {
  const countries = useCountries();
  const ids = useMemo(
    () =>
      (countries.data ?? [])
        .filter(({ code }) => codes === null || codes.has(code))
        .flatMap(({ taxRegimes }) => taxRegimes.map(({ id }) => id)),
    [countries.data, codes],
  );
  const brackets = useTaxBrackets(ids);
  const { facts, isReady } = usePersonFacts(figures !== null && (isLasting || needsFacts(figures.situation)));
  const book = useMemo(() => scheduleBook(brackets.data), [brackets.data]);
  const isComplete = countries.data !== undefined && brackets.status === 'success' && isReady;

  const last = useRef<Recommendations | null>(null);
  const recommended = useMemo(() => {
    // What was shown stays until all is here that the next figures need.
    if (!figures || !isComplete) return figures ? last.current : null;
    return recommendations(figures.situation, countries.data, { figures, book, facts, workType, codes });
  }, [figures, isComplete, countries.data, book, facts, workType, codes]);

  useEffect(() => {
    last.current = recommended;
  }, [recommended]);

  return useMemo((): RecommendationsResult => {
    const failed = [countries, brackets].find(({ status }) => status === 'error');
    if (failed?.error) return { status: 'error', error: failed.error, retry: () => void failed.refetch() };
    return recommended ? { status: 'success', recommended } : { status: 'loading' };
  }, [recommended, countries, brackets]);
}
