import { describe, expect, test } from 'vitest';
import { GUIDE_URL, guideIncomeNotice } from '../../../../src/screens/guide/guideAddress.ts';
import { readUrlState, writeUrlState } from '../../../../src/stores/urlState.ts';

describe("a guide's income in its address", () => {
  test.each([
    ['', 60_000],
    ['income=', 60_000],
    ['income=abc', 60_000],
    ['income=-80000', 60_000],
    ['income=80000.5', 80_000],
    ['income=x80000', 60_000],
    ['income=123456789', 60_000],
    ['?income=80000', 80_000],
    ['income=82499', 80_000],
    ['income=82500', 85_000],
    ['income=0', 40_000],
    ['income=9999999', 200_000],
  ])('%j is where the slider can stand: %s', (search, income) => {
    expect(readUrlState(GUIDE_URL, search).income).toBe(income);
  });

  test.each([
    ['', 60_000, ''],
    ['income=80000', 60_000, ''],
    ['', 85_000, 'income=85000'],
    ['curves=one&income=80000', 85_000, 'curves=one&income=85000'],
    ['curves=one&income=80000', 60_000, 'curves=one'],
  ])('into %j: the default of 60,000 is left out, the rest stays', (search, income, written) => {
    expect(writeUrlState(GUIDE_URL, search, { income })).toBe(written);
  });

  test.each([null, '', '60000', '200000', '40000.0'])('says nothing about %j', (text) => {
    expect(guideIncomeNotice(text)).toBeNull();
  });

  test.each([
    ['5000000', 'it shows $200,000 instead of $5,000,000.'],
    ['0', 'it shows $40,000 instead of $0.'],
    [
      '62400',
      'The slider goes from $40,000 to $200,000 in steps of $5,000: it shows $60,000 instead of $62,400.',
    ],
    ['1e9', 'The income “1e9” in the address was left out'],
    ['12345678', 'The income “12345678” in the address was left out'],
  ])('says what is shown instead of %j', (text, notice) => {
    expect(guideIncomeNotice(text)).toContain(notice);
  });
});

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
