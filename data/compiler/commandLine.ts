/** What the commands that answer questions share: mistakes, the one file of cases that they read, and how they end. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { DataError } from './problems.ts';

/** Wrong input; the message is for the person at the keyboard. */
export class UsageError extends Error {}

/** What a command prints, and its exit code. */
export interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

export const answered = (text: string): Outcome => ({ status: 0, stdout: `${text}\n`, stderr: '' });

/** How a command ends that failed: 2 for wrong input, 1 for data that do not compile. @throws anything else */
export function failed(error: unknown, usage: string): Outcome {
  if (error instanceof UsageError) return { status: 2, stdout: '', stderr: `${error.message}\n${usage}\n` };
  if (error instanceof DataError) return { status: 1, stdout: '', stderr: `${error.message}\n` };
  throw error;
}

export function print({ status, stdout, stderr }: Outcome): void {
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = status;
}

/** A text that holds no cases; the message lists what is wrong with it. */
export class CasesError extends Error {}

/** Mistakes shown of a file; more would bury the first. */
const SHOWN = 10;

export function casesError(mistakes: readonly string[]): CasesError {
  const more = mistakes.length - SHOWN;
  return new CasesError([...mistakes.slice(0, SHOWN), ...(more > 0 ? [`and ${more} more`] : [])].join('\n'));
}

/** @param place where it is in the file; empty for the file as a whole */
export function mistakeInWords(issue: v.BaseIssue<unknown>, place = v.getDotPath(issue) ?? ''): string {
  const found = issue.received === 'undefined' ? 'nothing' : issue.received;
  const words = issue.message.startsWith('Invalid ')
    ? `found ${found}, allowed is ${issue.expected}`
    : `${found} ${issue.message}`;
  return place === '' ? words : `${place}: ${words}`;
}

/** What a text of JSON holds: a list of cases, or an object that holds it as `cases`. @throws {CasesError} */
export function contentOf(text: string): unknown {
  try {
    const content: unknown = JSON.parse(text);
    return typeof content === 'object' && content !== null && 'cases' in content ? content.cases : content;
  } catch (error) {
    throw new CasesError(`It is not valid JSON: ${(error as SyntaxError).message}`);
  }
}

/**
 * The cases of the one file that the arguments name.
 * @param read reads a file's text; its `CasesError` is the person's to mend
 * @throws {UsageError} if there is not exactly one argument, or the file cannot be read or holds no cases
 */
export function casesOf<Case>(
  [path, ...others]: readonly string[],
  read: (text: string) => readonly Case[],
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
