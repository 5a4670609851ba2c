import type { TaxKind } from '../../src/law/index.ts';
import type { Source } from './citations.ts';
import { type Band, between, byScale, byStep, percent } from './law.ts';

/** What a home country's law takes from a year's profit, worked out without src/law. */
export interface HomeLaw {
  readonly regimeId: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The lines of 2026 in `currency`; a kind that is absent is none of the law's. */
  readonly lines: (profit: number) => Partial<Record<TaxKind, number>>;
  readonly sources: readonly Source[];
}

/** Tax of a single person on income after contributions, before communal tax. */
export function belgianTax(net: number): number {
  const bands: Band[] = [
    [16_720, 25],
    [29_510, 40],
    [51_070, 45],
    [Number.POSITIVE_INFINITY, 50],
  ];
  return Math.max(byScale(net, bands) - percent(25, 11_180), 0);
}

/** 20.5% and 14.16% of net income with the fund's fee of about 4%, so that profit = net income + contributions. */
function belgianContributions(profit: number): number {
  const [low, high] = [0.205 * 1.04, 0.1416 * 1.04];
  const [first, second] = [75_024.54, 110_562.42];
  const [lowEnds, highEnds] = [first * (1 + low), first * (1 + low) + (second - first) * (1 + high)];
  const lowPart = (Math.min(profit, lowEnds) * low) / (1 + low);
  const highPart = (between(0, profit - lowEnds, highEnds - lowEnds) * high) / (1 + high);
  return Math.max(lowPart + highPart, 3_700);
}

/** Income tax with the surtax before credit points. */
export function israeliTax(taxable: number): number {
  return byScale(taxable, [
    ...([
      [84_120, 10],
      [120_720, 14],
      [228_000, 20],
      [301_200, 31],
    ] as const),
    ...([
      [560_280, 35],
      [721_560, 47],
      [Number.POSITIVE_INFINITY, 50],
    ] as const),
  ]);
}

/** Profit less 52% of the national insurance on what is left: the base of insurance and of tax. */
function israeliBase(profit: number): number {
  const [reduced, ceiling] = [12 * 7_703, 12 * 51_910];
  const [low, full] = [1 + 0.52 * 0.0447, 1 + 0.52 * 0.1283];
  const lowEnds = reduced * low;
  const fullEnds = lowEnds + (ceiling - reduced) * full;
  if (profit <= lowEnds) return profit / low;
  return profit <= fullEnds ? reduced + (profit - lowEnds) / full : ceiling + profit - fullEnds;
}

/** Direct federal tax of a single person. */
export function swissFederalTax(taxable: number): number {
  return byScale(taxable, [
    ...([
      [15_200, 0],
      [33_200, 0.77],
      [43_500, 0.88],
      [58_000, 2.64],
      [76_200, 2.97],
    ] as const),
    ...([
      [82_100, 5.94],
      [108_900, 6.6],
      [141_500, 8.8],
      [185_100, 11],
      [793_900, 13.2],
    ] as const),
    [Number.POSITIVE_INFINITY, 11.5],
  ]);
}

/** The basic tax of the canton of Zürich, which canton and city multiply. */
export function zurichBasicTax(taxable: number): number {
  return byScale(taxable, [
    ...([
      [7_000, 0],
      [12_000, 2],
      [16_800, 3],
      [24_800, 4],
      [34_500, 5],
      [45_700, 6],
    ] as const),
    ...([
      [58_800, 7],
      [76_400, 8],
      [110_400, 9],
      [144_100, 10],
      [197_400, 11],
    ] as const),
    ...([
      [266_700, 12],
      [Number.POSITIVE_INFINITY, 13],
    ] as const),
  ]);
}

function swissContributions(profit: number): number {
  const rate = byStep(profit, [
    ...([
      [10_100, 0],
      [17_600, 5.371],
      [23_000, 5.494],
      [25_500, 5.617],
      [28_000, 5.741],
    ] as const),
    ...([
      [30_500, 5.864],
      [33_000, 5.987],
      [35_500, 6.235],
      [38_000, 6.481],
      [40_500, 6.728],
    ] as const),
    ...([
      [43_000, 6.976],
      [45_500, 7.222],
      [48_000, 7.469],
      [50_500, 7.84],
      [53_000, 8.209],
    ] as const),
    ...([
      [55_500, 8.58],
      [58_000, 8.951],
      [60_500, 9.321],
      [Number.POSITIVE_INFINITY, 10],
    ] as const),
  ]);
  return Math.max(percent(rate, profit), 530) + percent(1, Math.min(profit, 148_200));
}

