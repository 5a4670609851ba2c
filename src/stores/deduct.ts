/** "Deduct social contributions first": a setting of the whole site that addresses carry along. */
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { rewriteSearch } from './addressState.ts';
import { adoptDeductContributions, setDeductContributions, usePreferences } from './preferences.ts';

const PARAMETER = 'deduct';

/** What an address says: `deduct=1` or `deduct=0`; null where it says nothing. */
export function deductInSearch(search: string): boolean | null {
  const value = new URLSearchParams(search).get(PARAMETER);
  return value === '1' ? true : value === '0' ? false : null;
}

/** Puts the setting into a query string; off is said by leaving it out. */
export function withDeduct(search: string, deduct: boolean): string {
  const query = new URLSearchParams(search);
  if (deduct) query.set(PARAMETER, '1');
  else query.delete(PARAMETER);
  return query.toString().replaceAll('%2C', ',');
}

/** Whether contributions come off first: as the address says, else as the person chose. */
export function useDeduct(): boolean {
  const { deductContributions } = usePreferences();
  return deductInSearch(useSearch()) ?? deductContributions;
}

interface DeductChoice {
  readonly deduct: boolean;
  readonly choose: (deduct: boolean) => void;
}

/**
 * The switch of a screen whose address holds its state. A link's setting holds for the visit, on every screen, and
 * is not kept on the device; one chosen by hand is kept.
 */
export function useDeductInAddress(): DeductChoice {
  const { deductContributions } = usePreferences();
  const search = useSearch();
  const asked = deductInSearch(search);

  useEffect(() => {
    // The router renders once more with the address before it follows a link.
    if (window.location.search.slice(1) !== search) return;
    if (asked !== null) adoptDeductContributions(asked);
    else if (deductContributions) rewriteSearch((now) => withDeduct(now, true));
  }, [asked, deductContributions, search]);

  return {
    deduct: asked ?? deductContributions,
    choose(deduct) {
      rewriteSearch((now) => withDeduct(now, deduct));
      setDeductContributions(deduct);
    },
  };
}
