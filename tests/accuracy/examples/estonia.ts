import { citationsOf } from '../citations.ts';
import { computed, type Example, type LawLine, line } from '../example.ts';
import { between, percent } from '../law.ts';

const cite = citationsOf('estonia');
const socialTax = cite('sole-proprietors/social-tax');
const rates = cite('llc.ee');
const exemption = cite('grantthornton.ee');
const dividends = cite('punamoon.ee');
const account = cite('lhv.ee/en/news');

const BASIC_EXEMPTION = 8_400;
/** Ten times the twelve monthly minimum wages of the year: €886 until March, €946 from April. */
const CEILING = 10 * (3 * 886 + 9 * 946);

function soleProprietor(profit: number): readonly LawLine[] {
  const social = percent(33, between(12 * 886, profit / 1.33, CEILING));
  return [
    line('Social tax', social, '33% × profit / 1.33, between €3,508.56 and €36,867.60', socialTax),
    line(
      'Income tax',
      percent(22, Math.max(profit - social - BASIC_EXEMPTION, 0)),
      '22% × (profit − social tax − €8,400)',
      exemption,
    ),
  ];
}

function company(profit: number): readonly LawLine[] {
  const fee = 12 * 886;
  const social = percent(33, fee);
  return [
    line('Social tax on the director’s fee', social, '33% × 12 × €886', rates),
    line(
      'Income tax on the director’s fee',
      percent(22, fee - BASIC_EXEMPTION),
      '22% × (€10,632 − €8,400)',
      exemption,
    ),
    line(
      'Tax on the dividend',
      ((profit - fee - social) / 100) * 78 * (22 / 78),
      '22/78 of the net dividend; profit − fee − social tax is distributed',
      dividends,
    ),
  ];
}

export const examples: readonly Example[] = [
  ...[25_000, 60_000, 170_000].map((profit) => computed('ee-fie', 'EUR', profit, soleProprietor(profit))),
  computed('ee-ou-dividends', 'EUR', 90_000, company(90_000)),
  computed('ee-entrepreneur-account', 'EUR', 30_000, [
    line('Entrepreneur account', percent(20, 30_000), '20% of what is paid in', account),
  ]),
];
