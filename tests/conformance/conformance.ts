/**
 * Checks docs/conformance.md against the last run of the tests: every statement of the product must be shown by
 * tests that exist, ran and passed.
 *
 *     npm run conformance     after `npm run test:all`, which ends with it
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  conformanceProblems,
  type PlaywrightReport,
  playwrightRuns,
  readTable,
  type VitestReport,
  vitestRuns,
} from './check.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const REPORTS = path.join(ROOT, '.cache/reports');

function report<Report>(name: string): Report {
  const file = path.join(REPORTS, name);
  if (!existsSync(file)) {
    console.error(`There is no report ${path.relative(ROOT, file)}: run \`npm test\` first.`);
    process.exit(1);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

const table = readTable(readFileSync(path.join(ROOT, 'docs/conformance.md'), 'utf8'));
const runs = [
  ...vitestRuns(report<VitestReport>('unit.json')),
  ...vitestRuns(report<VitestReport>('parts.json')),
  ...playwrightRuns(report<PlaywrightReport>('e2e.json')),
];
const problems = conformanceProblems(table, runs);

for (const problem of problems) console.error(problem);
const ids = new Set(table.rows.map(({ id }) => id));
const tests = runs.filter(({ tags }) => tags.some((tag) => ids.has(tag)));
console.log(
  problems.length === 0
    ? `${table.rows.length} statements of the product are shown by ${tests.length} tests, which all passed.`
    : `docs/conformance.md has ${table.rows.length} statements and ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
