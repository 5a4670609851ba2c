import { expect, test } from 'vitest';
import { RANKING_INCOME } from '../../../../src/screens/ranking/rankingAddress.ts';

test.each([
  ['', null],
  ['income=', null],
  ['income=abc', null],
  ['income=10000001', null],
  ['?income=120000', 120_000],
  ['income=0', 0],
])('the income of a ranking page in %j: %s', (search, income) => {
  expect(RANKING_INCOME.read(search)).toBe(income);
});

test.each([
  ['', 80_000, ''],
  ['ref=x&income=5', 80_000, 'ref=x'],
  ['ref=x', 0, 'ref=x&income=0'],
])('into %j: the default of 80,000 is left out, the rest stays', (search, income, written) => {
  expect(RANKING_INCOME.write(search, income)).toBe(written);
  expect(RANKING_INCOME.initial).toBe(80_000);
});
