/**
 * `npm run -s tax -- <regimeId> --income 60000 [--deduct] [--trace] [--json]`: the engine at the command line,
 * for regimes of destinations and of home countries. USD per year and percent, unrounded in JSON. Exits 2 with
 * a message and the nearest ids for an unknown regime or a bad income.
 */
import { parseArgs } from 'node:util';
import { assess, scheduleOf, type TaxBracket, type TaxRules, traceOf } from '../../src/tax/index.ts';
import { compileData, DataError } from './index.ts';
import { nearestNames } from './schema/nearest.ts';
import { table } from './taxTable.ts';

const USAGE = 'Usage: npm run -s tax -- <regimeId> --income 60000 [--deduct] [--trace] [--json]';

/** Wrong input; the message is for the person at the keyboard. */
class UsageError extends Error {}

interface Known {
  readonly rules: TaxRules & { readonly name: string };
  readonly brackets: readonly TaxBracket[];
}

/** Every regime by id, destinations first. Long texts are not needed: caps in words are already fields. */
function knownRegimes(): Map<string, Known> {
  const { countries, taxBrackets, homeCountries } = compileData();
  return new Map<string, Known>([
    ...countries.flatMap(({ taxRegimes }) =>
      taxRegimes.map((rules): [string, Known] => [
        rules.id,
        { rules, brackets: taxBrackets[rules.id] ?? [] },
      ]),
    ),
    ...homeCountries.map(({ regime }): [string, Known] => [
      regime.id,
      { rules: regime, brackets: regime.taxBrackets },
    ]),
  ]);
}

/** `--income -5` as one argument: parseArgs would take the amount for an option and hide what is wrong. */
function commandLine(): string[] {
  const given = process.argv.slice(2);
  const at = given.indexOf('--income');
  const amount = given[at + 1];
  if (at === -1 || amount === undefined || !/^-\d/.test(amount)) return given;
  return given.toSpliced(at, 2, `--income=${amount}`);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      args: commandLine(),
      allowPositionals: true,
      options: {
        income: { type: 'string' },
        deduct: { type: 'boolean', default: false },
        trace: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    return { ...values, regimeIds: positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** USD per year: a plain number, 0 or more. */
function readIncome(text: string | undefined): number | string {
  if (text === undefined) return 'The income is missing.';
  const income = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isFinite(income)) return income;
  return `"${text}" is no income; allowed is a number of US dollars a year, 0 or more, such as 60000.`;
}

function run(): string {
  const { regimeIds, income: incomeText, deduct, trace, json } = readArguments();
  const regimes = knownRegimes();
  const [regimeId = ''] = regimeIds;
  const regime = regimes.get(regimeId);
  const income = readIncome(incomeText);

  const mistakes = [
    regimeIds.length === 0 ? 'The regime id is missing.' : '',
    regimeIds.length > 1 ? `One regime at a time; got ${regimeIds.join(', ')}.` : '',
    regimeId !== '' && !regime ? `There is no regime "${regimeId}".` : '',
    typeof income === 'string' ? income : '',
  ].filter((mistake) => mistake !== '');
  if (!regime || typeof income === 'string' || mistakes.length > 0) {
    const near = nearestNames(regimeId, [...regimes.keys()], 5);
    const heading = regimeId === '' ? 'Some regime ids' : 'Nearest regime ids';
    throw new UsageError(`${mistakes.join('\n')}\n${heading}: ${near.join(', ')}`);
  }

  const schedule = scheduleOf(regime.rules, regime.brackets);
  const assessment = assess(schedule, income, { deduct });
  const traces = trace ? traceOf(schedule, income, { deduct }) : undefined;
  if (!json) return table(regimeId, regime.rules, assessment, traces);
  const { lines, total, effectiveRate } = assessment;
  const answer = { regimeId, income, deduct, lines, total, effectiveRate };
  return JSON.stringify(traces ? { ...answer, trace: traces } : answer);
}

try {
  console.log(run());
} catch (error) {
  if (!(error instanceof UsageError || error instanceof DataError)) throw error;
  console.error(error instanceof UsageError ? `${error.message}\n${USAGE}` : error.message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
