import { citationsOf } from '../citations.ts';
import { computed, type Example, type LawLine, line } from '../example.ts';
import { byScale, byStep, percent } from '../law.ts';

const cite = citationsOf('costa-rica');
const bands = cite('estos-seran-los-nuevos-tramos');
const deduction = cite('delfino.cr/2025/12');
const steps = cite('lavozdegoicoechea');
const pensions = cite('aporte-al-ivm');
const residents = cite('crie.cr');

const MINIMUM_WAGE = 373_092.26;

function selfEmployed(income: number): readonly LawLine[] {
  const net = income - percent(25, income);
  const wages = income / 12 / MINIMUM_WAGE;
  const lowest = 346_750 / MINIMUM_WAGE;
  const health = byStep(wages, [
    [lowest, 2.89],
    [2, 4.33],
    [4, 6.24],
    [6, 8.02],
    [Infinity, 10.69],
  ]);
  // The scale of 2025 and the 0.16 points of January 2026.
  const pension =
    0.16 +
    byStep(wages, [
      [lowest, 4],
      [2, 5.49],
      [4, 7.37],
      [6, 7.82],
      [Infinity, 8.26],
    ]);
  return [
    line(
      'Profits tax',
      byScale(net, [
        [6_244_000, 0],
        [8_329_000, 10],
        [10_414_000, 15],
        [20_872_000, 20],
        [Infinity, 25],
      ]),
      'bands of 0% to 25% on 75% of income',
      bands,
      deduction,
    ),
    line('Health insurance (SEM)', percent(health, income), `${health}% of income by its step`, steps),
    line('Pension (IVM)', percent(pension, income), `${pension.toFixed(2)}% of income by its step`, pensions),
  ];
}

function foreignSource(): readonly LawLine[] {
  const declared = 12 * 2_500;
  return [
    line('Health insurance (SEM)', percent(6.24, declared), '6.24% × 12 × 2,500 US dollars', residents),
    line('Pension (IVM)', percent(7.37 + 0.16, declared), '7.53% × 12 × 2,500 US dollars', residents),
  ];
}

export const examples: readonly Example[] = [
  computed('cr-foreign-source-resident', 'USD', 60_000, foreignSource()),
  ...[11_000_000, 22_000_000, 50_000_000].map((income) =>
    computed('cr-self-employed', 'CRC', income, selfEmployed(income)),
  ),
];
