/**
 * Holds the rows of docs/conformance.md against the tests that ran. A row is `| id | Statement |`; the tests that show the
 * statement carry its id as a tag.
 */
import path from 'node:path';

export interface Row {
  /** Line in the document, from 1. */
  readonly line: number;
  readonly id: string;
  readonly statement: string;
}

export interface Table {
  readonly rows: readonly Row[];
  /** What cannot be read, or is not filled in. */
  readonly problems: readonly string[];
}

export interface TestRun {
  /** File and title, as a problem names them. */
  readonly name: string;
  readonly tags: readonly string[];
  readonly outcome: 'passed' | 'failed' | 'not run';
}

/** The parts of Vitest's JSON report that are read here. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly tags: readonly string[];
    }[];
  }[];
}

/** The parts of Playwright's JSON report, and of a group in it, that are read here. */
export interface PlaywrightReport {
  readonly suites?: readonly PlaywrightReport[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tags: readonly string[];
    readonly tests: readonly { readonly status: string }[];
  }[];
}

/** Tags that say something else than which statement a test shows. */
const OTHER_TAGS = ['main'];
const ROW = /^\| ([a-z0-9]+(?:-[a-z0-9]+)*) \| (\S.*) \|$/;
const HEAD = /^\| (?:Id \| Statement|--- \| ---) \|$/;

/** Every line of a table is a row, except the two at its head. Each section has rows. */
export function readTable(text: string): Table {
  const rows: Row[] = [];
  const problems: string[] = [];
  let empty = '';
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    if (content.startsWith('## ')) {
      if (empty) problems.push(`"${empty}" has no rows`);
      empty = content.slice('## '.length);
    }
    if (!content.startsWith('|') || HEAD.test(content)) continue;
    const [, id, statement] = ROW.exec(content) ?? [];
    if (!id || !statement) problems.push(`line ${line} does not read | id | Statement |`);
    else if (rows.some((row) => row.id === id)) problems.push(`line ${line}: the id ${id} is taken`);
    else rows.push({ line, id, statement });
    empty = '';
  }
  if (empty) problems.push(`"${empty}" has no rows`);
  return { rows, problems };
}

export function vitestRuns(report: VitestReport): TestRun[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, tags, status }) => ({
      name: `${path.basename(name)} › ${title}`,
      tags,
      outcome: status === 'passed' || status === 'failed' ? status : 'not run',
    })),
  );
}

/** A test that passed at its second try has passed. */
export function playwrightRuns({ suites = [], specs = [] }: PlaywrightReport): TestRun[] {
  return [
    ...specs.map(({ title, file, tags, tests }) => ({
      name: `${file} › ${title}`,
      tags,
      outcome: outcomeOf(tests.map(({ status }) => status)),
    })),
    ...suites.flatMap(playwrightRuns),
  ];
}

function outcomeOf(statuses: readonly string[]): TestRun['outcome'] {
  if (statuses.includes('unexpected')) return 'failed';
  const havePassed = statuses.every((status) => status === 'expected' || status === 'flaky');
  return statuses.length > 0 && havePassed ? 'passed' : 'not run';
}

/** What is wrong, a line each; empty if every statement is shown by tests that ran and passed. */
export function conformanceProblems({ rows, problems }: Table, runs: readonly TestRun[]): string[] {
  const known = new Set([...OTHER_TAGS, ...rows.map(({ id }) => id)]);
  return [
    ...problems,
    ...rows.flatMap(({ line, id, statement }) => {
      const where = `line ${line}, ${id}, "${statement}":`;
      const shownBy = runs.filter(({ tags }) => tags.includes(id));
      if (shownBy.length === 0) return [`${where} no test has this tag`];
      return shownBy
        .filter(({ outcome }) => outcome !== 'passed')
        .map(({ name, outcome }) => `${where} ${outcome === 'failed' ? 'failed' : 'did not run'}: ${name}`);
    }),
    ...runs.flatMap(({ name, tags }) =>
      tags.filter((tag) => !known.has(tag)).map((tag) => `${name}: no row has the id ${tag}`),
    ),
  ];
}
