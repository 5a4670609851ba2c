import { useDeferredValue, useSyncExternalStore } from 'react';

/**
 * Whether a screen may show what its prerendered HTML could not know (the query string, what only a browser does):
 * false in the HTML and while React takes it over, true from then on and wherever there is no HTML to match. The
 * change is a deferred one, so that taking over and what follows are tasks of their own.
 */
export function useTakenOver(): boolean {
  return useDeferredValue(useSyncExternalStore(neverChanges, isBrowser, isServer));
}

const neverChanges = () => () => {};
const isBrowser = () => true;
const isServer = () => false;
