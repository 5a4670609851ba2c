import { expect, test } from 'vitest';
import { RANKING_URL } from '../../../../src/screens/ranking/rankingAddress.ts';
import { readUrlState, writeUrlState } from '../../../../src/stores/urlState.ts';

test.each([
  ['', 80_000],
  ['income=', 80_000],
  ['income=abc', 80_000],
  ['income=10000001', 80_000],
  ['?income=120000', 120_000],
  ['income=0', 0],
])('the income of a ranking page in %j: %s', (search, income) => {
  expect(readUrlState(RANKING_URL, search)).toEqual({ income });
});

test.each([
  ['', 80_000, ''],
  ['ref=x&income=5', 80_000, 'ref=x'],
  ['ref=x', 0, 'ref=x&income=0'],
])('into %j: the default of 80,000 is left out, the rest stays', (search, income, written) => {
  expect(writeUrlState(RANKING_URL, search, { income })).toBe(written);
});
