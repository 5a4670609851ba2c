/**
 * The query string of the page. `useUrlState` is the one hook that reads and writes it, with a schema for each screen;
 * several hooks on a page share what has been set and not written yet.
 */
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
// Makes pushState and replaceState tell the page.
import 'wouter/use-browser-location';
import { queryOf, writtenQuery } from '../catalogue/query.ts';
import { onBeforeReload } from './unsaved.ts';

/** How one parameter of a query string is read and written. */
export interface UrlParameter<T> {
  /** Its name in the query string; by default its key in the schema. */
  readonly name?: string;
  /** Whether it is a list, parted by commas, that goes on where the parameter is there again; of others the first counts. */
  readonly isList?: boolean;
  /** The value where the address has none, or one that is not understood. */
  readonly initial: T;
  /** The value of a text; undefined where it is not understood. Equal texts must give equal values. */
  parse(text: string): T | undefined;
  /** Whether all of a text is understood; by default where it has a value. */
  isUnderstood?(text: string): boolean;
  /** The text of a value; by default `String(value)`. */
  serialise?(value: T): string;
  /** Whether the initial value is written as well; by default the parameter is then left out. */
  readonly writesInitial?: boolean;
  /** Milliseconds that a value rests before it is written; it is shown at once. 0 writes at once. */
  readonly debounceMs?: number;
}

/** The parameters of a screen by the names that the screen calls them. Must keep its identity. */
export type UrlSchema = Readonly<Record<string, UrlParameter<unknown>>>;

export type UrlState<Schema extends UrlSchema> = {
  readonly [Key in keyof Schema]: Schema[Key] extends UrlParameter<infer T> ? T : never;
};

interface SetOptions {
  /** 'push' makes an entry for back and forward, at once; 'replace' (the default) rewrites the present one. */
  readonly history?: 'push' | 'replace';
  /** Instead of what the schema says. */
  readonly debounceMs?: number;
  /** What is kept with a pushed history entry; a rewritten one keeps its own. */
  readonly entryState?: unknown;
}

type SetUrlState<Schema extends UrlSchema> = (
  change: Partial<UrlState<Schema>> | ((now: UrlState<Schema>) => Partial<UrlState<Schema>>),
  options?: SetOptions,
) => void;

/** Browsers limit how often a page may write its address. */
const DEFAULT_DEBOUNCE_MS = 250;

/** One of a list of texts. */
export function choiceParameter<T extends string>(choices: readonly T[], initial: T): UrlParameter<T> {
  return { initial, parse: (text) => choices.find((choice) => choice === text) };
}

/** What a query string, with or without its question mark, says in terms of a schema. */
export function readUrlState<Schema extends UrlSchema>(schema: Schema, search: string): UrlState<Schema> {
  const query = queryOf(search);
  const values = Object.entries(schema).map(([key, parameter]) => [
    key,
    parsedValue(parameter, textIn(query, parameter.name ?? key, parameter)),
  ]);
  return Object.fromEntries(values) as UrlState<Schema>;
}

/** A query string without its question mark, with some values of a schema changed; all else stays as it is. */
export function writeUrlState<Schema extends UrlSchema>(
  schema: Schema,
  search: string,
  change: Partial<UrlState<Schema>>,
): string {
  return withTexts(search, textsOf(schema, change));
}

/** Texts by the names of their parameters; null takes one out. */
export type Texts = ReadonlyMap<string, string | null>;

function textsOf<Schema extends UrlSchema>(schema: Schema, change: Partial<UrlState<Schema>>): Texts {
  return new Map(
    Object.entries(change).flatMap(([key, value]) => {
      const parameter = schema[key];
      if (!parameter) return [];
      const text = textOf(parameter, value);
      const isInitial = !parameter.writesInitial && text === textOf(parameter, parameter.initial);
      return [[parameter.name ?? key, isInitial ? null : text]];
    }),
  );
}

function textOf(parameter: UrlParameter<unknown>, value: unknown): string {
  return parameter.serialise ? parameter.serialise(value) : String(value);
}

function withTexts(search: string, texts: Texts): string {
  const query = queryOf(search);
  for (const [name, text] of texts) {
    if (text === null) query.delete(name);
    else query.set(name, text);
  }
  return writtenQuery(query);
}

/** A parameter whose text is not understood, so that the page shows what it shows without it. */
export interface UnreadParameter {
  readonly name: string;
  readonly text: string;
  /** What counts in its place, where the parameter is there twice. */
  readonly instead?: string;
}

/** The last value of each parameter: the same text gives the same object, so that what depends on it stays. */
const parsed = new WeakMap<UrlParameter<unknown>, { readonly text: string; readonly value: unknown }>();

/** The text of a parameter; null where a query does not have it. */
function textIn(
  query: URLSearchParams,
  name: string,
  { isList = false }: UrlParameter<unknown>,
): string | null {
  return isList && query.has(name) ? query.getAll(name).join(',') : query.get(name);
}

function parsedValue(parameter: UrlParameter<unknown>, text: string | null): unknown {
  if (text === null) return parameter.initial;
  const last = parsed.get(parameter);
  if (last?.text === text) return last.value;
  const understood = parameter.parse(text);
  const value = understood === undefined ? parameter.initial : understood;
  parsed.set(parameter, { text, value });
  return value;
}

/** What has been set at `path` and not written yet. */
let unwritten: { readonly path: string; readonly texts: Texts } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function unwrittenTexts(): Texts | null {
  return unwritten?.path === location.pathname ? unwritten.texts : null;
}

