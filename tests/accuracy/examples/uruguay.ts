import { citationsOf } from '../citations.ts';
import { computed, type Example, type LawLine, line } from '../example.ts';
import { between, byScale, percent } from '../law.ts';

const cite = citationsOf('uruguay');
const bands = cite('gda.com');
const flatCosts = cite('auren.com');
const pension = cite('industria-y-comercio');
const health = cite('actividad-exclusiva');
const healthLimit = cite('oddone-y-valcorba');
const notional = cite('ladiaria.com.uy');
const minimum = cite('blancoetcheverry.com');
const creditRate = cite('decretos-originales/118-2023');
const ownersWage = cite('irae-ficto');

const BPC = 6_864;
const BFC = 1_847.96;
const UI = 6.4237;

const retirement = line(
  'Retirement contribution and FRL',
  12 * 4_594,
  '12 × $U 4,594 on a notional wage of 11 BFC',
  pension,
);

function personalServices(fees: number): readonly LawLine[] {
  const net = fees - percent(30, fees);
  const fonasa = between(12 * 5_020, percent(4.5, net), 100_395);
  const scale = byScale(net, [
    [84 * BPC, 0],
    [120 * BPC, 10],
    [180 * BPC, 15],
    [360 * BPC, 24],
    [600 * BPC, 25],
    [900 * BPC, 27],
    [1_380 * BPC, 31],
    [Infinity, 36],
  ]);
  const credit = percent(fees <= 180 * BPC ? 14 : 8, retirement.amount + fonasa);
  return [
    line(
      'Income tax (IRPF)',
      Math.max(scale - credit, 0),
      'scale of 0% to 36% on 70% of fees, less 8% of contributions (14% up to 180 BPC of income)',
      bands,
      flatCosts,
      creditRate,
    ),
    retirement,
    line('Health (FONASA)', fonasa, '4.5% of 70% of fees, $U 60,240 to 100,395', health, healthLimit),
  ];
}

function notionalProfit(turnover: number): readonly LawLine[] {
  const profit = byScale(turnover / UI, [
    [1_000_000, 12],
    [2_000_000, 14],
    [3_000_000, 48],
    [4_000_000, 60],
  ]);
  const wage = 12 * 11 * BFC;
  return [
    line(
      'Income tax (IRAE)',
      Math.max(percent(25, profit * UI - wage), 12 * 6_840),
      '25% × (12%, 14%, 48% and 60% of turnover by slice − owner’s wage of 11 BFC), at least 12 × $U 6,840',
      notional,
      minimum,
      ownersWage,
    ),
    line('BPS with health cover', 12 * 8_833, '12 × $U 8,833', pension),
  ];
}

export const examples: readonly Example[] = [
  ...[1_150_000, 2_000_000, 4_500_000].map((fees) =>
    computed('uy-irpf-services', 'UYU', fees, personalServices(fees)),
  ),
  ...[2_400_000, 7_500_000].map((turnover) =>
    computed('uy-irae-ficto', 'UYU', turnover, notionalProfit(turnover)),
  ),
];
