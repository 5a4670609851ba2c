import { expect, test } from 'vitest';
import type { GuideRegime } from '../../../../src/catalogue/entities.ts';
import { waysCondition } from '../../../../src/screens/guide/regimeCondition.ts';

const company = { requiresIncorporation: true } as GuideRegime;
const check = { because: 'One.', fits: 'check' } as const;

test('beside other regimes, one of a company says so, unless that is no question any more', () => {
  expect(waysCondition(company, {})).toBe('if you found a company');
  expect(waysCondition(company, { company: true })).toBeUndefined();
  expect(waysCondition({ ...company, checks: [check] }, {})).toBe('if it is open to you');
  expect(waysCondition({ ...company, requiresIncorporation: false }, {})).toBeUndefined();
});