/** The query string as the page shows it, without its question mark: what has been set runs ahead of the address. */
export function shownSearch(): string {
  const texts = unwrittenTexts();
  const { search } = location;
  if (!texts) return search.slice(1);
  if (lastShown?.texts !== texts || lastShown.search !== search) {
    lastShown = { search, texts, result: withTexts(search, texts) };
  }
  return lastShown.result;
}

/** The last that was asked for, which every part of a page asks for with every step of a slider. */
let lastShown: { readonly search: string; readonly texts: Texts; readonly result: string } | null = null;

/** Writes what waits to be written, for whoever is about to leave the present history entry. */
export function flushUrlState(): void {
  const texts = unwrittenTexts();
  drop();
  if (texts) write(texts, 'replace', history.state);
}

function drop(): void {
  clearTimeout(timer);
  unwritten = null;
}

function write(texts: Texts, how: 'push' | 'replace', entryState: unknown): void {
  const { pathname, search, hash } = location;
  const next = withTexts(search, texts);
  if (next === search.slice(1) && how === 'replace') {
    notify();
    return;
  }
  const address = `${pathname}${next && `?${next}`}${hash}`;
  if (how === 'push') history.pushState(entryState, '', address);
  else history.replaceState(entryState, '', address);
}

/** Sets parameters that all screens share, besides what a screen's schema sets; null takes one out. */
export function setSharedParameters(texts: Texts, debounceMs = DEFAULT_DEBOUNCE_MS): void {
  setTexts(texts, debounceMs, {});
}

function setTexts(texts: Texts, debounceMs: number, { history: how, entryState = null }: SetOptions): void {
  start();
  if (how === 'push') {
    flushUrlState();
    write(texts, 'push', entryState);
    return;
  }
  const merged = new Map([...(unwrittenTexts() ?? []), ...texts]);
  drop();
  unwritten = { path: location.pathname, texts: merged };
  if (debounceMs === 0) {
    flushUrlState();
    return;
  }
  timer = setTimeout(flushUrlState, debounceMs);
  notify();
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}

let isStarted = false;

/** Follows the address for as long as the page lives. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  addEventListener(
    'popstate',
    () => {
      // What was typed at one entry does not follow to another.
      drop();
      notify();
    },
    true,
  );
  for (const type of ['pushState', 'replaceState']) addEventListener(type, notify);
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href]')) flushUrlState();
    },
    true,
  );
  onBeforeReload(flushUrlState);
}

/** Calls back whenever the page shows another query string. */
export function watchShownSearch(listener: () => void): () => void {
  start();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const prerenderedSearch = () => '';

/**
 * The query string as the page shows it, without its question mark; empty on a prerendered page and while React
 * hydrates it.
 */
export function useShownSearch(): string {
  return useSyncExternalStore(watchShownSearch, shownSearch, prerenderedSearch);
}

/** The schemas of what is on screen. */
let schemas: readonly UrlSchema[] = [];
const NO_SCHEMAS: readonly UrlSchema[] = [];

function onScreen(schema: UrlSchema): () => void {
  schemas = [...schemas, schema];
  notify();
  return () => {
    const at = schemas.indexOf(schema);
    schemas = [...schemas.slice(0, at), ...schemas.slice(at + 1)];
    notify();
  };
}

/** The parameters of what is on screen whose texts in the address are not understood; none while React hydrates. */
export function useUnreadState(): readonly UnreadParameter[] {
  const search = useShownSearch();
  const shown = useSyncExternalStore(
    watchShownSearch,
    () => schemas,
    () => NO_SCHEMAS,
  );
  return useMemo(() => shown.flatMap((schema) => unreadParameters(schema, search)), [shown, search]);
}

/** The parameters of a schema whose texts in a query string are not understood or do not count; an empty text says nothing. */
export function unreadParameters(schema: UrlSchema, search: string): readonly UnreadParameter[] {
  const query = queryOf(search);
  return Object.entries(schema).flatMap(([key, parameter]) => {
    const name = parameter.name ?? key;
    const text = textIn(query, name, parameter) ?? '';
    const { isUnderstood = (given: string) => parameter.parse(given) !== undefined } = parameter;
    return [
      ...(parameter.isList ? [] : repeatedIn(query, name)),
      ...(text === '' || isUnderstood(text) ? [] : [{ name, text }]),
    ];
  });
}

/** What a parameter says that is there twice, beside its first text, which counts; an empty one says nothing. */
export function repeatedIn(query: URLSearchParams, name: string): readonly UnreadParameter[] {
  const [instead = '', ...others] = query.getAll(name).filter((text) => text !== '');
  const text = others.find((other) => other !== instead);
  return text === undefined ? [] : [{ name, text, instead }];
}

/**
 * A screen's state, kept in its address: a copied link shows the same, back and forward restore it. What is set is
 * shown at once and written after its debounce, or before the entry is left.
 */
export function useUrlState<Schema extends UrlSchema>(
  schema: Schema,
): readonly [UrlState<Schema>, SetUrlState<Schema>] {
  const search = useShownSearch();
  const state = useMemo(() => readUrlState(schema, search), [schema, search]);
  useEffect(() => onScreen(schema), [schema]);
  const set = useCallback<SetUrlState<Schema>>(
    (change, options = {}) => {
      const next = typeof change === 'function' ? change(readUrlState(schema, shownSearch())) : change;
      const rests = Object.keys(next).map((key) => schema[key]?.debounceMs ?? DEFAULT_DEBOUNCE_MS);
      setTexts(textsOf(schema, next), options.debounceMs ?? Math.min(...rests), options);
    },
    [schema],
  );
  return [state, set];
}
