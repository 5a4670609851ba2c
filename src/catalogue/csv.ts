/** Comma-separated values as RFC 4180 has them. */

export type CsvCell = string | number | boolean | null;

/** Spreadsheets run what begins like this. */
const FORMULA = /^[=+\-@\t]/;

/** How programs of a country read a table. */
interface Dialect {
  readonly separator: ',' | ';';
  readonly decimalMark: '.' | ',';
}

/** RFC 4180 with plain numbers, for programs. */
const PLAIN: Dialect = { separator: ',', decimalMark: '.' };

/** A decimal point, but lists with semicolons all the same. */
const POINT_AND_SEMICOLON = ['CH', 'LI'];

/** The byte-order mark: without it, spreadsheets take UTF-8 for an alphabet of their own. */
const MARK = '\uFEFF';

/**
 * A table as CSV text: CRLF after every record, quotes where they are needed, no cell that a spreadsheet would take
 * for a formula (such text gets a leading apostrophe), and no line break inside a cell, at which many programs end the
 * record. Null is an empty cell; numbers have no separators.
 */
export function csvOf(records: readonly (readonly CsvCell[])[], dialect = PLAIN): string {
  const line = (record: readonly CsvCell[]) => record.map((cell) => cellOf(cell, dialect));
  return records.map((record) => `${line(record).join(dialect.separator)}\r\n`).join('');
}

/**
 * The same for a person to open in the spreadsheet of their country: in columns, with numbers that are numbers there and with
 * accents.
 * @param locale the browser's, such as "de-AT"
 */
export function spreadsheetCsv(records: readonly (readonly CsvCell[])[], locale: string): string {
  return MARK + csvOf(records, dialectOf(locale));
}

/** Where the decimal mark is a comma, a semicolon parts the columns. */
function dialectOf(locale: string): Dialect {
  const { language, region = '' } = localeOf(locale).maximize();
  const numbers = new Intl.NumberFormat(`${language}-${region}-u-nu-latn`);
  const mark = numbers.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;
  const decimalMark = mark === ',' ? ',' : '.';
  const hasSemicolons = decimalMark === ',' || POINT_AND_SEMICOLON.includes(region);
  return { separator: hasSemicolons ? ';' : ',', decimalMark };
}

/** Some browsers name their system's locale, which is not always one of the web: "en-US@posix". */
function localeOf(text: string): Intl.Locale {
  try {
    return new Intl.Locale(text.replace(/[@.].*/, ''));
  } catch {
    return new Intl.Locale('en-US');
  }
}

function cellOf(cell: CsvCell, { separator, decimalMark }: Dialect): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimalMark);
  if (typeof cell === 'boolean') return String(cell);
  const line = cell.replace(/^[\r\n]+/, '').replace(/[\r\n]+/g, ' ');
  const text = FORMULA.test(line) ? `'${line}` : line;
  return text.includes(separator) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}
