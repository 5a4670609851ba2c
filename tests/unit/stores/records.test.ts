import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTicked } from '../../../src/stores/checklist.ts';
import { isComparisonValue } from '../../../src/stores/comparison.ts';
import { readRecord } from '../../../src/stores/records.ts';

const value = { regimeIds: ['malta-grp'] };
const record = { shape: 1, value };

describe('a kept record is read only when it is whole and of this shape', () => {
  test('a whole record is read', () => {
    expect(readRecord(record, 1, isComparisonValue)).toEqual(value);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'malta'],
    ['a list', [record]],
    ['another shape', { ...record, shape: 2 }],
    ['no shape', { value }],
    ['no value', { shape: 1 }],
    ['ids that are no texts', { ...record, value: { regimeIds: [1] } }],
    ['an empty id', { ...record, value: { regimeIds: [''] } }],
    ['an id twice', { ...record, value: { regimeIds: ['a', 'a'] } }],
  ])('%s is ignored', (_what, found) => {
    expect(readRecord(found, 1, isComparisonValue)).toBeNull();
  });

  test('whatever storage holds, reading it never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (found) => {
        readRecord(found, 1, isComparisonValue);
        readRecord({ ...record, value: found }, 1, isTicked);
      }),
    );
  });
});
