import { citationsOf } from '../citations.ts';
import { computed, type Example, type LawLine, line } from '../example.ts';
import { byScale, percent } from '../law.ts';

const cite = citationsOf('serbia');
const contributions = cite('experta.rs');
const assessment = cite('how-flat-rate-tax-and-contributions');
const salaries = cite('birovision');
const free = cite('paragrafco.co.rs');
const annual = cite('biznis.kurir.rs');
const onNetIncome = cite('rsm.global');

const SALARY = 12 * 52_000;

function lumpSum(base: number): readonly LawLine[] {
  return [
    line('Lump-sum tax', percent(10, 12 * base), '10% × 12 × assessed base of RSD 100,000', assessment),
    line(
      'Contributions',
      percent(24 + 10.3 + 0.75, 12 * base),
      '35.05% × 12 × RSD 100,000',
      assessment,
      contributions,
    ),
  ];
}

/** The owner elects a personal salary of RSD 52,000 a month and is 40 or older. */
function books(profit: number): readonly LawLine[] {
  const salaryContributions = percent(24 + 10.3 + 0.75, SALARY);
  const wageTax = percent(10, SALARY - 12 * 34_221);
  const businessTax = percent(10, profit - SALARY);
  const netIncome = profit - SALARY - businessTax + SALARY - salaryContributions - wageTax;
  const taxable = Math.max(netIncome - 5_439_096, 0);
  // The personal deduction is at most half of what is taxable.
  const deduction = Math.min(725_213, taxable / 2);
  return [
    line('Contributions on the salary', salaryContributions, '35.05% × 12 × RSD 52,000', contributions),
    line('Tax on the salary', wageTax, '10% × 12 × (RSD 52,000 − RSD 34,221)', free),
    line('Tax on profit', businessTax, '10% × (profit − salary)', salaries),
    line(
      'Annual income tax',
      byScale(taxable - deduction, [
        [10_878_192, 10],
        [Infinity, 15],
      ]),
      '10% and 15% of net income above RSD 5,439,096 and the personal deduction of RSD 725,213',
      annual,
      onNetIncome,
    ),
  ];
}

export const examples: readonly Example[] = [
  computed(
    'rs-lump-sum-entrepreneur',
    'RSD',
    5_000_000,
    lumpSum(100_000),
    'The tax office sets the base for each person; the example and the estimate assume RSD 100,000 a month.',
  ),
  ...[3_000_000, 6_000_000, 6_500_000, 10_000_000, 14_000_000, 25_000_000].map((profit) =>
    computed('rs-entrepreneur-books', 'RSD', profit, books(profit)),
  ),
];
