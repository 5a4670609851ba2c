/**
 * What the screens ask: TanStack Query over the API's paths. Each is fetched once per key: no retry, no refetch, and an
 * answer is never stale. Where the page answers itself, the catalogue is the initial data, and only a guide is fetched.
 */

import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { keepPreviousData, QueryClient, skipToken, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import type { Country, CountryGuide, Source } from '../catalogue/entities.ts';
import { isAboutRegime } from '../catalogue/sourcesOf.ts';
import type { BracketFigures } from '../law/index.ts';
import { apiAdapter } from './adapter.ts';
import { COUNTRIES_PATH, countryGuidePath, taxBracketsPath } from './paths.ts';

/** The path to ask, and what else tells queries apart: on compare, the income is part of the key. */
type Key = readonly [path: string, income?: number | null];

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // The page answers without a network, too.
      networkMode: 'always',
    },
  },
});

/** The API's code comes with the first question: on most pages there is none. */
async function ask<Data>({ queryKey: [path] }: { readonly queryKey: Key }): Promise<Data> {
  const { readApi } = await import('./fetchApi.ts');
  // The path decides what the answer is (docs/api.md).
  return (await readApi(path)) as Data;
}

/** What the page knows of itself would hide the network's answers from whoever tries them. */
function ifPageAnswers<Data>(data: Data): Data | undefined {
  return apiAdapter() === 'page' ? data : undefined;
}

/**
 * All countries with their regimes.
 * @param income USD per year, part of the key on compare only: leave it out elsewhere. With null, NaN or a
 * negative number nothing is fetched. While a new income is fetched, the previous answer stays.
 */
export function useCountries(income?: number | null) {
  const isEnabled = income === undefined || (income !== null && Number.isFinite(income) && income >= 0);
  return useQuery(
    {
      queryKey: (income === undefined ? [COUNTRIES_PATH] : [COUNTRIES_PATH, income]) as Key,
      queryFn: isEnabled ? ask<readonly Country[]> : skipToken,
      initialData: () => (isEnabled ? ifPageAnswers(countries) : undefined),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}

interface TaxBracketsResult {
  /** 'error' if any regime failed, else 'pending' while any is under way. */
  readonly status: 'pending' | 'error' | 'success';
  /** Brackets that have arrived, by regime id. */
  readonly data: Readonly<Record<string, readonly BracketFigures[]>>;
  /** The first failure in the order of the ids. */
  readonly error: Error | null;
  /** Asks again for what has failed. */
  readonly refetch: () => void;
}

/** Brackets of the visible regimes: one query each. Duplicate ids count once. */
export function useTaxBrackets(ids: readonly string[]): TaxBracketsResult {
  const joined = [...new Set(ids)].join();
  const unique = useMemo(() => joined.split(',').filter(Boolean), [joined]);
  const queries = useMemo(
    () =>
      unique.map((id) => ({
        queryKey: [taxBracketsPath(id)] as Key,
        queryFn: ask<readonly BracketFigures[]>,
        initialData: () => ifPageAnswers(taxBrackets[id]),
      })),
    [unique],
  );
  const combine = useCallback(
    (results: readonly BracketsQuery[]): TaxBracketsResult => {
      const error = results.find((result) => result.error)?.error ?? null;
      return {
        status: error ? 'error' : results.some(({ isPending }) => isPending) ? 'pending' : 'success',
        data: Object.fromEntries(
          unique.flatMap((id, at) => (results[at]?.data ? [[id, results[at].data]] : [])),
        ),
        error,
        refetch() {
          for (const result of results) if (result.isError) void result.refetch();
        },
      };
    },
    [unique],
  );
  return useQueries({ queries, combine }, queryClient);
}

/** The brackets of all regimes, which the page itself has. */
export { taxBrackets };

interface BracketsQuery {
  readonly data: readonly BracketFigures[] | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

function guideQuery(slug: string) {
  return { queryKey: [countryGuidePath(slug)] as Key, queryFn: ask<CountryGuide> };
}

/** Guides that were asked for before their page was shown, in vain: the page says so, and does not ask by itself again. */
const failedAhead = new Set<string>();

/** One country with brackets and guides; a 404 is an error like any other. With null nothing is fetched. */
export function useCountryGuide(slug: string | null) {
  const query = useQuery(
    { ...guideQuery(slug ?? ''), enabled: slug !== null, retryOnMount: () => !failedAhead.has(slug ?? '') },
    queryClient,
  );
  // The next visit asks anew.
  useEffect(() => void failedAhead.delete(slug ?? ''), [slug]);
  return query;
}

/** Asks for the guide of a page that is about to be shown. @throws what `fetchGuide` throws. */
export async function fetchGuideAhead(slug: string): Promise<void> {
  try {
    await fetchGuide(slug);
  } catch (error) {
    failedAhead.add(slug);
    throw error;
  }
}

/**
 * A country's guide outside of rendering: before a page is hydrated, or for something that a person has pressed.
 * @throws ApiError for an answer that is not ok.
 */
export function fetchGuide(slug: string): Promise<CountryGuide> {
  return queryClient.fetchQuery(guideQuery(slug));
}

interface Shown {
  readonly country: Country;
  readonly regime: { readonly id: string };
}

/**
 * Where the figures of regimes are written: each country once, with at most `limit` sources that speak of its regimes
 * here, those of states first.
 * @throws {Error} when a country's texts cannot be read
 */
export async function sourcesByCountry(
  shown: readonly Shown[],
  limit: number,
): Promise<{ readonly country: Country; readonly sources: readonly Source[] }[]> {
  const countries = [...new Set(shown.map(({ country }) => country))];
  return Promise.all(
    countries.map(async (country) => {
      const ids = shown.filter((one) => one.country === country).map(({ regime }) => regime.id);
      const about = (await fetchGuide(country.slug)).sources.filter((source) =>
        ids.some((id) => isAboutRegime(source, id)),
      );
      const official = about.filter(({ kind }) => kind === 'official');
      const others = about.filter(({ kind }) => kind !== 'official');
      return { country, sources: [...official, ...others].slice(0, limit) };
    }),
  );
}

/** Puts a guide in place before its page is prerendered. */
export function setGuide(slug: string, guide: unknown): void {
  queryClient.setQueryData([countryGuidePath(slug)], guide);
}
