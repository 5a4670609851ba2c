import { onMemoryOnly } from '../stores/memoryNotice.ts';
import { showToast } from '../ui/toast.ts';

export const MEMORY_NOTICE =
  'This browser is not keeping data for Lowtide, so your choices last until you close this tab.';

/** Tells a person once that choices are not kept; an effect, which returns its end. */
export function showMemoryNotice(): () => void {
  return onMemoryOnly(() => showToast(MEMORY_NOTICE));
}
