/** The engine as other programs have it: one built module and the laws, which answer as the command line does. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engineLaws } from '../../../data/compiler/engineLaws.ts';
import { compileData } from '../../../data/compiler/index.ts';
import { engineModule } from '../../../src/build/engineModule.ts';
import { engineTypes } from '../../../src/build/engineTypes.ts';
import { answer } from '../../../src/commands/tax.ts';
import type * as Source from '../../../src/law/answer.ts';
import type { LawFile } from '../../../src/law/ask.ts';
import type * as Module from '../../../src/law/lowtide.ts';

const data = compileData();
const { rates } = data.exchangeRates;
/** As law.json has it. */
const laws: LawFile = JSON.parse(JSON.stringify(engineLaws(data.laws, rates, data.releases.newest)));

const folder = mkdtempSync(path.join(tmpdir(), 'lowtide-engine-'));
afterAll(() => rmSync(folder, { recursive: true }));
let code = '';
let engine: typeof Module;

beforeAll(async () => {
  code = await engineModule();
  const file = path.join(folder, 'lowtide.mjs');
  writeFileSync(file, code);
  engine = await import(/* @vite-ignore */ pathToFileURL(file).href);
});

const REGIMES = [
  ...Object.values(data.schemes).flat(),
  ...data.countries.flatMap(({ taxRegimes }) => taxRegimes),
  ...data.homeCountries.map(({ regime }) => regime),
].map(({ id }) => id);

test('the module imports nothing, and says under which licences it may be used', () => {
  expect(code).not.toMatch(/\bimport\b/);
  expect(code).toContain('MIT licence');
  expect(code.length).toBeLessThan(74_500);
});

describe('its types', () => {
  const types = engineTypes();
  /** What tsc says of a program that uses the module. */
  function compiled(program: string): string {
    const used = mkdtempSync(path.join(folder, 'used-'));
    writeFileSync(path.join(used, 'lowtide.d.ts'), types);
    writeFileSync(path.join(used, 'use.ts'), program);
    const tsc = path.resolve(import.meta.dirname, '../../../node_modules/typescript/bin/tsc');
    const options = ['--ignoreConfig', '--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];
    const run = spawnSync(process.execPath, [tsc, ...options, '--types', '', path.join(used, 'use.ts')]);
    return String(run.stdout);
  }

  test('name what it exports, say what the source says of it, and need nothing else', () => {
    const declared = [...types.matchAll(/^export declare (?:function|class) (\w+)/gm)].map(
      ([, name]) => name,
    );
    expect(Object.keys(engine).toSorted()).toEqual(declared.toSorted());
    expect(types).not.toMatch(/^import\b/m);
    expect(types).toContain('/** Revenue');
  });

  test('hold for a program that uses it, and tell one that does not use it well', () => {
    const start = `import { assess, type Answer, type LawFile, type Question } from './lowtide.js';\n`;
    const use = `declare const law: LawFile;\nconst question: Question = { regime: 'mt-res-non-dom', income: 1, `;
    const end = ` };\nexport const kept: Answer['kept'] = assess(law, question).kept;\n`;
    expect(compiled(`${start}${use}costs: { percent: 10 }${end}`)).toBe('');
    expect(compiled(`${start}${use}costs: 'much'${end}`)).toContain("Type 'string'");
  });
});

describe('for every scheme the figures and the working are those of the command line', () => {
  test.each(REGIMES)('%s', (regime) => {
    for (const [income, currency, costs, profession] of [
      [70_000, 'EUR', undefined, undefined],
      [143_217, 'USD', { percent: 12.5 }, 'software'],
    ] as const) {
      const args = [regime, '--income', String(income), '--currency', currency, '--estimate', 'law'];
      if (costs) args.push('--costs', '12.5%', '--profession', profession);
      const told = JSON.parse(answer([...args, '--trace', '--json'], data));
      const found = engine.assess(laws, { regime, income, currency, costs, profession });
      expect(found.lines).toEqual(told.lines);
      expect(found.band).toEqual(told.band ?? null);
      const { total, kept, rate, release } = found;
      expect({ total, kept, rate, release }).toEqual({
        total: told.total,
        kept: told.kept,
        rate: told.effectiveRate,
        release: told.release,
      });
      const working = told.trace.filter((one: { steps: object[] }) => one.steps.length > 0);
      expect(JSON.parse(JSON.stringify(found.working))).toEqual(
        working.map(({ kind, currency: of, steps }: Source.Answer['working'][number]) => ({
          kind,
          currency: of,
          steps,
        })),
      );
    }
  });
});

test('every law of the file can be asked, those of wages as well', () => {
  for (const regime of Object.keys(laws.regimes)) {
    expect(engine.assess(laws, { regime, income: 50_000 }).total).toBeGreaterThanOrEqual(0);
  }
});

test('a question names the tax year, and the way in which a company pays', () => {
  const ask = { regime: 'bg-eood-company', income: 80_000, currency: 'EUR' };
  expect(engine.assess(laws, { ...ask, year: 2027 }).year).toBe(2027);
  expect(engine.assess(laws, { ...ask, payBest: true }).kept).toBeGreaterThan(engine.assess(laws, ask).kept);
});

test.each([
  [{ regime: 'atlantis', income: 1 }, 'There is no regime "atlantis".'],
  [{ regime: 'toString', income: 1 }, 'There is no regime "toString".'],
  [{ regime: 'mt-res-non-dom', income: 1, currency: 'XXX' }, 'There is no exchange rate for "XXX".'],
  [{ regime: 'mt-res-non-dom', income: -1 }, 'Income must be a finite number'],
])('a question that cannot be answered is refused in words: %j', (question, message) => {
  expect(() => engine.assess(laws, question)).toThrow(message);
});
