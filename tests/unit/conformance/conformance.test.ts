import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { conformanceProblems } from '../../conformance/check.ts';
import { playwrightRuns, type TestRun, vitestRuns } from '../../conformance/runs.ts';
import { readTable } from '../../conformance/table.ts';

const tableOf = (...rows: readonly string[]) =>
  ['## Constants', '', '| Statement | Test |', '|---|---|', ...rows, ''].join('\n');
const ran = (title: string, outcome: TestRun['outcome'] = 'passed'): TestRun => ({
  file: 'unit/a.test.ts',
  title,
  outcome,
});

function problemsOf(table: string, ...runs: readonly TestRun[]): string[] {
  return conformanceProblems(readTable(table), runs).filter((problem) => !problem.endsWith('has no rows'));
}

describe('the table', () => {
  test('a row names its section, its statement and its tests', () => {
    const text = tableOf(
      'is not read without bars',
      '| Steps: 3 | `unit/a.test.ts` › three steps<br>`e2e/b.spec.ts` › a \\| b |',
    );
    expect(readTable(text)).toEqual({
      sections: ['Constants'],
      rows: [
        {
          line: 6,
          section: 'Constants',
          statement: 'Steps: 3',
          tests: [
            { file: 'unit/a.test.ts', title: 'three steps' },
            { file: 'e2e/b.spec.ts', title: 'a | b' },
          ],
        },
      ],
      problems: [],
    });
  });

  test.each([
    ['| Steps: 3 | |', 'no test shows "Steps: 3"'],
    ['| | `unit/a.test.ts` › three steps |', 'no statement'],
    ['| Steps: 3 |', '2 cells are expected, not 1'],
    ['| Steps: 3 | three steps |', '"three steps" does not read `file` › title'],
    ['| Steps: 3 | `unit/a.test.ts` › … and … |', '"… and …" stands for almost any test'],
    ['| Steps: 3 | `unit/a.test.ts` › three steps<br> |', '"" does not read `file` › title'],
  ])('%s is a problem', (row, problem) => {
    expect(problemsOf(tableOf(row), ran('three steps'))).toEqual([`line 5: ${problem}`]);
  });
});

describe('a row', () => {
  const row = tableOf('| Steps: 3 | `unit/a.test.ts` › three steps |');
  const cases = tableOf('| Ends | `unit/a.test.ts` › at … (…): three steps |');

  test('is shown by a test that ran and passed', () => {
    expect(problemsOf(row, ran('three steps'))).toEqual([]);
  });

  test('is open where no test has the title, and the nearest one is named', () => {
    const [problem] = problemsOf(row, ran('four steps'), ran('threesteps'));
    expect(problem).toContain('line 5, "Steps: 3"');
    expect(problem).toContain('no test with this title ran');
    expect(problem).toMatch(/threesteps$/);
  });

  test('is open where its file did not run', () => {
    expect(problemsOf(row, { ...ran('three steps'), file: 'unit/b.test.ts' })[0]).toContain(
      'this file did not run',
    );
  });

  test.each([
    ['failed', 'failed'],
    ['not run', 'did not run'],
  ] as const)('is open where its test %s', (outcome, words) => {
    expect(problemsOf(row, ran('three steps', outcome))[0]).toMatch(new RegExp(`${words}$`));
  });

  test('"…" stands for the cases of a test, of which all must pass', () => {
    expect(problemsOf(cases, ran('at 0 (a.b): three steps'), ran('at 1 ($x): three steps'))).toEqual([]);
    expect(problemsOf(cases, ran('at 0 (a): three steps'), ran('at 1 (b): three steps', 'failed'))).toEqual([
      expect.stringMatching(/failed: at 1 \(b\): three steps$/),
    ]);
  });

  test('other characters of a title mean themselves', () => {
    expect(problemsOf(tableOf('| a | `unit/a.test.ts` › (a.b)? |'), ran('(axb)'))).toHaveLength(1);
  });
});

describe('the reports', () => {
  test('of Vitest', () => {
    const assertionResults = ['passed', 'failed', 'pending', 'todo'].map((status) => ({
      title: status,
      status,
    }));
    const report = { testResults: [{ name: path.resolve('/t/unit/tax/a.test.ts'), assertionResults }] };
    const file = 'unit/tax/a.test.ts';
    expect(vitestRuns(report, path.resolve('/t'))).toEqual([
      { file, title: 'passed', outcome: 'passed' },
      { file, title: 'failed', outcome: 'failed' },
      { file, title: 'pending', outcome: 'not run' },
      { file, title: 'todo', outcome: 'not run' },
    ]);
  });

  test('of Playwright, with its nested groups', () => {
    const spec = (title: string, ...statuses: readonly string[]) => ({
      title,
      file: 'home.spec.ts',
      tests: statuses.map((status) => ({ status })),
    });
    const report = {
      config: { rootDir: path.resolve('/t/e2e') },
      suites: [
        {
          specs: [spec('a', 'expected'), spec('b', 'flaky')],
          suites: [{ specs: [spec('c', 'expected', 'unexpected'), spec('d', 'skipped'), spec('e')] }],
        },
      ],
    };
    const outcomes = playwrightRuns(report, path.resolve('/t')).map(({ file, title, outcome }) => [
      file,
      title,
      outcome,
    ]);
    expect(outcomes).toEqual([
      ['e2e/home.spec.ts', 'a', 'passed'],
      ['e2e/home.spec.ts', 'b', 'passed'],
      ['e2e/home.spec.ts', 'c', 'failed'],
      ['e2e/home.spec.ts', 'd', 'not run'],
      ['e2e/home.spec.ts', 'e', 'not run'],
    ]);
  });
});

test('a section without rows is open', () => {
  expect(conformanceProblems(readTable(tableOf()), [])).toEqual(['"Constants" has no rows']);
});

test('docs/conformance.md can be read whole, and has rows for each of its sections', () => {
  const document = readFileSync(path.resolve(import.meta.dirname, '../../../docs/conformance.md'), 'utf8');
  const { sections, rows, problems } = readTable(document);
  expect(problems).toEqual([]);
  expect(sections.length).toBeGreaterThanOrEqual(9);
  expect([...new Set(rows.map(({ section }) => section))]).toEqual(sections);
});
