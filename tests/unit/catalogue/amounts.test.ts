import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBegun } from '../../../src/catalogue/amountMeant.ts';
import {
  digitsOf,
  meantAmount,
  parseAmount,
  readAmount,
  readCosts,
  readCurrency,
  shareQuestion,
  typedCurrency,
} from '../../../src/catalogue/amounts.ts';
import { CURRENCIES } from '../../../src/catalogue/currencies.ts';
import { formatWhole } from '../../../src/catalogue/format.ts';
import { MAX_INCOME, MIN_INCOME } from '../../../src/catalogue/income.ts';
import { currencySign } from '../../../src/catalogue/money.ts';

/** Amounts that boxes, addresses, cards, the command line and tools all read, and read alike. */
describe.each([
  ['a box', parseAmount],
  ['an address, the command line or a tool', readAmount],
])('in %s', (_where, read) => {
  test.each([
    ['70k', 70_000, null],
    ['70 K', 70_000, null],
    ['70.5k', 70_500, null],
    ['1.2m', 1_200_000, null],
    ['.5m', 500_000, null],
    ['1,2 Mio', 1_200_000, null],
    ['1.250m', 1_250_000, null],
    ['1,200k', 1_200_000, null],
    ['2 million', 2_000_000, null],
    ['60,000k', 60_000, null],
    ['10,000k', 10_000_000, null],
    ['70k EUR', 70_000, 'EUR'],
    ['70k€', 70_000, 'EUR'],
    ['eur 70.000', 70_000, 'EUR'],
    ['70\u202f000 zł', 70_000, 'PLN'],
    ["CHF 70'000", 70_000, 'CHF'],
    ['US$60,000', 60_000, 'USD'],
    ['C$60,000', 60_000, 'CAD'],
    ['R$ 60.000', 60_000, 'BRL'],
    ['60 000 Ft', 60_000, 'HUF'],
    ['60.000 lei', 60_000, 'RON'],
    ['0', 0, null],
    ['0010', 10, null],
    ['10,000,000', 10_000_000, null],
  ])('%o is %d, currency %s', (text, amount, currency) => {
    expect(read(text)).toMatchObject({ amount, currency });
  });

  test.each([
    ['70.000,00', 70_000],
    ['70.000,-', 70_000],
    ['£45,000.00', 45_000],
    ['12,00,000.50', 1_200_000],
    ['1,234.567', 1_234],
    ['12.5', 12],
    ['70.0000', 70],
    ['0.500', 0],
    ['.5', 0],
    ['70.000.00', 70_000],
    ['75000.', 75_000],
    ['10000000.99', 10_000_000],
    ['٨٠٬٠٠٠٫٥٠', 80_000],
    ['٨٠٠٠٠٫٥٠٠', 80_000],
    ['８０，０００．５０', 80_000],
  ])('the decimal part of %o is dropped: %d', (text, amount) => {
    expect(read(text)).toMatchObject({ amount });
  });

  test('every amount is read back from every way to group its digits and to write decimals', () => {
    const groupings = ['', ',', '.', ' ', '\u00a0', '\u202f', '\u2009', "'", '’', '_', '٬'];
    const decimals = fc.tuple(fc.constantFrom('.', ',', '٫'), fc.stringMatching(/^(?:\d{0,2}|\d{4,6})$/));
    fc.assert(
      fc.property(
        fc.integer({ min: MIN_INCOME, max: MAX_INCOME }),
        fc.constantFrom(...groupings),
        fc.option(decimals, { nil: ['', ''] }),
        fc.constantFrom(/\B(?=(?:\d{3})+$)/g, /\B(?=(?:\d{2})*\d{3}$)/g),
        (amount, grouping, [mark, fraction], places) => {
          fc.pre(mark !== grouping || mark === '');
          const text = `${String(amount).replace(places, grouping)}${mark}${fraction}`;
          expect(read(text)).toMatchObject({ amount });
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('three decimals are decimals where the digits before them are grouped by another mark, or not and more than three', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: MAX_INCOME }),
        fc.constantFrom(['', '.'], ['', ','], [',', '.'], ['.', ','], ['\u202f', ','], ["'", '.']),
        fc.stringMatching(/^\d{3}$/),
        (amount, [grouping = '', mark], fraction) => {
          const text = `${String(amount).replace(/\B(?=(?:\d{3})+$)/g, grouping)}${mark}${fraction}`;
          expect(read(text)).toMatchObject({ amount });
        },
      ),
    );
  });

  test('digits of every script are the same amount', () => {
    const systems = Intl.supportedValuesOf('numberingSystem').filter((system) =>
      /^\p{Nd}+$/u.test(new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1_234)),
    );
    expect(systems.length).toBeGreaterThan(50);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_INCOME }), fc.constantFrom(...systems), (amount, system) => {
        const plain = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
        expect(read(plain.format(amount))).toMatchObject({ amount });
      }),
    );
  });

  test.each(['11m', '10,000.001k', '10000001', '99,999,999', '9'.repeat(400)])(
    '%s is out of range',
    (text) => {
      const found = read(text);
      expect(found === null || ('status' in found && found.status === 'ignored')).toBe(true);
    },
  );

  test.each(['', '€', 'k', ' ', '.', 'abc'])('%o is no amount', (text) => {
    const found = read(text);
    expect(found === null || ('status' in found && found.status === 'empty')).toBe(true);
  });

  test('thousands and millions are read back from how people shorten them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.constantFrom('.', ','), (tenths, mark) => {
        const short = `${Math.floor(tenths / 10)}${mark}${tenths % 10}`;
        expect(read(`${short}m`)).toMatchObject({ amount: tenths * 100_000 });
        expect(read(`${short}k`)).toMatchObject({ amount: tenths * 100 });
      }),
    );
  });

  test.each(CURRENCIES)('an amount with the sign or the code of %s is read in it', (currency) => {
    for (const sign of [currencySign(currency), currency, currency.toLowerCase()]) {
      expect(read(`${sign}70,000`)).toMatchObject({ amount: 70_000, currency });
      expect(read(`70.000,50 ${sign}`)).toMatchObject({ amount: 70_000, currency });
    }
  });
});

