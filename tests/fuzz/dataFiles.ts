/** Data files with one thing wrong: they compile, or the report says what is wrong; nothing else is thrown. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { compileFiles, DATA_DIR, DataError } from '../../data/compiler/index.ts';
import { type DataFiles, readFiles } from '../../data/compiler/read.ts';
import { assess, scheduleOf } from '../../src/law/index.ts';
import { nastyText } from './hostile.ts';
import { promise } from './property.ts';

const FILES: DataFiles = readFiles(DATA_DIR);
const OPTIONS = { now: new Date('2026-11-20T12:00:00Z'), hasFlag: () => true };

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const replacement: fc.Arbitrary<Json | undefined> = fc.oneof(
  fc.constantFrom<Json | undefined>(undefined, null, -1, 0, 1e308, '', [], {}),
  nastyText,
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue() as fc.Arbitrary<Json>,
);

/** A copy of the files in which one value somewhere in one file is another one, or gone. */
const edited: fc.Arbitrary<DataFiles> = fc
  .tuple(
    fc.constantFrom(...Object.keys(FILES).filter((file) => file.endsWith('.json'))),
    fc.array(fc.nat(), { minLength: 1, maxLength: 8 }),
    replacement,
  )
  .map(([file, way, value]) => {
    const content = JSON.parse(FILES[file] ?? '') as Json;
    replaceAt(content, way, value);
    return { ...FILES, [file]: JSON.stringify(content) };
  });

/** Text of a file cut off or with a character changed. */
const damaged: fc.Arbitrary<DataFiles> = fc
  .tuple(
    fc.constantFrom(...Object.keys(FILES).filter((file) => file.endsWith('.json'))),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.oneof(fc.constant(null), nastyText),
  )
  .map(([file, share, text]) => {
    const content = FILES[file] ?? '';
    const place = Math.floor(content.length * share);
    const changed = content.slice(0, place) + (text === null ? '' : text + content.slice(place + 1));
    return { ...FILES, [file]: changed };
  });

function replaceAt(content: Json, [step = 0, ...way]: readonly number[], value: Json | undefined): void {
  if (typeof content !== 'object' || content === null) return;
  const keys = Object.keys(content);
  const key = keys[step % Math.max(keys.length, 1)];
  if (key === undefined) return;
  const holder = content as { [key: string]: Json };
  const inner = holder[key];
  if (way.length > 0 && typeof inner === 'object' && inner !== null) replaceAt(inner, way, value);
  else if (value === undefined) delete holder[key];
  else holder[key] = value;
}

function assertCompilesOrReports(files: DataFiles): void {
  try {
    const { countries, taxBrackets } = compileFiles(files, OPTIONS);
    for (const regime of countries.flatMap((country) => country.taxRegimes)) {
      const { total, effectiveRate } = assess(scheduleOf(regime, taxBrackets[regime.id] ?? []), 80_000);
      assert.ok(Number.isFinite(total) && Number.isFinite(effectiveRate), `${regime.id}: ${total}`);
    }
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    assert.ok(error.problems.length > 0 && error.message !== '');
  }
}

export const DATA_FILES = [
  promise(
    'data: with any value replaced they compile to finite taxes, or a report says what is wrong',
    50,
    edited,
    assertCompilesOrReports,
  ),
  promise(
    'data: with any damage to their text they compile, or a report says what is wrong',
    25,
    damaged,
    assertCompilesOrReports,
  ),
];
