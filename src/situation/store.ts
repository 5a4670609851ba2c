/** The situation as it is kept on the device: one record, the same in every open tab, removed with one press. */
import { citizenshipOf, isDestination } from '../catalogue/places.ts';
import {
  createPersisted,
  type Persisted,
  type PersistOptions,
  type PersistStatus,
  usePersisted,
} from '../stores/persist.ts';
import { fields, listOf, type Reader, whole } from '../stores/records.ts';
import { ANSWERS, isAnswer } from './questions.ts';
import { NOTHING_SAID, type Situation } from './situation.ts';

/**
 * Several ids of one answer. Where some are not known, the others are the answer; where none is, nothing is said.
 * @param least how many ids an answer has at least
 */
function idsOf(isKnown: (id: string) => boolean, least: number, most: number): Reader<readonly string[]> {
  const list = listOf(whole((id): id is string => typeof id === 'string' && isKnown(id)));
  return (found) => {
    const ids = list(found) ?? [];
    const isAnswer = Array.isArray(found) && (ids.length > 0 || found.length === 0);
    return isAnswer && ids.length >= least && ids.length <= most ? ids : undefined;
  };
}

export const readSituation: Reader<Situation> = fields<Situation>(
  {
    ...(Object.fromEntries(
      ANSWERS.map((key) => [key, whole((value): value is never => isAnswer(key, value))]),
    ) as unknown as Parameters<typeof fields<Situation>>[0]),
    citizenships: idsOf((id) => citizenshipOf(id) !== null, 1, 2),
    livedIn: idsOf(isDestination, 0, Number.POSITIVE_INFINITY),
  },
  NOTHING_SAID,
);

/** A situation of its own; the app uses the one below, tests make theirs. */
export function createSituation(device: Partial<PersistOptions<Situation>> = {}): Persisted<Situation> {
  return createPersisted<Situation>({
    key: 'situation',
    shape: 1,
    empty: NOTHING_SAID,
    read: readSituation,
    ...device,
  });
}

export const storedSituation = createSituation();

/** What has been said, in a component; prerendering and hydration see nothing said. */
export function useStoredSituation(): { readonly value: Situation; readonly status: PersistStatus } {
  return usePersisted(storedSituation);
}
