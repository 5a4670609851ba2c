import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { About, Saving } from './messages.ts';

/**
 * What the site can do without a network, as the person is told it.
 * 'unknown' is also the state of a prerendered page, of development, and of browsers without workers.
 */
type OfflineState =
  | 'unknown'
  /** The first version's core is on its way. */
  | 'installing'
  /** Not even the core is there: the first version could not be saved, or the browser has dropped it. */
  | 'failed'
  /** The core is there: every address opens, but not everything on it. */
  | 'core-only'
  | 'saving'
  | 'ready'
  /** The connection is metered: a new version is fetched when the person says so. */
  | 'update-asks'
  | 'update-saving'
  | 'update-available';

/** The part of a ServiceWorkerRegistration that the state follows from. */
export interface Workers {
  readonly installing: unknown;
  readonly waiting: unknown;
  readonly active: unknown;
}

export interface Progress {
  /** A new version is active while this page, which the earlier one served, stays open. */
  readonly wasReplaced: boolean;
  /** What the active version has told about itself; null until then. */
  readonly saving: Saving | null;
  /** Bytes of an update that waits for permission; null for none. */
  readonly updateBytes: number | null;
  /** The person has allowed such an update. */
  readonly isUpdateAllowed: boolean;
}

export function stateOf(workers: Workers, progress: Progress): OfflineState {
  if (workers.active === null) {
    const isComing = workers.installing !== null || workers.waiting !== null;
    return isComing ? 'installing' : 'failed';
  }
  if (workers.waiting !== null || progress.wasReplaced) return 'update-available';
  if (progress.isUpdateAllowed && workers.installing !== null) return 'update-saving';
  if (progress.updateBytes !== null) return 'update-asks';
  return savingState(progress.saving);
}

function savingState(saving: Saving | null): OfflineState {
  if (saving === null) return 'unknown';
  if (saving.saved === saving.total) return 'ready';
  if (saving.isSaving) return 'saving';
  return saving.hasCore ? 'core-only' : 'failed';
}

/** `{ saveData }`, `{ type }` of the Network Information API, where the browser has it. */
export interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

/** Whether downloads in the background should ask first. */
export function isMetered(connection: Connection | undefined): boolean {
  return connection?.saveData === true || connection?.type === 'cellular';
}

/** What is saved without a question; null for nothing. */
export function savesByItself(
  saving: Saving,
  wish: 'all' | 'core' | null,
  connection: Connection | undefined,
): 'all' | 'core' | null {
  if (saving.saved === saving.total || saving.isSaving) return null;
  if (wish !== 'core' && !isMetered(connection)) return 'all';
  return saving.hasCore ? null : 'core';
}

/** How long what failed waits until it is tried again, in milliseconds: doubled each time, up to five minutes. */
export function pauseAfter(failures: number): number {
  return Math.min(2_000 * 2 ** failures, 300_000);
}

/** Bytes as a person reads them: `0.4 MB`, `38 KB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 100_000) return `${Math.ceil(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export interface Offline {
  readonly state: OfflineState;
  readonly saving: Saving | null;
  /** Bytes that the site takes on the device, as the browser estimates them; null while not known. */
  readonly bytesOnDevice: number | null;
  /** Bytes of an update that waits for permission. */
  readonly updateBytes: number | null;
  /** What the version that waits brings, one line each; empty while not known. */
  readonly updateWords: readonly string[];
  /** An update has been accepted; the page reloads as soon as the new version is in charge. */
  readonly isUpdating: boolean;
}

export const offline = createStore<Offline>(() => ({
  state: 'unknown',
  saving: null,
  bytesOnDevice: null,
  updateBytes: null,
  updateWords: [],
  isUpdating: false,
}));

export function useOffline(): Offline {
  return useStore(offline);
}

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
