/** The regimes that a person is comparing, saved on the device. */

import { createPersisted, type PersistOptions, type PersistStatus, usePersisted } from './persist.ts';
import { fields, listOf, type Reader, whole } from './records.ts';
import { markStart } from './startMark.ts';

interface ComparisonValue {
  /** In the order they were added; each once. */
  readonly regimeIds: readonly string[];
}

export const EMPTY_COMPARISON: ComparisonValue = { regimeIds: [] };

const regimeIds = listOf(whole((id): id is string => typeof id === 'string' && id !== ''));

export const readComparison: Reader<ComparisonValue> = fields({ regimeIds }, EMPTY_COMPARISON);

interface ComparisonActions {
  /** Appends regimes that are not in the comparison yet. */
  add(ids: readonly string[]): void;
  remove(id: string): void;
  /** Removes a regime where exactly these are shown and kept; of another list, such as a link's, nothing is kept here. */
  removeShown(id: string, shown: readonly string[]): void;
}

/** A comparison of its own; the app uses the one below, tests make theirs. */
export function createComparison(device: Partial<PersistOptions<ComparisonValue>> = {}) {
  const persisted = createPersisted<ComparisonValue>({
    ...device,
    key: 'comparison',
    shape: 1,
    empty: EMPTY_COMPARISON,
    read: readComparison,
    onChanged: () => markStart({}, true),
  });
  const actions: ComparisonActions = {
    add(ids) {
      persisted.change((value) => {
        const added = [...new Set(ids)].filter((id) => id !== '' && !value.regimeIds.includes(id));
        return added.length === 0 ? value : { regimeIds: [...value.regimeIds, ...added] };
      });
    },
    remove(id) {
      persisted.change((value) => without(value, id));
    },
    removeShown(id, shown) {
      const ids = new Set(shown);
      persisted.change((value) => {
        const isShown = value.regimeIds.length === ids.size && value.regimeIds.every((one) => ids.has(one));
        return isShown ? without(value, id) : value;
      });
    },
  };
  return { persisted, ...actions };
}

function without(value: ComparisonValue, id: string): ComparisonValue {
  const regimeIds = value.regimeIds.filter((other) => other !== id);
  return regimeIds.length === value.regimeIds.length ? value : { regimeIds };
}

export const comparison = createComparison();

export interface Comparison extends ComparisonValue, Pick<ComparisonActions, 'add' | 'remove'> {
  readonly status: PersistStatus;
}

export function useComparison(): Comparison {
  const { value, status } = usePersisted(comparison.persisted);
  const { add, remove } = comparison;
  return { ...value, status, add, remove };
}
