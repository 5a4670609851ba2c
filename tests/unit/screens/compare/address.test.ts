import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress, withIncome, withRegimes } from '../../../../src/screens/compare/address.ts';

const remove = (id: string) => withRegimes((now) => now.filter((other) => other !== id));
const add = (...ids: string[]) => withRegimes((now) => [...now, ...ids]);

describe('the address of the compare page', () => {
  it.each([
    ['', [], 60_000],
    ['tax_regime_ids=a,b&income=75000', ['a', 'b'], 75_000],
    ['?tax_regime_ids=a%2Cb', ['a', 'b'], 60_000],
    ['tax_regime_ids=a,b,a,,%20b%20', ['a', 'b'], 60_000],
    ['tax_regime_ids=&income=0', [], 0],
    ['income=10000000', [], 10_000_000],
    ['income=10000001', [], null],
    ['income=-1', [], null],
    ['income=abc', [], null],
    ['income=1e5', [], null],
    ['income=', [], null],
  ])(
    '%j: duplicates count once, the income is 60000 by default and must be a valid number',
    (search, ids, income) => {
      expect(readAddress(search)).toMatchObject({ regimeIds: ids, income });
    },
  );

  it('keeps the income as written, for the message about it', () => {
    expect(readAddress('income=abc').incomeText).toBe('abc');
    expect(readAddress('').incomeText).toBeNull();
  });

  it('adding appends to tax_regime_ids, each once, and leaves all else', () => {
    expect(add('c', 'a')('tax_regime_ids=a,b&income=abc&ref=x')).toBe(
      'tax_regime_ids=a,b,c&income=abc&ref=x',
    );
    expect(add('c')('')).toBe('tax_regime_ids=c');
  });

  it('removing deletes from tax_regime_ids and removes the parameter when none remain', () => {
    expect(remove('a')('tax_regime_ids=a,b&income=1')).toBe('tax_regime_ids=b&income=1');
    expect(remove('a')('tax_regime_ids=a&income=1')).toBe('income=1');
    expect(remove('a')('tax_regime_ids=a')).toBe('');
  });

  it('the income is written beside the regimes', () => {
    expect(withIncome(70_000)('tax_regime_ids=a,b')).toBe('tax_regime_ids=a,b&income=70000');
    expect(withIncome(0)('income=5&tax_regime_ids=a')).toBe('income=0&tax_regime_ids=a');
  });

  it('what is written is read back', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[a-z0-9 &%+-]{0,10}[a-z0-9&%]$/).map((id) => id.trim()));
    fc.assert(
      fc.property(ids, fc.nat(10_000_000), (regimeIds, income) => {
        const search = withIncome(income)(withRegimes(() => regimeIds)('ref=x'));
        expect(readAddress(search)).toMatchObject({ regimeIds: [...new Set(regimeIds)], income });
      }),
    );
  });
});
