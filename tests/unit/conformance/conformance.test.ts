import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  conformanceProblems,
  playwrightRuns,
  readTable,
  type TestRun,
  vitestRuns,
} from '../../conformance/check.ts';

const tableOf = (...rows: readonly string[]) =>
  ['## Constants', '', '| Id | Statement |', '| --- | --- |', ...rows, ''].join('\n');
const ran = (tags: readonly string[], outcome: TestRun['outcome'] = 'passed'): TestRun => ({
  name: 'a.test.ts › three steps',
  tags,
  outcome,
});
const ROW = '| steps-3 | Steps: 3 |';

const problemsOf = (table: string, ...runs: readonly TestRun[]) =>
  conformanceProblems(readTable(table), runs);

describe('the table', () => {
  test('a row has an id and a statement', () => {
    expect(readTable(tableOf(ROW, 'is not read without bars'))).toEqual({
      rows: [{ line: 5, id: 'steps-3', statement: 'Steps: 3' }],
      problems: [],
    });
  });

  test.each(['| steps-3 | |', '| | Steps: 3 |', '| Steps: 3 |', '| Steps 3 | Steps: 3 |'])(
    '%s is a problem',
    (row) => {
      expect(problemsOf(tableOf(row))).toEqual(['line 5 does not read | id | Statement |']);
    },
  );

  test('an id stands once, and a section has rows', () => {
    expect(readTable(tableOf(ROW, ROW)).problems).toEqual(['line 6: the id steps-3 is taken']);
    expect(readTable(tableOf()).problems).toEqual(['"Constants" has no rows']);
    expect(readTable(`${tableOf()}${tableOf(ROW)}`).problems).toEqual(['"Constants" has no rows']);
  });
});

describe('a row', () => {
  const where = 'line 5, steps-3, "Steps: 3":';

  test('is shown by a test with its id as a tag that ran and passed', () => {
    expect(problemsOf(tableOf(ROW), ran(['main', 'steps-3']))).toEqual([]);
  });

  test('is open where no test has its tag', () => {
    expect(problemsOf(tableOf(ROW), ran([]))).toEqual([`${where} no test has this tag`]);
  });

  test.each([
    ['failed', 'failed'],
    ['not run', 'did not run'],
  ] as const)('is open where one of its tests %s', (outcome, words) => {
    expect(problemsOf(tableOf(ROW), ran(['steps-3']), ran(['steps-3'], outcome))).toEqual([
      `${where} ${words}: a.test.ts › three steps`,
    ]);
  });

  test('is missing where a tag names none', () => {
    expect(problemsOf(tableOf(ROW), ran(['steps-3', 'steps-4']))).toEqual([
      'a.test.ts › three steps: no row has the id steps-4',
    ]);
  });
});

describe('the reports', () => {
  test('of Vitest', () => {
    const assertionResults = ['passed', 'failed', 'pending', 'todo'].map((status) => ({
      title: status,
      tags: ['steps-3'],
      status,
    }));
    const report = { testResults: [{ name: path.resolve('/t/unit/law/a.test.ts'), assertionResults }] };
    expect(vitestRuns(report)).toEqual(
      (['passed', 'failed', 'not run', 'not run'] as const).map((outcome, at) => ({
        name: `a.test.ts › ${assertionResults[at]?.title}`,
        tags: ['steps-3'],
        outcome,
      })),
    );
  });

  test('of Playwright, with its nested groups', () => {
    const spec = (title: string, ...statuses: readonly string[]) => ({
      title,
      file: 'home.spec.ts',
      tags: ['main'],
      tests: statuses.map((status) => ({ status })),
    });
    const report = {
      suites: [
        {
          specs: [spec('a', 'expected'), spec('b', 'expected', 'flaky')],
          suites: [{ specs: [spec('c', 'expected', 'unexpected'), spec('d', 'skipped'), spec('e')] }],
        },
      ],
    };
    expect(playwrightRuns(report)).toEqual(
      Object.entries({ a: 'passed', b: 'passed', c: 'failed', d: 'not run', e: 'not run' }).map(
        ([title, outcome]) => ({ name: `home.spec.ts › ${title}`, tags: ['main'], outcome }),
      ),
    );
  });
});

test('docs/conformance.md can be read whole', () => {
  const document = readFileSync(path.resolve(import.meta.dirname, '../../../docs/conformance.md'), 'utf8');
  expect(readTable(document).problems).toEqual([]);
});
