/** Cases of others: what official calculators, published tables and other projects' tests expect of the same figures. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { agrees, countryIdOf } from '../../../src/catalogue/checkedCases.ts';
import { caseCommand } from '../../../src/commands/case.ts';
import { moveCommand } from '../../../src/commands/move.ts';
import { answer } from '../../../src/commands/tax.ts';

const data = compileData();
const { cases } = data;
const CASES = path.resolve(import.meta.dirname, '../../../data/cases');

describe('the cases of others', () => {
  const publishers = cases.map(({ source }) => source.publisher);
  const counts = [...new Set(publishers)].map((one) => publishers.filter((other) => other === one).length);

  test('are at least 100 from at least 10 sources, and none has more than a fifth of them', () => {
    expect(cases.length).toBeGreaterThanOrEqual(100);
    expect(counts.length).toBeGreaterThanOrEqual(10);
    expect(Math.max(...counts)).toBeLessThanOrEqual(cases.length / 5);
  });

  test('name where they are written, and when that was seen', () => {
    expect(cases.filter(({ source }) => source.url === null || /not known/i.test(source.title))).toEqual([]);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(readdirSync(CASES).length);
  });

  it.each(cases.filter(({ differs }) => !differs))('agree within a tenth of a point: $id', (one) => {
    expect(agrees(one)).toBe(true);
  });

  it.each(cases.filter(({ differs }) => differs))('say why where they do not, and need it: $id', (one) => {
    expect(agrees(one)).toBe(false);
    expect(one.differs?.because).toMatch(/^[A-Z].{20,}\.$/);
  });
});

describe('cases of income beside the work', () => {
  const others = cases.filter(({ otherIncome }) => otherIncome);

  test('are at least 40 of good sources, of at least 10 countries', { tags: 'other-money-checked' }, () => {
    // Beside examples of pages: tax offices, calculators, tables and tests of open engines.
    expect(others.filter(({ source }) => source.kind !== 'example').length).toBeGreaterThanOrEqual(40);
    expect(new Set(others.map(countryIdOf)).size).toBeGreaterThanOrEqual(10);
  });

  it.each(others)('come to the same on the command line: $id', { tags: 'other-money-checked' }, (one) => {
    const { scheme, income, currency, year, line, ours, otherIncome } = one;
    const of = ['--income', String(income), '--currency', currency, '--year', String(year)];
    const asked = ['--estimate', 'law', '--json', '--other-income', JSON.stringify([otherIncome])];
    const [{ tax, contributions }] = JSON.parse(answer([scheme, ...of, ...asked], data)).otherIncome;
    const owed = line === null ? tax + contributions : line === 'income' ? tax : contributions;
    expect(owed).toBeCloseTo(ours, 1);
  });
});

describe('cases of leaving', () => {
  const leaving = cases.filter(({ exit }) => exit);

  test('are at least eight, of at least five countries, at least three within half a point of the gain', () => {
    expect(leaving.length).toBeGreaterThanOrEqual(8);
    expect(new Set(leaving.map(countryIdOf)).size).toBeGreaterThanOrEqual(5);
    expect(leaving.filter(({ points }) => Math.abs(points) <= 0.5).length).toBeGreaterThanOrEqual(3);
  });

  test('come to the same on the command line', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lowtide-leaving-'));
    const file = path.join(folder, 'cases.json');
    const asked = leaving.map((one) => ({
      ...{ id: one.id, incomeOfYear: one.income, currency: one.currency },
      leave: {
        ...{ home: countryIdOf(one), on: `${one.year}-12-31`, regime: one.scheme, to: 'serbia' },
        exit: one.exit,
      },
    }));
    writeFileSync(file, JSON.stringify(asked));
    const { stdout } = moveCommand([file]);
    rmSync(folder, { recursive: true });
    const found: { exit: { tax: number }[] }[] = JSON.parse(stdout);
    const taxes = found.map(({ exit }) => exit.reduce((sum, { tax }) => sum + tax, 0));
    expect(taxes).toEqual(leaving.map(({ ours }) => expect.closeTo(ours, 1)));
  });
});

describe('npm run case', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lowtide-case-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const CASE = {
    scheme: 'gb-self-employed',
    income: 40_000,
    currency: 'GBP',
    year: 2026,
    line: 'socialContribution',
    expected: 1_645.8,
    source: { title: 'Class 4', publisher: 'A page', url: null, kind: 'example' },
    seen: '2026-11-26',
  };
  const run = (content: unknown) => {
    const file = path.join(folder, 'case.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return caseCommand([file]);
  };

  test('ends with 0 where a case agrees', () => {
    const { status, stdout } = run(CASE);
    expect(stdout).toContain('expected £1,645.80\n  ours     £1,645.80\n');
    expect(status).toBe(0);
  });

  test('ends with 1 and says what differs, with the lines that it may be about', () => {
    const { status, stdout } = run({ ...CASE, line: undefined, expected: 8_000 });
    expect(stdout).toMatch(/^United Kingdom, Sole trader: £40,000\.00 in the tax year 2026, in total/);
    expect(stdout).toContain('differs  -£868.20, -2.17 points of income');
    expect(stdout).toContain('Social security: £1,645.80');
    expect(status).toBe(1);
  });

  test('has the lines of the wage that the case says', () => {
    const whole = { income: 400_000, currency: 'SEK', wage: 0, line: undefined, expected: 145_920 };
    const { status, stdout } = run({ ...CASE, scheme: 'se-company', ...whole });
    expect(stdout).toMatch(/Corporate tax: SEK.82,400\.00\n +Dividend tax: SEK.63,520\.00\n?$/);
    expect(status).toBe(0);
  });

  test.each([
    ['no JSON', 'is no JSON'],
    [{ ...CASE, scheme: 'gb-self-employd' }, 'Nearest ids: gb-self-employed'],
    [{ ...CASE, currency: 'XXX' }, 'There is no exchange rate for "XXX"'],
    [{ ...CASE, expected: undefined }, 'expected'],
    [{ ...CASE, year: '2026' }, 'year'],
    [{ ...CASE, incom: 1 }, 'incom: is not known here'],
  ])('ends with 2 for a file that holds no case: %#', (content, says) => {
    const { status, stderr } = run(content);
    expect(stderr).toContain(says);
    expect(status).toBe(2);
  });

  test('takes one file', () => {
    expect(caseCommand([]).status).toBe(2);
    expect(caseCommand(['a', 'b']).stderr).toContain('One file at a time');
    expect(caseCommand(['--help']).stdout).toContain('Ends with 0');
  });
});
