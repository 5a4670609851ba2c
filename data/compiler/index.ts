/** The data compiler: turns the files of data/ into what the app runs on. For Node only. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAccuracy } from './accuracy.ts';
import { type CompiledData, compileFiles, contentHash } from './compile.ts';
import { readFiles } from './read.ts';

export { type CompiledData, compileFiles } from './compile.ts';
export { DataError, type Problem, report } from './problems.ts';

/** The data folder of this repository. */
export const DATA_DIR = fileURLToPath(new URL('..', import.meta.url));

/** Whether public/flags, beside the data folder, holds the flag of a country code. */
export function flagsBeside(dir: string): (code: string) => boolean {
  return (code) => existsSync(join(dir, '..', 'public', 'flags', `${code.toLowerCase()}.svg`));
}

/** What was compiled last, by folder: a build asks for the same data from several of its plugins. */
const compiled = new Map<string, { readonly key: string; readonly data: CompiledData }>();

/**
 * Reads, checks and compiles a data folder; the same files are compiled once.
 * @throws DataError with a readable report of everything that is wrong.
 */
export function compileData(dir: string = DATA_DIR, now: Date = new Date()): CompiledData {
  const files = readFiles(dir);
  const accuracy = readAccuracy(dir);
  const key = contentHash(JSON.stringify([files, accuracy, now.toDateString()]));
  const last = compiled.get(dir);
  if (last?.key === key) return last.data;
  const data = compileFiles(files, { now, hasFlag: flagsBeside(dir) }, accuracy);
  compiled.set(dir, { key, data });
  return data;
}
