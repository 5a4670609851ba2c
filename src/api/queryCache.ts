/**
 * What screens have asked, and what was answered: one request per key at a time, no retry, no
 * refetch, no polling, data never stale. A failure lasts only as long as somebody looks at it.
 */
import { readAnswer } from './answers.ts';
import { apiError } from './apiError.ts';

/** The path to ask, and what else tells queries apart: on compare, the income is part of the key. */
export type QueryKey = readonly [path: string, ...rest: readonly (string | number)[]];

export type QueryState =
  | { readonly status: 'loading'; readonly data: undefined; readonly error: null }
  | { readonly status: 'error'; readonly data: undefined; readonly error: Error }
  | {
      readonly status: 'success';
      readonly data: unknown;
      readonly error: null;
      /** True while the answer to another key of the same path stands in for the one under way. */
      readonly refreshing: boolean;
    };

export const LOADING: QueryState = { status: 'loading', data: undefined, error: null };

interface Entry {
  readonly path: string;
  readonly listeners: Set<() => void>;
  /** Null until the first ask. */
  state: QueryState | null;
  asking: Promise<void> | null;
}

/** The last answer of a path. Equal answers share one object, so that a thousand incomes hold the data once. */
interface Answer {
  readonly body: string;
  readonly state: QueryState;
  readonly standIn: QueryState;
}

interface Options {
  /** Answers a path, as fetch does. */
  readonly ask: (path: string) => Promise<Response>;
  /** How many keys are kept; only keys that are looked at or being asked may exceed it. */
  readonly limit?: number;
  /** Whether primed data counts; false lets every key ask. */
  readonly trustPrimed?: () => boolean;
}

export class QueryCache {
  readonly #ask: (path: string) => Promise<Response>;
  readonly #limit: number;
  readonly #trustPrimed: () => boolean;
  /** By key, least recently used first. */
  readonly #entries = new Map<string, Entry>();
  readonly #answers = new Map<string, Answer>();
  readonly #primed = new Map<string, QueryState>();

  constructor({ ask, limit = 200, trustPrimed = () => true }: Options) {
    this.#ask = ask;
    this.#limit = limit;
    this.#trustPrimed = trustPrimed;
  }

  /** How many keys are kept. */
  get size(): number {
    return this.#entries.size;
  }

  /** What is known of a key. Same object until something changes; asks nothing. */
  get(key: QueryKey): QueryState {
    const [path] = key;
    const state = this.#entries.get(hashOf(key))?.state;
    if (state && state.status !== 'loading') return state;
    return (this.#trustPrimed() && this.#primed.get(path)) || this.#answers.get(path)?.standIn || LOADING;
  }

  /** What was primed for a key's path: what a prerendered page shows before it has asked anything. */
  primed(key: QueryKey): QueryState {
    return this.#primed.get(key[0]) ?? LOADING;
  }

  /** Puts an answer in place before anybody asks: every key of the path has it at once. */
  prime(path: string, data: unknown): void {
    this.#primed.set(path, success(data));
  }

  /** Asks a key's path, unless it is answered, failed or being asked. Resolves when the answer is in; never rejects. */
  load(key: QueryKey): Promise<void> {
    if (this.#trustPrimed() && this.#primed.has(key[0])) return Promise.resolve();
    const hash = hashOf(key);
    const entry = this.#use(hash, key[0]);
    if (entry.asking) return entry.asking;
    if (entry.state) return Promise.resolve();

    entry.state = LOADING;
    entry.asking = this.#answer(entry);
    return entry.asking;
  }

  /** Asks a failed key once more ("Try again"). Does nothing where there is an answer. */
  retry(key: QueryKey): Promise<void> {
    const entry = this.#entries.get(hashOf(key));
    if (entry?.state?.status === 'error') {
      entry.state = null;
      notify(entry);
    }
    return this.load(key);
  }

  /** Calls the listener at every change of a key. Returns what ends it. */
  subscribe(key: QueryKey, listener: () => void): () => void {
    const hash = hashOf(key);
    const entry = this.#use(hash, key[0]);
    entry.listeners.add(listener);
    return () => {
      entry.listeners.delete(listener);
      // Not at once: whoever leaves may be coming back in the same breath, as when a list of ids grows.
      queueMicrotask(() => this.#forgetFailure(hash, entry));
      this.#evict();
    };
  }

  async #answer(entry: Entry): Promise<void> {
    try {
      const response = await this.#ask(entry.path);
      if (!response.ok) throw await apiError(response);
      entry.state = this.#share(entry.path, await response.text());
    } catch (error) {
      entry.state = {
        status: 'error',
        data: undefined,
        error: error instanceof Error ? error : new Error(String(error)),
      };
    }
    entry.asking = null;
    this.#evict();
    notify(entry);
  }

  #share(path: string, body: string): QueryState {
    const last = this.#answers.get(path);
    if (last?.body === body) return last.state;
    const state = success(readAnswer(body));
    this.#answers.set(path, { body, state, standIn: { ...state, refreshing: true } });
    return state;
  }

  /** Lets the next one to look ask anew after a failure. */
  #forgetFailure(hash: string, entry: Entry): void {
    if (entry.listeners.size > 0 || entry.state?.status !== 'error') return;
    if (this.#entries.get(hash) === entry) this.#drop(hash, entry);
  }

  /** The entry of a key, made if missing, as the most recently used. */
  #use(hash: string, path: string): Entry {
    const entry = this.#entries.get(hash) ?? { path, listeners: new Set(), state: null, asking: null };
    this.#entries.delete(hash);
    this.#entries.set(hash, entry);
    this.#evict(entry);
    return entry;
  }

  /** Lets go of the least recently used keys beyond the limit; never of one that is looked at or being asked. */
  #evict(keep?: Entry): void {
    let surplus = this.#entries.size - this.#limit;
    for (const [hash, entry] of this.#entries) {
      if (surplus <= 0) return;
      if (entry === keep || entry.listeners.size > 0 || entry.asking) continue;
      this.#drop(hash, entry);
      surplus -= 1;
    }
  }

  #drop(hash: string, entry: Entry): void {
    this.#entries.delete(hash);
    for (const other of this.#entries.values()) if (other.path === entry.path) return;
    this.#answers.delete(entry.path);
  }
}

function success(data: unknown): QueryState & { status: 'success' } {
  return { status: 'success', data, error: null, refreshing: false };
}

function notify(entry: Entry): void {
  for (const listener of [...entry.listeners]) listener();
}

function hashOf(key: QueryKey): string {
  return JSON.stringify(key);
}
