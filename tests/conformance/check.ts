/** Holds the rows of docs/conformance.md against the tests that ran. */
import { distance } from 'fastest-levenshtein';
import type { TestRun } from './runs.ts';
import type { Row, ShownBy, Table } from './table.ts';

/** What is wrong, a line each; empty if every statement is shown by tests that ran and passed. */
export function conformanceProblems(table: Table, runs: readonly TestRun[]): string[] {
  return [
    ...table.problems,
    ...table.sections
      .filter((section) => !table.rows.some((row) => row.section === section))
      .map((section) => `"${section}" has no rows`),
    ...table.rows.flatMap((row) =>
      row.tests.flatMap((test) =>
        problemOf(
          row,
          test,
          runs.filter(({ file }) => file === test.file),
        ),
      ),
    ),
  ];
}

function problemOf({ line, statement }: Row, { file, title }: ShownBy, runs: readonly TestRun[]): string[] {
  const where = `line ${line}, "${statement}":\n    ${file} › ${title}\n    `;
  if (runs.length === 0) return [`${where}this file did not run`];
  const pattern = new RegExp(`^${title.split('…').map(escaped).join('.*')}$`, 's');
  const found = runs.filter((run) => pattern.test(run.title));
  if (found.length === 0) {
    return [`${where}no test with this title ran; the nearest is\n    ${nearest(title, runs)}`];
  }
  return found
    .filter(({ outcome }) => outcome !== 'passed')
    .map((run) => `${where}${run.outcome === 'failed' ? 'failed' : 'did not run'}${caseOf(run, title)}`);
}

/** Names the case where a title stands for several. */
function caseOf(run: TestRun, title: string): string {
  return run.title === title ? '' : `: ${run.title}`;
}

function nearest(title: string, runs: readonly TestRun[]): string {
  const [first = ''] = runs.map((run) => run.title).sort((a, b) => distance(a, title) - distance(b, title));
  return first;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
