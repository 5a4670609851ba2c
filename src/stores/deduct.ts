/** "Deduct social contributions first": a setting of the whole site that addresses carry along. */
import { useEffect } from 'react';
import { setDeductContributions, usePreferences } from './preferences.ts';
import { type UrlParameter, useUrlState } from './urlState.ts';

/** `deduct=1` or `deduct=0`; null where the address says nothing. */
const deduct: UrlParameter<boolean | null> = {
  initial: null,
  parse: (text) => (text === '1' ? true : text === '0' ? false : undefined),
  serialise: (value) => (value ? '1' : '0'),
  debounceMs: 0,
};

export const DEDUCT_URL = { deduct };

/** Whether contributions come off first: as the address says, else as the person chose. */
export function useDeduct(): boolean {
  const { deductContributions } = usePreferences();
  const [{ deduct }] = useUrlState(DEDUCT_URL);
  return deduct ?? deductContributions;
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
  const [{ deduct: asked }, set] = useUrlState(DEDUCT_URL);

  // A copied address shows the same.
  useEffect(() => {
    if (asked === null && deductContributions) set({ deduct: true });
  }, [asked, deductContributions, set]);

  return {
    deduct: asked ?? deductContributions,
    choose(next) {
      setDeductContributions(next);
      // Off is said by leaving it out.
      set({ deduct: next ? true : null });
    },
  };
}
