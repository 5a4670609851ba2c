import { useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { COMPARE_DEBOUNCE_MS, RELOAD_AFTER_ADD_MS } from '../../catalogue/constants.ts';
import { onBeforeReload } from '../../stores/unsaved.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { type AddressChange, type CompareAddress, readAddress, withIncome, withRegimes } from './address.ts';
import { writeAddress } from './writeAddress.ts';

/**
 * An income that the address does not have yet. It belongs to the comparison at which it was typed; what else the
 * address holds may change meanwhile.
 */
interface TypedIncome {
  readonly income: number;
  readonly comparison: string;
}

export interface CompareState {
  /** False while the page is as it was prerendered, without a query string. */
  readonly isRead: boolean;
  readonly address: CompareAddress;
  /** What is shown, USD per year: as typed, else as the address says; null where the address is wrong. */
  readonly income: number | null;
  /** Shown at once, written after the debounce. */
  typeIncome(income: number): void;
  /** Writes an income at once. */
  setIncome(income: number): void;
  /** Appends regimes; the page re-reads its address about 50 ms after. */
  add(regimeIds: readonly string[]): void;
  remove(regimeId: string): void;
  /** Takes regimes out of the address without a new entry for back and forward. */
  drop(regimeIds: readonly string[]): void;
  /** Compares these regimes at an income in USD per year. */
  resume(regimeIds: readonly string[], income: number): void;
}

/** The comparison is what the address says; only an income that is being typed runs ahead of it. */
export function useCompareState(): CompareState {
  const written = useSearch();
  const isRead = useHydrated();
  const [held, setHeld] = useState<string | null>(null);
  const search = held ?? written;
  const address = useMemo(() => readAddress(search), [search]);
  const [typed, setTyped] = useState<TypedIncome | null>(null);
  const comparison = useMemo(() => comparisonOf(written), [written]);
  const pending = typed?.comparison === comparison ? typed.income : null;

  useEffect(() => {
    if (pending === null) return;
    const write = () => {
      writeAddress(withIncome(pending), 'replace');
      setTyped(null);
    };
    const writeBeforeLeaving = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]')) write();
    };
    const timer = setTimeout(write, COMPARE_DEBOUNCE_MS);
    const forget = onBeforeReload(write);
    document.addEventListener('click', writeBeforeLeaving, true);
    return () => {
      clearTimeout(timer);
      forget();
      document.removeEventListener('click', writeBeforeLeaving, true);
    };
  }, [pending]);

  // After adding, the page re-reads its address a moment later.
  useEffect(() => {
    if (held === null) return;
    const timer = setTimeout(() => setHeld(null), RELOAD_AFTER_ADD_MS);
    return () => clearTimeout(timer);
  }, [held]);

  /** A typed income belongs to the entry that is about to be left. */
  function writeTyped() {
    if (pending !== null) writeAddress(withIncome(pending), 'replace');
    setTyped(null);
  }

  return {
    isRead,
    address,
    income: pending ?? address.income,
    typeIncome: (income) => setTyped({ income, comparison }),
    setIncome(income) {
      writeAddress(withIncome(income), 'replace');
      setTyped(null);
    },
    add(ids) {
      writeTyped();
      setHeld(location.search.slice(1));
      writeAddress(
        withRegimes((now) => [...now, ...ids]),
        'push',
      );
    },
    remove(id) {
      writeTyped();
      writeAddress(withoutRegimes([id]), 'push');
    },
    drop(ids) {
      writeTyped();
      writeAddress(withoutRegimes(ids), 'replace');
    },
    resume(ids, income) {
      writeTyped();
      writeAddress((now) => withIncome(income)(withRegimes(() => ids)(now)), 'push');
    },
  };
}

/** What of an address a typed income belongs to. */
function comparisonOf(search: string): string {
  const { regimeIds, incomeText } = readAddress(search);
  return JSON.stringify([regimeIds, incomeText]);
}

function withoutRegimes(ids: readonly string[]): AddressChange {
  return withRegimes((now) => now.filter((id) => !ids.includes(id)));
}
