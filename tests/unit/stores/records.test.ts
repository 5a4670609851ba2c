import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTicked } from '../../../src/stores/checklist.ts';
import { isComparisonValue } from '../../../src/stores/comparison.ts';
import { readRecord } from '../../../src/stores/records.ts';

const value = { regimeIds: ['malta-grp'], income: 80_000 };
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
    ['ids that are no texts', { ...record, value: { ...value, regimeIds: [1] } }],
    ['an empty id', { ...record, value: { ...value, regimeIds: [''] } }],
    ['an id twice', { ...record, value: { ...value, regimeIds: ['a', 'a'] } }],
    ['an income as text', { ...record, value: { ...value, income: '80000' } }],
    ['an income below zero', { ...record, value: { ...value, income: -1 } }],
    ['an income above 10,000,000', { ...record, value: { ...value, income: 10_000_001 } }],
    ['an income that is no number', { ...record, value: { ...value, income: Number.NaN } }],
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
