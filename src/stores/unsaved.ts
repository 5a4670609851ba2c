/**
 * Work to finish before the page reloads itself: a debounced address, a write under way.
 * Whoever delays saving registers here; an accepted update waits for every promise returned.
 */
type Save = () => unknown;

const saves = new Set<Save>();
/** A save that hangs must not hold the page for ever. */
const PATIENCE = 2000;

/** @returns a function that takes the registration back. */
export function onBeforeReload(save: Save): () => void {
  saves.add(save);
  return () => saves.delete(save);
}

/** Resolves when everything registered is saved, has failed, or has taken longer than two seconds. */
export async function saveBeforeReload(): Promise<void> {
  const all = Promise.allSettled([...saves].map(async (save) => save()));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
