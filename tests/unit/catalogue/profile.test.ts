import { describe, expect, test } from 'vitest';
import { EMPTY_PROFILE, isEmptyProfile, isProfile } from '../../../src/catalogue/profile.ts';

const WHOLE = {
  citizenship: 'eu',
  clients: 'abroad',
  business: 'company',
  incorporate: 'yes',
  days: 183,
} as const;

test('a profile is empty until something is answered', () => {
  expect(isEmptyProfile(EMPTY_PROFILE)).toBe(true);
  expect(isEmptyProfile({ ...EMPTY_PROFILE, days: 0 })).toBe(false);
  expect(isEmptyProfile({ ...EMPTY_PROFILE, incorporate: 'no' })).toBe(false);
});

describe('what the device keeps is checked', () => {
  test.each([
    EMPTY_PROFILE,
    WHOLE,
    { citizenship: 'other', clients: 'local', business: 'sole-trader', incorporate: 'no', days: 0 },
    { ...WHOLE, days: 366 },
  ])('a profile: %j', (value) => {
    expect(isProfile(value)).toBe(true);
  });

  test.each([
    null,
    undefined,
    'eu',
    [],
    {},
    { ...WHOLE, citizenship: 'us' },
    { ...WHOLE, clients: undefined },
    { ...WHOLE, clients: 'everywhere' },
    { ...WHOLE, incorporate: true },
    { ...WHOLE, business: 'trust' },
    { ...WHOLE, days: '183' },
    { ...WHOLE, days: -1 },
    { ...WHOLE, days: 367 },
    { ...WHOLE, days: Number.NaN },
  ])('no profile: %j', (value) => {
    expect(isProfile(value)).toBe(false);
  });
});