const LOCALES = (
  'ar ar-EG bn bg ca cs da de de-AT de-CH el en en-GB en-IN en-ZA es es-AR es-MX et fa fi fr fr-CA fr-CH gu he hi hr hu ' +
  'id it it-CH ja kn ko lt lv mk ml mr ms my nb ne nl pa pl ps pt pt-PT ro ru sk sl sq sr sv ta te th tr uk ur vi zh'
).split(' ');

describe('only in a box', () => {
  test('money as any language writes it is read back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_INCOME - 1 }),
        fc.constantFrom(...LOCALES),
        fc.constantFrom(...CURRENCIES),
        (amount, locale, currency) => {
          const options = { style: 'currency', currency, minimumFractionDigits: 2 } as const;
          const text = new Intl.NumberFormat(locale, options).format(amount + 0.25);
          expect(parseAmount(text)).toMatchObject({ amount });
        },
      ),
      { numRuns: 3000 },
    );
  });

  test.each([
    ['60 000 USD', 60_000],
    ['-5', 5],
    ['70 metres', 70],
    ['70 or k', 70],
    ['70 per m', 70],
    ['1.2 5k', 125_000],
    ['60,000 kr', 60_000],
    ['Fr. 85’000.50', 85_000],
    ['Rs.85,000', 85_000],
    ['70,000.00 a year', 70_000],
    ['70 000 , 50', 70_000],
    ['60a000', 60_000],
    ['12,3x45', 12_345],
  ])(
    'what is neither a digit nor a decimal mark is stripped: %o is %d',
    { tags: 'rule-digits-only' },
    (text, amount) => {
      expect(parseAmount(text)).toMatchObject({ status: 'accepted', amount });
    },
  );

  test('a text without any mark, letter or sign of calculation is its digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/[\p{L}.,٫．，،+*×✕/÷^~−‐-―-]/u.test(text));
        const digits = digitsOf(text);
        const read = parseAmount(text);
        if (digits === '') expect(read).toEqual({ status: 'empty' });
        else if (Number(digits) > MAX_INCOME) expect(read).toEqual({ status: 'ignored' });
        else expect(read).toMatchObject({ status: 'accepted', amount: Number(digits) });
      }),
    );
  });

  test('any text is a whole amount in range, an empty box or ignored', () => {
    const unit = fc.constantFrom(...'0123456789.,k m€$ELU'.split(''));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit }), fc.string({ unit: 'grapheme' })), (text) => {
        const read = parseAmount(text);
        expect(read.status === 'empty').toBe(digitsOf(text) === '');
        if (read.status !== 'accepted') return;
        expect(Number.isInteger(read.amount)).toBe(true);
        expect(read.amount >= 0 && read.amount <= MAX_INCOME).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['60-70k', 65_000],
    ['60k–70k', 65_000],
    ['60 000 - 70 000', 65_000],
    ['60 to 70k', 65_000],
    ['5000 x 12', 60_000],
    ['5000 × 13', 65_000],
    ['3500*12', 42_000],
    ['3500 x 12 + 2000', 44_000],
    ['90k/2', 45_000],
    ['30.000+40.000', 70_000],
    ['5000x12', 60_000],
    ['7e4', 70_000],
    ['1e5', 100_000],
    ['7*10^4', 70_000],
    ['5.000/month', 60_000],
    ['5.000 €/Monat', 60_000],
    ['5k a month', 60_000],
    ['5000 pm', 60_000],
    ['1200/week', 62_400],
    ['12 lakh', 1_200_000],
    ['12 LPA', 1_200_000],
    ['1 cr', 10_000_000],
    ['70tys', 70_000],
    ['70 tys. zł', 70_000],
    ['70 mil', 70_000],
    ['7万円', 70_000],
    ['٧e٤', 70_000],
  ])('%o is more than one amount a year, and means %d: it is asked about', (text, meant) => {
    expect(parseAmount(text)).toMatchObject({ status: 'unclear', meant });
    expect(readAmount(text)).toBeNull();
    expect(meantAmount(text)).toEqual({ meant });
  });

  test.each(['70 or 80', '100k-20k', '60/70k', '500/day', '2 mil', '2026-11-28', '1.5 crore', '12m 500k'])(
    'what %o means is anybody’s guess: nothing is proposed',
    (text) => {
      expect(parseAmount(text)).toMatchObject({ status: 'unclear', meant: null });
    },
  );

  test.each(['60-', '7e', '12 l', '12 lak', '5000/', '5000 per mo', '70 ty', '3500*'])(
    '%o may become more than one number',
    (text) => {
      expect(isBegun(text)).toBe(true);
    },
  );

  test.each(['60', '70k', '1.2m', '70 €', '60-70k', '70,000 ', '60b5', '85000.-'])('%o may not', (text) => {
    expect(isBegun(text)).toBe(false);
  });

  test('what is shown is read back as the same income', () => {
    fc.assert(
      fc.property(fc.integer({ min: MIN_INCOME, max: MAX_INCOME }), (amount) => {
        expect(parseAmount(`$${formatWhole(amount)}`)).toMatchObject({ status: 'accepted', amount });
      }),
    );
  });
});

