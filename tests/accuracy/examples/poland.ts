import { citationsOf, type Source } from '../citations.ts';
import { by, computed, type Example, type LawLine, line, published } from '../example.ts';
import { between, byStep, percent } from '../law.ts';

const cite = citationsOf('poland');
const zus = cite('infor.pl/zus-kadry');
const health = cite('infor.pl/podatki/ryczalt');
const linearHealth = cite('egospodarka.pl');
const linearMinimum = cite('twoje-biuro-rachunkowe');
const deductible = cite('jaki-podatek-dochodowy-wybrac');
const rates = cite('mynook.pl');
const levy = cite('danina-solidarnosciowa');
const calculator: Source = {
  title: 'Kalkulator B2B 2026 dla IT, lekarzy i JDG',
  publisher: 'Konrad Bartecki, podatki.wtf',
  url: 'https://www.podatki.wtf/?lang=be',
};

const BASE = 5_652;
/** Old-age, disability and accident insurance; the Labour Fund (2.45%) is paid beside it. */
const SOCIAL = 12 * percent(19.52 + 8 + 1.67, BASE);
const LABOUR_FUND = 12 * percent(2.45, BASE);

function insurance(): LawLine {
  return line(
    'ZUS and Labour Fund',
    SOCIAL + LABOUR_FUND,
    '12 × (19.52% + 8% + 1.67% + 2.45%) × PLN 5,652',
    zus,
  );
}

function lumpSum(rate: number, revenue: number): readonly LawLine[] {
  const healthContribution =
    12 *
    byStep(revenue, [
      [60_000, 498.35],
      [300_000, 830.58],
      [Infinity, 1_495.04],
    ]);
  return [
    insurance(),
    line(
      'Health contribution',
      healthContribution,
      '12 × PLN 498.35, 830.58 or 1,495.04 by revenue (limits PLN 60,000 and 300,000)',
      health,
    ),
    line(
      'Lump-sum tax',
      percent(rate, revenue - SOCIAL - healthContribution / 2),
      `${rate}% × (revenue − ZUS without Labour Fund − half of the health contribution)`,
      rates,
      deductible,
    ),
  ];
}

function linear(profit: number): readonly LawLine[] {
  const income = profit - SOCIAL - LABOUR_FUND;
  const contribution = between(12 * 432.54, percent(4.9, income), Infinity);
  return [
    insurance(),
    line(
      'Health contribution',
      contribution,
      '4.9% × (profit − ZUS), at least 12 × PLN 432.54',
      linearHealth,
      linearMinimum,
    ),
    line(
      'Income tax',
      percent(19, income - Math.min(contribution, 14_100)),
      '19% × (profit − ZUS − health contribution of at most PLN 14,100)',
      linearHealth,
      deductible,
    ),
    line(
      'Solidarity levy',
      percent(4, Math.max(income - 1_000_000, 0)),
      '4% of income above PLN 1 million',
      levy,
    ),
  ];
}

export const examples: readonly Example[] = [
  published(
    'pl-ryczalt-12-it',
    'PLN',
    120_000,
    42_653.28,
    [
      line('ZUS and health contribution', 12 * 2_618.87, '12 × PLN 2,618.87', calculator),
      line('Lump-sum tax', 11_226.84, '12% × PLN 93,557.04', calculator),
    ],
    'The source shows PLN 2,618.87 of contributions a month and PLN 11,226.84 of tax a year; it takes the Labour Fund off, too.',
  ),
  ...[50_000, 240_000, 360_000, 480_000].map((revenue) =>
    computed('pl-ryczalt-12-it', 'PLN', revenue, lumpSum(12, revenue)),
  ),
  ...[100_000, 200_000].map((revenue) => computed('pl-ryczalt-8-5', 'PLN', revenue, lumpSum(8.5, revenue))),
  by('design', computed('pl-ryczalt-8-5', 'PLN', 200_000, lumpSum(14, 200_000))),
  by('legal', computed('pl-ryczalt-8-5', 'PLN', 350_000, lumpSum(17, 350_000))),
  by('trade', computed('pl-ryczalt-8-5', 'PLN', 400_000, lumpSum(3, 400_000))),
  ...[150_000, 300_000, 700_000].map((profit) => computed('pl-linear-19', 'PLN', profit, linear(profit))),
];
