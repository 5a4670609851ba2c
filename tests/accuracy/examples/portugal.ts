import { citationsOf } from '../citations.ts';
import { by, computed, type Example, type LawLine, line } from '../example.ts';
import { byScale, percent } from '../law.ts';

const cite = citationsOf('portugal');
const bands = cite('regfollower.com');
const index = cite('rtp.pt');
const base = cite('generalitranquilidade.pt');
const coefficient = cite('howto.pt');
const deduction = cite('economias.pt');
const surcharge = cite('drosenberger.com');
const ifici = cite('dower.pt');

const CEILING = 12 * 12 * 537.13;

/** Shares of turnover that count for income tax and for social security. */
const LISTED = { tax: 75, social: 70 };
const UNLISTED = { tax: 35, social: 70 };
const GOODS = { tax: 15, social: 20 };

function socialSecurity(turnover: number, { social } = LISTED): LawLine {
  return line(
    'Social security',
    percent(21.4, Math.min(percent(social, turnover), CEILING)),
    `21.4% × ${social}% of turnover, on at most 12 × 12 × €537.13`,
    index,
    base,
  );
}

/** The share of turnover less the social security above 10% of it. The other costs to be shown are invoiced. */
function taxableIncome(turnover: number, shares = LISTED): number {
  const contributions = socialSecurity(turnover, shares).amount;
  return percent(shares.tax, turnover) - Math.max(contributions - percent(10, turnover), 0);
}

function simplified(turnover: number, shares = LISTED): readonly LawLine[] {
  const taxable = taxableIncome(turnover, shares);
  return [
    line(
      'Income tax',
      byScale(taxable, [
        [8_342, 12.5],
        [12_587, 15.7],
        [17_838, 21.2],
        [23_089, 24.1],
        [29_397, 31.1],
        [43_090, 34.9],
        [46_566, 43.1],
        [86_634, 44.6],
        [Infinity, 48],
      ]),
      `bands of 12.5% to 48% on ${shares.tax}% of turnover − social security above 10% of it`,
      bands,
      coefficient,
      deduction,
    ),
    line(
      'Solidarity surcharge',
      byScale(taxable, [
        [80_000, 0],
        [250_000, 2.5],
        [Infinity, 5],
      ]),
      '2.5% above €80,000 of taxable income, 5% above €250,000',
      surcharge,
    ),
    socialSecurity(turnover, shares),
  ];
}

function incentive(turnover: number): readonly LawLine[] {
  return [
    line(
      'Income tax',
      percent(20, taxableIncome(turnover)),
      '20% × (75% of turnover − social security above 10% of it)',
      ifici,
      coefficient,
      deduction,
    ),
    socialSecurity(turnover),
  ];
}

export const examples: readonly Example[] = [
  ...[25_000, 50_000, 90_000, 160_000].map((turnover) =>
    computed('pt-simplified', 'EUR', turnover, simplified(turnover)),
  ),
  ...[60_000, 150_000].map((turnover) =>
    by('trade', computed('pt-simplified', 'EUR', turnover, simplified(turnover, GOODS))),
  ),
  ...[50_000, 140_000].map((turnover) =>
    by('other', computed('pt-simplified', 'EUR', turnover, simplified(turnover, UNLISTED))),
  ),
  ...[70_000, 150_000].map((turnover) => computed('pt-ifici', 'EUR', turnover, incentive(turnover))),
];
