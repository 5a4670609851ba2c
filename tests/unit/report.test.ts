import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPlaywright, readVitest, type StepResult, summaryOf, totalOf } from '../report.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'lowtide-report-'));
});
afterAll(() => rm(dir, { recursive: true }));

const step = (
  name: string,
  outcome: StepResult['outcome'],
  counts: StepResult['counts'] = null,
): StepResult => ({
  name,
  outcome,
  seconds: 1.25,
  counts,
});

const lastLine = (steps: readonly StepResult[]) => summaryOf(steps).split('\n').at(-1);

test('the last line counts the tests of all steps', () => {
  const steps = [
    step('types', 'passed'),
    step('unit', 'passed', { passed: 120, failed: 0, skipped: 0 }),
    step('e2e', 'passed', { passed: 30, failed: 0, skipped: 0 }),
  ];
  expect(lastLine(steps)).toBe('150 passed, 0 failed');
});

test('skipped tests are named where there are any', () => {
  expect(lastLine([step('unit', 'passed', { passed: 1, failed: 0, skipped: 2 })])).toBe(
    '1 passed, 0 failed, 2 skipped',
  );
});

test('a failed step without a failed test, and one that could not run, count as failures', () => {
  const steps = [
    step('types', 'failed'),
    step('unit', 'failed', { passed: 5, failed: 0, skipped: 0 }),
    step('build', 'failed'),
    step('e2e', 'not run'),
  ];
  expect(totalOf(steps)).toEqual({ passed: 5, failed: 4, skipped: 0 });
});

test('a step that failed by its tests counts those only', () => {
  expect(totalOf([step('unit', 'failed', { passed: 5, failed: 3, skipped: 0 })]).failed).toBe(3);
});

test('the table names every step, its outcome and its time', () => {
  const table = summaryOf([step('types', 'failed'), step('e2e', 'not run')]);
  expect(table).toMatch(/types\s+FAILED\s+1\.3 s/);
  expect(table).toMatch(/e2e\s+not run\s*$/m);
});

test('the runners’ reports are read; a missing or broken one is none', async () => {
  const file = path.join(dir, 'report.json');
  await writeFile(
    file,
    JSON.stringify({ numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }),
  );
  expect(readVitest(file)).toEqual({ passed: 7, failed: 1, skipped: 3 });
  await writeFile(file, JSON.stringify({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 } }));
  // The flaky one has passed at its second try.
  expect(readPlaywright(file)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  await writeFile(file, 'half a rep');
  expect(readVitest(file)).toBeNull();
  expect(readPlaywright(path.join(dir, 'none.json'))).toBeNull();
});
