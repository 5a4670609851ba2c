import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPARE_URL } from '../../../../src/screens/compare/useCompareState.ts';
import { readUrlState, writeUrlState } from '../../../../src/stores/urlState.ts';

const read = (search: string) => readUrlState(COMPARE_URL, search);
const write = (search: string, change: Partial<ReturnType<typeof read>>) =>
  writeUrlState(COMPARE_URL, search, change);

describe('the address of the compare page', () => {
  it.each([
    ['', [], 60_000],
    ['tax_regime_ids=a,b&income=75000', ['a', 'b'], 75_000],
    ['?tax_regime_ids=a%2Cb', ['a', 'b'], 60_000],
    ['tax_regime_ids=a,b,a,,%20b%20', ['a', 'b'], 60_000],
    ['tax_regime_ids=&income=0', [], 0],
    ['income=10000000', [], 10_000_000],
    ['income=10000001', [], 60_000],
    ['income=-1', [], 60_000],
    ['income=abc', [], 60_000],
    ['income=1e5', [], 60_000],
    ['income=', [], 60_000],
  ])(
    '%j: duplicates count once, the income is 60000 by default, and where it is no valid number',
    { tags: 'compare-query-string' },
    (search, regimeIds, income) => {
      expect(read(search)).toEqual({ regimeIds, income });
    },
  );

  it.each([
    ['tax_regime_ids=a,b&income=abc&ref=x', ['a', 'b', 'c', 'a'], 'tax_regime_ids=a,b,c&income=abc&ref=x'],
    ['', ['c'], 'tax_regime_ids=c'],
    ['tax_regime_ids=a,b&income=1', ['b'], 'tax_regime_ids=b&income=1'],
    ['tax_regime_ids=a&income=1', [], 'income=1'],
    ['tax_regime_ids=a', [], ''],
  ])(
    '%j with %j: each once, without the parameter when none remain, all else as it is',
    (search, ids, next) => {
      expect(write(search, { regimeIds: ids })).toBe(next);
    },
  );

  it.each([
    ['tax_regime_ids=a,b', 70_000, 'tax_regime_ids=a,b&income=70000'],
    ['income=5&tax_regime_ids=a', 0, 'income=0&tax_regime_ids=a'],
  ])('the income is written beside the regimes: %j', (search, income, next) => {
    expect(write(search, { income })).toBe(next);
  });

  it('what is written is read back', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[a-z0-9 &%+-]{0,10}[a-z0-9&%]$/).map((id) => id.trim()));
    fc.assert(
      fc.property(ids, fc.nat(10_000_000), (regimeIds, income) => {
        expect(read(write('ref=x', { regimeIds, income }))).toEqual({
          regimeIds: [...new Set(regimeIds)],
          income,
        });
      }),
    );
  });
});
