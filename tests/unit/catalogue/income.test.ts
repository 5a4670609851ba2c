import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { groupDigits } from '../../../src/catalogue/format.ts';
import {
  COMPARE_DEFAULT_INCOME,
  COUNTRIES_DEFAULT_INCOME,
  digitsOf,
  GUIDE_DEFAULT_INCOME,
  incomeFromQuery,
  MAX_INCOME,
  MIN_INCOME,
  parseIncome,
  RANKING_DEFAULT_INCOME,
  WIZARD_DEFAULT_INCOME,
} from '../../../src/catalogue/income.ts';
import { wizardSlider } from '../../../src/screens/wizard/answers.ts';

// Many random cases; a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 });

test('defaults: 80000 on wizard, countries and ranking pages; 60000 on compare, Malta and guide pages', {
  tags: 'constant-incomes',
}, () => {
  expect([WIZARD_DEFAULT_INCOME, COUNTRIES_DEFAULT_INCOME, RANKING_DEFAULT_INCOME]).toEqual(
    Array(3).fill(80_000),
  );
  expect([COMPARE_DEFAULT_INCOME, GUIDE_DEFAULT_INCOME]).toEqual([60_000, 60_000]);
  expect([MIN_INCOME, MAX_INCOME]).toEqual([0, 10_000_000]);
});

describe('income inputs', () => {
  test.each([
    ['0', 0],
    ['60000', 60_000],
    ['$60,000', 60_000],
    ['60 000 USD', 60_000],
    ['-5', 5],
    ['12.5', 125],
    ['0010', 10],
    ['10,000,000', 10_000_000],
    ['８００００', 80_000],
    ['٨٠٬٠٠٠', 80_000],
    ['۸۰۰۰۰', 80_000],
    ['$80.000,50', 8_000_050],
  ])(
    'strip all non-digits; accepted between 0 and 10,000,000 inclusive: %o',
    { tags: 'rule-digits-only' },
    (text, income) => {
      expect(parseIncome(text)).toEqual({ status: 'accepted', income });
    },
  );

  test.each(['10000001', '99,999,999', '9'.repeat(400)])(
    'otherwise the change is ignored: %s',
    { tags: 'rule-income-range' },
    (text) => {
      expect(parseIncome(text)).toEqual({ status: 'ignored' });
    },
  );

  test.each(['', '$', 'abc', ' '])('no digit left is an empty box: %o', (text) => {
    expect(parseIncome(text)).toEqual({ status: 'empty' });
  });

  test('what is shown is read back as the same income', () => {
    fc.assert(
      fc.property(fc.integer({ min: MIN_INCOME, max: MAX_INCOME }), (income) => {
        expect(parseIncome(`$${groupDigits(String(income))}`)).toEqual({ status: 'accepted', income });
      }),
    );
  });

  test('any text is accepted in range, empty or ignored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const read = parseIncome(text);
        if (read.status === 'accepted')
          expect(read.income >= MIN_INCOME && read.income <= MAX_INCOME).toBe(true);
        expect(read.status === 'empty').toBe(digitsOf(text) === '');
      }),
    );
  });
});

describe("compare's initial income", () => {
  test('comes from the income query parameter, default 60000', { tags: 'rule-compare-income' }, () => {
    expect(incomeFromQuery('75000')).toBe(75_000);
    expect(incomeFromQuery('75000.55')).toBe(75_000);
    expect(incomeFromQuery('12.5')).toBe(12);
    expect(incomeFromQuery('10000000.5')).toBe(10_000_000);
    expect(incomeFromQuery('0')).toBe(0);
  });

  test.each(['', 'abc', '-1', '1e5', '60,000', '10000001', 'NaN', 'Infinity', '0x10', ' 5'])(
    'the countries query runs only if income is a valid number, which %o is not',
    (value) => {
      expect(incomeFromQuery(value)).toBeNull();
    },
  );
});

describe("the wizard's income slider", () => {
  const standard = { min: 40_000, max: 200_000, step: 5_000 };
  const high = { min: 200_000, max: 1_000_000, step: 10_000 };

  test.each([0, 40_000, 80_000, 199_999])('standard range 40,000 to 200,000, step 5,000: at %d', (income) => {
    expect(wizardSlider(income)).toEqual({ ...standard, link: null });
  });

  test("at exactly 200,000 a link 'Making more than $200k?' sets 250,000", () => {
    const link = { text: 'Making more than $200k?', income: 250_000 };
    expect(wizardSlider(200_000)).toEqual({ ...standard, link });
  });

  test.each([200_001, 250_000, 1_000_000])(
    "above 200,000 the range is 200,000 to 1,000,000, step 10,000, with 'Back to standard range' to 200,000: at %d",
    (income) => {
      expect(wizardSlider(income)).toEqual({
        ...high,
        link: { text: 'Back to standard range', income: 200_000 },
      });
    },
  );
});
