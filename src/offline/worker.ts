/**
 * Registers the service worker and follows it. A new version waits until the person accepts it, or until every
 * page of the old one is closed.
 */

import type { TrustedScriptURL, TrustedTypePolicyFactory } from 'trusted-types/lib';
import type { Workbox } from 'workbox-window';
import { saveBeforeReload } from '../stores/unsaved.ts';
import type { PageMessage, Saving, WorkerMessage } from './messages.ts';
import { readSetting, writeSetting } from './settings.ts';
import {
  askAbout,
  type Connection,
  isMetered,
  offline,
  pauseAfter,
  savesByItself,
  stateOf,
  updateWords,
} from './state.ts';

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
  // A browser may drop what is saved at any time: the page asks when it is looked at again, or the network comes and goes.
  window.addEventListener('online', onBack);
  window.addEventListener('offline', () => tell({ type: 'ASK_STATUS' }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onBack();
  });
  afterLoad(() => {
    register(servedBy).catch(() => {
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
  await registerWorker();
  watchForUpdates();
  // Tells the worker which page it has served whole, so that it can drop what no page needs any more.
  if (servedBy !== null && servedBy === registration?.active) servedBy.postMessage({ type: 'PAGE_STARTED' });
}

async function registerWorker(): Promise<void> {
  try {
    registration = await workbox?.register();
    follow();
  } catch {
    // A page that a worker has served keeps what it has; only a first registration can fail.
    if (controller === null) onFirstFailure();
  }
}

let failures = 0;
let nextTry: ReturnType<typeof setTimeout> | undefined;

/** The browser may stop the worker while it saves the first version, and the line may break: what is saved stays. */
function onFirstFailure(): void {
  offline.setState({ state: 'failed' });
  tryLater(registerWorker);
}

function tryLater(work: () => void): void {
  if (nextTry !== undefined) return;
  tryAfter(pauseAfter(failures), work);
  failures += 1;
}

/** The network is back, or somebody looks at the page again: what is missing waits no longer. */
function onBack(): void {
  failures = 0;
  if (active !== null) askStatus();
  else if (offline.getState().state === 'failed') tryAfter(0, registerWorker);
}

function tryAfter(pause: number, work: () => void): void {
  clearTimeout(nextTry);
  nextTry = setTimeout(() => {
    nextTry = undefined;
    work();
  }, pause);
}

function follow(): void {
  if (registration === undefined) return;
  const { saving, updateBytes } = offline.getState();
  const state = stateOf(registration, { wasReplaced, saving, updateBytes, isUpdateAllowed });
  if (state === 'failed' && registration.active === null) onFirstFailure();
  else offline.setState({ state });
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

// The second step: everything that the core leaves out, saved while the page has nothing else to do.

/** A browser may end a worker in the middle of its work; after this silence it is asked again. */
const SILENCE = 30_000;

let active: ServiceWorker | null = null;
let silence: ReturnType<typeof setTimeout> | undefined;
let hasBegun = false;

/** Notes what kind of connection this is, for the worker, which cannot see it in every browser. */
function noteConnection(): Promise<void> {
  return writeSetting('connection', isMetered(connection()) ? 'metered' : 'free');
}

function isConnectionMetered(): boolean {
  return isMetered(connection());
}

/** Follows the version in charge. Asks it how much is saved; what comes of it happens in `onStatus`. */
function followSaving(worker: ServiceWorker | null): void {
  if (worker === null || worker === active) return;
  active = worker;
  hasBegun = false;
  if (worker.state === 'activated') askStatus();
  else worker.addEventListener('statechange', askStatus, { once: true });
}

/** @returns whether the message was about saving. */
function onStatus(message: WorkerMessage): boolean {
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
  void import('./countriesOfPerson.ts')
    .then(({ countriesOfPerson }) => countriesOfPerson())
    .catch(() => [])
    .then((first) => tell({ type: 'SAVE_REST', first }));
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
  if (status.saved === status.total) {
    hasBegun = false;
    failures = 0;
  }
  const part = savesByItself(status, await readSetting('wish'), connection());
  if (part === null) return;
  const save = part === 'all' ? saveNow : () => tell({ type: 'SAVE_CORE' });
  if (!hasBegun) {
    hasBegun = true;
    whenIdle(save);
    return;
  }
  // It broke off: what is saved stays, and the person may go on sooner by a tap.
  tryLater(save);
}

function askStatus(): void {
  hasBegun = false;
  clearTimeout(nextTry);
  nextTry = undefined;
  tell({ type: 'ASK_STATUS' });
}

function tell(message: PageMessage): void {
  active?.postMessage(message);
}

function connection(): Connection | undefined {
  return 'connection' in navigator ? (navigator.connection as Connection) : undefined;
}

const WORKER_URL = '/sw.js';

/**
 * The service worker's address, as the content security policy wants it (src/build/host/headers.ts): the only text of the
 * site that ever becomes code. A plain text where the browser has no Trusted Types.
 */
function workerUrl(): string | TrustedScriptURL {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
  const policy = trustedTypes?.createPolicy('lowtide', { createScriptURL: (url: string) => url });
  return policy?.createScriptURL(WORKER_URL) ?? WORKER_URL;
}

/** Runs something once the page has nothing more to do, at the latest after three seconds. */
function whenIdle(begin: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 3000 });
  else setTimeout(begin, 200);
}

/** The same, but not before the page and everything on it has loaded. */
function afterLoad(begin: () => void): void {
  if (document.readyState === 'complete') whenIdle(begin);
  else window.addEventListener('load', () => whenIdle(begin), { once: true });
}
