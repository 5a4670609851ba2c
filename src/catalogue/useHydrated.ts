import { useDeferredValue, useSyncExternalStore } from 'react';

/** False in prerendered HTML and while React hydrates it, true from then on (docs/architecture.md, hydration). */
export function useHydrated(): boolean {
  return useDeferredValue(useSyncExternalStore(neverChanges, isBrowser, isServer));
}

const neverChanges = () => () => {};
const isBrowser = () => true;
const isServer = () => false;

/** Whether the page still holds its figures back until it has read its address and its reader (src/app/pending.css). */
export function isHeldBack(): boolean {
  return document.documentElement.dataset.pending !== undefined;
}
