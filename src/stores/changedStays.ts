/** What a change does to the stays, how it is taken back, and changes of the whole record. */
import { type Change, type DaysRecord, inOrder, NO_STAYS, persistedStays, type StoredStay } from './stays.ts';

export function changeOf(before: readonly StoredStay[], after: readonly StoredStay[]): Change {
  const without = (stays: readonly StoredStay[], others: readonly StoredStay[]) => {
    const known = new Set(others.map((stay) => JSON.stringify(stay)));
    return stays.filter((stay) => !known.has(JSON.stringify(stay)));
  };
  return { before: without(before, after), after: without(after, before) };
}

/** Takes back a change, and leaves what has been changed elsewhere meanwhile. */
export function takenBack(now: readonly StoredStay[], { before, after }: Change): readonly StoredStay[] {
  const changed = new Set([...before, ...after].map(({ id }) => id));
  return inOrder([...now.filter(({ id }) => !changed.has(id)), ...before]);
}

/** Changes the record; an example gives way. */
export function remakeDays(make: (record: DaysRecord) => DaysRecord): void {
  persistedStays.change((record) => make(record.example ? NO_STAYS : record));
}