describe('where nobody sees what was made of it', () => {
  test.each([
    '-5',
    '−5',
    '+5',
    '1e5',
    '0x10',
    'NaN',
    'Infinity',
    '70 or 80',
    '70000-80000',
    '70 metres',
    '12 34',
    '12,00,00',
    '1.2.3',
    '70..000',
    '0,003.,',
    '60a000',
    '60,000 kr',
    '$70,000 EUR',
    '70000 a month',
    '10%',
    `7${' '.repeat(100)}0`,
  ])('%o is refused', (text) => {
    expect(readAmount(text)).toBeNull();
  });

  test('what it reads, a box reads as the same', () => {
    const unit = fc.constantFrom(..."0123456789.,k' €".split(''));
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        const read = readAmount(text);
        if (read === null) return;
        expect(parseAmount(text)).toMatchObject({ amount: read.amount, currency: read.currency });
        expect(Math.floor(read.exact)).toBe(read.amount);
      }),
      { numRuns: 5000 },
    );
  });
});

test.each([
  ['10%', { percent: 10 }],
  ['12,5 %', { percent: 12.5 }],
  ['12.125%', { percent: 12.125 }],
  ['10 percent', { percent: 10 }],
  ['５％', { percent: 5 }],
  ['٥٪', { percent: 5 }],
  ['0.5%', { percent: 0.5 }],
  ['5000', { amount: 5_000 }],
  ['5.000,50', { amount: 5_000 }],
  ['7k', { amount: 7_000 }],
  ['101%', null],
  ['-5%', null],
  ['10%%', null],
  ['%', null],
  ['€5000', { amount: 5_000 }],
  ['£5000', null],
  ['0.1', null],
  ['0,99', null],
])('costs of %o are %o', (text, costs) => {
  expect(readCosts(text, 'EUR')).toEqual(costs);
});

test('costs of less than one a year are asked about, as a share of income', () => {
  const question = 'Costs of 0.1 a year would be less than one EUR. Are they 10% of income? Then say "10%".';
  for (const costs of ['0.1', '0,1', '.1', 0.1]) expect(shareQuestion(costs, 'EUR')).toBe(question);
  for (const costs of ['0', '1', '10%', '0.5%', 0, 1]) expect(shareQuestion(costs, 'EUR')).toBeNull();
});

test.each([
  ['eur', 'EUR'],
  [' Gbp ', 'GBP'],
  ['€', 'EUR'],
  ['zł', 'PLN'],
  ['XYZ', null],
  ['euro70', null],
  ['', null],
  ['__proto__', null],
])('%o names the currency %o', (text, currency) => {
  expect(readCurrency(text)).toBe(currency);
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
