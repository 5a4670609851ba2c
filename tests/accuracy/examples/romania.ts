import { citationsOf } from '../citations.ts';
import { computed, type Example, type LawLine, line, published } from '../example.ts';
import { between, byStep, percent } from '../law.ts';

const cite = citationsOf('romania');
const comparison = cite('pfa-sau-srl-care-e-mai-avantajos');
const pfa = cite('taxepfa.ro');
const cas = cite('levka.mk');
const ceiling = cite('123credit.ro');
const micro = cite('teaha.ro/?p=33277');
const dividends = cite('dragomirconsult.ro');
const steps = cite('plafoane-cas-si-cass');
const wages = cite('startupcafe.ro');

const MINIMUM_WAGE = 4_050;

function selfEmployed(net: number): readonly LawLine[] {
  const pension = percent(
    25,
    byStep(net, [
      [12 * MINIMUM_WAGE, 0],
      [24 * MINIMUM_WAGE, 12 * MINIMUM_WAGE],
      [Infinity, 24 * MINIMUM_WAGE],
    ]),
  );
  const health = percent(10, between(6 * MINIMUM_WAGE, net, 72 * MINIMUM_WAGE));
  return [
    line('Pension (CAS)', pension, '25% of 12 or 24 minimum wages of RON 4,050', cas),
    line('Health (CASS)', health, '10% of net income, between 6 and 72 minimum wages', ceiling, pfa),
    line('Income tax', percent(10, net - pension - health), '10% × (net income − CAS − CASS)', pfa),
  ];
}

function healthOnDividends(dividend: number): LawLine {
  return line(
    'Health (CASS) on dividends',
    percent(
      10,
      MINIMUM_WAGE *
        byStep(dividend / MINIMUM_WAGE, [
          [6, 0],
          [12, 6],
          [24, 12],
          [Infinity, 24],
        ]),
    ),
    '10% of 6, 12 or 24 minimum wages',
    steps,
  );
}

function profitTaxCompany(profit: number): readonly LawLine[] {
  const corporate = percent(16, profit);
  return [
    line('Profit tax', corporate, '16% of profit', comparison),
    line('Dividend tax', percent(16, profit - corporate), '16% of the distributed 84%', dividends),
    healthOnDividends(profit - corporate),
  ];
}

/** Half a year of a minimum-wage contract: gross wage and the part of it that is free of tax. */
function halfYear(gross: number, free: number) {
  const base = gross - free;
  const pension = percent(25, base);
  const health = percent(10, base);
  const work = percent(2.25, base);
  // The basic deduction of a person on the minimum wage is 20% of it.
  const tax = percent(10, base - pension - health - percent(20, gross));
  return { total: 6 * (pension + health + work + tax), cost: 6 * (gross + work) };
}

function microCompany(turnover: number): readonly LawLine[] {
  const halves = [halfYear(4_050, 300), halfYear(4_325, 200)];
  const wageCost = halves.reduce((sum, { cost }) => sum + cost, 0);
  const companyTax = percent(1, turnover);
  const dividend = turnover - companyTax - wageCost;
  return [
    line('Micro-company tax', companyTax, '1% of turnover', micro),
    line(
      'Tax and contributions on the wage',
      halves.reduce((sum, { total }) => sum + total, 0),
      '6 × RON 4,050 (RON 300 free) + 6 × RON 4,325 (RON 200 free): 25%, 10%, 2.25% and 10% tax',
      wages,
    ),
    line('Dividend tax', percent(16, dividend), '16% × (turnover − 1% tax − wage cost)', dividends),
    healthOnDividends(dividend),
  ];
}

export const examples: readonly Example[] = [
  published(
    'ro-pfa-self-employed',
    'RON',
    300_000,
    78_114,
    selfEmployed(300_000).map((step) => ({ ...step, sources: [comparison] })),
    'Printed: 26.04% of a profit of RON 300,000 in 2026, which leaves RON 18,490.50 a month.',
  ),
  ...[100_000, 180_000, 600_000].map((net) =>
    computed('ro-pfa-self-employed', 'RON', net, selfEmployed(net)),
  ),
  published(
    'ro-srl-profit-tax',
    'RON',
    300_000,
    98_040,
    profitTaxCompany(300_000),
    'Printed: a company on profit tax leaves RON 19,926 less than a sole trader with the same profit of RON 300,000.',
  ),
  ...[200_000, 400_000].map((turnover) => computed('ro-srl-micro', 'RON', turnover, microCompany(turnover))),
];
