import { citationsOf } from '../citations.ts';
import { computed, type Example, type LawLine, line } from '../example.ts';
import { between, byScale, percent } from '../law.ts';

const cite = citationsOf('lithuania');
const credit = cite('sulijapartners.com');
const scale = cite('kokiais-atvejais');
const sodra = cite('calcbloom.com');
const partnership = cite('lbaa.lt');
const minimum = cite('radmu.lt');
const corporate = cite('sc.bns.lt');
const dividends = cite('vmi.lt/evmi/5725');

const AVERAGE_WAGE = 2_312.15;
const BANDS = [
  [36 * AVERAGE_WAGE, 20],
  [60 * AVERAGE_WAGE, 25],
  [Infinity, 32],
] as const;

/** 15% of taxable income up to €20,000; above, the share of the credit falls in a line to nothing at €42,500. */
function taxCredit(taxable: number): number {
  if (taxable <= 20_000) return percent(15, taxable);
  return taxable * Math.max(0.15 - (2 / 300_000) * (taxable - 20_000), 0);
}

function individualActivity(revenue: number): readonly LawLine[] {
  const taxable = revenue - percent(30, revenue);
  const base = Math.min(percent(90, taxable), 43 * AVERAGE_WAGE);
  return [
    line(
      'Income tax',
      byScale(taxable, BANDS) - taxCredit(taxable),
      '20%, 25% and 32% of 70% of revenue, less the credit t × (0.15 − 2/300,000 × (t − €20,000))',
      credit,
      scale,
    ),
    line('Social insurance (VSD)', percent(12.52, base), '12.52% × 90% of the taxable income', sodra),
    line(
      'Health insurance (PSD)',
      between(12 * 80.48, percent(6.98, base), Infinity),
      '6.98% of the same base, at least 12 × €80.48',
      sodra,
    ),
  ];
}

const minimumHealth = line('Health insurance (PSD)', 12 * 80.48, '12 × 6.98% × €1,153', minimum);

function serviceContract(income: number): readonly LawLine[] {
  // Above 36 average wages a dividend costs less than contract pay, which the law allows up to €100,000.
  const pay = Math.min(income, 36 * AVERAGE_WAGE);
  const corporateTax = percent(7, income - pay);
  return [
    line(
      'Income tax on the contract',
      byScale(pay, [
        [12 * AVERAGE_WAGE, 15],
        [Infinity, 20],
      ]),
      '15% and 20% of pay up to 36 average wages',
      partnership,
    ),
    minimumHealth,
    line('Corporate tax', corporateTax, '7% of what remains', corporate),
    line('Dividend tax', percent(15, income - pay - corporateTax), '15% of the distributed rest', dividends),
  ];
}

function company(profit: number): readonly LawLine[] {
  const corporateTax = percent(7, profit);
  return [
    minimumHealth,
    line('Corporate tax', corporateTax, '7% of profit', corporate),
    line('Dividend tax', percent(15, profit - corporateTax), '15% of the distributed 93%', dividends),
  ];
}

export const examples: readonly Example[] = [
  ...[25_000, 45_000, 80_000, 160_000].map((revenue) =>
    computed('lt-individual-activity', 'EUR', revenue, individualActivity(revenue)),
  ),
  ...[60_000, 140_000].map((income) =>
    computed('lt-mb-service-contract', 'EUR', income, serviceContract(income)),
  ),
  computed('lt-company-dividends', 'EUR', 100_000, company(100_000)),
];
