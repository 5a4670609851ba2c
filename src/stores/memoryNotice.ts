/**
 * One quiet notice when the browser keeps nothing for this site and a choice lasts only as long as the page.
 * The stores report; the app shows.
 */

/** Marks the tab, so that a reload does not repeat the notice. */
const TAB_KEY = 'lowtide-memory-notice';

type Listener = () => void;
const listeners = new Set<Listener>();
let state: 'quiet' | 'due' | 'shown' = 'quiet';

/** Called by a store whose change could not be kept. */
export function reportMemoryOnly(): void {
  if (state !== 'quiet') return;
  state = wasShownInTab() ? 'shown' : 'due';
  showIfDue();
}

/**
 * Calls back at most once in a tab, at once if the notice is due already.
 * @returns a function that ends the subscription.
 */
export function onMemoryOnly(show: Listener): () => void {
  listeners.add(show);
  showIfDue();
  return () => listeners.delete(show);
}

function showIfDue(): void {
  if (state !== 'due' || listeners.size === 0) return;
  state = 'shown';
  markTab();
  for (const show of listeners) show();
}

function wasShownInTab(): boolean {
  try {
    return sessionStorage.getItem(TAB_KEY) !== null;
  } catch {
    return false;
  }
}

function markTab(): void {
  try {
    sessionStorage.setItem(TAB_KEY, 'shown');
  } catch {
    // Blocked along with the rest: the notice may then come back after a reload.
  }
}
