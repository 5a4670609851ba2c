/** Reads the reports of the test runners and writes the summary of a run. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What a runner says of its tests. */
export interface Report {
  readonly counts: Counts;
  readonly failures: readonly Failure[];
  /** Titles of the tests that passed at their second try. */
  readonly secondTries?: readonly string[];
}

export interface Failure {
  /** File and title; of a step without named tests, the step. */
  readonly name: string;
  /** Lines of what was said. */
  readonly said: readonly string[];
}

/** What became of a step. 'not run' means that an earlier failure made it pointless. */
export interface StepResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
  /** Of a step that counts tests; null for the others, and where the runner wrote no report. */
  readonly counts: Counts | null;
  readonly failures: readonly Failure[];
  readonly secondTries?: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    /** Why a file could not be read; empty if it could. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

interface PlaywrightSuite {
  /** Of the outermost, the file. */
  readonly title?: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

const LAST_LINES = 5;

/** What a Vitest JSON report says; null if there is none. */
export function readVitest(file: string): Report | null {
  const report = readJson<VitestReport>(file);
  return (
    report && {
      counts: {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
      },
      failures: report.testResults.flatMap(({ name, message, assertionResults }) => [
        ...(message ? [failure([path.basename(name)], message)] : []),
        ...assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ ancestorTitles, title, failureMessages }) =>
            failure([path.basename(name), ...ancestorTitles.filter(Boolean), title], failureMessages[0]),
          ),
      ]),
    }
  );
}

/** What a Playwright JSON report says; null if there is none. */
export function readPlaywright(file: string): Report | null {
  const report = readJson<PlaywrightReport>(file);
  return (
    report && {
      counts: {
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
        skipped: report.stats.skipped,
      },
      failures: testsOf(report, 'unexpected').map(({ name, message }) => failure(name, message)),
      secondTries: testsOf(report, 'flaky').map(({ name }) => name.join(' › ')),
    }
  );
}

/** Tests of an outcome, by their titles from the file on, with what the last try says that failed. */
function testsOf(
  { suites = [], specs = [] }: PlaywrightSuite,
  outcome: 'unexpected' | 'flaky',
  titles: readonly string[] = [],
): { readonly name: readonly string[]; readonly message: string | undefined }[] {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === outcome)
        .map(({ results }) => ({ name: [...titles, title], message: results.at(-1)?.error?.message })),
    ),
    ...suites.flatMap((suite) => testsOf(suite, outcome, [...titles, ...(suite.title ? [suite.title] : [])])),
  ];
}

function failure(titles: readonly string[], message = ''): Failure {
  return { name: titles.join(' › '), said: linesOf(message).slice(0, 1) };
}

/** Of a step that failed and names no test: the end of what it said. */
export function failureOfStep(name: string, output: string): Failure {
  return { name, said: linesOf(output).slice(-LAST_LINES) };
}

function linesOf(text: string): string[] {
  return stripVTControlCharacters(text)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
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

/** Table of the steps, what failed, then the line "N passed, N failed" (", N skipped" if any). */
export function summaryOf(steps: readonly StepResult[]): string {
  const width = Math.max(...steps.map((step) => step.name.length));
  const rows = steps.map((step) => {
    const outcome = step.outcome === 'failed' ? 'FAILED' : step.outcome;
    const time = step.outcome === 'not run' ? '' : `${step.seconds.toFixed(1)} s`;
    const tests = step.counts ? countLine(step.counts) : '';
    return `  ${step.name.padEnd(width)}  ${outcome.padEnd(7)}  ${time.padStart(8)}  ${tests}`.trimEnd();
  });
  const failures = steps.flatMap((step) =>
    step.failures.flatMap(({ name, said }) => [
      `  FAILED ${name === step.name ? name : `${step.name}: ${name}`}`,
      ...said.map((line) => `    ${line}`),
    ]),
  );
  const secondTries = steps.flatMap((step) =>
    (step.secondTries ?? []).map((name) => `  PASSED AT ITS SECOND TRY ${step.name}: ${name}`),
  );
  const named = [...failures, ...secondTries];
  return ['', ...rows, '', ...(named.length > 0 ? [...named, ''] : []), countLine(totalOf(steps))].join('\n');
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
