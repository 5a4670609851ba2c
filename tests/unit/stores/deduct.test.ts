import { expect, test } from 'vitest';
import { DEDUCT_URL } from '../../../src/stores/deduct.ts';
import { readUrlState, writeUrlState } from '../../../src/stores/urlState.ts';

test.each([
  ['', null],
  ['income=1', null],
  ['deduct=1', true],
  ['income=1&deduct=0', false],
  ['deduct=yes', null],
])('the switch in %j is %j', (search, deduct) => {
  expect(readUrlState(DEDUCT_URL, search)).toEqual({ deduct });
});

test('the switch is written as deduct=1 and left out when off; the rest stays, commas readable', () => {
  const search = 'tax_regime_ids=a,b&income=5';
  expect(writeUrlState(DEDUCT_URL, search, { deduct: true })).toBe(`${search}&deduct=1`);
  expect(writeUrlState(DEDUCT_URL, `${search}&deduct=1`, { deduct: null })).toBe(search);
});
