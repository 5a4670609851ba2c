/** The last comparisons that a person has put together, kept on the device, to be found again. */

import { createPersisted, type PersistOptions, usePersisted } from './persist.ts';
import { listOf, whole } from './records.ts';

/** Lists of regime ids, the latest first. */
type Recent = readonly (readonly string[])[];

const NONE: Recent = [];
const MOST = 5;
/** One regime alone is no comparison. */
const LEAST = 2;

const isList = (value: unknown): value is Recent[number] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string' && id !== '');

/** A list of its own; the app uses the one below, tests make theirs. */
export function createRecentComparisons(device: Partial<PersistOptions<Recent>> = {}) {
  const persisted = createPersisted<Recent>({
    ...device,
    key: 'recent-comparisons',
    shape: 1,
    empty: NONE,
    read: listOf(whole(isList)),
  });
  return {
    persisted,
    /** A person has changed a comparison: it takes the place of what it was; what ends as none stays as it was. */
    changed(before: readonly string[], after: readonly string[]): void {
      const latest = after.length >= LEAST ? after : before;
      if (latest.length < LEAST) return;
      persisted.change((recent) => {
        const others = recent.filter((ids) => !isSame(ids, before) && !isSame(ids, latest));
        return [latest, ...others].slice(0, MOST);
      });
    },
  };
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return [...a].sort().join() === [...b].sort().join();
}

export const recentComparisons = createRecentComparisons();

export function useRecentComparisons(): Recent {
  return usePersisted(recentComparisons.persisted).value;
}
