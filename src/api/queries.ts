/**
 * What the screens ask: TanStack Query over the API's paths. Each is fetched once per key: no retry, no refetch, and an
 * answer is never stale. Here is what single countries take; questions about all of them are in countries.ts.
 */

import { QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Country, CountryGuide, Source } from '../catalogue/entities.ts';
import { isAboutRegime } from '../catalogue/sourcesOf.ts';
import { countryGuidePath } from './paths.ts';

/** The path to ask, and what else tells queries apart: on compare, the income is part of the key. */
export type Key = readonly [path: string, income?: number | null];

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
export async function ask<Data>({ queryKey: [path] }: { readonly queryKey: Key }): Promise<Data> {
  const { readApi } = await import('./fetchApi.ts');
  // The path decides what the answer is (docs/api.md).
  return (await readApi(path)) as Data;
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
