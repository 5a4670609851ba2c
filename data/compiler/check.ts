/**
 * `npm run check:data`: reports everything that is wrong in data/, and what deserves a look. Exits 1 on errors.
 * `npm run check:launch` (`--launch`) also counts placeholders in data/site.json as errors. Figures of the laws that were due
 * by today, or by the day in `LOWTIDE_DAY`, are warnings.
 */
import { parseArgs } from 'node:util';
import { typedFigures } from './checks/typedFigures.ts';
import { checkData } from './checks.ts';
import { type CompiledData, compileFiles } from './compile.ts';
import { DATA_DIR, DataError, dayOfBuild, flagsBeside, type Problem, report } from './index.ts';
import { overdue } from './law/yearReport.ts';
import { parseData, readFiles } from './read.ts';
import { checkReleaseRules } from './releaseRules.ts';
import { checkReleases } from './releases.ts';

const { values } = parseArgs({
  options: { launch: { type: 'boolean', default: false }, dir: { type: 'string', default: DATA_DIR } },
});

function findings(): { summary: string; errors: readonly Problem[]; warnings: readonly Problem[] } {
  try {
    const files = readFiles(values.dir);
    const data = parseData(files);
    const options = { hasFlag: flagsBeside(values.dir) };
    const { errors: found, warnings, placeholders } = checkData(data, options);
    const ofData = found.length > 0 ? found : releaseProblems(compileFiles(files, options));
    const errors = [...ofData, ...typedFigures(files)];
    const late = overdue(data, dayOfBuild().toISOString().slice(0, 10));
    const countries = Object.values(data.countries);
    const regimes = countries.reduce((sum, { taxRegimes }) => sum + taxRegimes.length, 0);
    const homes = Object.keys(data.homeCountries).length;
    return {
      summary: `${countries.length} countries, ${regimes} regimes, ${homes} home countries`,
      errors: values.launch ? [...errors, ...placeholders] : errors,
      warnings: [...warnings, ...(values.launch ? [] : placeholders), ...late],
    };
  } catch (error) {
    if (error instanceof DataError) return { summary: 'not compiled', errors: error.problems, warnings: [] };
    throw error;
  }
}

/** Whether the newest release says what the data say, in its figures and in the rules behind them. */
function releaseProblems(data: CompiledData): readonly Problem[] {
  return [...checkReleases(data), ...checkReleaseRules(data, values.dir)];
}

const { summary, errors, warnings } = findings();
if (warnings.length > 0) console.warn(`Warnings:\n${report(warnings)}`);
if (errors.length > 0) console.error(`Errors:\n${report(errors)}`);
console.log(`${summary}: ${errors.length} errors, ${warnings.length} warnings`);
process.exitCode = errors.length > 0 ? 1 : 0;
