/** What the worker answers from: this version's files, then those of earlier versions, then the network. */
import { countries } from 'virtual:lowtide/catalogue';
import { cardOffline } from './cardOffline.ts';
import { asNotFound, isCountryPage, pageFor } from './pages.ts';
import { SHELL } from './parts.ts';
import { noteMissing } from './saving.ts';
import { isListed, matchEarlierVersion, precache } from './version.ts';

/** How long an address that this version does not know may take on the network before it counts as not found. */
const UNKNOWN_PAGE_PATIENCE = 5000;

/**
 * A known route is its stored page, or the shell where it has none or it is not saved yet. Anything else is the network's answer,
 * because a newer version may know it, and offline the not-found page.
 */
export async function answerPage(request: Request, pathname: string): Promise<Response> {
  const page = pageFor(pathname, isListed);
  if (page !== null || isCountryPage(pathname, countries)) {
    const stored = page === null ? undefined : await precache.matchPrecache(page);
    return stored ?? (await shell()) ?? fetch(request);
  }
  try {
    return await fetchWithPatience(request);
  } catch (error) {
    const stored = await shell();
    if (stored === undefined) throw error;
    return asNotFound(stored);
  }
}

/**
 * A card: it stands in another site's page and is not kept on the device, so without a network a sentence says so. Only a
 * page of this site itself can be answered here; to a frame in another one, browsers lend no worker.
 */
export async function answerCard(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return cardOffline();
  }
}

/** A file of the site: never from the network what the device has. */
export async function answerFile(request: Request, event: ExtendableEvent): Promise<Response> {
  const kept = (await precache.matchPrecache(request.url)) ?? (await matchEarlierVersion(request));
  if (kept !== undefined) return kept;
  if (isListed(request.url)) event.waitUntil(noteMissing());
  return fetch(request);
}

/** A file of this version by its path, for the worker's own use. */
export async function readFile(url: string): Promise<Response> {
  return (await precache.matchPrecache(url)) ?? fetch(url);
}

function shell(): Promise<Response | undefined> {
  return precache.matchPrecache(`/${SHELL}`);
}

async function fetchWithPatience(request: Request): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), UNKNOWN_PAGE_PATIENCE);
  try {
    return await fetch(request, { signal: patience.signal });
  } finally {
    clearTimeout(timer);
  }
}
