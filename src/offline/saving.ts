/** The second step: everything that the core leaves out, saved while the page has nothing else to do. */
import type { PageMessage, Saving, WorkerMessage } from './messages.ts';
import { readSetting, writeSetting } from './settings.ts';
import { type Connection, isMetered, savesByItself } from './state.ts';
import { offline } from './store.ts';
import { whenIdle } from './whenIdle.ts';

/** A browser may end a worker in the middle of its work; after this silence it is asked again. */
const SILENCE = 30_000;

let active: ServiceWorker | null = null;
let silence: ReturnType<typeof setTimeout> | undefined;
let hasBegun = false;

/** Notes what kind of connection this is, for the worker, which cannot see it in every browser. */
export function noteConnection(): Promise<void> {
  return writeSetting('connection', isMetered(connection()) ? 'metered' : 'free');
}

export function isConnectionMetered(): boolean {
  return isMetered(connection());
}

/** Follows the version in charge. Asks it how much is saved; what comes of it happens in `onStatus`. */
export function followSaving(worker: ServiceWorker | null): void {
  if (worker === null || worker === active) return;
  if (active === null) watchForEviction();
  active = worker;
  hasBegun = false;
  if (worker.state === 'activated') askStatus();
  else worker.addEventListener('statechange', askStatus, { once: true });
}

/** @returns whether the message was about saving. */
export function onStatus(message: WorkerMessage): boolean {
  if (message.type !== 'STATUS') return false;
  const { status } = message;
  offline.setState({ saving: status });
  clearTimeout(silence);
  if (status.isSaving) silence = setTimeout(saveNow, SILENCE);
  else void settle(status);
  return true;
}

/** Saves everything that is missing; what is saved already is not fetched again. */
export function saveNow(): void {
  tell({ type: 'SAVE_REST' });
}

/** Takes all but the core off the device, until the person asks for it again. */
export function removeSaved(): void {
  hasBegun = true;
  tell({ type: 'REMOVE_REST' });
}

async function settle(status: Saving): Promise<void> {
  const { usage } = (await navigator.storage?.estimate?.()) ?? {};
  offline.setState({ bytesOnDevice: usage ?? null });
  // What is missing after that has been dropped by the browser.
  if (status.saved === status.total) hasBegun = false;
  const part = savesByItself(status, await readSetting('wish'), connection());
  if (hasBegun || part === null) return;
  // Once by itself: what fails then is offered to the person.
  hasBegun = true;
  whenIdle(part === 'all' ? saveNow : () => tell({ type: 'SAVE_CORE' }));
}

/** A browser may drop what is saved at any time. The page asks when it is looked at again, or the network comes and goes. */
function watchForEviction(): void {
  window.addEventListener('online', askStatus);
  window.addEventListener('offline', () => tell({ type: 'ASK_STATUS' }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tell({ type: 'ASK_STATUS' });
  });
}

function askStatus(): void {
  hasBegun = false;
  tell({ type: 'ASK_STATUS' });
}

function tell(message: PageMessage): void {
  active?.postMessage(message);
}

function connection(): Connection | undefined {
  return 'connection' in navigator ? (navigator.connection as Connection) : undefined;
}
