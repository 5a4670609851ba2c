/** Reads the reports of the test runners and writes the summary of a run. */
import { readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What became of a step. 'not run' means that an earlier failure made it pointless. */
export interface StepResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
  /** Of a step that counts tests; null for the others, and where the runner wrote no report. */
  readonly counts: Counts | null;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly skipped: number;
  };
}

/** Counts of a Vitest JSON report; null if there is none. */
export function readVitest(file: string): Counts | null {
  const report = readJson<VitestReport>(file);
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  );
}

/** Counts of a Playwright JSON report; null if there is none. No test is tried twice (playwright.config.ts). */
export function readPlaywright(file: string): Counts | null {
  const stats = readJson<PlaywrightReport>(file)?.stats;
  return (
    (stats && {
      passed: stats.expected,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }) ??
    null
  );
}

/** Counts of a step that is a test by itself. */
export function oneTest(passed: boolean): Counts {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

/** Tests of all steps; a step that failed without a failed test, or could not run, counts as one failure. */
export function totalOf(steps: readonly StepResult[]): Counts {
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  for (const step of steps) {
    passed += step.counts?.passed ?? 0;
    skipped += step.counts?.skipped ?? 0;
    const failedTests = step.counts?.failed ?? 0;
    failed += step.outcome === 'passed' ? failedTests : Math.max(1, failedTests);
  }
  return { passed, failed, skipped };
}

/** Table of the steps, then the line "N passed, N failed" (", N skipped" if any). */
export function summaryOf(steps: readonly StepResult[]): string {
  const width = Math.max(...steps.map((step) => step.name.length));
  const rows = steps.map((step) => {
    const outcome = step.outcome === 'failed' ? 'FAILED' : step.outcome;
    const time = step.outcome === 'not run' ? '' : `${step.seconds.toFixed(1)} s`;
    const tests = step.counts ? countLine(step.counts) : '';
    return `  ${step.name.padEnd(width)}  ${outcome.padEnd(7)}  ${time.padStart(8)}  ${tests}`.trimEnd();
  });
  return ['', ...rows, '', countLine(totalOf(steps))].join('\n');
}

function countLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function readJson<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  }
}
