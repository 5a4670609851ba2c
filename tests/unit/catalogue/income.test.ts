import { describe, expect, test } from 'vitest';
import {
  COMPARE_DEFAULT_INCOME,
  COUNTRIES_DEFAULT_INCOME,
  GUIDE_DEFAULT_INCOME,
  likelyMeant,
  MAX_INCOME,
  MIN_INCOME,
  RANKING_DEFAULT_INCOME,
  WIZARD_DEFAULT_INCOME,
} from '../../../src/catalogue/income.ts';
import { wizardSlider } from '../../../src/screens/wizard/answers.ts';

test('defaults: 80000 on wizard, countries and ranking pages; 60000 on compare, Malta and guide pages', {
  tags: 'constant-incomes',
}, () => {
  expect([WIZARD_DEFAULT_INCOME, COUNTRIES_DEFAULT_INCOME, RANKING_DEFAULT_INCOME]).toEqual(
    Array(3).fill(80_000),
  );
  expect([COMPARE_DEFAULT_INCOME, GUIDE_DEFAULT_INCOME]).toEqual([60_000, 60_000]);
  expect([MIN_INCOME, MAX_INCOME]).toEqual([0, 10_000_000]);
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
