/**
 * `npm run -s case -- <file>`: holds one case of somebody else against the law's estimate. Exits 0 where they agree within a
 * tenth of a point of income, 1 where they do not, 2 for a file that holds no case.
 */
import * as v from 'valibot';
import { assessedCase, checkedCase } from '../../data/compiler/cases.ts';
import { engineLaws } from '../../data/compiler/engineLaws.ts';
import { compileData } from '../../data/compiler/index.ts';
import { type CaseFile, caseFile } from '../../data/compiler/schema/cases.ts';
import { agrees, CASE_POINTS, type CheckedCase, gainOf } from '../catalogue/checkedCases.ts';
import { inCents } from '../catalogue/citationText.ts';
import { OTHER_KIND_LABELS, TAX_KIND_LABELS } from '../catalogue/labels.ts';
import { nearestNames } from '../catalogue/nearestName.ts';
import {
  answered,
  asksForHelp,
  failed,
  fileIn,
  mistakeInWords,
  type Outcome,
  parsed,
  print,
  textOf,
  UsageError,
} from './commandLine.ts';

const USAGE = 'Usage: npm run -s case -- <file>';
const HELP = `${USAGE}

Holds one case against the law's estimate and says what differs. The file is JSON with scheme, income, currency, year, expected
and source, and, where they are needed, costs, wage, profession, otherIncome, exit and line; data/schema/case.schema.json describes every field, and
data/cases/ has many. Ends with 0 where both agree within ${CASE_POINTS} points of income, with 1 where they do not.`;

/** @throws {UsageError} for a file that holds no case */
function caseIn(path: string): CaseFile {
  const read = v.safeParse(caseFile, parsed(path, textOf(path)));
  if (read.success) return read.output;
  throw new UsageError(
    [`${path} holds no case.`, ...read.issues.map((issue) => mistakeInWords(issue))].join('\n'),
  );
}

/** What is printed of a case. */
function linesOf({
  name,
  year,
  income,
  currency,
  expected,
  ours,
  points,
  line,
  otherIncome,
  exit,
  differs,
}: CheckedCase): string[] {
  const money = (amount: number) => inCents(amount, currency);
  const about = exit ? 'on leaving' : line === null ? 'in total' : TAX_KIND_LABELS[line];
  const beside = otherIncome
    ? `${money(otherIncome.amount)} of ${OTHER_KIND_LABELS[otherIncome.kind].toLowerCase()} beside `
    : exit
      ? `a gain of ${money(gainOf(exit))} beside `
      : '';
  return [
    `${name}: ${beside}${money(income)} in the tax year ${year}, ${about}`,
    `  expected ${money(expected)}`,
    `  ours     ${money(ours)}`,
    `  differs  ${money(ours - expected)}, ${points.toFixed(2)} points of income`,
    ...(differs ? [`  because  ${differs.because}`] : []),
  ];
}

/** What `npm run case` prints for these arguments, and its exit code. */
export function caseCommand(args: readonly string[]): Outcome {
  if (asksForHelp(args)) return answered(HELP);
  try {
    const one = caseIn(fileIn(args));
    const data = compileData();
    const laws = engineLaws(data.laws, data.exchangeRates.rates, data.releases.newest);
    const { scheme: regime, currency } = one;
    if (!Object.hasOwn(laws.regimes, regime)) {
      const near = nearestNames(regime, Object.keys(laws.regimes), 5);
      throw new UsageError(`There is no regime "${regime}".\nNearest ids: ${near.join(', ')}`);
    }
    const found = checkedCase('', one, laws, data);
    const { lines } = assessedCase(one, laws);
    const due = lines.filter(({ amount }) => amount > 0);
    const shown = due.map(({ kind, amount }) => `    ${TAX_KIND_LABELS[kind]}: ${inCents(amount, currency)}`);
    const outcome = answered([...linesOf(found), ...shown].join('\n'));
    return agrees(found) ? outcome : { ...outcome, status: 1 };
  } catch (error) {
    return failed(error, USAGE);
  }
}

if (process.argv[1] === import.meta.filename) print(caseCommand(process.argv.slice(2)));
