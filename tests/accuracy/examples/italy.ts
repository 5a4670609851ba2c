import { citationsOf } from '../citations.ts';
import { by, computed, type Example, type LawLine, line } from '../example.ts';
import { byScale, percent } from '../law.ts';

const cite = citationsOf('italy');
const inps = cite('uivco.vb.it');
const substitute = cite('centrofiscale.com');
const bands = cite('serviziamministrativi.ddp.it');
const exemption = cite('studioaletheia.it');
const reduced = cite('fiscomania.com');
const surcharge = cite('calcfast.online');

const CEILING = 122_295;

/** @param coefficient percent of revenue that the activity code counts as profit. */
function flatRate(rate: number, revenue: number, coefficient = 78): readonly LawLine[] {
  const profit = percent(coefficient, revenue);
  const contribution = percent(26.07, Math.min(profit, CEILING));
  return [
    line('INPS gestione separata', contribution, `26.07% × ${coefficient}% of revenue`, inps),
    line(
      'Substitute tax',
      percent(rate, profit - contribution),
      `${rate}% × (${coefficient}% of revenue − INPS)`,
      substitute,
    ),
  ];
}

/** Tax credit for self-employed income (TUIR, article 13, paragraphs 5 and 5-ter). */
function selfEmployedCredit(income: number): number {
  const extra = income > 11_000 && income <= 17_000 ? 50 : 0;
  if (income <= 5_500) return 1_265;
  if (income <= 28_000) return 500 + (765 * (28_000 - income)) / 22_500 + extra;
  return income <= 50_000 ? (500 * (50_000 - income)) / 22_000 : 0;
}

function incomingWorker(fees: number): readonly LawLine[] {
  const taxedHalf = fees / 2;
  const contribution = percent(26.07, Math.min(taxedHalf, CEILING));
  const taxable = taxedHalf - contribution;
  const scale = byScale(taxable, [
    [28_000, 23],
    [50_000, 33],
    [Infinity, 43],
  ]);
  return [
    line('INPS gestione separata', contribution, '26.07% × 50% of income', reduced),
    line(
      'Income tax',
      Math.max(scale - selfEmployedCredit(taxedHalf), 0),
      'bands of 23%, 33% and 43% on 50% of income − INPS, less the credit for the self-employed',
      bands,
      exemption,
    ),
    line('Regional and municipal surcharge', percent(2.3, taxable), '2.3% of the same base', surcharge),
  ];
}

export const examples: readonly Example[] = [
  ...[18_000, 40_000, 80_000].map((revenue) =>
    computed('it-forfettario-5', 'EUR', revenue, flatRate(5, revenue)),
  ),
  ...[30_000, 70_000].map((revenue) => computed('it-forfettario-15', 'EUR', revenue, flatRate(15, revenue))),
  by('software', computed('it-forfettario-5', 'EUR', 60_000, flatRate(5, 60_000, 67))),
  by('software', computed('it-forfettario-15', 'EUR', 70_000, flatRate(15, 70_000, 67))),
  ...[50_000, 120_000].map((fees) => computed('it-impatriati', 'EUR', fees, incomingWorker(fees))),
];
