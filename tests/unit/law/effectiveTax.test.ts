import { describe, expect, test } from 'vitest';
import {
  assess,
  breakdownLines,
  IncomeError,
  incomeLimit,
  isEligible,
  type LawMethod,
  type LawOf,
  scheduleOf,
  TAX_KINDS,
  type TaxBracket,
  type TaxKind,
  type TaxRules,
  totalTax,
} from '../../../src/law/index.ts';
import { bracketsOf, FIELDS, NO_TAX, onlyTax } from './madeUp.ts';

/** The amount of one line at an income. */
function amountOf(kind: TaxKind, rules: TaxRules, income: number, brackets: readonly TaxBracket[] = []) {
  const { lines } = assess(scheduleOf(rules, brackets), income);
  return lines.find((line) => line.kind === kind)?.amount;
}

describe.each(TAX_KINDS)('%s', (kind) => {
  test('fixed type = flat yearly amount (effective rate = amount / income)', {
    tags: ['field-type-fixed', 'constant-tax-fixed'],
  }, () => {
    const schedule = scheduleOf(onlyTax(kind, 5_150, 'fixed'), []);
    expect(assess(schedule, 51_500)).toMatchObject({ total: 5_150, effectiveRate: 10 });
    expect(assess(schedule, 103_000)).toMatchObject({ total: 5_150, effectiveRate: 5 });
  });

  test('otherwise income x rate / 100', { tags: ['field-type-fixed', 'constant-tax-percent'] }, () => {
    expect(assess(scheduleOf(onlyTax(kind, 7), []), 60_000)).toMatchObject({
      total: 4_200,
      effectiveRate: 7,
    });
  });

  test('without its has-flag a kind costs nothing, whatever its rate and brackets', () => {
    const rules = { ...onlyTax(kind, 10), [FIELDS[kind].has]: false };
    expect(amountOf(kind, rules, 60_000, bracketsOf(kind, '0– 20%'))).toBe(0);
  });

  test('uses brackets when they exist, otherwise the rate', {
    tags: ['call-income-brackets', 'constant-income-tax'],
  }, () => {
    const rules = onlyTax(kind, 10);
    expect(amountOf(kind, rules, 60_000, bracketsOf(kind, '0– 20%'))).toBe(12_000);
    const others = TAX_KINDS.filter((other) => other !== kind);
    const elsewhere = others.flatMap((other) => bracketsOf(other, '0– 20%'));
    expect(amountOf(kind, rules, 60_000, elsewhere)).toBe(6_000);
  });

  test('base = income × taxableShare / 100', () => {
    const rules = { ...onlyTax(kind, 10), [FIELDS[kind].share]: 75 };
    expect(amountOf(kind, rules, 60_000)).toBe(4_500);
    expect(amountOf(kind, rules, 60_000, bracketsOf(kind, '0–45000 0%, 45000– 50%'))).toBe(0);
    expect(amountOf(kind, rules, 80_000, bracketsOf(kind, '0–45000 0%, 45000– 50%'))).toBe(7_500);
  });
});

describe('caps', () => {
  const capped: [TaxKind, Partial<TaxRules>][] = [
    ['socialContribution', { socialSecurityCap: 4_360 }],
    ['pension', { pensionCap: 4_360 }],
    ['other', { otherCap: 4_360 }],
  ];
  test.each(capped)('%s is limited by %o', { tags: 'constant-tax-capped' }, (kind, limits) => {
    const rules = { ...onlyTax(kind, 15), ...limits };
    expect(amountOf(kind, rules, 20_000)).toBe(3_000);
    expect(amountOf(kind, rules, 1_000_000)).toBe(4_360);
    expect(amountOf(kind, rules, 1_000_000, bracketsOf(kind, '0– 30%'))).toBe(4_360);
  });

  test('a cap of 0 USD is a cap', () => {
    expect(amountOf('pension', { ...onlyTax('pension', 15), pensionCap: 0 }, 60_000)).toBe(0);
  });
});

describe('floors', () => {
  const floored: [TaxKind, Partial<TaxRules>][] = [
    ['income', { incomeTaxMinimum: 5_000 }],
    ['socialContribution', { socialSecurityMinimum: 5_000 }],
    ['pension', { pensionMinimum: 5_000 }],
    ['other', { otherMinimum: 5_000 }],
  ];
  test.each(floored)('%s is at least %o when income > 0', (kind, limits) => {
    const rules = { ...onlyTax(kind, 10), ...limits };
    expect(amountOf(kind, rules, 0)).toBe(0);
    expect(amountOf(kind, rules, 1)).toBe(5_000);
    expect(amountOf(kind, rules, 50_000)).toBe(5_000);
    expect(amountOf(kind, rules, 60_000)).toBe(6_000);
  });

  test('where a cap lies below a floor, the cap wins', () => {
    const rules = { ...onlyTax('pension', 10), pensionMinimum: 5_000, pensionCap: 3_000 };
    expect(amountOf('pension', rules, 60_000)).toBe(3_000);
  });
});

