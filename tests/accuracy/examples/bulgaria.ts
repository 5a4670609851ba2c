import { citationsOf } from '../citations.ts';
import { computed, type Example, type LawLine, line } from '../example.ts';
import { between, percent } from '../law.ts';

const cite = citationsOf('bulgaria');
const bases = cite('changes-labor-social-law-2026');
const rates = cite('sb-bg.com');
const tax = cite('taxmonkey.bg');
const dividends = cite('innovires.com');

const MONTHLY_FLOOR = 550.66;
const MONTHLY_CEILING = 2_111.64;

function freelancer(fees: number): readonly LawLine[] {
  const net = fees - percent(25, fees);
  const base = 12 * between(MONTHLY_FLOOR, net / 12, MONTHLY_CEILING);
  const pension = percent(14.8 + 5, base);
  const health = percent(8, base);
  return [
    line('Pension', pension, '(14.8% + 5%) × 12 × monthly base of €550.66 to €2,111.64', bases),
    line('Health insurance', health, '8% of the same base', rates),
    line('Income tax', percent(10, net - pension - health), '10% × (75% of fees − contributions)', tax),
  ];
}

function company(profit: number): readonly LawLine[] {
  const base = 12 * MONTHLY_FLOOR;
  const corporate = percent(10, profit);
  return [
    line('Owner’s contributions', percent(19.8 + 8, base), '27.8% × 12 × €550.66', bases),
    line('Corporate tax', corporate, '10% of profit', dividends),
    line('Dividend tax', percent(5, profit - corporate), '5% × 90% of profit', dividends),
  ];
}

export const examples: readonly Example[] = [
  ...[20_000, 50_000, 120_000].map((fees) =>
    computed('bg-freelancer-flat-tax', 'EUR', fees, freelancer(fees)),
  ),
  computed('bg-eood-company', 'EUR', 80_000, company(80_000)),
];
