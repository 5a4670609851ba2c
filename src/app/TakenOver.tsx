import { useEffect } from 'react';
import { useTakenOver } from '../ui/useTakenOver.ts';

/**
 * Stands behind a screen, so that it knows when React has taken the prerendered screen over: from here on the page
 * shows what its address says (pending.css), and answers.
 */
export function TakenOver() {
  const isTakenOver = useTakenOver();
  useEffect(() => {
    if (!isTakenOver) return;
    delete document.documentElement.dataset.pending;
    delete document.getElementById('root')?.dataset.path;
  }, [isTakenOver]);
  return null;
}
