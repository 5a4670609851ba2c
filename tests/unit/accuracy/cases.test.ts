/** Cases of others: what official calculators, published tables and other projects' tests expect of the same figures. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { agrees } from '../../../src/catalogue/checkedCases.ts';
import { caseCommand } from '../../../src/commands/case.ts';

const { cases } = compileData();
const CASES = path.resolve(import.meta.dirname, '../../../data/cases');

describe('the cases of others', () => {
  const publishers = cases.map(({ source }) => source.publisher);
  const counts = [...new Set(publishers)].map((one) => publishers.filter((other) => other === one).length);

  test('are at least 100 from at least 10 sources, and none has more than 30 of them', () => {
    expect(cases.length).toBeGreaterThanOrEqual(100);
    expect(counts.length).toBeGreaterThanOrEqual(10);
    expect(Math.max(...counts)).toBeLessThanOrEqual(30);
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
