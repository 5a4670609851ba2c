import { citationsOf } from '../citations.ts';
import { computed, type Example, type LawLine, line, published } from '../example.ts';
import { percent } from '../law.ts';

const cite = citationsOf('albania');
const wages = cite('hlb.al');
const rates = cite('alprofitconsult.al/en/tatime/individe/baza-tatimore');
const relief = cite('arsfirm.al');

const MINIMUM_WAGE = 50_000;

const contributions = line(
  'Social and health contributions',
  12 * (percent(23, MINIMUM_WAGE) + percent(3.4, 2 * MINIMUM_WAGE)),
  '12 × (23% × ALL 50,000 + 3.4% × ALL 100,000)',
  wages,
);

function company(profit: number): readonly LawLine[] {
  const salary = 12 * MINIMUM_WAGE;
  const employer = percent(16.7, salary);
  const dividend = profit - salary - employer;
  return [
    line(
      'Contributions on the salary',
      employer + percent(11.2, salary),
      '(16.7% + 11.2%) × ALL 600,000',
      wages,
    ),
    line('Profit tax', 0, '0% while turnover is at most ALL 14 million', relief),
    line('Dividend tax', percent(8, dividend), '8% × (profit − salary − employer contributions)', relief),
  ];
}

export const examples: readonly Example[] = [
  computed('al-self-employed-zero', 'ALL', 5_000_000, [
    contributions,
    line('Income tax', 0, '0% while turnover is at most ALL 14 million', relief),
  ]),
  published(
    'al-self-employed-standard',
    'ALL',
    12_360_000,
    1_978_800,
    [line('Income tax', 1_800_000, '15% × ALL 12,000,000 of taxable profit', rates), contributions],
    'Printed is the income tax of ALL 1,800,000 on a taxable profit of ALL 12 million, that is after the allowance of ALL 360,000; the fixed contributions are added.',
  ),
  computed('al-company-shpk', 'ALL', 8_000_000, company(8_000_000)),
];
