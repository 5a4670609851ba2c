/** The steps of the residency tutorial that a person has ticked off, kept on the device. */

import { createPersisted, type PersistOptions, type PersistStatus, usePersisted } from './persist.ts';
import { listOf, type Reader, whole } from './records.ts';

type Ticked = readonly string[];

const NOTHING_TICKED: Ticked = [];

export const readTicks: Reader<Ticked> = listOf(
  whole((id): id is string => typeof id === 'string' && id !== ''),
);

/** A checklist of its own; the app uses the one below, tests make theirs. */
export function createChecklist(device: Partial<PersistOptions<Ticked>> = {}) {
  const persisted = createPersisted<Ticked>({
    ...device,
    key: 'checklist',
    shape: 1,
    empty: NOTHING_TICKED,
    read: readTicks,
  });
  return {
    persisted,
    tick(id: string, on: boolean): void {
      persisted.change((ticked) => {
        if (ticked.includes(id) === on) return ticked;
        return on ? [...ticked, id] : ticked.filter((other) => other !== id);
      });
    },
    clear(): void {
      persisted.replace(NOTHING_TICKED);
    },
  };
}

export const checklist = createChecklist();

export interface Checklist {
  readonly ticked: ReadonlySet<string>;
  readonly status: PersistStatus;
  tick(id: string, on: boolean): void;
  clear(): void;
}

export function useChecklist(): Checklist {
  const { value, status } = usePersisted(checklist.persisted);
  const { tick, clear } = checklist;
  return { ticked: new Set(value), status, tick, clear };
}
