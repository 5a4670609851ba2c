import { citationsOf } from '../citations.ts';
import { computed, type Example, type LawLine, line } from '../example.ts';
import { between, percent } from '../law.ts';

const cite = citationsOf('north-macedonia');
const rates = cite('ujp.gov.mk/en/vodic/category/700');
const bases = cite('ujp.gov.mk/en/vodic/category/699');
const limits = cite('orbitax.com');
const averageWage = cite('prosechnata-neto-plata');
const minimumWage = cite('bulevar.mk');
const relief = cite('packages/north-macedonia/north-macedonia-social-contributions.md');
const simplified = cite('wbiip.rcc.int');
const direct = cite('country-page/18');
const deductible = cite('financethink.mk');

const RATE = 18.8 + 7.5 + 0.5 + 1.2;
const AVERAGE_WAGE = 69_141;
/** The gross minimum wage, by month: the rise came in March. */
const MONTHLY_SALARIES: readonly number[] = Array.from({ length: 12 }, (_, month) =>
  month < 2 ? 36_037 : 38_507,
);
const SALARY = MONTHLY_SALARIES.reduce((sum, gross) => sum + gross, 0);

const payroll: readonly LawLine[] = [
  line(
    'Contributions on the manager’s salary',
    percent(RATE, SALARY),
    '28% × (2 × MKD 36,037 + 10 × MKD 38,507)',
    rates,
    minimumWage,
  ),
  line(
    'Wage tax',
    MONTHLY_SALARIES.reduce((sum, gross) => sum + percent(10, gross - percent(RATE, gross) - 10_932), 0),
    '10% × (salary − contributions − relief of MKD 10,932), every month',
    relief,
  ),
];

function smallCompany(turnover: number): readonly LawLine[] {
  const companyTax = turnover <= 3_000_000 ? 0 : percent(1, turnover);
  return [
    ...payroll,
    line(
      'Tax on total income',
      companyTax,
      '0% up to MKD 3 million, 1% of all of it up to MKD 6 million',
      simplified,
    ),
    line(
      'Dividend tax',
      percent(10, turnover - SALARY - companyTax),
      '10% × (turnover − salary − 1% tax)',
      direct,
    ),
  ];
}

function company(profit: number): readonly LawLine[] {
  const profitTax = percent(10, profit - SALARY);
  return [
    ...payroll,
    line('Profit tax', profitTax, '10% × (profit − salary)', direct),
    line('Dividend tax', percent(10, profit - SALARY - profitTax), '10% of the distributed rest', direct),
  ];
}

function selfEmployed(net: number): readonly LawLine[] {
  const base = 12 * between(AVERAGE_WAGE, net / 12, 12 * AVERAGE_WAGE);
  const contributions = percent(RATE, base);
  return [
    line(
      'Contributions',
      contributions,
      '28% × net income, between 1 and 12 average wages a month',
      rates,
      bases,
      limits,
      averageWage,
    ),
    line(
      'Income tax',
      percent(10, Math.max(net - contributions, 0)),
      '10% × (net income − contributions)',
      deductible,
    ),
  ];
}

export const examples: readonly Example[] = [
  ...[2_500_000, 3_200_000, 5_000_000].map((turnover) =>
    computed('mk-small-company', 'MKD', turnover, smallCompany(turnover)),
  ),
  computed('mk-company', 'MKD', 7_000_000, company(7_000_000)),
  ...[1_800_000, 3_500_000].map((net) => computed('mk-self-employed', 'MKD', net, selfEmployed(net))),
];
