/** One thing that is wrong in the data, or worth a look. */
export interface Problem {
  /** The file, from the repository's root: "data/countries/malta.json". */
  readonly file: string;
  /** JSON path inside the file: "taxRegimes[0].socialSecurityCap"; empty for the file as a whole. */
  readonly path: string;
  /** What is wrong and what is allowed. */
  readonly message: string;
}

/** Problems as text: one heading per file, one line per problem. */
export function report(problems: readonly Problem[]): string {
  const files = [...new Set(problems.map((problem) => problem.file))];
  return files
    .map((file) => {
      const lines = problems
        .filter((problem) => problem.file === file)
        .map(({ path, message }) => (path === '' ? `  ${message}` : `  ${path}: ${message}`));
      return [file, ...lines].join('\n');
    })
    .join('\n');
}

/** Thrown where the data cannot be compiled. Its message is the whole report, all problems together. */
export class DataError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(`The data has ${count}:\n${report(problems)}`);
    this.name = 'DataError';
    this.problems = problems;
  }
}
