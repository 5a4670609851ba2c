/** What the worker answers from: this version's files, then those of earlier versions, then the network. */
import { countries } from 'virtual:lowtide/catalogue';
import { site } from 'virtual:lowtide/site';
import { metadataHtmlAt, notFoundHtml } from '../src/app/metadata/metadataHtml.ts';
import { mendedAddress } from '../src/catalogue/query.ts';
import { cardOffline } from './cardOffline.ts';
import { asNotFound, isCountryPage, pageFor } from './pages.ts';
import { SHELL, SHELL_TITLE } from './parts.ts';
import { noteMissing } from './saving.ts';
import { copyOf, fetchFile, isListed, matchEarlierVersion, wholeCopyOf } from './version.ts';

/** How long an address that this version does not know may take on the network before it counts as not found. */
const UNKNOWN_PAGE_PATIENCE = 5000;

/**
 * A known route is its stored page, or the shell where it has none or it is not saved yet; a file of this version is that
 * file. Anything else is the network's answer, because a newer version may know it, and offline the not-found page.
 */
export async function answerPage(request: Request, event: ExtendableEvent): Promise<Response> {
  const { origin, pathname, search } = new URL(request.url);
  const isKnown = (path: string) => pageFor(path, isListed) !== null || isCountryPage(path, countries);
  if (isKnown(pathname)) {
    const page = pageFor(pathname, isListed);
    const stored = page === null ? undefined : await wholeCopyOf(page);
    return stored ?? (await shellWith(metadataHtmlAt(pathname, site.origin))) ?? fetch(request);
  }
  const mended = new URL(mendedAddress(pathname + search), origin);
  if (mended.origin === origin && isKnown(mended.pathname)) return Response.redirect(mended.href, 308);
  if (isListed(pathname)) return answerFile(request, event);
  try {
    return await fetchWithPatience(request);
  } catch (error) {
    const shell = await shellWith(notFoundHtml());
    if (shell === undefined) throw error;
    return asNotFound(shell);
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

/**
 * A file of the site: never from the network what the device has. Whoever asks for it anew, because something is wrong
 * with it, gets a copy that has been looked at.
 */
export async function answerFile(request: Request, event: ExtendableEvent): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isAskedAnew = ['reload', 'no-cache', 'no-store'].includes(request.cache);
  const kept = (await (isAskedAnew ? wholeCopyOf : copyOf)(pathname)) ?? (await matchEarlierVersion(request));
  if (kept !== undefined) return kept;
  if (isListed(pathname)) event.waitUntil(noteMissing());
  return fetchFile(request, pathname);
}

/** A file of this version by its path, for the worker's own use. */
export async function readFile(url: string): Promise<Response> {
  return (await wholeCopyOf(url)) ?? fetch(url);
}

/** The shell with title and tags of an address in it. */
async function shellWith(metadata: string): Promise<Response | undefined> {
  const shell = await wholeCopyOf(`/${SHELL}`);
  if (shell === undefined) return undefined;
  const { status, statusText, headers } = shell;
  const html = (await shell.text()).replace(SHELL_TITLE, () => metadata);
  return new Response(html, { status, statusText, headers });
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
