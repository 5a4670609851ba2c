/** Several queries followed as one. */
import type { QueryCache, QueryKey, QueryState } from './queryCache.ts';

export interface GroupState {
  /** 'error' if any query failed, else 'loading' while any is under way. */
  readonly status: 'loading' | 'error' | 'success';
  /** Answers that have arrived, by name. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The first failure in the order of the names. */
  readonly error: Error | null;
}

export interface QueryGroup {
  /** Same object until one of the queries changes. */
  get(): GroupState;
  primed(): GroupState;
  subscribe(listener: () => void): () => void;
  load(): void;
  /** Asks again what has failed. */
  retry(): void;
}

/** A group over named keys of a cache. */
export function combineQueries(
  cache: QueryCache,
  queries: readonly (readonly [name: string, key: QueryKey])[],
): QueryGroup {
  const names = queries.map(([name]) => name);
  const keys = queries.map(([, key]) => key);
  // One for both: what is known right after hydration is what was primed, and must be the same object, or React would
  // render everything once more.
  const summarise = memoized((states) => groupState(names, states));

  return {
    get: () => summarise(keys.map((key) => cache.get(key))),
    primed: () => summarise(keys.map((key) => cache.primed(key))),
    subscribe(listener) {
      const ends = keys.map((key) => cache.subscribe(key, listener));
      return () => {
        for (const end of ends) end();
      };
    },
    load() {
      for (const key of keys) void cache.load(key);
    },
    retry() {
      for (const key of keys) void cache.retry(key);
    },
  };
}

function groupState(names: readonly string[], states: readonly QueryState[]): GroupState {
  const arrived = states.flatMap((state, index) =>
    state.status === 'success' ? [[names[index] ?? '', state.data] as const] : [],
  );
  const error = states.find((state) => state.status === 'error')?.error ?? null;
  const status = error ? 'error' : arrived.length < states.length ? 'loading' : 'success';
  return { status, data: Object.fromEntries(arrived), error };
}

/** Remembers the last result while the states stay the same objects, as useSyncExternalStore needs. */
function memoized(
  summarise: (states: readonly QueryState[]) => GroupState,
): (states: readonly QueryState[]) => GroupState {
  let last: { readonly states: readonly QueryState[]; readonly result: GroupState } | undefined;
  return (states) => {
    if (!last || states.some((state, index) => state !== last?.states[index])) {
      last = { states, result: summarise(states) };
    }
    return last.result;
  };
}
