/** Comma-separated values as RFC 4180 has them. */

export type CsvCell = string | number | boolean | null;

/** Spreadsheets run what begins like this. */
const FORMULA = /^[=+\-@\t\r\n]/;

/**
 * A table as CSV text: CRLF after every record, quotes where they are needed, no cell that a spreadsheet would take
 * for a formula (such text gets a leading apostrophe). Null is an empty cell; numbers have no separators.
 */
export function csvOf(records: readonly (readonly CsvCell[])[]): string {
  return records.map((record) => `${record.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
