/** Incomes at which something changes in a regime. */
import { describe, expect, test } from 'vitest';
import { distanceWords, incomeMarks, limitName } from '../../../src/catalogue/limits.ts';
import { toUsd } from '../../../src/catalogue/money.ts';
import { type BracketFigures, scheduleOf, type TaxRules } from '../../../src/law/index.ts';
import { NO_TAX } from '../law/madeUp.ts';

const SOCIAL = { hasSocialContribution: true, socialContributionRate: 10 };
const PENSION = { hasPension: true, pensionRate: 10 };
const steps = (...bounds: readonly [from: number, to: number | null, rate: number][]): BracketFigures[] =>
  bounds.map(([lowerBound, upperBound, rate]) => ({
    taxType: 'socialContribution',
    lowerBound,
    upperBound,
    rate,
  }));

interface Case {
  readonly title: string;
  readonly rules: Partial<TaxRules>;
  readonly brackets?: readonly BracketFigures[];
  readonly vat?: number;
  readonly costs?: { readonly percent: number };
  readonly marks: readonly (readonly [kind: string, at: number, taxes?: string])[];
}

describe('incomeMarks', () => {
  test.each<Case>([
    { title: 'a regime without limits has none', rules: SOCIAL, marks: [] },
    {
      title: 'VAT and the ceiling, in order',
      rules: { maxIncomeThreshold: 90_000 },
      vat: 50_000,
      marks: [
        ['vat', 50_000],
        ['ceiling', 90_000],
      ],
    },
    {
      title: 'a cap begins where the rate reaches it',
      rules: { ...SOCIAL, socialSecurityCap: 4_000 },
      marks: [['cap', 40_000, 'socialContribution']],
    },
    {
      title: 'caps at one income are one mark',
      rules: { ...SOCIAL, ...PENSION, socialSecurityCap: 4_000, pensionCap: 4_000 },
      marks: [['cap', 40_000, 'socialContribution pension']],
    },
    {
      title: 'a base that ends in the brackets is a cap',
      rules: SOCIAL,
      brackets: steps([0, 30_000, 10], [30_000, null, 0]),
      marks: [['cap', 30_000, 'socialContribution']],
    },
    {
      title: 'a floor below the cap does not hide it',
      rules: { ...PENSION, pensionMinimum: 1_000, pensionCap: 5_000 },
      marks: [['cap', 50_000, 'pension']],
    },
    {
      title: 'a fixed amount is no cap',
      rules: { ...SOCIAL, socialContributionRate: 900, socialContributionType: 'fixed' },
      marks: [],
    },
    {
      title: 'a cap beyond the ceiling is left out',
      rules: { ...SOCIAL, socialSecurityCap: 4_000, maxIncomeThreshold: 30_000 },
      marks: [['ceiling', 30_000]],
    },
    {
      title: 'a cap at the very ceiling is not',
      rules: { ...SOCIAL, socialSecurityCap: 4_000, maxIncomeThreshold: 40_000 },
      marks: [
        ['cap', 40_000, 'socialContribution'],
        ['ceiling', 40_000],
      ],
    },
    {
      title: 'a cap may be reached at half of the highest income, and no later',
      rules: { ...SOCIAL, ...PENSION, socialSecurityCap: 500_000, pensionCap: 500_001 },
      marks: [['cap', 5_000_000, 'socialContribution']],
    },
  ])('$title', ({ rules, brackets = [], vat = null, marks }) => {
    const found = incomeMarks(scheduleOf({ ...NO_TAX, ...rules }, brackets), vat, {});
    expect(found.map(({ kind, at, taxes }) => [kind, at, taxes.join(' ')])).toEqual(
      marks.map(([kind, at, taxes = '']) => [kind, at, taxes]),
    );
  });
});

test('each mark has a label for sliders and a name as a heading', () => {
  const rules = { ...NO_TAX, ...SOCIAL, ...PENSION, socialSecurityCap: 4_000, maxIncomeThreshold: 90_000 };
  const named = (pensionCap: number, vat: string | null) =>
    incomeMarks(scheduleOf({ ...rules, pensionCap }, []), 20_000, {}).map((mark) => [
      mark.label,
      limitName(mark, vat),
    ]);
  expect(named(4_000, 'IVA')).toEqual([
    ['VAT registration', 'Registration for IVA'],
    ['Contributions stop growing', 'Social security and pension stop growing'],
    ['Highest income', 'Highest income of the scheme'],
  ]);
  expect(named(5_000, null).map(([, name]) => name)).toEqual([
    'Registration for value added tax',
    'Social security stops growing',
    'Pension stops growing',
    'Highest income of the scheme',
  ]);
});

test.each([
  [35_000, 37_000, 'You are €2,000 below.'],
  [35_000, 30_000, 'You are €5,000 above.'],
  // Shown is €30,001, the inner side of the limit.
  [35_000, 30_001.95, 'You are €4,999 above.'],
  [35_000, 35_000.6, 'You are right at it.'],
])('€%d against €%d: %s', (income, at, words) => {
  expect(distanceWords(toUsd(income, 'EUR'), toUsd(at, 'EUR'), 'EUR')).toBe(words);
});
