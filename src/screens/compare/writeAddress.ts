import type { AddressChange } from './address.ts';

/**
 * Writes the comparison into the address of the page, without loading a document.
 * 'push' makes a new entry for back and forward; 'replace' rewrites the present one.
 */
export function writeAddress(change: AddressChange, how: 'push' | 'replace'): void {
  const { pathname, search, hash } = location;
  const now = search.slice(1);
  const next = change(now);
  if (next === now) return;
  const address = `${pathname}${next && `?${next}`}${hash}`;
  // The router follows both of these methods.
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(history.state, '', address);
}
