/** Precompressed copies (.br, .gz) beside the text files of a build, so that any host can serve them as they are. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { isCompressible } from './host/headers.ts';

/** Bytes below which compression saves less than its header costs. */
const SMALLEST = 1024;

/** Set for a build that is only tried: compressing as well as can be takes half of all its work. */
export const DRAFT_VARIABLE = 'LOWTIDE_DRAFT';
const DRAFT_QUALITY = 4;

const COPIES = { '.br': brotli, '.gz': (data: Buffer) => promisify(gzip)(data, { level: 9 }) };

/** Writes the copies once the whole build stands. Put it last among the plugins. */
export function compressAssets(): Plugin {
  let dir = '';
  let written = false;
  return {
    name: 'lowtide:compress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      dir = path.resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      written = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // A failed build closes, too, without having written anything.
        if (written) await compressFolder(dir);
      },
    },
  };
}

/** Writes the copies of every text file of a folder and removes those left over. Can be called again after a change. */
export async function compressFolder(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.filter((file) => path.extname(file) in COPIES).map((file) => rm(file)));

  const sources = files.filter((file) => isCompressible(path.relative(dir, file).replaceAll(path.sep, '/')));
  await Promise.all(sources.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const data = await readFile(file);
  if (data.length < SMALLEST) return;
  for (const [suffix, compress] of Object.entries(COPIES)) {
    const copy = await compress(data);
    if (copy.length < data.length) await writeFile(file + suffix, copy);
  }
}

function brotli(data: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: process.env[DRAFT_VARIABLE]
        ? DRAFT_QUALITY
        : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
}
