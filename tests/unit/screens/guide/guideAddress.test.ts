import { describe, expect, test } from 'vitest';
import { CURVES_SCOPE, GUIDE_INCOME } from '../../../../src/screens/guide/guideAddress.ts';

describe("a guide's income in its address", () => {
  test.each([
    ['', null],
    ['income=', null],
    ['income=abc', null],
    ['income=-80000', null],
    ['income=80000.5', null],
    ['income=x80000', null],
    ['income=123456789', null],
    ['?income=80000', 80_000],
    ['income=82499', 80_000],
    ['income=82500', 85_000],
    ['income=0', 40_000],
    ['income=12345678', 200_000],
  ])('%j is where the slider can stand: %s', (search, income) => {
    expect(GUIDE_INCOME.read(search)).toBe(income);
  });

  test.each([
    ['', 60_000, ''],
    ['income=80000', 60_000, ''],
    ['', 85_000, 'income=85000'],
    ['curves=one&income=80000', 85_000, 'curves=one&income=85000'],
    ['curves=one&income=80000', 60_000, 'curves=one'],
  ])('into %j: the default of 60,000 is left out, the rest stays', (search, income, written) => {
    expect(GUIDE_INCOME.write(search, income)).toBe(written);
  });

  test('is 60,000 where the address has none', () => {
    expect(GUIDE_INCOME.initial).toBe(60_000);
  });
});

describe('whose curves a guide draws', () => {
  test.each([
    ['', null],
    ['curves=one', 'one'],
    ['?curves=one', 'one'],
    ['curves=all', null],
    ['curves=two', null],
  ])('%j: %s', (search, scope) => {
    expect(CURVES_SCOPE.read(search)).toBe(scope);
  });

  test("all of the country's by default, which is left out of the address", () => {
    expect(CURVES_SCOPE.initial).toBe('all');
    expect(CURVES_SCOPE.write('income=80000', 'one')).toBe('income=80000&curves=one');
    expect(CURVES_SCOPE.write('income=80000&curves=one', 'all')).toBe('income=80000');
  });
});
