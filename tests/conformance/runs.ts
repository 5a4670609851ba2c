/** Which tests ran, and how they ended, from the reports of the two runners. */
import path from 'node:path';

export interface TestRun {
  /** Test file below tests/, with forward slashes. */
  readonly file: string;
  /** Title without those of the groups around it. */
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'not run';
}

/** The parts of Vitest's JSON report that are read here. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

/** The parts of Playwright's JSON report that are read here. */
export interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
}

/** @param testsDir the folder tests/. */
export function vitestRuns(report: VitestReport, testsDir: string): TestRun[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      file: relative(testsDir, name),
      title,
      outcome: status === 'passed' || status === 'failed' ? status : 'not run',
    })),
  );
}

/** A test that passed at its second try has passed. @param testsDir the folder tests/. */
export function playwrightRuns(report: PlaywrightReport, testsDir: string): TestRun[] {
  const runsOf = ({ suites = [], specs = [] }: PlaywrightSuite): TestRun[] => [
    ...specs.map(({ title, file, tests }) => ({
      file: relative(testsDir, path.resolve(report.config.rootDir, file)),
      title,
      outcome: outcomeOf(tests.map(({ status }) => status)),
    })),
    ...suites.flatMap(runsOf),
  ];
  return report.suites.flatMap(runsOf);
}

function outcomeOf(statuses: readonly string[]): TestRun['outcome'] {
  if (statuses.includes('unexpected')) return 'failed';
  const havePassed = statuses.every((status) => status === 'expected' || status === 'flaky');
  return statuses.length > 0 && havePassed ? 'passed' : 'not run';
}

function relative(testsDir: string, file: string): string {
  return path.relative(testsDir, file).replaceAll('\\', '/');
}