/** The Ontario Health Premium with the slopes between its steps. */
export function ontarioPremium(taxable: number): number {
  return byScale(taxable, [
    ...([
      [20_000, 0],
      [25_000, 6],
      [36_000, 0],
      [38_500, 6],
      [48_000, 0],
      [48_600, 25],
    ] as const),
    ...([
      [72_000, 0],
      [72_600, 25],
      [200_000, 0],
      [200_600, 25],
      [Number.POSITIVE_INFINITY, 0],
    ] as const),
  ]);
}

function canada(profit: number): Partial<Record<TaxKind, number>> {
  const pensionable = between(0, profit - 3_500, 71_100);
  const second = between(0, profit - 74_600, 10_400);
  const taxable = Math.max(profit - percent(6.95, pensionable) - percent(8, second), 0);
  const credited = percent(4.95, pensionable);
  const personal = 14_829 + 1_623 * (1 - between(0, (taxable - 181_440) / 77_042, 1));
  const federal = byScale(taxable, [
    ...([
      [58_523, 14],
      [117_045, 20.5],
      [181_440, 26],
      [258_482, 29],
    ] as const),
    [Number.POSITIVE_INFINITY, 33],
  ]);
  const provincial = byScale(taxable, [
    ...([
      [53_891, 5.05],
      [107_785, 9.15],
      [150_000, 11.16],
      [220_000, 12.16],
    ] as const),
    [Number.POSITIVE_INFINITY, 13.16],
  ]);
  const basic = Math.max(provincial - percent(5.05, 12_989 + credited), 0);
  const ontario = basic + percent(20, Math.max(basic - 5_818, 0)) + percent(36, Math.max(basic - 7_446, 0));
  // Ontario's tax reduction: twice C$300 less the tax, at most the tax.
  const reduction = Math.max(Math.min(ontario, 600 - ontario), 0);
  return {
    income: Math.max(federal - percent(14, personal + credited), 0) + ontario - reduction,
    pension: percent(11.9, pensionable) + percent(8, second),
    other: ontarioPremium(taxable),
  };
}

export const HOME_LAWS: readonly HomeLaw[] = [
  {
    regimeId: 'be-self-employed',
    currency: 'EUR',
    lines: (profit) => {
      const contributions = belgianContributions(profit);
      return { income: 1.07 * belgianTax(profit - contributions), socialContribution: contributions };
    },
    sources: [
      {
        title: 'Geïndexeerde bedragen aanslagjaar 2027',
        publisher: 'Practicali',
        url: 'https://www.practicali.be/blog/geindexeerde-bedragen-aj-2027',
      },
    ],
  },
  {
    regimeId: 'il-self-employed',
    currency: 'ILS',
    lines: (profit) => {
      const base = israeliBase(profit);
      return {
        income: Math.max(israeliTax(base) - 2.25 * 2_904, 0),
        socialContribution: byScale(base, [
          [92_436, 7.7],
          [622_920, 18],
          [Number.POSITIVE_INFINITY, 0],
        ]),
      };
    },
    sources: [
      {
        title: 'Israeli tax changes 2026',
        publisher: 'CWS Israel',
        url: 'https://www.cwsisrael.com/israeli-tax-changes-2026-complete-guide',
      },
    ],
  },
  {
    regimeId: 'ch-self-employed',
    currency: 'CHF',
    lines: (profit) => {
      const contributions = swissContributions(profit);
      const after = profit - contributions;
      return {
        // The insurance deduction of people without a pension fund.
        income: swissFederalTax(Math.max(after - 2_700, 0)),
        socialContribution: contributions,
        other: 2.14 * zurichBasicTax(Math.max(after - 4_350, 0)) + 24,
      };
    },
    sources: [
      {
        title: 'Basic tariff of canton Zürich from 2026, section 35 of the tax act',
        publisher: 'Canton of Zürich',
        url: 'https://www.zh.ch/de/steuern-finanzen/steuern/treuhaender/steuerbuch/steuerbuch-definition/zstb-34-1.html',
      },
    ],
  },
  {
    regimeId: 'ca-self-employed',
    currency: 'CAD',
    lines: canada,
    sources: [
      {
        title: 'Indexation adjustment for personal income tax and benefit amounts',
        publisher: 'Canada Revenue Agency',
        url: 'https://www.canada.ca/en/revenue-agency/services/tax/individuals/frequently-asked-questions-individuals/adjustment-personal-income-tax-benefit-amounts.html',
      },
      {
        title: 'Income tax calculator Ontario',
        publisher: 'calculatorscanada.ca',
        url: 'https://calculatorscanada.ca/?p=70',
      },
    ],
  },
];
