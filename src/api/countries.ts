/**
 * What screens ask of all countries and of the brackets of their regimes. Where the page answers itself, the catalogue is
 * the initial data.
 */
import { countries, popularDestinations, taxBrackets } from 'virtual:lowtide/catalogue';
import { keepPreviousData, skipToken, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Country } from '../catalogue/entities.ts';
import type { BracketFigures } from '../law/index.ts';
import { apiAdapter } from './adapter.ts';
import { COUNTRIES_PATH, taxBracketsPath } from './paths.ts';
import { ask, type Key, queryClient } from './queries.ts';

/** The tiles of the home page, each with the rate that it quotes. */
export const popularTiles = popularDestinations.flatMap(({ slug, rate, note }) =>
  countries
    .filter((country) => country.slug === slug)
    .map(({ name, headlineRate }) => ({ slug, name, rate: rate ?? headlineRate, note })),
);

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

/** Whether any of these regimes stands in no list. */
export function hasUnlisted(ids: readonly string[]): boolean {
  return ids.some((id) => !Object.hasOwn(taxBrackets, id));
}

interface BracketsQuery {
  readonly data: readonly BracketFigures[] | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}
