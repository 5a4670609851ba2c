import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { dataRelease } from 'virtual:lowtide/essentials';
import { describe, expect, test } from 'vitest';
import { compileData, DATA_DIR } from '../../../data/compiler/index.ts';
import { openDataFiles } from '../../../data/compiler/openData.ts';
import { readFiles } from '../../../data/compiler/read.ts';
import { comparisonCsv } from '../../../src/catalogue/comparisonCsv.ts';
import { csvOf, spreadsheetCsv } from '../../../src/catalogue/csv.ts';
import { fromUsd } from '../../../src/catalogue/money.ts';
import { assess, scheduleOf } from '../../../src/law/index.ts';
import { readCsv } from '../../fuzz/texts.ts';

describe('CSV', () => {
  test('cells with commas and quotes are quoted, a line break becomes a space, records end with CRLF', () => {
    expect(
      csvOf([
        ['a', 'b, c'],
        ['say "x"', 'two\nlines'],
        [1.5, null],
      ]),
    ).toBe('a,"b, c"\r\n"say ""x""",two lines\r\n1.5,\r\n');
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('cells cannot start a formula: %j', (text) => {
    expect(readCsv(csvOf([[text]]))).toEqual([[`'${text}`]]);
  });

  test('a line break before a formula does not hide it', () => {
    expect(csvOf([['\r\n=1+1']])).toBe("'=1+1\r\n");
    expect(csvOf([['one\r\n\r\ntwo']])).toBe('one two\r\n');
  });

  test('numbers and truth values are cells as they are, below zero too', () => {
    expect(csvOf([[-1.5, 0, true, false]])).toBe('-1.5,0,true,false\r\n');
  });
});

test('a comparison as CSV has one record per regime with units and sources', () => {
  const malta = countries.find(({ slug }) => slug === 'malta');
  const regime = malta?.taxRegimes[0];
  if (!malta || !regime) throw new Error('No Malta');
  const assessment = assess(scheduleOf(regime, taxBrackets[regime.id] ?? []), 60_000);
  const source = { publisher: 'An office', supports: 'all', kind: 'official' as const, about: [] };
  const sources = [
    { ...source, title: 'A guide', url: 'https://x.test' },
    { ...source, title: 'A law', url: 'https://y.test' },
  ];
  const about = {
    origin: 'https://lowtide.test',
    dataVersion: 'v1',
    currency: 'USD',
    years: null,
    income: 60_000,
    costs: 0,
    estimate: 'specified',
  } as const;
  const { lines, total, kept, effectiveRate: rate } = assessment;
  const terms = 'Work done abroad only';
  const compared = {
    country: malta,
    regime,
    lines,
    total,
    kept,
    isLeast: false,
    gain: null,
    rate,
    terms,
    sources,
  };
  const [head = [], record = [], ...rest] = readCsv(plain(comparisonCsv([compared], about, 'en-US')));
  expect(rest).toEqual([]);
  expect(record).toHaveLength(head.length);
  const cell = (name: string) => record[head.indexOf(name)];
  expect(cell('Country')).toBe('Malta');
  expect(cell('Income (USD per year)')).toBe('60000');
  expect(Number(cell('Income tax (USD per year)'))).toBeCloseTo(lines[0]?.amount ?? 0, 2);
  expect(Number(cell('Total (USD per year)'))).toBeCloseTo(total, 2);
  expect(Number(cell('Effective rate (% of income)'))).toBeCloseTo(rate, 1);
  expect(cell('Contributions deducted first')).toBe('No');
  expect(cell('Conditions')).toBe(terms);
  expect(cell('Still due at home (USD per year)')).toBe('0');
  expect(cell('Release')).toBe(dataRelease);
  expect(cell('Calculator')).toBe('https://lowtide.test/tax-calculator/malta');
  expect(cell('Sources')).toBe('A guide, An office: https://x.test; A law, An office: https://y.test');
  expect(cell('Currency')).toBe('USD');
  expect(Number(cell('Kept (USD per year)'))).toBeCloseTo(kept, 2);

  const [inEuro = [], euros = []] = readCsv(
    plain(comparisonCsv([compared], { ...about, currency: 'EUR', years: 5 }, 'en-IE')),
  );
  const euroCell = (name: string) => Number(euros[inEuro.indexOf(name)]);
  expect(euros[inEuro.indexOf('Currency')]).toBe('EUR');
  expect(euros[inEuro.indexOf('Exchange rates of')]).toMatch(/^20\d\d-\d\d$/);
  expect(euroCell('Years of the stay (average)')).toBe(5);
  expect(inEuro).not.toContain('More than today (EUR per month)');
  const more = comparisonCsv([{ ...compared, gain: 500 }], { ...about, currency: 'EUR' }, 'en-IE');
  const [withToday = [], than = []] = readCsv(plain(more));
  expect(Number(than[withToday.indexOf('More than today (EUR per month)')])).toBeCloseTo(
    fromUsd(500, 'EUR'),
    2,
  );
  expect(withToday).not.toContain('Kept is at least this');
  const floor = comparisonCsv([{ ...compared, isLeast: true }, compared], about, 'en-US');
  const [withLeast = [], ...floors] = readCsv(plain(floor));
  const least = withLeast.indexOf('Kept is at least this');
  expect(floors.map((cells) => cells[least])).toEqual(['Yes', 'No']);
  expect(floors.map((cells) => cells.length)).toEqual([withLeast.length, withLeast.length]);
  expect(euroCell('Total (EUR per year)')).toBeCloseTo(fromUsd(total, 'EUR'), 2);

  const german = comparisonCsv([compared], { ...about, income: 60_000.5, currency: 'EUR' }, 'de-DE');
  const [heads = '', cells = ''] = plain(german).split('\r\n');
  expect(heads.split(';').slice(0, 3)).toEqual(['Country', 'Regime', 'Currency']);
  expect(cells.split(';')[4]).toBe(
    String(Math.round(fromUsd(60_000.5, 'EUR') * 100) / 100).replace('.', ','),
  );
});

/** The text behind the byte-order mark, without which a spreadsheet shows "–" as three signs. */
function plain(text: string): string {
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text.slice(1);
}

describe('a person opens a table in the spreadsheet of their country', () => {
  const table = [
    ['Land; Ort', 'Größe, 0–100', 'Satz'],
    ['"Malta"', 4511.4, -13.885],
    ['=1+1', null, true],
  ] as const;

  test.each(['de-DE', 'fr-FR', 'pt-BR', 'en-ZA', 'nl-BE', 'de-DE.UTF-8', 'de-DE@euro'])(
    '%s: columns are parted by semicolons, decimals by a comma',
    (locale) => {
      expect(spreadsheetCsv(table, locale)).toBe(
        '\uFEFF"Land; Ort";Größe, 0–100;Satz\r\n"""Malta""";4511,4;-13,885\r\n\'=1+1;;true\r\n',
      );
    },
  );

  test.each(['en', 'es-MX', 'ar-AE', 'fa-IR', 'en-US@posix', 'C', ''])(
    '%s: columns are parted by commas, decimals by a point',
    (locale) => {
      expect(spreadsheetCsv(table, locale)).toBe(
        '\uFEFFLand; Ort,"Größe, 0–100",Satz\r\n"""Malta""",4511.4,-13.885\r\n\'=1+1,,true\r\n',
      );
    },
  );

  test.each(['de-CH', 'de-LI'])('%s: a point, and semicolons', (locale) => {
    expect(spreadsheetCsv(table, locale)).toContain('"""Malta""";4511.4;-13.885');
  });

  test('open data stays as programs read it: no mark, commas and points', () => {
    const files = openDataFiles(readFiles(DATA_DIR), compileData());
    for (const [name, text] of Object.entries(files).filter(([one]) => one.endsWith('.csv'))) {
      expect(text.charCodeAt(0), name).not.toBe(0xfeff);
      expect(text.split('\r\n')[0], name).not.toContain(';');
    }
    expect(csvOf(table)).toContain('"""Malta""",4511.4,-13.885');
  });
});
