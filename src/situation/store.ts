/** The situation as it is kept on the device: one record, the same in every open tab, removed with one press. */
import {
  createPersisted,
  type Persisted,
  type PersistOptions,
  type PersistStatus,
  usePersisted,
} from '../stores/persist.ts';
import { keptSituation } from './kept.ts';
import { NOTHING_SAID, type Situation } from './situation.ts';

/** A situation of its own; the app uses the one below, tests make theirs. */
export function createSituation(device: Partial<PersistOptions<Situation>> = {}): Persisted<Situation> {
  return createPersisted<Situation>({
    key: 'situation',
    shape: 1,
    empty: NOTHING_SAID,
    kept: keptSituation,
    ...device,
  });
}

export const storedSituation = createSituation();

/** What has been said, in a component; prerendering and hydration see nothing said. */
export function useStoredSituation(): { readonly value: Situation; readonly status: PersistStatus } {
  return usePersisted(storedSituation);
}
