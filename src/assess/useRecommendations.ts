/** The recommended countries for the figures of a page, over the answers of the API. */
import { useEffect, useMemo, useRef } from 'react';
import { useCountries, useTaxBrackets } from '../api/countries.ts';
import type { WorkType } from '../catalogue/professions.ts';
import { schedulesFor } from '../catalogue/schedules.ts';
import { needsFacts } from '../situation/answered.ts';
import type { Figures } from '../situation/figures.ts';
import { regimesOf } from './assessor.ts';
import { isOpenTo, listedFor, type Recommendations, recommendations } from './recommendations.ts';
import { usePersonFacts } from './useFacts.ts';

export type RecommendationsResult =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'success'; readonly recommended: Recommendations };

interface Options {
  /** Business owners need a regime that allows write-offs. */
  readonly workType?: WorkType | null;
  /** Only these countries, by upper-case code. Must keep its identity. */
  readonly codes?: ReadonlySet<string> | null;
}

/**
 * Brackets are asked for the regimes that may be shown and those that follow them, and no others.
 * @param figures null as long as nothing is to be recommended; the countries are asked for at once.
 */
export function useRecommendations(
  figures: Omit<Figures, 'isFromLink'> | null,
  { workType = null, codes = null }: Options = {},
): RecommendationsResult {
  const countries = useCountries();
  const { facts, isReady } = usePersonFacts(figures !== null && needsFacts(figures.situation));
  const income = figures?.income ?? null;
  const listed = figures && listedFor(figures.situation, workType);
  const ids = useMemo(() => {
    if (income === null) return [];
    const all = countries.data ?? [];
    const following = new Map(
      all
        .flatMap((country) => regimesOf(country, facts))
        .map(({ id, lasting }) => [id, lasting?.then ?? null]),
    );
    const shown = new Set(
      all
        .filter(({ code }) => codes === null || codes.has(code))
        .flatMap((country) => regimesOf(country, facts))
        .filter((regime) => isOpenTo(regime, income, listed))
        .map(({ id }) => id),
    );
    // A set visits what is added on the way.
    for (const id of shown) {
      const then = following.get(id);
      if (then) shown.add(then);
    }
    // Schemes beside the lists have no brackets.
    const withBrackets = new Set(all.flatMap(({ taxRegimes }) => taxRegimes.map(({ id }) => id)));
    return [...shown].filter((id) => withBrackets.has(id));
  }, [countries.data, facts, codes, income, listed]);
  const brackets = useTaxBrackets(ids);
  const schedules = useMemo(() => schedulesFor(brackets.data), [brackets.data]);
  const isComplete = countries.data !== undefined && brackets.status === 'success' && isReady;

  const last = useRef<Recommendations | null>(null);
  const recommended = useMemo(() => {
    // What was shown stays until all is here that the next figures need.
    if (!figures || !isComplete) return figures ? last.current : null;
    return recommendations(figures.situation, countries.data, { figures, schedules, facts, workType, codes });
  }, [figures, isComplete, countries.data, schedules, facts, workType, codes]);

  useEffect(() => {
    last.current = recommended;
  }, [recommended]);

  return useMemo((): RecommendationsResult => {
    const failed = [countries, brackets].find(({ status }) => status === 'error');
    if (failed?.error) return { status: 'error', error: failed.error, retry: () => void failed.refetch() };
    return recommended ? { status: 'success', recommended } : { status: 'loading' };
  }, [recommended, countries, brackets]);
}
