import { citationsOf } from '../citations.ts';
import { computed, type Example, type LawLine, line } from '../example.ts';
import { byScale, byStep, percent } from '../law.ts';

const cite = citationsOf('spain');
const cuotas = cite('europapress.es');
const levy = cite('collector.com.tr');
const scale = cite('informacion.es');
const topBand = cite('countrytaxcalc.com');
const minimum = cite('taxsummaries.pwc.com/spain');
const costs = cite('herramientapp.com');
const impatriates = cite('jurospain.com');

/** Lowest monthly base by the monthly net income less 7% (table of contribution bands, frozen since 2025). */
const LOWEST_BASES = [
  [670, 653.59],
  [900, 718.95],
  [1_166.7, 849.67],
  [1_300, 950.98],
  [1_500, 960.78],
  [1_700, 960.78],
  [1_850, 1_143.79],
  [2_030, 1_209.15],
  [2_330, 1_274.51],
  [2_760, 1_356.21],
  [3_190, 1_437.91],
  [3_620, 1_519.61],
  [4_050, 1_601.31],
  [6_000, 1_732.03],
  [Infinity, 1_928.1],
] as const;

const SCALE = [
  [12_450, 19],
  [20_200, 24],
  [35_200, 30],
  [60_000, 37],
  [300_000, 45],
  [Infinity, 47],
] as const;

function cuota(profit: number): LawLine {
  const monthly = (profit - percent(7, profit)) / 12;
  return line(
    'Cuota',
    12 * percent(31.5, byStep(monthly, LOWEST_BASES)),
    '12 × 31.5% of the lowest base of the band of net income less 7%',
    cuotas,
    levy,
  );
}

function selfEmployed(profit: number): readonly LawLine[] {
  const contribution = cuota(profit);
  const net = profit - contribution.amount;
  const taxable = net - Math.min(percent(5, net), 2_000);
  return [
    contribution,
    line(
      'Income tax',
      Math.max(byScale(taxable, SCALE) - byScale(5_550, SCALE), 0),
      'scale of 19% to 47% on profit − cuota − 5% (at most €2,000), less the scale on the personal minimum of €5,550',
      scale,
      topBand,
      costs,
      minimum,
    ),
  ];
}

function impatriate(income: number): readonly LawLine[] {
  return [
    line(
      'Income tax',
      byScale(income, [
        [600_000, 24],
        [Infinity, 47],
      ]),
      '24% up to €600,000, nothing deducted',
      impatriates,
    ),
    cuota(income),
  ];
}

export const examples: readonly Example[] = [
  ...[18_000, 30_000, 50_000, 90_000, 160_000].map((profit) =>
    computed('es-autonomo', 'EUR', profit, selfEmployed(profit)),
  ),
  computed('es-beckham-law', 'EUR', 80_000, impatriate(80_000)),
];
