import { nearestName } from '../../src/catalogue/nearestName.ts';

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

/** A problem inside one file; the caller adds the file's name. */
export interface Note {
  readonly path: string;
  readonly message: string;
}

export const note = (path: string, message: string): Note => ({ path, message });
export const problem = (file: string, path: string, message: string): Problem => ({ file, path, message });

/** Takes a problem of the file that is looked at: its JSON path, and what is wrong and allowed. */
export type Report = (path: string, message: string) => void;

/** The problems that `check` reports about one file. */
export function problemsIn(file: string, check: (report: Report) => void): Problem[] {
  const problems: Problem[] = [];
  check((path, message) => problems.push(problem(file, path, message)));
  return problems;
}

/** Ids are unique in a list. */
export function repeatedIds(entries: readonly { readonly id: string }[], list: string, report: Report): void {
  entries.forEach(({ id }, index) => {
    if (entries.findIndex((other) => other.id === id) !== index)
      report(`${list}[${index}].id`, `"${id}" is taken; ids are unique in this list`);
  });
}

/** "… is no regime of malta; the nearest one is …" */
export function unknown(value: string, what: string, allowed: readonly string[]): string {
  const near = nearestName(value, allowed);
  const hint = near ? `the nearest one is "${near}"` : `allowed are ${allowed.join(', ') || 'none'}`;
  return `"${value}" is no ${what}; ${hint}`;
}

/** A folder holds one file for each country of another folder, and none for anything else. */
export function checkFolder(folder: string, files: object, countries: object, of: string): Problem[] {
  const slugs = Object.keys(countries);
  return [
    ...slugs
      .filter((slug) => !(slug in files))
      .map((slug) => problem(`data/${folder}/${slug}.json`, '', 'the file is missing')),
    ...Object.keys(files)
      .filter((slug) => !slugs.includes(slug))
      .map((slug) =>
        problem(`data/${folder}/${slug}.json`, '', unknown(slug, `country of data/${of}`, slugs)),
      ),
  ];
}

/** Checks a folder that holds one file for each country of another folder, and each of its files. */
export function checkFiles<Content extends object>(
  folder: string,
  files: Readonly<Record<string, Content>>,
  countries: object,
  of: string,
  check: (content: Content, slug: string, report: Report) => void,
): Problem[] {
  return [
    ...checkFolder(folder, files, countries, of),
    ...Object.entries(files).flatMap(([slug, content]) =>
      problemsIn(`data/${folder}/${slug}.json`, (report) => {
        if (!(slug in countries)) return;
        check(content, slug, report);
      }),
    ),
  ];
}
