/**
 * `npm run -s days -- <file>`: answers questions about days of residence. The file holds cases as data/days/cases.json
 * does; standard output is `[{"id", "answer"}]`. Exits 2 with a message if the file cannot be read or asks about
 * something unknown.
 */
import { readFileSync } from 'node:fs';
import { answer, QuestionError, StayError } from '../../src/residency/index.ts';
import { type Case, CasesError, readCases } from './daysCases.ts';
import { readDaysData } from './daysData.ts';

const USAGE = 'Usage: npm run -s days -- <file>';

/** Wrong input; the message is for the person at the keyboard. */
class UsageError extends Error {}

function readFile(path: string): readonly Case[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}`);
  }
  try {
    return readCases(text);
  } catch (error) {
    if (error instanceof CasesError) throw new UsageError(`${path} holds no cases.\n${error.message}`);
    throw error;
  }
}

function run(): string {
  const [path, ...others] = process.argv.slice(2);
  if (path === undefined) throw new UsageError('The file is missing.');
  if (others.length > 0) throw new UsageError(`One file at a time; got also ${others.join(', ')}.`);
  const data = readDaysData();
  const answers = readFile(path).map(({ id, ask, stays, on }) => {
    try {
      return { id, answer: answer(ask, stays, on, data) };
    } catch (error) {
      if (!(error instanceof QuestionError || error instanceof StayError)) throw error;
      throw new UsageError(`Case ${id}: ${error.message}`);
    }
  });
  return JSON.stringify(answers, null, 2);
}

try {
  console.log(run());
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n${USAGE}`);
  process.exitCode = 2;
}
