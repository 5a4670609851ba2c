/** What a household changes over several years, or in another measure. */
import { expect, test } from 'vitest';
import { type HouseholdChange, householdSum, householdTimes } from '../../../src/law/householdChange.ts';

const RELIEF = { id: 'relief', country: 'poland', name: 'Child relief', kind: 'tax', amount: -100 } as const;
const BENEFIT = { id: 'benefit', country: 'poland', name: '800+', kind: 'benefit', amount: -960 } as const;

const FIRST: HouseholdChange = {
  effects: [RELIEF, BENEFIT],
  ...{ paid: -100, benefits: -960, total: -1060, uncounted: ['mother'], benefitsAlone: false },
};
const SECOND: HouseholdChange = {
  effects: [BENEFIT, { ...RELIEF, country: 'germany' }],
  ...{ paid: -100, benefits: -960, total: -1060, uncounted: ['mother', 'twins'], benefitsAlone: true },
};

test('every amount of half a year is half of a year’s', () => {
  expect(householdTimes(FIRST, 0.5)).toEqual({
    effects: [
      { ...RELIEF, amount: -50 },
      { ...BENEFIT, amount: -480 },
    ],
    ...{ paid: -50, benefits: -480, total: -530, uncounted: ['mother'], benefitsAlone: false },
  });
});

test('what is one country’s is added up, what two countries call the same is not', () => {
  expect(householdSum([FIRST, SECOND])).toEqual({
    effects: [RELIEF, { ...BENEFIT, amount: -1920 }, { ...RELIEF, country: 'germany' }],
    ...{ paid: -200, benefits: -1920, total: -2120, uncounted: ['mother', 'twins'], benefitsAlone: true },
  });
});

test('of one it is that one, of none nothing', () => {
  expect(householdSum([FIRST])).toEqual(FIRST);
  expect(householdSum([])).toBeNull();
});
