import { citationsOf } from '../citations.ts';
import { computed, type Example, type LawLine, line } from '../example.ts';
import { byStep, percent } from '../law.ts';

const cite = citationsOf('hungary');
const flatRate = cite('mfor.hu');
const base = cite('alfakonyveles.hu');
const wages = cite('deloitte.com/hu');
const dividends = cite('acounto.com');
const kata = cite('wtber.hu');
const localTax = cite('finacont.com');

const MINIMUM_WAGE = 322_800;
const QUARTER = 3 * MINIMUM_WAGE;
const FREE_SLICE = 6 * MINIMUM_WAGE;

/** 2% of a fixed base for small businesses, else of the revenue. */
function localBusinessTax(revenue: number): LawLine {
  const taxed = byStep(revenue, [
    [12_000_000, 2_500_000],
    [18_000_000, 6_000_000],
    [25_000_000, 8_500_000],
    [Infinity, revenue],
  ]);
  return line(
    'Local business tax',
    percent(2, taxed),
    '2% of the fixed base by revenue, else of it',
    localTax,
  );
}

/**
 * Contributions are settled by quarter: the free slice is used up first, and every quarter bears at least three
 * minimum wages. Revenue comes in evenly.
 */
function flatRateTaxation(revenue: number): readonly LawLine[] {
  const income = revenue - percent(45, revenue);
  const quarterly = income / 4;
  let free = FREE_SLICE;
  let contributionBase = 0;
  for (let quarter = 0; quarter < 4; quarter++) {
    const covered = Math.min(free, quarterly);
    free -= covered;
    contributionBase += Math.max(quarterly - covered, QUARTER);
  }
  return [
    line(
      'Income tax',
      percent(15, Math.max(income - FREE_SLICE, 0)),
      '15% × (55% of revenue − HUF 1,936,800)',
      flatRate,
    ),
    line(
      'Social security contribution',
      percent(18.5, contributionBase),
      '18.5% of each quarter’s taxable income, at least of three minimum wages',
      base,
    ),
    line('Social contribution tax', percent(13, contributionBase), '13% of the same base', base),
    localBusinessTax(revenue),
  ];
}

function company(revenue: number): readonly LawLine[] {
  const salary = 12 * MINIMUM_WAGE;
  const employer = percent(13, salary);
  const local = localBusinessTax(revenue);
  const profit = revenue - salary - employer - local.amount;
  const corporate = percent(9, profit);
  const dividend = profit - corporate;
  return [
    line('Income tax on the salary', percent(15, salary), '15% × 12 × HUF 322,800', wages),
    line('Social security contribution', percent(18.5, salary), '18.5% × 12 × HUF 322,800', wages),
    line('Social contribution tax on the salary', employer, '13% × 12 × HUF 322,800', wages),
    local,
    line('Corporate tax', corporate, '9% × (revenue − salary with its tax − local tax)', dividends),
    line('Income tax on the dividend', percent(15, dividend), '15% of the distributed profit', dividends),
    line(
      'Social contribution tax on the dividend',
      percent(13, Math.min(dividend, 24 * MINIMUM_WAGE - salary)),
      '13% until salary and dividend reach 24 minimum wages',
      dividends,
    ),
  ];
}

export const examples: readonly Example[] = [
  ...[9_000_000, 15_000_000, 24_000_000, 35_000_000].map((revenue) =>
    computed('hu-atalanyado', 'HUF', revenue, flatRateTaxation(revenue)),
  ),
  computed('hu-kata', 'HUF', 10_000_000, [
    line('Lump sum', 12 * 50_000, '12 × HUF 50,000', kata),
    localBusinessTax(10_000_000),
  ]),
  ...[14_000_000, 21_600_000, 45_000_000].map((revenue) =>
    computed('hu-kft-dividends', 'HUF', revenue, company(revenue)),
  ),
];
