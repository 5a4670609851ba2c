import { describe, expect, test } from 'vitest';
import { assess, scheduleOf, type TaxBracket, type TaxKind, type TaxRules } from '../../../src/law/index.ts';
import { bracketsOf, onlyTax } from './madeUp.ts';

/** The amount of one line at an income. */
function amountOf(kind: TaxKind, rules: TaxRules, income: number, brackets: readonly TaxBracket[]) {
  const { lines } = assess(scheduleOf(rules, brackets), income);
  return lines.find((line) => line.kind === kind)?.amount;
}

describe('bracket rule', () => {
  const bands = '0–10000 0%, 10000–40000 10%, 40000– 20%';

  test.each([
    [0, 0],
    [10_000, 0],
    [10_001, 0.1],
    [40_000, 3_000],
    [60_000, 7_000],
  ])(
    'progressive: each bracket taxes the slice of income inside it: %d → %d',
    { tags: 'constant-brackets-progressive' },
    (income, tax) => {
      expect(amountOf('income', onlyTax('income', 0), income, bracketsOf('income', bands))).toBeCloseTo(
        tax,
        9,
      );
    },
  );

  test.each(['Taxed on the ENTIRE income', 'Rate on total income'])(
    'if every description mentions %o and brackets are contiguous, the single matching rate applies to the whole income',
    { tags: 'constant-brackets-entire' },
    (words) => {
      const brackets = bracketsOf('income', bands, words);
      const taxes = [0, 10_000, 10_001, 40_000, 40_001, 60_000].map((income) =>
        amountOf('income', onlyTax('income', 0), income, brackets),
      );
      expect(taxes).toEqual([0, 0, 1_000.1, 4_000, 8_000.2, 12_000]);
    },
  );

  test('one description without those words makes the set progressive', {
    tags: 'constant-brackets-entire',
  }, () => {
    const [first, ...others] = bracketsOf('income', bands, 'entire income');
    const brackets = [{ ...(first as TaxBracket), description: 'Tax-free' }, ...others];
    expect(amountOf('income', onlyTax('income', 0), 60_000, brackets)).toBe(7_000);
  });

  test('a gap between brackets makes the set progressive, and what lies in the gap is not taxed', {
    tags: 'constant-brackets-entire',
  }, () => {
    const brackets = bracketsOf('income', '0–10000 10%, 20000– 20%', 'entire income');
    expect(amountOf('income', onlyTax('income', 0), 15_000, brackets)).toBe(1_000);
    expect(amountOf('income', onlyTax('income', 0), 30_000, brackets)).toBe(3_000);
  });

  test('descriptions of other kinds have no say', () => {
    const brackets = [...bracketsOf('income', bands, 'entire income'), ...bracketsOf('pension', '0– 5%')];
    expect(amountOf('income', onlyTax('income', 0), 60_000, brackets)).toBe(12_000);
  });

  test('sort by lowerBound: the order of the list does not matter', {
    tags: 'constant-brackets-sorted',
  }, () => {
    const brackets = bracketsOf('income', bands).reverse();
    expect(amountOf('income', onlyTax('income', 0), 60_000, brackets)).toBe(7_000);
  });

  test('no bracket holds an income above the last upper bound of an entire-income set', () => {
    const brackets = bracketsOf('income', '0–10000 10%', 'entire income');
    expect(amountOf('income', onlyTax('income', 50), 10_001, brackets)).toBe(0);
  });

  test('an entire-income set that starts above 0 holds neither 0 nor an income up to its lower bound', () => {
    const brackets = bracketsOf('income', '10000– 10% +500', 'entire income');
    const taxes = [0, 5_000, 10_000, 10_001].map((income) =>
      amountOf('income', onlyTax('income', 0), income, brackets),
    );
    expect(taxes).toEqual([0, 0, 0, 1_500.1]);
  });

  test('the first bracket also holds 0', () => {
    const brackets = bracketsOf('income', '0– 10% +500', 'entire income');
    expect(amountOf('income', onlyTax('income', 0), 0, brackets)).toBe(500);
  });

  test('progressive: amount falls due once the base exceeds lowerBound', () => {
    const brackets = bracketsOf('other', '0–10000 0% +500, 10000– 1% +900');
    const taxes = [0, 1, 10_000, 10_001, 20_000].map((income) =>
      amountOf('other', onlyTax('other', 0), income, brackets),
    );
    expect(taxes).toEqual([0, 500, 500, 1_400.01, 1_500]);
  });

  test('entire income: amount + rate / 100 × the whole base, of the matching bracket only', () => {
    const brackets = bracketsOf('other', '0–10000 0% +500, 10000– 1% +900', 'total income');
    const taxes = [1, 10_000, 10_001].map((income) =>
      amountOf('other', onlyTax('other', 0), income, brackets),
    );
    expect(taxes).toEqual([500, 500, 1_000.01]);
  });
});
