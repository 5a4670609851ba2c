import { expect, test } from 'vitest';
import { scheduleOf, TAX_KINDS, type TaxRules } from '../../../src/tax/index.ts';
import { NO_TAX, onlyTax } from './madeUp.ts';

function ruleOf(changes: Partial<TaxRules>) {
  return scheduleOf({ ...onlyTax('pension', 10), ...changes }, []).rules[TAX_KINDS.indexOf('pension')];
}

test.each([
  [{}, Number.POSITIVE_INFINITY, null],
  [{ pensionDescription: 'Without limits' }, Number.POSITIVE_INFINITY, null],
  [{ pensionDescription: 'a cap of 900 USD' }, 900, 'description'],
  [{ pensionCap: 800, pensionDescription: 'a cap of 900 USD' }, 800, 'field'],
  [{ pensionCap: 0 }, 0, 'field'],
] as const)('with %o the cap and where it comes from', (changes, cap, capSource) => {
  expect(ruleOf(changes)).toMatchObject({ cap, capSource });
});

test('what a regime leaves out: the whole income, no minimum, no deduction, no limit', () => {
  expect(ruleOf({})).toMatchObject({ share: 100, minimum: 0, brackets: null });
  expect(scheduleOf(NO_TAX, [])).toEqual({
    maxIncome: null,
    rules: Array(TAX_KINDS.length).fill(null),
    deductsSocialContribution: false,
    deductsPension: false,
  });
});
