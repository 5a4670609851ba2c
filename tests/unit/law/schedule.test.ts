import { describe, expect, test } from 'vitest';
import {
  descriptionsByKind,
  isEligible,
  rulesByKind,
  scheduleOf,
  type TaxBracket,
  type TaxRules,
  totalTax,
  traceOf,
} from '../../../src/law/index.ts';
import { NO_TAX, onlyTax } from './madeUp.ts';

function ruleOf(changes: Partial<TaxRules>) {
  return rulesByKind({ ...onlyTax('pension', 10), ...changes }).pension;
}

test.each([
  [{}, Number.POSITIVE_INFINITY],
  [{ pensionCap: 800 }, 800],
  [{ pensionCap: 0 }, 0],
])('with %o the cap is that of its field', (changes, cap) => {
  expect(ruleOf(changes)).toMatchObject({ cap });
});

test('descriptions stand by kind, kinds without words are left out', () => {
  const texts = { incomeTaxDescription: 'On profit.', pensionDescription: '', otherTaxDescription: 'A fee.' };
  expect(descriptionsByKind(texts)).toEqual({ income: 'On profit.', other: 'A fee.' });
});

test('rules stand by kind, without brackets; fees are named', () => {
  const rules = { ...onlyTax('pension', 10), hasOtherTax: true, otherIsFees: true };
  expect(rulesByKind(rules)).toMatchObject({ pension: { rate: 10, brackets: null }, income: null });
  expect(scheduleOf(rules, []).fees).toEqual(['other']);
});

test('what a regime leaves out: the whole income, no minimum, no limit, no law', () => {
  expect(ruleOf({})).toMatchObject({ share: 100, minimum: 0, brackets: null, isFees: false });
  expect(scheduleOf(NO_TAX, [])).toMatchObject({
    lawOf: null,
    maxIncome: null,
    fees: [],
    quick: { lines: [] },
  });
  expect(scheduleOf({ ...NO_TAX, id: 'one' }, []).lawOf).toEqual({ regimeId: 'one' });
});

test.each([[null], [undefined], ['']])('fields that hold %o are left out', (nothing) => {
  const empty = {
    maxIncomeThreshold: nothing,
    pensionCap: nothing,
    pensionMinimum: nothing,
  } as unknown as TaxRules;
  const share = { pensionTaxableShare: nothing } as unknown as TaxRules;
  expect(ruleOf({ ...empty, ...share })).toEqual(ruleOf({}));
  expect(scheduleOf({ ...onlyTax('pension', 10), ...empty }, []).maxIncome).toBeNull();
  expect(isEligible(empty, 1e9)).toBe(true);
});

test.each([[null], [undefined], ['']])('a bracket that ends at %o has no upper bound', (upperBound) => {
  const bracket = { taxType: 'pension', lowerBound: 0, upperBound, rate: 7, description: '' };
  const schedule = scheduleOf(onlyTax('pension', 0), [bracket as unknown as TaxBracket]);
  expect(totalTax(schedule, 100_000)).toBe(7_000);
});

describe('pinned dollars with a statutory amount beside them', () => {
  const pinned = {
    pensionCap: 4_360,
    pensionMinimum: 500,
    statutory: {
      pensionCap: { currency: 'EUR', amount: 4_362, usd: 4_980 },
      pensionMinimum: { currency: 'EUR', amount: 0, usd: 0 },
    },
  };

  const capped = (rules: Partial<TaxRules>) => {
    const schedule = scheduleOf({ ...onlyTax('pension', 10), ...rules }, []);
    return traceOf(schedule, 60_000)[2]?.steps.at(-1);
  };

  test('the quick estimate takes the dollars and names no other currency', () => {
    expect(capped(pinned)).toMatchObject({ type: 'cap', cap: 4_360 });
    expect(capped(pinned)).not.toHaveProperty('statutory');
  });

  test('an amount that is not pinned is named with that of the law', () => {
    const euros = { currency: 'EUR', amount: 4_362 };
    expect(capped({ pensionCap: 4_980, statutory: { pensionCap: euros } })).toMatchObject({
      statutory: euros,
    });
  });
});
