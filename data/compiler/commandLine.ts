/** What the commands that answer questions share: their mistakes, and the one file that they read. */
import { readFileSync } from 'node:fs';

/** Wrong input; the message is for the person at the keyboard. */
export class UsageError extends Error {}

/**
 * The cases of the one file that the arguments name.
 * @param read reads a file's text; what it throws as `CasesError` is the person's to mend
 * @throws {UsageError} if there is not exactly one argument, or the file cannot be read or holds no cases
 */
export function casesOf<Case>(
  [path, ...others]: readonly string[],
  read: (text: string) => readonly Case[],
  CasesError: new (...args: never[]) => Error,
): readonly Case[] {
  if (path === undefined) throw new UsageError('The file is missing.');
  if (others.length > 0) throw new UsageError(`One file at a time; got also ${others.join(', ')}.`);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}`);
  }
  try {
    return read(text);
  } catch (error) {
    if (error instanceof CasesError) throw new UsageError(`${path} holds no cases.\n${error.message}`);
    throw error;
  }
}
