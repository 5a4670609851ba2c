/** Records that other versions, other tabs, extensions or people have left in a browser's storage. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readTicks } from '../../src/stores/checklist.ts';
import { createComparison, EMPTY_COMPARISON, readComparison } from '../../src/stores/comparison.ts';
import { BUDGET_LINES, readPlan } from '../../src/stores/plan.ts';
import { readPreferences, THEMES } from '../../src/stores/preferences.ts';
import { readRecord } from '../../src/stores/records.ts';
import { readTieAnswers } from '../../src/stores/tieAnswers.ts';
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
      }),
      fc.array(nastyText),
      anything,
    ),
  },
  { requiredKeys: [] },
);
const found = fc.oneof({ weight: 4, arbitrary: nearlyRecord }, anything);

const planRecord = fc.record({
  shape: fc.constant(1),
  value: fc.record(
    {
      regimeId: fc.oneof(fc.constant(null), nastyText, anything),
      done: fc.oneof(fc.array(nastyText), anything),
      budget: fc.oneof(
        fc.record(
          { home: fc.oneof(fc.nat(), anything), food: fc.oneof(fc.double(), anything) },
          { requiredKeys: [] },
        ),
        anything,
      ),
    },
    { requiredKeys: ['regimeId', 'done'] },
  ),
});

const preferences = fc.oneof(
  nastyText,
  fc.json(),
  fc
    .record(
      { theme: fc.oneof(fc.constantFrom(...THEMES), fc.jsonValue()), motion: fc.jsonValue() },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
);

/** A device whose storage holds one record. */
function deviceWith(record: unknown) {
  return {
    storage: { read: async () => record, update: async () => undefined, replaceAll: async () => undefined },
    channel: { post: () => undefined, listen: () => undefined },
    onMemory: () => undefined,
  };
}

export const RECORDS = [
  promise('a comparison is read as far as it is understood', 6000, found, (record) => {
    const read = readRecord(record, 1, readComparison);
    if (read === null) return;
    assert.equal(new Set(read.regimeIds).size, read.regimeIds.length);
  }),

  promise('a checklist is read as far as it is understood', 4000, found, (record) => {
    const read = readRecord(record, 1, readTicks);
    if (read !== null) assert.ok(read.every((id) => typeof id === 'string' && id !== ''));
  }),

  promise('a plan is read as far as it is understood', 4000, planRecord, (record) => {
    const read = readRecord(record, 1, readPlan);
    if (read === null) return;
    assert.ok(read.regimeId === null || typeof read.regimeId === 'string');
    assert.ok(read.done.every((id) => typeof id === 'string'));
    for (const line of BUDGET_LINES) {
      const amount = read.budget?.[line] ?? 0;
      assert.ok(amount >= 0 && amount <= 10_000_000);
    }
  }),

  promise('answers about ties are read as far as they are understood', 4000, found, (record) => {
    const read = readRecord(record, 1, readTieAnswers);
    const said = read === null ? [] : Object.values(read).flatMap((ofHome) => Object.values(ofHome));
    assert.ok(said.every((answer) => answer === 'yes' || answer === 'no'));
  }),

  promise('a comparison over any saved record starts, and takes changes', 1500, found, async (record) => {
    const { persisted, add, remove } = createComparison(deviceWith(record));
    await persisted.start();
    const { value, status } = persisted.store.getState();
    assert.equal(status, 'ready');
    assert.deepEqual(readComparison(value), value);
    if (readRecord(record, 1, readComparison) === null) assert.deepEqual(value, EMPTY_COMPARISON);
    add(['mt-grp']);
    assert.ok(persisted.store.getState().value.regimeIds.includes('mt-grp'));
    remove('mt-grp');
    assert.ok(!persisted.store.getState().value.regimeIds.includes('mt-grp'));
    await persisted.settled();
  }),

  promise('preferences: any text is a theme', 6000, preferences, (text) => {
    assert.ok(THEMES.includes(readPreferences(text).theme));
  }),
];
