import { describe, expect, test } from 'vitest';
import { inDollars, isMoneyObject, statutoryAmount, toDollars } from '../../../src/law/index.ts';

const RATES = { EUR: 0.5, HUF: 400 };

describe('amounts of a file', () => {
  test.each([
    [1_200, 1_200, null],
    [{ EUR: 600 }, 1_200, { currency: 'EUR', amount: 600 }],
    [{ USD: 1_000, EUR: 600 }, 1_000, { currency: 'EUR', amount: 600 }],
    [{ EUR: 600, USD: 1_000 }, 1_000, { currency: 'EUR', amount: 600 }],
    [{ USD: 1_000 }, 1_000, { currency: 'USD', amount: 1_000 }],
  ])('%j: %d dollars, in the law %j', (money, usd, statutory) => {
    expect(toDollars(money, RATES)).toBe(usd);
    expect(statutoryAmount(money)).toEqual(statutory);
  });

  test('a currency without a rate is an error that names the amount', () => {
    expect(() => toDollars({ CHF: 5 }, RATES)).toThrow('No exchange rate for {"CHF":5}');
  });

  test.each([
    [{ EUR: 1 }, true],
    [{ EUR: 1, USD: 2 }, true],
    [{ EUR: 1, note: 2 }, false],
    [{ EUR: '1' }, false],
    [{ EURO: 1 }, false],
    [{ aEUR: 1 }, false],
    [{}, false],
    [[1], false],
    [null, false],
    [1, false],
  ])('%j is an amount with its currency: %s', (value, is) => {
    expect(isMoneyObject(value)).toBe(is);
  });
});

test('a part of a file is in dollars, with the amounts of the law beside them', () => {
  const part = {
    name: 'One',
    cap: { HUF: 400_000 },
    fee: { USD: 100 },
    limit: { USD: 5_000, EUR: 2_400 },
    brackets: [{ from: 0, to: { EUR: 50 } }, { from: 1 }],
    none: null,
  };
  expect(inDollars(part, RATES)).toEqual({
    name: 'One',
    cap: 1_000,
    fee: 100,
    limit: 5_000,
    none: null,
    brackets: [{ from: 0, to: 100, statutory: { to: { currency: 'EUR', amount: 50 } } }, { from: 1 }],
    statutory: {
      cap: { currency: 'HUF', amount: 400_000 },
      limit: { currency: 'EUR', amount: 2_400, usd: 4_800 },
    },
  });
});
