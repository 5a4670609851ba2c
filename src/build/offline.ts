/** The build's side of the worker: the shell page, and the list of files with their hash, their part and their size. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { contentHash } from '../../sw/contentHash.ts';
import { type CodeFile, hostOnlyFiles, isCore, SHELL, SHELL_TITLE, versionFiles } from '../../sw/parts.ts';
import { notFoundHtml } from '../app/metadata/metadataHtml.ts';
import { isCompressible } from './host/headers.ts';
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
          files.map(async (file) => {
            const content = new Uint8Array(await readFile(path.join(dir, file.url)));
            return {
              ...file,
              revision: await contentHash(content),
              bytes: await packedSize(file.url, content),
              ...(isCore(file.url, code.get(file.url)) ? { isCore: true } : {}),
            };
          }),
        ),
        warnings: [],
      }),
    ],
  };
  return { plugin, injectManifest };
}

/** Bytes that a file takes on its way through the network. */
async function packedSize(url: string, content: Uint8Array): Promise<number> {
  if (!isCompressible(url)) return content.length;
  const packed = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
  });
  return Math.min(packed.length, content.length);
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
 * Takes out of a prerendered page its content, the path that the app would hydrate, and title and tags: in the shell the
 * app renders whatever the address says, and the worker puts in what describes it.
 * @param page the not-found page, which names no other screen's code.
 * Throws where the page is not built as expected.
 */
export function shellOf(page: string): string {
  const start = page.indexOf(ROOT);
  const end = page.indexOf(END, start);
  if (start < 0 || end < 0) throw new Error('The not-found page has no root element before its <noscript>.');
  // Guides are among what it stands for.
  let head = page.slice(0, start).replace('<html ', '<html data-figures="" ');
  for (const tag of notFoundHtml().match(/<title>.*?<\/title>|<meta .*?>/g) ?? []) {
    if (!head.includes(tag)) throw new Error(`The not-found page has no ${tag}.`);
    head = head.replace(tag, tag.startsWith('<title>') ? SHELL_TITLE : '');
  }
  return `${head}${ROOT}></div>${page.slice(end)}`;
}
