/**
 * What the page asks once and keeps: by a key, never again by itself, and after a failure only with the next visit or a
 * press. TanStack Query does this too, in 8 KB that every page would load before it answers to a press.
 */
import { useCallback, useMemo, useSyncExternalStore } from 'react';

type QueryState<Data> =
  | { readonly status: 'pending'; readonly data: undefined; readonly error: null }
  | { readonly status: 'error'; readonly data: undefined; readonly error: Error }
  | { readonly status: 'success'; readonly data: Data; readonly error: null };

export interface Query<Data> {
  state: QueryState<Data>;
  readonly ask: () => Promise<Data>;
  /** While it is under way. */
  answer: Promise<Data> | null;
  readonly listeners: Set<() => void>;
}

export type QueryResult<Data> = QueryState<Data> & {
  readonly isError: boolean;
  /** Asks again; for after a failure. */
  readonly refetch: () => void;
};

const PENDING = { status: 'pending', data: undefined, error: null } as const;

const queries = new Map<string, Query<unknown>>();

/** The query of a key, the same with every call. @param known what is known without asking, if anything */
export function queryOf<Data>(
  key: string,
  ask: () => Promise<Data>,
  known?: () => Data | undefined,
): Query<Data> {
  let query = queries.get(key) as Query<Data> | undefined;
  if (!query) {
    query = { state: PENDING, ask, answer: null, listeners: new Set() };
    const data = known?.();
    if (data !== undefined) query.state = { status: 'success', data, error: null };
    queries.set(key, query as Query<unknown>);
  }
  return query;
}

/** Answers a query from outside. */
export function setAnswer<Data>(query: Query<Data>, data: Data): void {
  become(query, { status: 'success', data, error: null });
}

/** Forgets all that has been answered. */
export function clearQueries(): void {
  queries.clear();
}

/**
 * The answer of a query; asked for where it is not here.
 * @param keepsFailure whether who looks at it next is told of a failure, instead of asking again
 * @throws what asking throws
 */
export async function fetched<Data>(query: Query<Data>, keepsFailure = false): Promise<Data> {
  if (query.state.status === 'success') return query.state.data;
  query.answer ??= asked(query);
  try {
    return await query.answer;
  } finally {
    if (!keepsFailure) forgetFailure(query);
  }
}

async function asked<Data>(query: Query<Data>): Promise<Data> {
  if (query.state.status === 'error') become(query, PENDING);
  try {
    const data = await query.ask();
    become(query, { status: 'success', data, error: null });
    return data;
  } catch (error) {
    become(query, { status: 'error', data: undefined, error: error as Error });
    throw error;
  } finally {
    query.answer = null;
  }
}

function become<Data>(query: Query<Data>, state: QueryState<Data>): void {
  query.state = state;
  for (const listener of query.listeners) listener();
}

/** Looks at a query, and asks it if nobody has. */
export function watch<Data>(query: Query<Data>, listener: () => void): () => void {
  query.listeners.add(listener);
  if (query.state.status === 'pending') void fetched(query).catch(() => undefined);
  return () => {
    query.listeners.delete(listener);
    forgetFailure(query);
  };
}

/** Where nobody looks at a failure any more, the next one who does asks again. */
function forgetFailure<Data>(query: Query<Data>): void {
  if (query.listeners.size === 0 && query.state.status === 'error') query.state = PENDING;
}

/** The states of queries in a component. @param list must keep its identity */
export function useQueries<Data>(list: readonly Query<Data>[]): readonly QueryResult<Data>[] {
  const watchAll = useCallback(
    (listener: () => void) => {
      const ends = list.map((query) => watch(query, listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [list],
  );
  const results = useMemo(() => resultsOf(list), [list]);
  return useSyncExternalStore(watchAll, results, results);
}

/** The state of a query in a component; of none it is pending. */
export function useQuery<Data>(query: Query<Data> | null): QueryResult<Data> {
  const list = useMemo(() => (query ? [query] : []), [query]);
  const [result = NOT_ASKED] = useQueries(list);
  return result;
}

const NOT_ASKED = { ...PENDING, isError: false, refetch: () => undefined } as const;

/** Reads results, the same as long as no state has changed. */
function resultsOf<Data>(list: readonly Query<Data>[]): () => readonly QueryResult<Data>[] {
  let states: readonly QueryState<Data>[] | null = null;
  let results: readonly QueryResult<Data>[] = [];
  return () => {
    if (states?.every((state, at) => state === list[at]?.state)) return results;
    states = list.map(({ state }) => state);
    results = list.map((query) => ({
      ...query.state,
      isError: query.state.status === 'error',
      refetch: () => void fetched(query).catch(() => undefined),
    }));
    return results;
  };
}
