import { useDeferredValue, useSyncExternalStore } from 'react';

/** False in prerendered HTML and while React hydrates it, true from then on (docs/architecture.md, hydration). */
export function useHydrated(): boolean {
  return useDeferredValue(useSyncExternalStore(neverChanges, isBrowser, isServer));
}

const neverChanges = () => () => {};
const isBrowser = () => true;
const isServer = () => false;
