import { compileFiles, DATA_DIR, DataError, type Problem } from '../../../data/compiler/index.ts';
import { type DataFiles, readFiles } from '../../../data/compiler/read.ts';

/** The day on which the tests judge reviews. */
export const TODAY = new Date('2026-12-01T12:00:00Z');

/** The real data files, read once. */
export const realFiles: DataFiles = readFiles(DATA_DIR);

// biome-ignore lint/suspicious/noExplicitAny: broken copies are made by editing JSON of any shape.
export type Json = any;

/** A copy of the data files in which one file was edited as JSON. */
export function edited(path: string, edit: (content: Json) => void, files: DataFiles = realFiles): DataFiles {
  const content = JSON.parse(files[path] ?? '');
  edit(content);
  return { ...files, [path]: JSON.stringify(content) };
}

export function compiled(files: DataFiles, now = TODAY, hasFlag = (_code: string) => true) {
  return compileFiles(files, { now, hasFlag });
}

/** The problems of files that must not compile. */
export function problemsOf(files: DataFiles, hasFlag?: (code: string) => boolean): readonly Problem[] {
  try {
    compiled(files, TODAY, hasFlag);
  } catch (error) {
    if (error instanceof DataError) return error.problems;
    throw error;
  }
  throw new Error('The files compiled, although they should not.');
}
