/** Reads the tables of docs/conformance.md: which test shows which statement of the product. */

export interface ShownBy {
  /** Test file below tests/. */
  readonly file: string;
  /** Its exact title; "…" stands for what differs between the cases of one test. */
  readonly title: string;
}

export interface Row {
  /** Line in the document, from 1. */
  readonly line: number;
  /** Heading of the section it stands in. */
  readonly section: string;
  readonly statement: string;
  readonly tests: readonly ShownBy[];
}

export interface Table {
  /** Headings of the sections. */
  readonly sections: readonly string[];
  readonly rows: readonly Row[];
  /** What cannot be read, or is not filled in. */
  readonly problems: readonly string[];
}

const SECTION = /^## (.+)$/;
const RULE = /^\|(?:\s*:?-+:?\s*\|)+$/;
const TEST = /^`([^`]+)` › (.+)$/;
const COLUMNS = 2;
/** A title whose fixed part is shorter than this would stand for almost any test. */
const MIN_FIXED_LENGTH = 8;

/** Every line of a table below a "## " heading is a row, except the two at its head. */
export function readTable(text: string): Table {
  const rows: Row[] = [];
  const problems: string[] = [];
  const lines = text.split(/\r?\n/);
  const sections: string[] = [];

  for (const [index, source] of lines.entries()) {
    const line = index + 1;
    const content = source.trim();
    const heading = SECTION.exec(content)?.[1];
    if (heading) sections.push(heading);
    const section = sections.at(-1);
    const isHead = RULE.test((lines[index + 1] ?? '').trim());
    if (section === undefined || !content.startsWith('|') || RULE.test(content) || isHead) continue;

    const cells = cellsOf(content);
    const [statement = '', shownBy = ''] = cells;
    if (cells.length !== COLUMNS) {
      problems.push(`line ${line}: ${COLUMNS} cells are expected, not ${cells.length}`);
    } else if (statement === '') {
      problems.push(`line ${line}: no statement`);
    } else if (shownBy === '') {
      problems.push(`line ${line}: no test shows "${statement}"`);
    } else {
      const tests: ShownBy[] = [];
      for (const one of shownBy.split('<br>')) {
        const [, file, title] = TEST.exec(one.trim()) ?? [];
        if (file && title && isSpecific(title)) tests.push({ file, title });
        else if (file && title) problems.push(`line ${line}: "${title}" stands for almost any test`);
        else problems.push(`line ${line}: "${one.trim()}" does not read \`file\` › title`);
      }
      rows.push({ line, section, statement, tests });
    }
  }
  return { sections, rows, problems };
}

function isSpecific(title: string): boolean {
  return !title.includes('…') || title.replace(/[…\s]/g, '').length >= MIN_FIXED_LENGTH;
}

/** The cells of a table's line; a bar within a cell is written \|. */
function cellsOf(line: string): string[] {
  const inner = line.replace(/^\|/, '').replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
}
