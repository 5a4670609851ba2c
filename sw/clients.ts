/** The open pages, as the worker sees them. */
import type { WorkerMessage } from '../src/offline/messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long a page that is still loading may take to answer. */
const PATIENCE = 10_000;
const ASK_AGAIN = 1000;

export function openPages(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

export async function tellPages(message: WorkerMessage): Promise<void> {
  for (const page of await openPages()) page.postMessage(message);
}

/**
 * The visible pages, if there are any and none of them answers: a broken version has served them, and nobody could
 * accept the next one there. Empty as soon as one answers; hidden pages may be frozen, and do not count.
 */
export async function brokenPages(): Promise<readonly WindowClient[]> {
  let pages: readonly WindowClient[] = [];
  for (let waited = 0; waited < PATIENCE; waited += ASK_AGAIN) {
    pages = (await openPages()).filter(({ visibilityState }) => visibilityState === 'visible');
    if (pages.length === 0) return [];
    if ((await Promise.all(pages.map(isThere))).includes(true)) return [];
  }
  return pages;
}

function isThere(page: WindowClient): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ASK_AGAIN);
    page.postMessage({ type: 'ARE_YOU_THERE' } satisfies WorkerMessage, [port2]);
  });
}
