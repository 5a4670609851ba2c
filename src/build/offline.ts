/** The build's side of the worker: the shell page, and the list of files with their part and their size. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { type CodeFile, hostOnlyFiles, isCore, SHELL, versionFiles } from '../../sw/parts.ts';
import { manifestOf, stylesOf, withImports } from './loadGraph.ts';

/** An entry of the list, as Workbox makes it. */
interface ListedFile {
  url: string;
  revision: string | null;
  size: number;
}

/** Compresses nearly as well as the host's copies, in a tenth of their time. */
const QUALITY = 6;

/** A plugin, to stand before the one that builds the worker, and that one's options. */
export function offlineBuild() {
  let dir = '';
  let code: ReadonlyMap<string, CodeFile> = new Map();

  const plugin: Plugin = {
    name: 'lowtide:offline',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle(options, bundle) {
      dir = options.dir ?? '';
      code = codeFiles(bundle);
      const page = await readFile(path.join(dir, '404.html'), 'utf8');
      await writeFile(path.join(dir, SHELL), shellOf(page));
    },
  };

  const injectManifest = {
    globPatterns: versionFiles,
    globIgnores: hostOnlyFiles,
    maximumFileSizeToCacheInBytes: 3_000_000,
    manifestTransforms: [
      async (files: ListedFile[]) => ({
        manifest: await Promise.all(
          files.map(async (file) => ({
            ...file,
            bytes: await packedSize(path.join(dir, file.url)),
            // Under a name of its own: Workbox takes its own away.
            length: file.size,
            ...(isCore(file.url, code.get(file.url)) ? { isCore: true } : {}),
          })),
        ),
        warnings: [],
      }),
    ],
  };
  return { plugin, injectManifest };
}

/** Bytes that a file takes on its way through the network. */
async function packedSize(file: string): Promise<number> {
  const data = await readFile(file);
  if (/\.(?:woff2|png|ico)$/.test(file)) return data.length;
  const packed = await promisify(brotliCompress)(data, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
  });
  return packed.length;
}

/** Every script and style sheet of a build, by its path. */
function codeFiles(bundle: Rolldown.OutputBundle): Map<string, CodeFile> {
  const manifest = manifestOf(bundle);
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  // The screens are one dynamic import away from the entries.
  const screens = withImports(manifest, entries).flatMap(({ dynamicImports = [] }) => dynamicImports);
  const chunks = withImports(manifest, [...entries, ...screens]);
  const atStart = new Set([...chunks.map(({ file }) => file), ...stylesOf(chunks)]);

  const files = new Map<string, CodeFile>();
  for (const output of Object.values(bundle)) {
    if (!/\.(?:js|css)$/.test(output.fileName)) continue;
    const bytes = Buffer.byteLength(output.type === 'chunk' ? output.code : output.source);
    files.set(output.fileName, { bytes, isNeededAtStart: atStart.has(output.fileName) });
  }
  return files;
}

/** The shell: a prerendered page without its content. */
const ROOT = '<div id="root"';
const END = '<noscript>';

/**
 * Takes the content out of a prerendered page, and with it the path that the app would hydrate: in the shell it
 * renders whatever the address says.
 * @param page the not-found page, which names no other screen's code.
 * Throws where the page is not built as expected.
 */
export function shellOf(page: string): string {
  const start = page.indexOf(ROOT);
  const end = page.indexOf(END, start);
  if (start < 0 || end < 0) throw new Error('The not-found page has no root element before its <noscript>.');
  const shell = `${page.slice(0, start)}${ROOT}></div>${page.slice(end)}`;
  // The screen brings its own title, and all other metadata.
  return shell.replace(/<title>[^<]*<\/title>/, '<title>Lowtide</title>');
}
