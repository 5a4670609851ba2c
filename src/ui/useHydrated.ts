import { useDeferredValue, useSyncExternalStore } from 'react';

/**
 * Whether a screen may show what its prerendered HTML could not know (the query string, what only a browser does):
 * false in the HTML and while React hydrates it, true from then on and wherever there is no HTML to match. The
 * change is a deferred one, so that hydration and what follows are tasks of their own.
 */
export function useHydrated(): boolean {
  return useDeferredValue(useSyncExternalStore(neverChanges, isBrowser, isServer));
}

const neverChanges = () => () => {};
const isBrowser = () => true;
const isServer = () => false;
