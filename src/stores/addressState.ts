/** State that a page keeps in its address, so that a copied link shows the same. */
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Turns one query string, without its question mark, into another. */
export type SearchChange = (search: string) => string;

/** Rewrites the query string of the present history entry. */
export function rewriteSearch(change: SearchChange): void {
  const { pathname, search, hash } = window.location;
  const now = search.slice(1);
  const next = change(now);
  if (next === now) return;
  // The router follows this method.
  window.history.replaceState(window.history.state, '', `${pathname}${next && `?${next}`}${hash}`);
}

interface AddressState<T> {
  /** The value in a query string; null where it has none. */
  readonly read: (search: string) => T | null;
  /** Puts a value into a query string, or takes a default out of it; the rest stays. */
  readonly write: (search: string, value: T) => string;
  readonly initial: T;
}

/** How long a value rests before it is written: browsers limit how often a page may write its address. */
const PAUSE_MS = 250;

/**
 * A value as the address says it, and otherwise as it was last set: it outlives links to addresses of the same
 * screen that do not name it. `read` and `write` must keep their identity.
 */
export function useAddressState<T>({ read, write, initial }: AddressState<T>): [T, (value: T) => void] {
  const search = useSearch();
  const [path] = useLocation();
  const [value, setValue] = useState<T>(() => read(search) ?? initial);

  // Only what the address says anew counts: another part of it may change while a value waits to be written.
  const said = useRef(value);
  useEffect(() => {
    const asked = read(search);
    if (asked === null || isEqual(said.current, asked)) return;
    said.current = asked;
    setValue((before) => (isEqual(before, asked) ? before : asked));
  }, [search, read]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address of the screen is written anew.
  useEffect(() => {
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      if (window.location.pathname === pathname) rewriteSearch((now) => write(now, value));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value, path, write]);

  return [value, setValue];
}

function isEqual(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);
}
