import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { readAmount } from '../../catalogue/amounts.ts';
import { parseRegimeIds } from '../../catalogue/compareQuery.ts';
import { RELOAD_AFTER_ADD_MS } from '../../catalogue/constants.ts';
import { COMPARE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { useHydrated } from '../../catalogue/useHydrated.ts';
import { comparison } from '../../stores/comparison.ts';
import { recentComparisons } from '../../stores/recentComparisons.ts';
import { readUrlState, type UrlParameter, useUrlState } from '../../stores/urlState.ts';

export interface CompareState {
  /** False while the page is as it was prerendered, without a query string. */
  readonly isRead: boolean;
  readonly regimeIds: readonly string[];
  /** The income in the address, in whatever currency, behind one that is being typed. */
  readonly writtenIncome: number;
  /** Appends regimes, which are shown about 50 ms after. */
  add(regimeIds: readonly string[]): void;
  /** What is kept changes with it where it is what is shown. */
  remove(regimeId: string): void;
  /** Takes regimes that there are not out of the address, without a new entry for back and forward. */
  drop(regimeIds: readonly string[]): void;
  /** Compares these regimes. */
  start(regimeIds: readonly string[]): void;
}

/**
 * The comparison is what the address says. What is kept on the device changes by what the reader does here: opening
 * somebody's link does not touch it, and what another tab has ticked stays.
 */
export function useCompareState(): CompareState {
  const search = useSearch();
  const [address, set] = useUrlState(COMPARE_URL);
  const isRead = useHydrated();
  const [held, setHeld] = useState<typeof address | null>(null);

  // The product reads the page anew a moment after adding (docs/conformance.md). All of it is in the address, so nothing
  // is loaded: the dialog goes first, and the new columns come when it has gone.
  useEffect(() => {
    if (held === null) return;
    const timer = setTimeout(() => setHeld(null), RELOAD_AFTER_ADD_MS);
    return () => clearTimeout(timer);
  }, [held]);

  const without = (ids: readonly string[]) => (now: typeof address) => ({
    regimeIds: now.regimeIds.filter((id) => !ids.includes(id)),
  });

  return {
    isRead,
    regimeIds: (held ?? address).regimeIds,
    writtenIncome: readUrlState(COMPARE_URL, search).income,
    add(ids) {
      setHeld(address);
      comparison.add([...address.regimeIds, ...ids]);
      recentComparisons.changed(address.regimeIds, [...new Set([...address.regimeIds, ...ids])]);
      set((now) => ({ regimeIds: [...now.regimeIds, ...ids] }), { history: 'push' });
    },
    remove(id) {
      comparison.removeShown(id, address.regimeIds);
      recentComparisons.changed(address.regimeIds, without([id])(address).regimeIds);
      set(without([id]), { history: 'push' });
    },
    drop: (ids) => set(without(ids), { debounceMs: 0 }),
    start(ids) {
      comparison.add(ids);
      recentComparisons.changed([], ids);
      set({ regimeIds: ids }, { history: 'push' });
    },
  };
}

/** In the order of the address; duplicates count once. Not checked against the catalogue. */
const regimeIds: UrlParameter<readonly string[]> = {
  name: 'tax_regime_ids',
  isList: true,
  initial: [],
  parse: parseRegimeIds,
  serialise: (ids) => [...new Set(ids)].join(','),
};

/** The default where the address names no income, or something else; whose it is, the situation says. */
const income: UrlParameter<number> = {
  initial: COMPARE_DEFAULT_INCOME,
  parse: (text) => readAmount(text)?.amount,
};

export const COMPARE_URL = { regimeIds, income };
