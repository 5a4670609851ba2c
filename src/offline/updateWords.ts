import type { About } from './messages.ts';

const DATA_CHANGED = 'Tax figures have changed.';
const SMALL = 'Small corrections.';

/**
 * What a new version brings, one line each.
 * @param before what the version on the page says about itself; null where it does not answer.
 */
export function updateWords(before: About | null, after: About): string[] {
  const lines = after.changes.filter((line) => !before?.changes.includes(line));
  if (before !== null && before.dataVersion !== after.dataVersion) lines.unshift(DATA_CHANGED);
  return lines.length > 0 ? lines : [SMALL];
}

/** How long a worker may take to say something about itself. */
const PATIENCE = 3000;

/** Asks a worker about its version; null where it gives no answer, as an older one may. */
export function askAbout(worker: ServiceWorker): Promise<About | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = (event: MessageEvent<About>) => resolve(event.data);
    setTimeout(() => resolve(null), PATIENCE);
    worker.postMessage({ type: 'ASK_ABOUT' }, [port2]);
  });
}
