/**
 * `npm run check:data`: reports everything that is wrong in data/, and what deserves a look. Exits 1 on errors.
 * `npm run check:launch` (`--launch`) also counts placeholders in data/site.json as errors. Figures of the laws that were due
 * by today, or by the day in `LOWTIDE_DAY`, are warnings, and so are tariffs of which one figure is new and another not out.
 */
import { parseArgs } from 'node:util';
import { typedFigures } from '../../data/compiler/checks/typedFigures.ts';
import { typedOnce } from '../../data/compiler/checks/typedOnce.ts';
import { checkData } from '../../data/compiler/checks.ts';
import {
  type CompiledData,
  compileFiles,
  DATA_DIR,
  DataError,
  dayOfBuild,
  flagsBeside,
  type Problem,
  report,
} from '../../data/compiler/index.ts';
import { mixed } from '../../data/compiler/law/groups.ts';
import { overdue } from '../../data/compiler/law/yearReport.ts';
import { parseData, readFiles } from '../../data/compiler/read.ts';
import { checkReleaseRules } from '../../data/compiler/releaseRules.ts';
import { checkReleases } from '../../data/compiler/releases.ts';
import { type Outcome, print } from './commandLine.ts';

interface Findings {
  readonly summary: string;
  readonly errors: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** @param isLaunch whether placeholders are errors */
function findingsIn(dir: string, isLaunch: boolean): Findings {
  try {
    const files = readFiles(dir);
    const data = parseData(files);
    const now = dayOfBuild();
    const options = { now, hasFlag: flagsBeside(dir) };
    const { errors: found, warnings, placeholders } = checkData(data, options);
    const ofData = found.length > 0 ? found : releaseProblems(compileFiles(files, options), dir);
    const errors = [...ofData, ...typedFigures(files), ...typedOnce(files)];
    const today = now.toISOString().slice(0, 10);
    const ofLaws = [...overdue(data, today), ...mixed(data, Number(today.slice(0, 4)))];
    const countries = Object.values(data.countries);
    const regimes = countries.reduce((sum, { taxRegimes }) => sum + taxRegimes.length, 0);
    const homes = Object.keys(data.homeCountries).length;
    return {
      summary: `${countries.length} countries, ${regimes} regimes, ${homes} home countries`,
      errors: isLaunch ? [...errors, ...placeholders] : errors,
      warnings: [...warnings, ...(isLaunch ? [] : placeholders), ...ofLaws],
    };
  } catch (error) {
    if (error instanceof DataError) return { summary: 'not compiled', errors: error.problems, warnings: [] };
    throw error;
  }
}

/** Whether the newest release says what the data say, in its figures and in the rules behind them. */
function releaseProblems(data: CompiledData, dir: string): readonly Problem[] {
  return [...checkReleases(data), ...checkReleaseRules(data, dir)];
}

/** What `npm run check:data` prints for these arguments, and its exit code. */
export function checkDataCommand(args: readonly string[]): Outcome {
  const { values } = parseArgs({
    args: [...args],
    options: { launch: { type: 'boolean', default: false }, dir: { type: 'string', default: DATA_DIR } },
  });
  const { summary, errors, warnings } = findingsIn(values.dir, values.launch);
  const listed = (title: string, problems: readonly Problem[]) =>
    problems.length > 0 ? `${title}:\n${report(problems)}\n` : '';
  return {
    status: errors.length > 0 ? 1 : 0,
    stdout: `${summary}: ${errors.length} errors, ${warnings.length} warnings\n`,
    stderr: listed('Warnings', warnings) + listed('Errors', errors),
  };
}

if (process.argv[1] === import.meta.filename) print(checkDataCommand(process.argv.slice(2)));
