/** Other money of several years, or in another measure. */
import { expect, test } from 'vitest';
import {
  type OtherMoneyChange,
  type OtherMoneyTax,
  otherMoneySum,
  otherMoneyTimes,
  owedOn,
} from '../../../src/law/otherMoneyChange.ts';

const RENT: OtherMoneyTax = {
  ...{ kind: 'rent', from: 'germany', said: 0, rule: 'rentForeign', amount: 10_000, isWeak: false },
  ...{ tax: 100, contributions: 20, withheld: 3, dueAtHome: 400 },
};
const FUNDS: OtherMoneyTax = {
  ...{ kind: 'dividends', from: 'abroad', said: 1, rule: 'dividendsForeign', amount: 5_000, isWeak: true },
  ...{ tax: 50, contributions: 0, withheld: 0, dueAtHome: 0, otherReading: 80, byChoice: 40 },
};

const YEAR: OtherMoneyChange = {
  incomes: [RENT, FUNDS],
  ...{ uncounted: ['crypto'], unsettled: ['pension'], unsaid: ['interest'], argued: [] },
  ...{ amount: 15_000, statusCost: 30, total: 603 },
};

test('an income owes what both countries take', () => {
  expect([owedOn(RENT), owedOn(FUNDS)]).toEqual([523, 50]);
});

test('every amount of half a year is half of a year’s, and what is not there stays away', () => {
  const half = otherMoneyTimes(YEAR, 0.5);
  expect(half).toMatchObject({
    incomes: [
      { amount: 5_000, tax: 50, contributions: 10, withheld: 1.5, dueAtHome: 200, said: 0, isWeak: false },
      {
        amount: 2_500,
        tax: 25,
        contributions: 0,
        dueAtHome: 0,
        otherReading: 40,
        byChoice: 20,
        isWeak: true,
      },
    ],
    ...{ uncounted: ['crypto'], unsettled: ['pension'], unsaid: ['interest'], argued: [] },
    ...{ amount: 7_500, statusCost: 15, total: 301.5 },
  });
  expect(half.incomes[0]?.otherReading).toBeUndefined();
});

test('years add up income by income; a year without another reading has the tax alone', () => {
  const { otherReading: _, byChoice: __, ...certain } = FUNDS;
  const second = {
    ...YEAR,
    incomes: [certain, { ...RENT, tax: 200 }],
    uncounted: ['crypto', 'royalties'],
  } as const;
  const sum = otherMoneySum([YEAR, second]);
  expect(sum).toMatchObject({
    incomes: [
      { kind: 'rent', amount: 20_000, tax: 300, contributions: 40, withheld: 6, dueAtHome: 800 },
      { kind: 'dividends', amount: 10_000, tax: 100, otherReading: 130, byChoice: 90 },
    ],
    ...{ uncounted: ['crypto', 'royalties'], unsettled: ['pension'], unsaid: ['interest'], argued: [] },
    ...{ amount: 30_000, statusCost: 60, total: 1_206 },
  });
  expect(otherMoneySum([second, YEAR])?.incomes[0]).toMatchObject({ otherReading: 130, byChoice: 90 });
});

test('an income that a year does not have is that of the others', () => {
  expect(otherMoneySum([YEAR, { ...YEAR, incomes: [RENT] }])?.incomes[1]).toEqual(FUNDS);
});

test('of one year it is that one, of none nothing', () => {
  expect(otherMoneySum([YEAR])).toBe(YEAR);
  expect(otherMoneySum([])).toBeNull();
});
