/** The recommended countries for the figures of a page, over the answers of the API. */
import { useEffect, useMemo, useRef } from 'react';
import { useCountries, useTaxBrackets } from '../api/queries.ts';
import { schedulesFor } from '../catalogue/schedules.ts';
import type { WorkType } from '../catalogue/workTypes.ts';
import type { PersonFacts } from '../situation/assessed.ts';
import { needsFacts, usePersonFacts } from '../situation/facts.ts';
import type { Figures } from '../situation/figures.ts';
import { isOpenTo, type Recommendations, recommendations } from '../situation/recommendations.ts';

export type RecommendationsResult =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'success'; readonly recommended: Recommendations };

interface Options {
  /** Business owners need a regime that allows write-offs. */
  readonly workType?: WorkType | null;
  /** Only these countries, by upper-case code. Must keep its identity. */
  readonly codes?: ReadonlySet<string> | null;
  /** How long regimes last, for screens that say it to everybody: `virtual:lowtide/years`. */
  readonly lasting?: PersonFacts['lasting'];
  /** Likewise, what a figure takes for granted: `marks` of the same. */
  readonly marks?: PersonFacts['marks'];
}

/**
 * Brackets are asked for the regimes that may be shown, and no others.
 * @param figures null as long as nothing is to be recommended; the countries are asked for at once.
 */
export function useRecommendations(
  figures: Omit<Figures, 'isFromLink'> | null,
  { workType = null, codes = null, lasting, marks }: Options = {},
): RecommendationsResult {
  const countries = useCountries();
  const isWanted = figures !== null && needsFacts(figures.situation);
  const { facts, isReady } = usePersonFacts(isWanted, lasting, marks);
  const income = figures?.income ?? null;
  const ids = useMemo(() => {
    if (income === null) return [];
    const shown = (countries.data ?? [])
      .filter(({ code }) => codes === null || codes.has(code))
      .flatMap(({ taxRegimes }) => taxRegimes)
      .filter((regime) => isOpenTo(regime, income, workType))
      .map(({ id }) => id);
    return withFollowing(shown, facts.lasting);
  }, [countries.data, codes, income, workType, facts.lasting]);
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

/** The regimes and those that come after them: their rates are shown, too. */
function withFollowing(ids: readonly string[], lasting: PersonFacts['lasting']): string[] {
  const all = new Set(ids);
  // A set visits what is added on the way.
  for (const id of all) {
    const then = lasting?.[id]?.then;
    if (then) all.add(then);
  }
  return [...all];
}
