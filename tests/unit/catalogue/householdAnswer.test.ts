/** Who moves along: what may be said of it, and whom the laws then see. */
import { expect, test } from 'vitest';
import { familyIn, isHousehold } from '../../../src/catalogue/householdAnswer.ts';

const inUsd = (amount: number) => amount * 2;

test.each([
  { partner: 9_000, married: true, children: [2, 6, 11] },
  { partner: null, children: [7] },
  { partner: 0, hasPartner: true },
  { partner: 0, married: true, partnerCitizenships: ['de', 'ch'] },
  {},
])('%j says who moves along', (household) => {
  expect(isHousehold(household)).toBe(true);
});

test.each([
  null,
  [],
  'married',
  { partner: -1 },
  { partner: '9000' },
  { children: 2 },
  { children: [1.5] },
  { children: [-1] },
  { children: [31] },
  { children: Array(13).fill(4) },
  { married: 'yes' },
  { partnerCitizenships: [] },
  { partnerCitizenships: ['atlantis'] },
  { kids: [4] },
])('%j says nothing that is understood', (household) => {
  expect(isHousehold(household)).toBe(false);
});

test('a partner without income is one who is married, or of whom nothing else is said', () => {
  const none = { partner: 0, children: [] };
  expect(familyIn({ partner: 0 }, inUsd)).toEqual({ ...none, hasPartner: true, married: false });
  expect(familyIn({ partner: 0, married: true }, inUsd)).toEqual({
    ...none,
    hasPartner: true,
    married: true,
  });
  expect(familyIn({ married: true }, inUsd)).toEqual({ ...none, hasPartner: true, married: true });
});

test('an unmarried "0" is nobody, unless there is a partner', () => {
  expect(familyIn({ partner: 0, married: false }, inUsd)).toBeNull();
  expect(familyIn({ partner: 0, married: false, hasPartner: true }, inUsd)?.hasPartner).toBe(true);
  expect(familyIn({ partner: 0, married: false, children: [7] }, inUsd)).toEqual({
    ...{ hasPartner: false, married: false, partner: 0, children: [7] },
  });
});

test('the income of a partner is counted in US dollars; nobody is nobody', () => {
  expect(familyIn({ partner: 9_000, married: false }, inUsd)).toMatchObject({
    ...{ hasPartner: true, married: false, partner: 18_000 },
  });
  expect(familyIn({}, inUsd)).toBeNull();
  expect(familyIn({ partner: null, children: [] }, inUsd)).toBeNull();
});
