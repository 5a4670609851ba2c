/** The queries of the screens as React hooks over the query cache. */
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Country, CountryGuide } from '../catalogue/entities.ts';
import type { TaxBracket } from '../tax/index.ts';
import { COUNTRIES_PATH, countryGuidePath, taxBracketsPath } from './paths.ts';
import { queries } from './queries.ts';
import { LOADING, type QueryKey } from './queryCache.ts';
import { combineQueries } from './queryGroup.ts';

interface Retry {
  /** Asks again what has failed. */
  readonly retry: () => void;
}

export type QueryResult<Data> = Retry &
  (
    | { readonly status: 'idle'; readonly data: undefined; readonly error: null }
    | { readonly status: 'loading'; readonly data: undefined; readonly error: null }
    | { readonly status: 'error'; readonly data: undefined; readonly error: Error }
    | {
        readonly status: 'success';
        readonly data: Data;
        readonly error: null;
        /** True while the data shown is that of the previous key and the new one's is under way. */
        readonly refreshing: boolean;
      }
  );

export interface TaxBracketsResult extends Retry {
  /** 'error' if any regime failed, else 'loading' while any is under way. */
  readonly status: 'loading' | 'error' | 'success';
  /** Brackets that have arrived, by regime id. */
  readonly data: Readonly<Record<string, readonly TaxBracket[]>>;
  /** The first failure in the order of the ids. */
  readonly error: Error | null;
}

const IDLE = { status: 'idle', data: undefined, error: null } as const;

/**
 * All countries with their regimes.
 * @param income USD per year, part of the key on compare only: leave it out elsewhere. With null, NaN or a
 * negative number nothing is asked and the status is 'idle'.
 */
export function useCountries(income?: number | null): QueryResult<readonly Country[]> {
  const key = useMemo((): QueryKey | null => {
    if (income === undefined) return [COUNTRIES_PATH];
    return income !== null && Number.isFinite(income) && income >= 0 ? [COUNTRIES_PATH, income] : null;
  }, [income]);
  return useQuery(key);
}

/** One country with brackets and guides; a 404 is an error like any other. */
export function useCountryGuide(slug: string): QueryResult<CountryGuide> {
  return useQuery(useMemo((): QueryKey => [countryGuidePath(slug)], [slug]));
}

/** Brackets of the visible regimes: one query each. Duplicate ids count once. */
export function useTaxBrackets(ids: readonly string[]): TaxBracketsResult {
  const joined = JSON.stringify([...new Set(ids)]);
  const group = useMemo(() => {
    const keys = (JSON.parse(joined) as string[]).map((id) => [id, [taxBracketsPath(id)]] as const);
    return combineQueries(queries, keys);
  }, [joined]);

  const result = useSyncExternalStore(group.subscribe, group.get, group.primed);
  useEffect(() => group.load(), [group]);
  // The path decides what the answer is (docs/api.md).
  return useMemo(
    () => ({ ...(result as Omit<TaxBracketsResult, 'retry'>), retry: group.retry }),
    [result, group],
  );
}

/** Asks a key once and follows it; a null key asks nothing. */
function useQuery<Data>(key: QueryKey | null): QueryResult<Data> {
  const subscribe = useCallback(
    (listener: () => void) => (key ? queries.subscribe(key, listener) : () => {}),
    [key],
  );
  const state = useSyncExternalStore(
    subscribe,
    () => (key ? queries.get(key) : LOADING),
    () => (key ? queries.primed(key) : LOADING),
  );
  useEffect(() => {
    if (key) void queries.load(key);
  }, [key]);
  const retry = useCallback(() => {
    if (key) void queries.retry(key);
  }, [key]);
  return useMemo(
    // The path decides what the answer is (docs/api.md).
    () => ({ ...(key ? state : IDLE), retry }) as QueryResult<Data>,
    [key, state, retry],
  );
}
