/** Texts: what is typed into boxes, and texts of the data that become figures, tables or elements. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { csvOf } from '../../src/catalogue/csv.ts';
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { capFromDescription } from '../../src/law/index.ts';
import { nastyText, numberText } from './hostile.ts';
import { promise } from './property.ts';

/** Reads CSV as RFC 4180 has it, written apart from the writer. */
export function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    records.push(record);
    record = [];
  }
  return records;
}

export const TEXTS = [
  promise(
    'figures: any finite number is shown as one',
    4000,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    (value) => {
      assert.doesNotMatch(
        formatMoney(value) + formatPercent(value) + formatPercent(value, 2),
        /NaN|Infinity|undefined/,
      );
    },
  ),

  promise(
    'caps in words: a finite amount of at least 0, or none',
    4000,
    fc.oneof(
      nastyText,
      numberText.map((number) => `cap of ${number} USD`),
    ),
    (text) => {
      const cap = capFromDescription(text);
      if (cap !== null) assert.ok(Number.isFinite(cap) && cap >= 0);
    },
  ),

  promise(
    'CSV: no cell starts a formula, and every cell is read again',
    4000,
    fc.array(fc.array(nastyText, { minLength: 1, maxLength: 4 }), { maxLength: 4 }),
    (table) => {
      const read = readCsv(csvOf(table));
      assert.equal(read.length, table.length);
      for (const [row, cells] of read.entries()) {
        for (const [column, cell] of cells.entries()) {
          assert.doesNotMatch(cell, /^[=+\-@\t\r\n]/);
          // A line break inside a cell is a space in the file, at its beginning nothing.
          const line = table[row]?.[column]?.replace(/^[\r\n]+/, '').replace(/[\r\n]+/g, ' ');
          assert.equal(cell.replace(/^'/, ''), line?.replace(/^'/, ''));
        }
      }
    },
  ),
];
