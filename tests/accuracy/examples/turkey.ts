import { citationsOf } from '../citations.ts';
import { computed, type Example, type LawLine, line } from '../example.ts';
import { type Band, byScale, percent } from '../law.ts';

const cite = citationsOf('turkey');
const tariff = cite('2026-yili-vergi-dilimleri');
const insurance = cite('danisozcan.com');
const exports = cite('a-m.com.tr');
const corporate = cite('turkey-implements-corporate-income-tax-rate-hike');
const dividends = cite('karenaudit.com');
const withholding = cite('dividend-withholding-tax-rate-increased');
const declaration = cite('evrakai.com');

const TARIFF: readonly Band[] = [
  [190_000, 15],
  [400_000, 20],
  [1_000_000, 27],
  [5_300_000, 35],
  [Infinity, 40],
];

const bagKur = line(
  'Bağ-Kur',
  12 * percent(35.75 - 5, 33_030),
  '12 × (35.75% − 5 points for prompt payment) × TRY 33,030',
  insurance,
);

function soleTrader(profit: number): readonly LawLine[] {
  return [
    bagKur,
    line('Income tax', byScale(profit - bagKur.amount, TARIFF), 'tariff on profit − Bağ-Kur', tariff),
  ];
}

function company(profit: number): readonly LawLine[] {
  const corporateTax = percent(25, profit);
  const dividend = profit - corporateTax;
  const half = dividend / 2;
  const withheld = percent(15, dividend);
  return [
    bagKur,
    line('Corporate tax', corporateTax, '25% of profit', corporate),
    line(
      'Dividend tax',
      half > 400_000 ? byScale(half, TARIFF) : withheld,
      '15% withheld; where half of the dividend is above TRY 400,000, the tariff on that half instead',
      withholding,
      dividends,
      declaration,
    ),
  ];
}

export const examples: readonly Example[] = [
  computed('tr-service-export', 'TRY', 3_000_000, [
    bagKur,
    line('Income tax', 0, '100% of exported-service profit is deducted', exports),
  ]),
  ...[1_200_000, 2_800_000, 7_000_000].map((profit) =>
    computed('tr-sole-trader', 'TRY', profit, soleTrader(profit)),
  ),
  ...[1_000_000, 4_500_000].map((profit) => computed('tr-limited-company', 'TRY', profit, company(profit))),
];
