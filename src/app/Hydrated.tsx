import { useEffect } from 'react';
import { useHydrated } from '../ui/useHydrated.ts';

/**
 * Stands behind a screen, so that it knows when React has hydrated it: from here on the page shows what its address
 * says (pending.css), and answers.
 */
export function Hydrated() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    delete document.documentElement.dataset.pending;
    delete document.getElementById('root')?.dataset.path;
  }, [isHydrated]);
  return null;
}
