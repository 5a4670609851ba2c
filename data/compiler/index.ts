/** The data compiler: turns the files of data/ into what the app runs on. For Node only. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Accuracy } from '../../src/catalogue/methodology.ts';
import { type CompiledData, compileFiles } from './compile.ts';
import { DataError } from './problems.ts';
import { type DataFiles, readFiles, taxYearOf } from './read.ts';

export { type CompiledData, compileFiles } from './compile.ts';
export { DataError, type Problem, report } from './problems.ts';

/** The data folder of this repository. */
export const DATA_DIR = fileURLToPath(new URL('..', import.meta.url));

/** The day for which the data is compiled: today, or that in `LOWTIDE_DAY` ("2027-01-01"). */
export function dayOfBuild(): Date {
  const day = process.env.LOWTIDE_DAY;
  return day ? new Date(`${day}T12:00:00Z`) : new Date();
}

/** The last day of the tax year for which the files are typed: tests are about that year, whenever they run. */
export function lastDayOfFiles(): string {
  return `${taxYearOf(readFiles(DATA_DIR))}-12-31`;
}

/** The tax year of a day: its calendar year, but none before that of the files. */
function taxYearOn(day: Date, files: DataFiles): number {
  return Math.max(day.getUTCFullYear(), taxYearOf(files));
}

/** Whether public/flags, beside the data folder, holds the flag of a country code. */
export function flagsBeside(dir: string): (code: string) => boolean {
  return (code) => existsSync(join(dir, '..', 'public', 'flags', `${code.toLowerCase()}.svg`));
}

const points = v.pipe(v.number(), v.minValue(0));
const summary = v.object({
  median: points,
  percentile90: points,
  shareWithin: v.pipe(points, v.maxValue(100)),
});
const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const accuracyOf = { examples: count, specified: summary, law: summary };
const accuracy = v.object({ ...accuracyOf, countries: count, published: v.object(accuracyOf) });

/**
 * How far the estimates are from independent examples, from docs/accuracy.json beside the data folder, which
 * `npm run accuracy -- --write` writes; null where there is none.
 * @throws DataError where the file does not have the form of `Accuracy`.
 */
function readAccuracy(dir: string): Accuracy | null {
  const file = join(dir, '..', 'docs', 'accuracy.json');
  if (!existsSync(file)) return null;
  try {
    return v.parse(accuracy, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new DataError([{ file: 'docs/accuracy.json', path: '', message: (error as Error).message }]);
  }
}

/**
 * Reads the data folder for all plugins of a build or a server, and compiles it, once: texts (DataFiles), validated (ParsedData),
 * checked and joined (CompiledData).
 */
export interface DataReader {
  readonly dir: string;
  /** The texts of its files. */
  files(): DataFiles;
  /** Throws a DataError with a readable report of everything that is wrong. */
  compiled(): CompiledData;
  /** The next call reads the folder again. */
  forget(): void;
}

/** @param dir by default that of this repository. */
export function dataReader(dir: string = DATA_DIR): DataReader {
  let files: DataFiles | undefined;
  let data: CompiledData | undefined;
  return {
    dir,
    files() {
      files ??= readFiles(dir);
      return files;
    },
    compiled() {
      data ??= compileData(dir);
      return data;
    },
    forget() {
      files = undefined;
      data = undefined;
    },
  };
}

interface Compiled {
  readonly files: DataFiles;
  readonly accuracy: Accuracy | null;
  readonly day: string;
  readonly data: CompiledData;
}

/** What was compiled last, by folder: a build asks for the same data from several of its plugins. */
const compiled = new Map<string, Compiled>();

/**
 * Reads, checks and compiles a data folder for the tax year of a day; the same files are compiled once.
 * @throws DataError with a readable report of everything that is wrong.
 */
export function compileData(dir: string = DATA_DIR, now: Date = dayOfBuild()): CompiledData {
  const files = readFiles(dir);
  const accuracy = readAccuracy(dir);
  const day = now.toDateString();
  const last = compiled.get(dir);
  if (last?.day === day && isDeepStrictEqual([last.files, last.accuracy], [files, accuracy]))
    return last.data;
  const options = { now, taxYear: taxYearOn(now, files), hasFlag: flagsBeside(dir) };
  const data = compileFiles(files, options, accuracy);
  compiled.set(dir, { files, accuracy, day, data });
  return data;
}
