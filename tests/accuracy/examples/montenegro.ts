import { citationsOf } from '../citations.ts';
import { computed, type Example, type LawLine, line } from '../example.ts';
import { byScale, byStep, percent } from '../law.ts';

const cite = citationsOf('montenegro');
const income = cite('Montenegro-Individual-Taxes-on-personal-income');
const bases = cite('?p=6336');
const wage = cite('feral.bar');
const salaries = cite('new-minimum-salaries');
const corporate = cite('corporate_income_tax');
const dividends = cite('dividend-payment-and-dividend-tax');
const nomads = cite('amendments-to-the-montenegrin-tax-laws');

const AVERAGE_WAGE = 1_206;
const SURTAX = 13;

function soleEntrepreneur(profit: number): readonly LawLine[] {
  const base = byStep(profit, [
    [9_000, percent(60, 12 * AVERAGE_WAGE)],
    [15_000, 12 * AVERAGE_WAGE],
    [Infinity, percent(150, 12 * AVERAGE_WAGE)],
  ]);
  const tax = byScale(profit, [
    [8_400, 0],
    [12_000, 9],
    [Infinity, 15],
  ]);
  return [
    line('Income tax', tax, '0% to €8,400, 9% to €12,000, 15% above', income),
    line('Municipal surtax', percent(SURTAX, tax), '13% of the income tax', income),
    line(
      'Pension',
      percent(10, base),
      '10% × 150% of the average wage (turnover above €15,000)',
      bases,
      wage,
    ),
    line('Unemployment', percent(1, base), '1% of the same base', bases, wage),
  ];
}

/** The director earns the minimum of €600 net; with all contributions it costs the company €8,123 a year. */
function company(profit: number): readonly LawLine[] {
  const contributions = 12 * 76.89;
  const taxable = profit - 12 * 600 - contributions;
  const corporateTax = byScale(taxable, [
    [100_000, 9],
    [1_500_000, 12],
    [Infinity, 15],
  ]);
  const dividendTax = percent(15, taxable - corporateTax);
  return [
    line('Contributions on the salary', contributions, '12 × €76.89 on €600 net', salaries),
    line('Corporate tax', corporateTax, '9% to €100,000, 12% above, on profit − salary cost', corporate),
    line('Dividend tax', dividendTax, '15% of the distributed rest', dividends),
    line('Municipal surtax', percent(SURTAX, dividendTax), '13% of the dividend tax', dividends),
  ];
}

export const examples: readonly Example[] = [
  computed('me-digital-nomad', 'EUR', 60_000, [
    line('Income tax and contributions', 0, 'exempt for holders of the permit', nomads),
  ]),
  ...[25_000, 80_000].map((profit) =>
    computed('me-sole-entrepreneur', 'EUR', profit, soleEntrepreneur(profit)),
  ),
  ...[60_000, 150_000].map((profit) => computed('me-company-doo', 'EUR', profit, company(profit))),
];
