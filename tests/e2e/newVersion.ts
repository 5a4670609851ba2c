/** Makes the next version of a built site, as a deploy would: other names for code, styles and texts, other pages, another worker. */
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentHash } from '../../sw/contentHash.ts';

export interface Deployment {
  /** The folder that the host serves. */
  readonly dir: string;
  /** Replaces the folder's content by the next version; files of the version before are gone from the host. */
  deployNext(): Promise<void>;
  /** Keeps the folder as it is now; `deployCopy` brings it back. */
  copy(): Promise<string>;
  deployCopy(copy: string): Promise<void>;
  remove(): Promise<void>;
}

/** A copy of a build that can be deployed over. */
export async function deploymentOf(build: string): Promise<Deployment> {
  const dir = await mkdtemp(path.join(tmpdir(), 'lowtide-deploy-'));
  // Compressed copies would still be those of the first version.
  await cp(build, dir, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const copies: string[] = [];
  return {
    dir,
    deployNext: () => renameFiles(dir),
    async copy() {
      const copy = `${dir}-${copies.length + 1}`;
      await cp(dir, copy, { recursive: true });
      copies.push(copy);
      return copy;
    },
    async deployCopy(copy) {
      await rm(dir, { recursive: true });
      await cp(copy, dir, { recursive: true });
    },
    async remove() {
      for (const folder of [dir, ...copies]) await rm(folder, { recursive: true });
    },
  };
}

/** The version that a page was served from: 1 for the build itself. */
export const VERSION_META = 'meta[name="test-version"]';

async function renameFiles(dir: string): Promise<void> {
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
    await writeFile(file, text);
  }
  for (const file of files.filter((file) => names.has(path.basename(file)))) {
    await rename(file, toNext(file));
  }
  const worker = path.join(dir, 'sw.js');
  await writeFile(worker, toNext(await readFile(worker, 'utf8')));
  await listAnew(dir);
}

/** Gives the worker of a folder the hashes of its files as they are now. */
export async function listAnew(dir: string): Promise<void> {
  const file = path.join(dir, 'sw.js');
  let worker = await readFile(file, 'utf8');
  for (const [entry, revision, url = ''] of worker.matchAll(/"revision":"([\w-]+)","url":"([^"]+)"/g)) {
    const hash = await contentHash(new Uint8Array(await readFile(path.join(dir, url))));
    if (hash !== revision) worker = worker.replace(entry, `"revision":"${hash}","url":"${url}"`);
  }
  await writeFile(file, worker);
}

async function filesOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
