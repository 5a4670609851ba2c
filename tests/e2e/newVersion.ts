/** Makes the next version of a built site, as a deploy would: other names for code, styles and texts, other pages, another worker. */
import { copyFile, link, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentHash } from '../../sw/contentHash.ts';

export interface Deployment {
  /** The folder that the host serves. */
  readonly dir: string;
  /** Replaces the folder's content by the next version; files of the version before are gone from the host. */
  deployNext(): Promise<void>;
  /** Brings the first version back. */
  deployFirst(): Promise<void>;
  remove(): Promise<void>;
}

/** A folder to which a version of a site can be deployed; the first one is there. Its files are replaced, never written into. */
export async function deploymentOf(first: string, next: string): Promise<Deployment> {
  const dir = await linkedCopy(first, isUncompressed);
  const deploy = async (version: string) => {
    await rm(dir, { recursive: true });
    await linkAll(version, dir, isUncompressed);
  };
  return {
    dir,
    deployNext: () => deploy(next),
    deployFirst: () => deploy(first),
    remove: () => rm(dir, { recursive: true }),
  };
}

/** Compressed copies would still be those of the first version. */
const isUncompressed = (file: string) => !/\.(?:br|gz)$/.test(file);

/** The version that a page was served from: 1 for the build itself. */
export const VERSION_META = 'meta[name="test-version"]';

/** A temporary folder with the next version of a build. */
export async function nextVersionOf(build: string): Promise<string> {
  const dir = await linkedCopy(build, isUncompressed);
  const files = await filesOf(dir);
  const names = new Set(
    files
      .filter((file) => file.startsWith(path.join(dir, 'assets')) && /\.(?:js|css|json)$/.test(file))
      .map((file) => path.basename(file)),
  );
  const toNext = (text: string) =>
    text.replace(/[\w.-]+(?=(\.(?:js|css|json))\b)/g, (name, ending: string) =>
      names.has(name + ending) ? `${name}next` : name,
    );

  for (const file of files.filter((file) => /\.(html|js)$/.test(file) && path.basename(file) !== 'sw.js')) {
    let text = toNext(await readFile(file, 'utf8'));
    if (file.endsWith('.html')) {
      text = text.replace('<head>', '<head><meta name="test-version" content="2" />');
    }
    await replaceFile(file, text);
  }
  for (const file of files.filter((file) => names.has(path.basename(file)))) {
    await rename(file, toNext(file));
  }
  const worker = path.join(dir, 'sw.js');
  await replaceFile(worker, toNext(await readFile(worker, 'utf8')));
  await listAnew(dir);
  return dir;
}

/** Gives the worker of a folder the hashes of its files as they are now. */
export async function listAnew(dir: string): Promise<void> {
  const file = path.join(dir, 'sw.js');
  let worker = await readFile(file, 'utf8');
  for (const [entry, revision, url = ''] of worker.matchAll(/"revision":"([\w-]+)","url":"([^"]+)"/g)) {
    const hash = await contentHash(new Uint8Array(await readFile(path.join(dir, url))));
    if (hash !== revision) worker = worker.replace(entry, `"revision":"${hash}","url":"${url}"`);
  }
  await replaceFile(file, worker);
}

/** Puts a file in the place of one that other folders may share. */
export async function replaceFile(file: string, content: string): Promise<void> {
  await rm(file);
  await writeFile(file, content);
}

/** A temporary folder with files of another one: the same files, where both are on one disk. */
export async function linkedCopy(from: string, isTaken: (file: string) => boolean): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'lowtide-'));
  await linkAll(from, dir, isTaken);
  return dir;
}

async function linkAll(from: string, to: string, isTaken: (file: string) => boolean): Promise<void> {
  const files = (await filesOf(from)).filter(isTaken);
  const folders = new Set(files.map((file) => path.join(to, path.relative(from, path.dirname(file)))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  for (const file of files) {
    const target = path.join(to, path.relative(from, file));
    await link(file, target).catch(() => copyFile(file, target));
  }
}

async function filesOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
