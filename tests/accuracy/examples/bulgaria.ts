import { citationsOf } from '../citations.ts';
import { by, computed, type Example, type LawLine, line } from '../example.ts';
import { between, percent } from '../law.ts';

const cite = citationsOf('bulgaria');
const bases = cite('dohod01082026');
const rates = cite('sb-bg.com');
const tax = cite('taxmonkey.bg');
const dividends = cite('innovires.com');

/** Limits of the monthly base: seven months of 2026 at the old ones, five since August at the new. */
const YEARLY_FLOOR = 7 * 550.66 + 5 * 620.2;
const YEARLY_CEILING = 7 * 2_111.64 + 5 * 2_300;

function freelancer(fees: number): readonly LawLine[] {
  const net = fees - percent(25, fees);
  const base = between(YEARLY_FLOOR, net, YEARLY_CEILING);
  const pension = percent(14.8 + 5, base);
  const health = percent(8, base);
  return [
    line(
      'Pension',
      pension,
      '(14.8% + 5%) × base of the year, 7 × €550.66 + 5 × €620.20 to 7 × €2,111.64 + 5 × €2,300',
      bases,
    ),
    line('Health insurance', health, '8% of the same base', rates),
    line('Income tax', percent(10, net - pension - health), '10% × (75% of fees − contributions)', tax),
  ];
}

function company(profit: number): readonly LawLine[] {
  const base = YEARLY_FLOOR;
  const corporate = percent(10, profit);
  return [
    line('Owner’s contributions', percent(19.8 + 8, base), '27.8% × (7 × €550.66 + 5 × €620.20)', bases),
    line('Corporate tax', corporate, '10% of profit', dividends),
    line('Dividend tax', percent(5, profit - corporate), '5% × 90% of profit', dividends),
  ];
}

export const examples: readonly Example[] = [
  ...[20_000, 50_000, 120_000].map((fees) =>
    computed('bg-freelancer-flat-tax', 'EUR', fees, freelancer(fees)),
  ),
  by('design', computed('bg-freelancer-flat-tax', 'EUR', 70_000, freelancer(70_000))),
  computed('bg-eood-company', 'EUR', 80_000, company(80_000)),
];
