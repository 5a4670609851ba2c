import { readAccuracy } from './accuracy.ts';
import { type CompiledData, compileFiles } from './compile.ts';
import { DATA_DIR, flagsBeside } from './index.ts';
import { type DataFiles, readFiles } from './read.ts';

/** A data folder that is read and compiled once for all plugins of a build or a server. */
export interface DataFolder {
  readonly dir: string;
  /** The texts of its files. */
  files(): DataFiles;
  /** Throws a DataError with a readable report of everything that is wrong. */
  compiled(): CompiledData;
  /** The next call reads the folder again. */
  forget(): void;
}

/** @param dir by default that of this repository. */
export function dataFolder(dir: string = DATA_DIR): DataFolder {
  let files: DataFiles | undefined;
  let data: CompiledData | undefined;
  const folder: DataFolder = {
    dir,
    files() {
      files ??= readFiles(dir);
      return files;
    },
    compiled() {
      data ??= compileFiles(
        folder.files(),
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
  return folder;
}
