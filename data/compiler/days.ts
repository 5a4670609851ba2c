/**
 * `npm run -s days -- <file>`: answers questions about days of residence. The file holds cases as data/days/cases.json
 * does; standard output is `[{"id", "answer"}]`. Exits 2 with a message if the file cannot be read or asks about
 * something unknown.
 */
import { answer, QuestionError, StayError } from '../../src/residency/index.ts';
import { casesOf, UsageError } from './commandLine.ts';
import { CasesError, readCases } from './daysCases.ts';
import { readDaysData } from './daysData.ts';

const USAGE = 'Usage: npm run -s days -- <file>';

function run(): string {
  const cases = casesOf(process.argv.slice(2), readCases, CasesError);
  const data = readDaysData();
  const answers = cases.map(({ id, ask, stays, on }) => {
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
