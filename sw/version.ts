/** The files of this version: which there are, which of them are on the device, and how they get there. */
import { copyResponse } from 'workbox-core/copyResponse.js';
import { PrecacheController } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { inParallel } from './inParallel.ts';
import { strangeFiles } from './pages.ts';

/** An entry of the list that the build puts into the worker. */
export interface VersionFile {
  readonly url: string;
  readonly revision: string | null;
  /** On its way through the network, compressed. */
  readonly bytes: number;
  /** Bytes of its content. */
  readonly length: number;
  readonly isCore?: boolean;
}

export type Part = 'core' | 'all';

/** Few enough that pages keep their share of a slow connection. */
const FILES_AT_ONCE = 4;

/** A file that the host has not, or not as this version needs it. Other files may still be saved. */
class FileError extends Error {}

/** Knows the version's files and their places in the cache, and cleans up after earlier versions. */
export const precache = new PrecacheController();
const { cacheName } = precache.strategy;
let files: readonly VersionFile[] = [];
/** Length of each file by its whole address. */
let lengths: ReadonlyMap<string, number> = new Map();

/** Saves a file unless it is there: each one under a key that changes with its content. */
const saver = new CacheFirst({
  cacheName,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => precache.getCacheKeyForURL(request.url) ?? request,
      cacheWillUpdate: async ({ request, response }) => {
        if (response.status !== 200) throw new FileError(`Not saved: ${request.url} (${response.status})`);
        expectWhole(request.url, await response.clone().blob());
        if (request.url.endsWith('.html')) await expectOwnPage(response.clone());
        return response.redirected ? copyResponse(response) : response;
      },
    },
  ],
});

/** Called once, with the list of the build. */
export function setFiles(list: readonly VersionFile[]): void {
  files = list;
  lengths = new Map(list.map(({ url, length }) => [new URL(url, self.location.href).href, length]));
  precache.addToCacheList(list.map(({ url, revision }) => ({ url, revision })));
}

export function isListed(url: string): boolean {
  return precache.getCacheKeyForURL(url) !== undefined;
}

/** Files of a part that are not on the device yet, in the order of the build's list. */
export async function missingFiles(part: Part): Promise<VersionFile[]> {
  const cache = await caches.open(cacheName);
  const keys = new Set((await cache.keys()).map(({ url }) => url));
  return files.filter((file) => (part === 'all' || file.isCore) && !keys.has(keyOf(file)));
}

export function fileCount(): number {
  return files.length;
}

/** Saves one file. Rejects with a FileError, or with the browser's error where the network or the space ends. */
async function save({ url, revision }: VersionFile, event: ExtendableEvent): Promise<void> {
  // A changeable file is revalidated.
  if (revision !== null) return fetchAndKeep(url, 'no-cache', event);
  try {
    // What the browser has from loading the page is not fetched again.
    await fetchAndKeep(url, 'default', event);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    // Unless it has a copy that arrived cut off: that one would stay for a year.
    await fetchAndKeep(url, 'reload', event);
  }
}

async function fetchAndKeep(url: string, cache: RequestCache, event: ExtendableEvent): Promise<void> {
  const request = new Request(url, { cache, credentials: 'same-origin', priority: 'low' });
  const [answer, done] = saver.handleAll({ request, event });
  await answer;
  await done;
}

/** Makes a part complete; rejects at the first file that cannot be saved. */
export async function saveAll(part: Part, event: ExtendableEvent): Promise<void> {
  await inParallel(await missingFiles(part), FILES_AT_ONCE, (file) => save(file, event));
}

/**
 * Saves the files that the host has, and passes over others. Can be cut off at any file and called again.
 * @param onSaved called after each file.
 */
export async function saveWhatIsThere(
  missing: readonly VersionFile[],
  event: ExtendableEvent,
  onSaved: (file: VersionFile) => void,
): Promise<void> {
  await inParallel(missing, FILES_AT_ONCE, async (file) => {
    try {
      await save(file, event);
      onSaved(file);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
    }
  });
}

/** Takes everything but the core off the device. */
export async function removeRest(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(files.filter((file) => !file.isCore).map((file) => cache.delete(keyOf(file))));
}

/** A hashed file of an earlier version: those are kept under their plain address. */
export async function matchEarlierVersion(request: Request): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(request, { ignoreVary: true });
}

function keyOf({ url }: VersionFile): string {
  return precache.getCacheKeyForURL(url) ?? url;
}

/** A line that ends in the middle may leave what looks like an answer. A host may add to a file, but not take away. */
function expectWhole(url: string, content: Blob): void {
  const length = lengths.get(url) ?? 0;
  if (content.size < length) throw new FileError(`Not saved: ${url} (${content.size} of ${length} bytes)`);
}

async function expectOwnPage(response: Response): Promise<void> {
  const strange = strangeFiles(await response.text(), isListed);
  if (strange.length > 0) throw new FileError(`Not saved: ${response.url} names ${strange[0]}`);
}
