import { readAccuracy } from './accuracy.ts';
import { type CompiledData, compileFiles } from './compile.ts';
import { DATA_DIR, flagsBeside } from './index.ts';
import { type DataFiles, readFiles } from './read.ts';

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
  const reader: DataReader = {
    dir,
    files() {
      files ??= readFiles(dir);
      return files;
    },
    compiled() {
      data ??= compileFiles(
        reader.files(),
        { now: new Date(), hasFlag: flagsBeside(dir) },
        readAccuracy(dir),
      );
      return data;
    },
    forget() {
      files = undefined;
      data = undefined;
    },
  };
  return reader;
}
