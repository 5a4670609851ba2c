/**
 * The service worker: when what is listed in parts.ts is saved, and what is answered from where.
 *
 * A version becomes active only when the device has its core and everything that the version before had, and when the
 * person accepts it or has closed every page of the old one.
 */
import { dataVersion } from 'virtual:lowtide/essentials';
import { isApiPath } from '../src/api/paths.ts';
import { isEmbedPath } from '../src/catalogue/embed.ts';
import type { About, PageMessage } from '../src/offline/messages.ts';
import { mustAskFirst, readSetting } from '../src/offline/settings.ts';
import { answerApi } from './answerApi.ts';
import { answerCard, answerFile, answerPage, readFile } from './answers.ts';
import { brokenPages, openPages, tellPages } from './clients.ts';
import { isHashedFile } from './parts.ts';
import { RELEASE_NOTES } from './releaseNotes.ts';
import { checkSaved, FILES_LOCK, removeSaved, saveMissing, tellStatus } from './saving.ts';
import {
  dropWrongCopies,
  isListed,
  missingFiles,
  removeEarlier,
  saveFiles,
  setFiles,
  type VersionFile,
} from './version.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: VersionFile[] };

setFiles(self.__WB_MANIFEST);

// Both are said while installing, for the activation. A worker that is stopped in between forgets them, and may: a version
// that waits needs neither, and the others are activated at once. If one of those were stopped even so, its open pages
// would have it from their next load on.
let isFirstVersion = false;
/** Pages of a version that does not work; they are loaded anew with this one. */
let toReload: readonly WindowClient[] = [];

// An installation that fails or is cut off leaves the active version as it was: files of the new one are added
// beside the old ones under keys of their own, and the next attempt continues with what is missing.
self.addEventListener('install', (event) => {
  isFirstVersion = self.registration.active === null;
  event.waitUntil(install());
});

/** Saves as much of this version as the person has of the one before; of the first one, the core. */
async function install(): Promise<void> {
  // Shared with the version before, which may have kept them wrong.
  await navigator.locks.request(FILES_LOCK, dropWrongCopies);
  const part = !isFirstVersion && (await readSetting('wish')) === 'all' ? 'all' : 'core';
  if (part === 'all' && (await mustAskFirst())) {
    const missing = await missingFiles(part);
    if (missing.length > 0) {
      await tellPages({ type: 'UPDATE_ASKS', bytes: missing.reduce((sum, { bytes }) => sum + bytes, 0) });
      throw new Error('The connection is metered: the update waits until the person asks for it.');
    }
  }
  await navigator.locks.request(FILES_LOCK, async () => saveFiles(await missingFiles(part)));
  if (isFirstVersion) return;
  toReload = await brokenPages();
  if (toReload.length > 0) await self.skipWaiting();
}

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
  // Not waited for: a page can only load once the activation has ended.
  for (const page of toReload) page.navigate(page.url).catch(() => undefined);
});

/**
 * Only the first version claims pages that are already open, so that the first visit counts: they came from
 * the network without a worker. Later versions get their pages by a reload that the person asks for.
 */
async function activate(): Promise<void> {
  if (isFirstVersion) await self.clients.claim();
  const pages = await openPages();
  if (pages.length === 0) await dropEarlierFiles();
}

self.addEventListener('message', (event) => {
  const message: PageMessage = event.data;
  switch (message.type) {
    case 'SKIP_WAITING':
      event.waitUntil(self.skipWaiting());
      break;
    case 'PAGE_STARTED':
      event.waitUntil(tidy(event));
      break;
    case 'ASK_STATUS':
      event.waitUntil(tellStatus());
      break;
    case 'SAVE_REST':
      event.waitUntil(saveMissing('all', message.first));
      break;
    case 'SAVE_CORE':
      event.waitUntil(saveMissing('core'));
      break;
    case 'REMOVE_REST':
      event.waitUntil(removeSaved());
      break;
    case 'ASK_ABOUT':
      event.ports[0]?.postMessage({ changes: RELEASE_NOTES, dataVersion } satisfies About);
      break;
  }
});

/**
 * Drops files of earlier versions once the only open page is one that this version has served. Until then a page
 * of an earlier version still finds the parts that it loads on demand.
 */
async function tidy(event: ExtendableMessageEvent): Promise<void> {
  const pages = await openPages();
  const source = event.source instanceof Client ? event.source.id : null;
  if (pages.every((page) => page.id === source)) await dropEarlierFiles();
}

/** Files of a version that is being installed or waits are not this version's to drop: there is a next time. */
async function dropEarlierFiles(): Promise<void> {
  await navigator.locks.request(FILES_LOCK, { ifAvailable: true }, async (lock) => {
    const { installing, waiting } = self.registration;
    if (lock !== null && installing === null && waiting === null) await removeEarlier();
  });
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (isApiPath(pathname)) event.respondWith(answerApi(request, readFile));
  else if (request.method !== 'GET') return;
  else if (request.mode !== 'navigate') {
    if (isListed(pathname) || isHashedFile(pathname)) event.respondWith(answerFile(request, event));
  } else if (isEmbedPath(pathname)) event.respondWith(answerCard(request));
  else {
    event.respondWith(answerPage(request, event));
    event.waitUntil(checkSaved());
  }
});