describe('totals', () => {
  const everything: TaxRules = {
    ...NO_TAX,
    hasIncomeTax: true,
    incomeTaxRate: 10,
    hasSocialContribution: true,
    socialContributionRate: 15,
    ...{
      hasPension: true,
      pensionRate: 500,
      pensionType: 'fixed',
      hasCorporateTax: true,
      corporateTaxRate: 9,
    },
    ...{
      hasDividendTax: true,
      dividendTaxRate: 5,
      dividendTaxableShare: 85,
      hasOtherTax: true,
      otherTaxRate: 1,
    },
    socialSecurityCap: 4_360,
  };

  test('total = sum of income, corporate, dividend, other, pension and social amounts', {
    tags: 'constant-total',
  }, () => {
    const { lines, total, effectiveRate } = assess(scheduleOf(everything, []), 100_000);
    expect(lines.map((line) => line.kind)).toEqual(TAX_KINDS);
    expect(lines.map((line) => line.amount)).toEqual([10_000, 4_360, 500, 9_000, 4_250, 1_000]);
    expect(total).toBe(29_110);
    expect(effectiveRate).toBeCloseTo(29.11, 12);
  });

  test('only positive amounts count', { tags: 'constant-total' }, () => {
    expect(totalTax(scheduleOf(onlyTax('income', -10), []), 60_000)).toBe(0);
    expect(totalTax(scheduleOf(onlyTax('other', -500, 'fixed'), []), 60_000)).toBe(0);
  });

  test('effective rate = total / income x 100; income 0 gives 0 %', {
    tags: 'constant-effective-rate',
  }, () => {
    const schedule = scheduleOf(onlyTax('other', 1_000, 'fixed'), []);
    expect(assess(schedule, 4_000).effectiveRate).toBe(25);
    expect(assess(schedule, 0).effectiveRate).toBe(0);
    expect(assess(schedule, 0).lines.map((line) => line.rate)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('zero lines hidden except income tax when it applies', {
    tags: ['constant-breakdown-lines', 'constant-zero-lines'],
  }, () => {
    const kinds = (rules: TaxRules, income: number) =>
      breakdownLines(rules, assess(scheduleOf(rules, []), income)).map((line) => line.kind);
    expect(kinds(everything, 100_000)).toEqual(TAX_KINDS);
    expect(kinds(onlyTax('income', 0), 100_000)).toEqual(['income']);
    expect(kinds(onlyTax('pension', 0), 100_000)).toEqual([]);
    expect(kinds(onlyTax('pension', 5), 100_000)).toEqual(['pension']);
    expect(kinds(everything, 0)).toEqual(['income', 'pension']);
  });
});

describe('regime eligibility', () => {
  test.each([
    [null, 10_000_000, true],
    [50_000, 49_999, true],
    [50_000, 50_000, true],
    [50_000, 50_000.01, false],
    [50_000, 50_001, false],
  ])(
    'maxIncomeThreshold %d at income %d: %s',
    { tags: 'rule-eligibility' },
    (maxIncomeThreshold, income, applies) => {
      expect(isEligible({ maxIncomeThreshold }, income)).toBe(applies);
    },
  );

  test("where the law has a limit of the reader's profession, that one counts", () => {
    const limits = ({ regimeId }: LawOf) => ({ limit: regimeId === 'apart' ? 30_000 : null });
    const laws = { ask: limits } as unknown as LawMethod;
    const limitOf = (rules: Pick<TaxRules, 'id' | 'maxIncomeThreshold'>) => incomeLimit(rules, laws);
    expect(limitOf({ id: 'apart', maxIncomeThreshold: 50_000 })).toBe(30_000);
    expect(limitOf({ id: 'apart', maxIncomeThreshold: null })).toBe(30_000);
    expect(limitOf({ id: 'one for all', maxIncomeThreshold: 50_000 })).toBe(50_000);
    expect(limitOf({ maxIncomeThreshold: 50_000 })).toBe(50_000);
    expect(incomeLimit({ id: 'apart', maxIncomeThreshold: 50_000 })).toBe(50_000);
    expect(isEligible({ id: 'apart', maxIncomeThreshold: 50_000 }, 40_000, laws)).toBe(false);
  });
});

describe('incomes', () => {
  const schedule = () => scheduleOf(onlyTax('income', 10), []);

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, -1e-9])(
    '%d is a typed error',
    (income) => {
      expect(() => assess(schedule(), income)).toThrow(IncomeError);
      expect(() => totalTax(schedule(), income)).toThrow(RangeError);
    },
  );

  test('the error says which income, and what an income is', () => {
    const error = new IncomeError(-1);
    expect(error.name).toBe('IncomeError');
    expect(error.message).toBe('Income must be a finite number of US dollars, 0 or more; got -1.');
  });

  test.each([0, -0, 1e-300, 0.01, 1, 1e15])('%d is taxed without error', (income) => {
    const { total, effectiveRate } = assess(schedule(), income);
    expect(total).toBe((income * 10) / 100 + 0);
    expect(effectiveRate).toBeCloseTo(income > 0 ? 10 : 0, 9);
  });

  test('minus zero is zero', () => {
    expect(Object.is(assess(schedule(), -0).income, 0)).toBe(true);
    expect(Object.is(assess(schedule(), -0).total, 0)).toBe(true);
  });
});
