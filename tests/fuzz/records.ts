/** Records that other versions, other tabs, extensions or people have left in a browser's storage. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isTicked } from '../../src/stores/checklist.ts';
import { createComparison, EMPTY_COMPARISON, isComparisonValue } from '../../src/stores/comparison.ts';
import { readPreferences, THEMES } from '../../src/stores/preferences.ts';
import { readRecord } from '../../src/stores/records.ts';
import { nastyText } from './hostile.ts';
import { promise } from './property.ts';

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withTypedArray: true,
  withNullPrototype: true,
});

/** Nearly right: each field is what it should be or anything at all. */
const nearlyRecord = fc.record(
  {
    shape: fc.oneof(fc.constant(1), anything),
    value: fc.oneof(
      fc.record({
        regimeIds: fc.oneof(fc.uniqueArray(fc.string({ minLength: 1 })), fc.array(nastyText), anything),
        income: fc.oneof(fc.integer({ min: 0, max: 10_000_000 }), fc.double(), anything),
      }),
      fc.array(nastyText),
      anything,
    ),
  },
  { requiredKeys: [] },
);
const found = fc.oneof({ weight: 4, arbitrary: nearlyRecord }, anything);

const preferences = fc.oneof(
  nastyText,
  fc.json(),
  fc
    .record(
      { theme: fc.oneof(fc.constantFrom(...THEMES), fc.jsonValue()), deductContributions: fc.jsonValue() },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
);

/** A device whose storage holds one record. */
function deviceWith(record: unknown) {
  return {
    storage: { read: async () => record, update: async () => undefined },
    channel: { post: () => undefined, listen: () => undefined },
    onMemory: () => undefined,
  };
}

export const RECORDS = [
  promise('a comparison is read whole or not at all', 6000, found, (record) => {
    const read = readRecord(record, 1, isComparisonValue);
    if (read === null) return;
    assert.equal(new Set(read.regimeIds).size, read.regimeIds.length);
    assert.ok(read.income >= 0 && read.income <= 10_000_000);
  }),

  promise('a checklist is read whole or not at all', 4000, found, (record) => {
    const read = readRecord(record, 1, isTicked);
    if (read !== null) assert.ok(read.every((id) => typeof id === 'string' && id !== ''));
  }),

  promise('a comparison over any saved record starts, and takes changes', 1500, found, async (record) => {
    const { persisted, add, remove } = createComparison(deviceWith(record));
    await persisted.start();
    const { value, status } = persisted.store.getState();
    assert.equal(status, 'ready');
    assert.ok(isComparisonValue(value));
    if (readRecord(record, 1, isComparisonValue) === null) assert.deepEqual(value, EMPTY_COMPARISON);
    add(['mt-grp']);
    assert.ok(persisted.store.getState().value.regimeIds.includes('mt-grp'));
    remove('mt-grp');
    assert.ok(!persisted.store.getState().value.regimeIds.includes('mt-grp'));
    await persisted.settled();
  }),

  promise('preferences: any text is a theme and a switch', 6000, preferences, (text) => {
    const { theme, deductContributions } = readPreferences(text);
    assert.ok(THEMES.includes(theme));
    assert.equal(typeof deductContributions, 'boolean');
  }),
];
