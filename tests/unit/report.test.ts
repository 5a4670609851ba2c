import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { failureOfStep, readPlaywright, readVitest, type StepResult, summaryOf } from '../report.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(report: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const passed: StepResult = { name: 'types', outcome: 'passed', seconds: 12, counts: null, failures: [] };

describe('the summary of a run', () => {
  test('names the tests that failed and what each said first; its last line counts', () => {
    const parts = readVitest(
      written({
        numPassedTests: 615,
        numFailedTests: 1,
        numPendingTests: 0,
        numTodoTests: 0,
        testResults: [
          {
            name: '/site/tests/parts/broken.test.ts',
            message: 'Failed to import\nat …',
            assertionResults: [],
          },
          {
            name: '/site/tests/parts/plan.test.ts',
            message: '',
            assertionResults: [
              { ancestorTitles: [''], title: 'is kept', status: 'passed', failureMessages: [] },
              {
                ancestorTitles: ['', 'dates'],
                title: 'stand in a row',
                status: 'failed',
                failureMessages: [
                  '\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n    at plan.test.ts',
                ],
              },
            ],
          },
        ],
      }),
    );
    const steps: StepResult[] = [
      passed,
      {
        name: 'parts',
        outcome: 'failed',
        seconds: 120,
        counts: parts?.counts ?? null,
        failures: parts?.failures ?? [],
      },
    ];
    expect(summaryOf(steps).split('\n')).toEqual([
      '',
      '  types  passed     12.0 s',
      '  parts  FAILED    120.0 s  615 passed, 1 failed',
      '',
      '  FAILED parts: broken.test.ts',
      '    Failed to import',
      '  FAILED parts: plan.test.ts › dates › stand in a row',
      '    AssertionError: expected 1 to be 2',
      '',
      '615 passed, 1 failed',
    ]);
  });

  test('names what passed at its second try', () => {
    const secondTries = ['plan.spec.ts › is printed'];
    expect(
      summaryOf([{ ...passed, secondTries }])
        .split('\n')
        .slice(3),
    ).toEqual(['  PASSED AT ITS SECOND TRY types: plan.spec.ts › is printed', '', '0 passed, 0 failed']);
  });

  test('says nothing more of a run in which all passed', () => {
    expect(summaryOf([passed])).toBe('\n  types  passed     12.0 s\n\n0 passed, 0 failed');
  });

  test('of a step that names no test, it has the end of what was said', () => {
    const output = 'one\ntwo\n\nthree\nfour\r\nfive\n\u001b[31msix\u001b[39m\n';
    const failures = [failureOfStep('hosting', output)];
    const step: StepResult = { name: 'hosting', outcome: 'failed', seconds: 1, counts: null, failures };
    expect(summaryOf([step]).split('\n').slice(3)).toEqual([
      '  FAILED hosting',
      ...['two', 'three', 'four', 'five', 'six'].map((line) => `    ${line}`),
      '',
      '0 passed, 1 failed',
    ]);
  });
});

describe("a browser's report", () => {
  test('names a test by its file, its group and its title', () => {
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 2 },
      suites: [
        {
          title: 'plan.spec.ts',
          specs: [
            { title: 'is kept', tests: [{ status: 'expected', results: [{}] }] },
            { title: 'is printed', tests: [{ status: 'flaky', results: [{}, {}] }] },
          ],
          suites: [
            {
              title: 'dates',
              specs: [
                {
                  title: 'stand in a row',
                  tests: [
                    { status: 'unexpected', results: [{ error: { message: 'Error: timed out\nlog' } }] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    };
    expect(readPlaywright(written(report))).toEqual({
      counts: { passed: 2, failed: 1, skipped: 2 },
      failures: [{ name: 'plan.spec.ts › dates › stand in a row', said: ['Error: timed out'] }],
      secondTries: ['plan.spec.ts › is printed'],
    });
  });

  test('is not there where the runner wrote none', () => {
    expect(readPlaywright(path.join(folder, 'none.json'))).toBeNull();
  });
});
