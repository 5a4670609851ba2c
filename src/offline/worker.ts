/**
 * Registers the service worker and follows it. A new version waits until the person accepts it, or until every
 * page of the old one is closed.
 */
import type { Workbox } from 'workbox-window';
import { saveBeforeReload } from '../stores/unsaved.ts';
import type { WorkerMessage } from './messages.ts';
import { followSaving, isConnectionMetered, noteConnection, onStatus } from './saving.ts';
import { writeSetting } from './settings.ts';
import { stateOf } from './state.ts';
import { offline } from './store.ts';
import { askAbout, updateWords } from './updateWords.ts';
import { afterLoad } from './whenIdle.ts';
import { workerUrl } from './workerUrl.ts';

/** A page that stays open for days asks for a new version when it is looked at again, at most this often. */
const UPDATE_INTERVAL = 60 * 60 * 1000;

/** In milliseconds. */
const QUIET = 500;

let workbox: Workbox | undefined;
let registration: ServiceWorkerRegistration | undefined;
let isStarted = false;
let isReloading = false;
let isUpdateAllowed = false;
/** The worker that this page belongs to, and whether a later one has taken its place. */
let controller: ServiceWorker | null = null;
let wasReplaced = false;
/** The version that the words shown are about. */
let described: ServiceWorker | null = null;

/** Called once by the app; does nothing in development and where there are no workers. */
export function startOffline(): void {
  if (isStarted || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isStarted = true;
  const servedBy = navigator.serviceWorker.controller;
  controller = servedBy;
  if (servedBy === null) offline.setState({ state: 'installing' });
  navigator.serviceWorker.addEventListener('message', onMessage);
  afterLoad(() => {
    register(servedBy).catch(() => {
      // A page that a worker has served keeps what it has; only a first registration can fail.
      if (servedBy === null) offline.setState({ state: 'failed' });
    });
  });
}

/**
 * Activates the new version and reloads this page once, when everything typed has been saved.
 * Other open pages carry on with the old version's files until they are reloaded or closed.
 */
export async function acceptUpdate(): Promise<void> {
  const { state, isUpdating } = offline.getState();
  if (state !== 'update-available' || isUpdating) return;
  offline.setState({ isUpdating: true });
  await saveBeforeReload();
  await untilQuiet();
  if (registration?.waiting) workbox?.messageSkipWaiting();
  else await reload();
}

/** Fetches an update that waits because the connection is metered. */
export async function allowUpdate(): Promise<void> {
  await writeSetting('allowedAt', `${Date.now()}`);
  isUpdateAllowed = true;
  offline.setState({ updateBytes: null });
  await askForUpdate();
}

async function register(servedBy: ServiceWorker | null): Promise<void> {
  await noteConnection();
  const { Workbox } = await import('workbox-window');
  workbox = new Workbox(workerUrl());
  for (const change of ['installing', 'installed', 'waiting', 'redundant'] as const)
    workbox.addEventListener(change, follow);
  workbox.addEventListener('activated', onControlled);
  workbox.addEventListener('controlling', () => {
    wasReplaced = controller !== null;
    controller = navigator.serviceWorker.controller;
    onControlled();
  });
  // While a new version is on its way, registering takes as long as that: a slow line must not hide what is saved.
  registration = await navigator.serviceWorker.getRegistration();
  follow();
  registration = await workbox.register();
  follow();
  watchForUpdates();
  // Tells the worker which page it has served whole, so that it can drop what no page needs any more.
  if (servedBy !== null && servedBy === registration?.active) servedBy.postMessage({ type: 'PAGE_STARTED' });
}

function follow(): void {
  if (registration === undefined) return;
  const { saving, updateBytes } = offline.getState();
  const state = stateOf(registration, { wasReplaced, saving, updateBytes, isUpdateAllowed });
  offline.setState({ state });
  followSaving(registration.active);
  if (state === 'update-available') void describeUpdate(registration.waiting ?? registration.active);
}

function onMessage(event: MessageEvent<WorkerMessage>): void {
  const message = event.data;
  // Any answer will do: it says that this page's scripts run.
  if (message.type === 'ARE_YOU_THERE') event.ports[0]?.postMessage(true);
  else if (message.type === 'UPDATE_ASKS') onUpdateAsks(message.bytes);
  else if (onStatus(message)) follow();
}

/** The worker goes by the connection of the page before; this one may be another. */
function onUpdateAsks(bytes: number): void {
  if (!isConnectionMetered()) return;
  offline.setState({ updateBytes: bytes });
  follow();
}

async function describeUpdate(next: ServiceWorker | null): Promise<void> {
  if (next === null || next === described) return;
  described = next;
  const [before, after] = await Promise.all([
    controller === null || controller === next ? null : askAbout(controller),
    askAbout(next),
  ]);
  if (after !== null) offline.setState({ updateWords: updateWords(before, after) });
}

/**
 * Resolves when the page has asked for nothing for half a second, at the latest after three. In Chromium, a request
 * that falls into the change of workers (a part loaded on demand, say) keeps the old one until its page is closed.
 */
async function untilQuiet(): Promise<void> {
  const requests = () => performance.getEntriesByType('resource').length;
  for (let waited = 0; waited < 3000; waited += QUIET) {
    const before = requests();
    await new Promise((resolve) => setTimeout(resolve, QUIET));
    if (requests() === before) return;
  }
}

function onControlled(): void {
  if (offline.getState().isUpdating) void reload();
  else follow();
}

async function reload(): Promise<void> {
  if (isReloading) return;
  isReloading = true;
  await saveBeforeReload();
  location.reload();
}

function watchForUpdates(): void {
  let lastCheck = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastCheck < UPDATE_INTERVAL) return;
    lastCheck = Date.now();
    void askForUpdate();
  });
}

async function askForUpdate(): Promise<void> {
  // Without a network the question is asked again later.
  await workbox?.update().catch(() => undefined);
  follow();
}
