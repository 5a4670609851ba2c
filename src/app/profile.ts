/**
 * A page with figures shows none before it has read what its reader has said: a mark in localStorage, which the first script
 * of a page can read (index.html), says that there is something.
 */

import { needsFacts } from '../situation/answered.ts';
import { isNothingSaid } from '../situation/situation.ts';
import { storedSituation } from '../situation/store.ts';
import { comparison } from '../stores/comparison.ts';

/** index.html has the same name. */
const MARK = 'lowtide-profile';

/** Begins to read what has been said, and marks from then on whether there is anything. */
export function startProfile(): void {
  storedSituation.store.subscribe(({ value, status }) => {
    if (status !== 'ready') return;
    try {
      if (isNothingSaid(value)) localStorage.removeItem(MARK);
      else localStorage.setItem(MARK, '1');
    } catch {
      // Refused: then the next page cannot know before it has read.
    }
  });
}

/** Milliseconds after which a page shows what it has: a line or a storage that never answers must not keep it hidden. */
const PATIENCE = 8000;

/** Resolves once all is here that figures of the reader take, or does not come; at once where nothing has been said. */
export async function profileRead(): Promise<void> {
  if (!isMarked()) return;
  await Promise.race([readAll(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

async function readAll(): Promise<void> {
  await Promise.all([storedSituation.start(), comparison.persisted.start()]);
  const { value } = storedSituation.store.getState();
  const wanted = needsFacts(value);
  if (wanted) {
    const { fetchPersonFacts } = await import('../assess/useFacts.ts');
    // Where they cannot be had, figures go without them.
    await fetchPersonFacts(wanted).catch(() => {});
  }
  // Whoever listens is told in the next task.
  await new Promise((resolve) => setTimeout(resolve));
}

function isMarked(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}
