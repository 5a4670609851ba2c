/** Files of stays that a person has chosen: cut off, edited by hand, of another program, or hostile. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { historyOf, overlapsOf } from '../../src/residency/index.ts';
import { KeptFileError, readKeptFile } from '../../src/situation/keptFile.ts';
import { type DaysRecord, inOrder, readDays } from '../../src/stores/stays.ts';
import { nastyText } from './hostile.ts';
import { promise } from './property.ts';

const day = fc
  .integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2099, 11, 31) })
  .map((time) => new Date(time).toISOString().slice(0, 10));
const country = fc.constantFrom('PT', 'BG', 'GB', 'TH', 'XK');
const stay = fc
  .record({ country, days: fc.tuple(day, day), open: fc.boolean(), permit: fc.boolean() })
  .map(({ country: code, days, open, permit }) => {
    const [arrival = '', departure = ''] = [...days].sort();
    return { country: code, arrival, departure: open ? null : departure, ...(permit && { permit }) };
  });
const record: fc.Arbitrary<DaysRecord> = fc.record({
  stays: fc
    .array(stay, { maxLength: 20 })
    .map((stays) => inOrder(stays.map((one, id) => ({ ...one, id: `${id}` })))),
  recordFrom: fc.option(day),
  uk: fc.option(
    fc.record(
      { profile: fc.constantFrom('leaver' as const, 'arriver' as const), ties: fc.nat(5) },
      { noNullPrototype: true },
    ),
  ),
  example: fc.constant(false),
});

/** Nearly right: each field is what it should be or anything at all. */
const strange = fc.oneof(
  nastyText,
  fc.jsonValue(),
  day,
  fc.constantFrom('2026-02-30', '0000-00-00', '9999-99-99'),
);
const nearly = fc
  .record(
    {
      format: fc.oneof({ weight: 9, arbitrary: fc.constant('lowtide-days') }, strange),
      version: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, strange),
      stays: fc.oneof(
        {
          weight: 5,
          arbitrary: fc.array(
            fc.oneof(
              stay,
              fc.record(
                { country: strange, arrival: strange, departure: strange, permit: strange },
                { requiredKeys: [] },
              ),
              strange,
            ),
          ),
        },
        strange,
      ),
      recordFrom: fc.oneof(fc.constant(null), day, strange),
      uk: fc.oneof(fc.constant(null), strange),
    },
    { requiredKeys: ['format', 'version', 'stays'] },
  )
  .map((content) => JSON.stringify(content));

/** The stays that a file holds; null where it holds none. */
function staysIn(text: string): DaysRecord | null {
  const record = readKeptFile(text).records.get('stays') as { readonly value: DaysRecord } | undefined;
  return record?.value ?? null;
}

const daysFile = (content: DaysRecord) => JSON.stringify({ format: 'lowtide-days', version: 1, ...content });

/** A record, or an error for the person: nothing else may come out. */
function readsOrSays(text: string): void {
  try {
    const read = staysIn(text);
    if (read === null) return;
    assert.deepEqual(readDays(read), read);
    assert.ok(overlapsOf(historyOf(read.stays, '2026-11-22').periods).length >= 0);
  } catch (error) {
    assert.ok(error instanceof KeptFileError, `${error}`);
    assert.ok(error.message.length < 300, error.message);
  }
}

export const DAYS_FILES = [
  promise(
    'whatever stands in a file, it is read or the person is told why not',
    300,
    fc.oneof(nearly, nastyText, fc.json()),
    readsOrSays,
  ),
  promise(
    'a file that was cut off anywhere is read or the person is told why not',
    200,
    fc.tuple(record, fc.nat(5_000)),
    ([whole, length]) => readsOrSays(daysFile(whole).slice(0, length)),
  ),
];
