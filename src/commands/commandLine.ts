/** What the commands that answer questions share: mistakes, the one file of cases that they read, and how they end. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { DataError } from '../../data/compiler/problems.ts';
import { nearestName } from '../catalogue/nearestName.ts';
import { dayOf, MoveDateError } from '../law/calendar.ts';

/** Wrong input; the message is for the person at the keyboard. */
export class UsageError extends Error {}

/** What a command prints, and its exit code. */
export interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

export const answered = (text: string): Outcome => ({ status: 0, stdout: `${text}\n`, stderr: '' });

/** Whether it says what is wrong with a question; the engine may have been loaded apart from the command. */
export function isMistake(error: unknown): error is Error {
  return error instanceof UsageError || (error instanceof Error && error.name === 'QuestionError');
}

/** How a command ends that failed: 2 for wrong input, 1 for data that do not compile. @throws anything else */
export function failed(error: unknown, usage: string): Outcome {
  if (isMistake(error)) return { status: 2, stdout: '', stderr: `${error.message}\n${usage}\n` };
  if (error instanceof DataError) return { status: 1, stdout: '', stderr: `${error.message}\n` };
  throw error;
}

/** Whether a command is asked what it does instead of doing it. */
export function asksForHelp(args: readonly string[]): boolean {
  return args.some((argument) => argument === '--help' || argument === '-h');
}

export function print({ status, stdout, stderr }: Outcome): void {
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = status;
}

/**
 * The text of a file: UTF-8, or UTF-16 with its byte-order mark, which editors and shells of Windows write.
 * @throws {UsageError} if it cannot be read
 */
export function textOf(path: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}`);
  }
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  // It leaves the mark out.
  return new TextDecoder(encoding).decode(bytes);
}

/** What a text of JSON holds. @param what the text is, as the message says it @throws {UsageError} */
export function parsed(what: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new UsageError(`${what} is no JSON: ${(error as Error).message}`);
  }
}

/** What the cases of a file may say besides, to those who read them. */
const REMARKS = ['$schema', 'title', 'name', 'group', 'note', 'comment', 'source', 'expected', 'working'];

/** Fields of a schema that may say anything. */
export const remarks = Object.fromEntries(REMARKS.map((name) => [name, v.exactOptional(v.unknown())]));

/** @throws {UsageError} that names the first field which is neither known nor a remark */
export function refuseUnknown(fields: object, known: readonly string[]): void {
  const unknown = Object.keys(fields).find((name) => ![...known, ...REMARKS].includes(name));
  if (unknown !== undefined) throw new UsageError(notKnown(unknown, known));
}

function notKnown(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return `${quoted(name)} is not known here; ${near === null ? `allowed are ${known.join(', ')}` : `the nearest field is "${near}"`}.`;
}

/** As much as is repeated of what is not understood. */
const LONGEST_SHOWN = 100;

/** What is not understood, as a message repeats it. */
export function quoted(text: string): string {
  return `"${text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text}"`;
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
  if (issue.type === 'strict_object' && issue.expected === 'never') return `${place}: is not known here`;
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

/** The one file that the arguments name. @throws {UsageError} where they do not */
export function fileIn([path, ...others]: readonly string[]): string {
  if (path === undefined) throw new UsageError('The file is missing.');
  if (others.length > 0) throw new UsageError(`One file at a time; got also ${others.join(', ')}.`);
  return path;
}

/**
 * The cases of the one file that the arguments name.
 * @param read reads a file's text; its `CasesError` is the person's to mend
 * @throws {UsageError} if there is not exactly one argument, or the file cannot be read or holds no cases
 */
export function casesOf<Case>(
  args: readonly string[],
  read: (text: string) => readonly Case[],
): readonly Case[] {
  const path = fileIn(args);
  const text = textOf(path);
  try {
    return read(text);
  } catch (error) {
    if (error instanceof CasesError) throw new UsageError(`${path} holds no cases.\n${error.message}`);
    throw error;
  }
}

/** Whether a text is a day of the calendar such as 2027-03-01. */
export function isDay(text: string): boolean {
  try {
    dayOf(text);
    return true;
  } catch (error) {
    if (error instanceof MoveDateError) return false;
    throw error;
  }
}
