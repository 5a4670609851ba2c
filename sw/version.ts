/** The files of this version: which there are, which of them are on the device as they were built, and how they get there. */
import { contentHash } from './contentHash.ts';
import { isHashedFile } from './parts.ts';
import { inRounds, NotThereError } from './rounds.ts';

/** An entry of the list that the build puts into the worker. */
export interface VersionFile {
  /** Below the site's root, without a leading slash. */
  readonly url: string;
  /** Hash of its content. Nothing else is kept or shown as this file. */
  readonly revision: string;
  /** On its way through the network, compressed. */
  readonly bytes: number;
  readonly isCore?: boolean;
}

export type Part = 'core' | 'all';

let files: ReadonlyMap<string, VersionFile> = new Map();

/** Called once, with the list of the build. */
export function setFiles(list: readonly VersionFile[]): void {
  files = new Map(list.map((file) => [`/${file.url}`, file]));
}

export function isListed(pathname: string): boolean {
  return files.has(pathname);
}

export function fileCount(): number {
  return files.size;
}

function openCache(): Promise<Cache> {
  return caches.open('precache');
}

/** Each file is kept under an address that changes with its content. */
function keyOf({ url, revision }: VersionFile): string {
  const path = isHashedFile(`/${url}`) ? `/${url}` : `/${url}?revision=${revision}`;
  return self.location.origin + path;
}

/** Files of a part that are not on the device yet, in the order of the build's list. */
export async function missingFiles(part: Part): Promise<VersionFile[]> {
  const keys = new Set((await (await openCache()).keys()).map(({ url }) => url));
  return [...files.values()].filter((file) => (part === 'all' || file.isCore) && !keys.has(keyOf(file)));
}

/** A file of this version as it is on the device, unread. */
export async function copyOf(pathname: string): Promise<Response | undefined> {
  const file = files.get(pathname);
  return file && (await openCache()).match(keyOf(file), { ignoreVary: true });
}

/** The same after a look at its content: a copy that is not what was built is dropped instead. */
export async function wholeCopyOf(pathname: string): Promise<Response | undefined> {
  const file = files.get(pathname);
  const copy = await copyOf(pathname);
  if (file === undefined || copy === undefined) return undefined;
  const content = await contentOf(copy, file);
  if (content !== null) return withContent(copy, content);
  await (await openCache()).delete(keyOf(file), { ignoreVary: true });
  return undefined;
}

/** Looks at everything that is on the device. @returns how many copies were wrong, and are dropped. */
export async function dropWrongCopies(): Promise<number> {
  const before = await missingFiles('all');
  await inRounds([...files.keys()], async (pathname) => void (await wholeCopyOf(pathname)));
  return (await missingFiles('all')).length - before.length;
}

/** An answer's content, or null where it is not the file's. */
async function contentOf(answer: Response, { revision }: VersionFile): Promise<ArrayBuffer | null> {
  try {
    const content = await answer.arrayBuffer();
    return (await contentHash(content)) === revision ? content : null;
  } catch {
    // It ends in the middle.
    return null;
  }
}

function withContent({ status, statusText, headers }: Response, content: ArrayBuffer): Response {
  return new Response(content, { status, statusText, headers });
}

/**
 * A file of this version from the network, for a page that asks for it before it is saved. What the browser has kept by
 * itself may be wrong, too, and is then asked for anew; what comes after that is the host's answer, whatever it is.
 */
export async function fetchFile(request: Request, pathname: string): Promise<Response> {
  const answer = await fetch(request);
  const file = files.get(pathname);
  if (file === undefined || !answer.ok || (await contentOf(answer.clone(), file)) !== null) return answer;
  return fetch(request.url, { cache: 'reload', credentials: 'same-origin' });
}

/** Saves one file. Rejects where the answer is not this file, or with the browser's error where network or space end. */
async function save(file: VersionFile, round: number): Promise<void> {
  const { url } = file;
  // What the browser has from loading the page is not fetched again, and a changeable file is revalidated. Not at a
  // second try: what the browser has may be what is wrong.
  const cache = round > 0 ? 'reload' : isHashedFile(`/${url}`) ? 'default' : 'no-cache';
  const answer = await fetch(new Request(`/${url}`, { cache, credentials: 'same-origin', priority: 'low' }));
  const { status } = answer;
  if (status === 404 || status === 410) throw new NotThereError(`Not saved: ${url} (${status})`);
  if (status !== 200) throw new Error(`Not saved: ${url} (${status})`);
  const content = await contentOf(answer, file);
  if (content === null) throw new Error(`Not saved: ${url} is not what was built`);
  await (await openCache()).put(keyOf(file), withContent(answer, content));
}

/**
 * Saves files, and asks again for those that fail. Can be cut off anywhere and called again. Rejects where some are left.
 * @param onSaved called after each file.
 */
export async function saveFiles(
  missing: readonly VersionFile[],
  onSaved: (file: VersionFile) => void = () => undefined,
): Promise<void> {
  await inRounds(missing, async (file, round) => {
    await save(file, round);
    onSaved(file);
  });
}

/** Takes everything but the core off the device. */
export async function removeRest(): Promise<void> {
  const cache = await openCache();
  const rest = [...files.values()].filter((file) => !file.isCore);
  await Promise.all(rest.map((file) => cache.delete(keyOf(file), { ignoreVary: true })));
}

/** A hashed file of an earlier version: those are kept under their plain address. */
export async function matchEarlierVersion(request: Request): Promise<Response | undefined> {
  return (await openCache()).match(request, { ignoreVary: true });
}

/** Takes off the device what only earlier versions had. */
export async function removeEarlier(): Promise<void> {
  const cache = await openCache();
  const own = new Set([...files.values()].map(keyOf));
  const earlier = (await cache.keys()).filter(({ url }) => !own.has(url));
  await Promise.all(earlier.map((request) => cache.delete(request, { ignoreVary: true })));
}
