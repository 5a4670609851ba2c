import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCIES } from '../../../src/catalogue/currencies.ts';
import {
  likelyMeant,
  MAX_INCOME,
  parseAmount,
  parseIncome,
  typedCurrency,
  wholePart,
} from '../../../src/catalogue/income.ts';
import { currencySign } from '../../../src/catalogue/money.ts';

describe('typed amounts', () => {
  test.each([
    ['70k', 70_000, null],
    ['70 K', 70_000, null],
    ['70.5k', 70_500, null],
    ['1.2m', 1_200_000, null],
    ['1,2 Mio', 1_200_000, null],
    ['1.250m', 1_250_000, null],
    ['1,200k', 1_200_000, null],
    ['2 million', 2_000_000, null],
    ['€70,000', 70_000, 'EUR'],
    ['70.000', 70_000, null],
    ['70 000', 70_000, null],
    ['70\u202f000 zł', 70_000, 'PLN'],
    ["CHF 70'000", 70_000, 'CHF'],
    ['70k EUR', 70_000, 'EUR'],
    ['$60,000', 60_000, 'USD'],
    ['CA$60,000', 60_000, 'CAD'],
    ['R$ 60.000', 60_000, 'BRL'],
    ['60,000 kr', 60_000, null],
    ['60,000k', 60_000, null],
    ['12.5', 125, null],
    ['70 metres', 70, null],
    ['70 or k', 70, null],
    ['70 per m', 70, null],
    ['10,000k', 10_000_000, null],
    ['1.2 5k', 125_000, null],
    ['AU$60,000', 60_000, 'AUD'],
    ['US$60,000', 60_000, 'USD'],
    ['C$60,000', 60_000, 'CAD'],
    ['₺60.000', 60_000, 'TRY'],
    ['60 000 Ft', 60_000, 'HUF'],
    ['60.000 lei', 60_000, 'RON'],
  ])('%o is read as %d, currency %s', (text, amount, currency) => {
    expect(parseAmount(text)).toEqual({ status: 'accepted', amount, currency });
  });

  test.each(['11m', '10,000.001k', '10000001'])('%o is more than 10,000,000: ignored', (text) => {
    expect(parseAmount(text)).toEqual({ status: 'ignored' });
  });

  test.each([
    ['12.5', 12],
    ['12.', 12],
    ['€1,2', 1],
  ])('%o, begun and left, is %d, as it is in an address', (text, amount) => {
    expect(parseAmount(wholePart(text))).toMatchObject({ status: 'accepted', amount });
  });

  test.each(['', '€', 'k', 'm', ' '])('%o is an empty box', (text) => {
    expect(parseAmount(text)).toEqual({ status: 'empty' });
  });

  test('without k or m, all non-digits are stripped', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/[kmt]/i.test(text));
        const read = parseAmount(text);
        const stripped = parseIncome(text);
        if (read.status === 'accepted') expect(stripped).toEqual({ status: 'accepted', income: read.amount });
        else expect(stripped).toEqual(read);
      }),
    );
  });

  test('any text is a whole amount in range, an empty box or ignored', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,k m€$ELU'.split('')) }), (text) => {
        const read = parseAmount(text);
        if (read.status !== 'accepted') return;
        expect(Number.isInteger(read.amount)).toBe(true);
        expect(read.amount >= 0 && read.amount <= MAX_INCOME).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('thousands and millions are read back from how people shorten them', () => {
    const separator = fc.constantFrom('.', ',');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), separator, (tenths, dot) => {
        const short = `${Math.floor(tenths / 10)}${dot}${tenths % 10}`;
        expect(parseAmount(`${short}m`)).toMatchObject({ amount: tenths * 100_000 });
        expect(parseAmount(`${short}k`)).toMatchObject({ amount: tenths * 100 });
      }),
    );
  });

  test.each(CURRENCIES)('an amount with the sign of %s is read in it', (currency) => {
    expect(parseAmount(`${currencySign(currency)}70,000`)).toMatchObject({ amount: 70_000, currency });
  });

  test.each([
    ['USD', 'EUR', 'USD'],
    ['USD', 'CAD', 'CAD'],
    ['USD', 'AUD', 'AUD'],
    ['USD', 'NZD', 'NZD'],
    ['GBP', 'CAD', 'GBP'],
    [null, 'EUR', 'EUR'],
  ] as const)('%s typed into a box in %s means %s', (typed, current, meant) => {
    expect(typedCurrency(typed, current)).toBe(meant);
  });
});

describe('below 5,000 a year the field asks what was meant', () => {
  test.each([
    [70, 1, 70_000],
    [7, 1, 7_000],
    [5, 1, 5_000],
    [4, 1, null],
    [1_000, 1, 12_000],
    [400, 100, null],
    [4_000, 1, 48_000],
    [4_999, 1, 59_988],
    [5_000, 1, null],
    [0, 1, null],
    [400_000, 100, 4_800_000],
    [500_000, 100, null],
  ])('%d at scale %d: %s', (amount, scale, meant) => {
    expect(likelyMeant(amount, scale)).toBe(meant);
  });
});
