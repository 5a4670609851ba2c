import { describe, expect, test } from 'vitest';
import { GUIDE_URL } from '../../../../src/screens/guide/Numbers.tsx';
import { readUrlState, writeUrlState } from '../../../../src/stores/urlState.ts';

describe('whose curves a guide draws', () => {
  test.each([
    ['', 'all'],
    ['curves=one', 'one'],
    ['?curves=one', 'one'],
    ['curves=all', 'all'],
    ['curves=two', 'all'],
  ])('%j: %s', (search, curves) => {
    expect(readUrlState(GUIDE_URL, search).curves).toBe(curves);
  });

  test("all of the country's by default, which is left out of the address", () => {
    expect(writeUrlState(GUIDE_URL, 'income=80000', { curves: 'one' })).toBe('income=80000&curves=one');
    expect(writeUrlState(GUIDE_URL, 'income=80000&curves=one', { curves: 'all' })).toBe('income=80000');
  });
});
