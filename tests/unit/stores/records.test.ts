import { describe, expect, test } from 'vitest';
import { readComparison } from '../../../src/stores/comparison.ts';
import { readRecord } from '../../../src/stores/records.ts';

const value = { regimeIds: ['malta-grp'] };
const record = { shape: 1, value };

describe('a kept record is read only when it is of this shape', () => {
  test('a record of this shape is read', () => {
    expect(readRecord(record, 1, readComparison)).toEqual(value);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'malta'],
    ['a list', [record]],
    ['another shape', { ...record, shape: 2 }],
    ['no shape', { value }],
    ['no value', { shape: 1 }],
  ])('%s is ignored', (_what, found) => {
    expect(readRecord(found, 1, readComparison)).toBeNull();
  });
});
