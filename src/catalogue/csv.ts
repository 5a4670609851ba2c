/** Comma-separated values as RFC 4180 has them. */

export type CsvCell = string | number | boolean | null;

/** Spreadsheets run what begins like this. */
const FORMULA = /^[=+\-@\t]/;

/**
 * A table as CSV text: CRLF after every record, quotes where they are needed, no cell that a spreadsheet would take
 * for a formula (such text gets a leading apostrophe), and no line break inside a cell, at which many programs end the
 * record. Null is an empty cell; numbers have no separators.
 */
export function csvOf(records: readonly (readonly CsvCell[])[]): string {
  return records.map((record) => `${record.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const line = cell.replace(/^[\r\n]+/, '').replace(/[\r\n]+/g, ' ');
  const text = FORMULA.test(line) ? `'${line}` : line;
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
