import { citationsOf } from '../citations.ts';
import { computed, type Example, type LawLine, line } from '../example.ts';
import { between, percent } from '../law.ts';

const cite = citationsOf('malta');
const minimumTax = cite('fenechlaw.com');
const contributions = cite('openaccountants.com');
const programme = cite('fenlex.com');
const nomads = cite('deloitte.com/mt');
const permit = cite('nomad-residency-permit');

function nonDomiciled(income: number): readonly LawLine[] {
  return [
    line('Minimum tax', income >= 35_000 ? 5_000 : 0, '€5,000 once foreign income is €35,000', minimumTax),
    line(
      'Class 2 social security',
      between(52 * 36.18, percent(15, income), 52 * 83.89),
      '15% of net income, at least 52 × €36.18 and at most 52 × €83.89',
      contributions,
    ),
  ];
}

export const examples: readonly Example[] = [
  ...[8_000, 45_000, 60_000, 120_000].map((income) =>
    computed('mt-res-non-dom', 'EUR', income, nonDomiciled(income)),
  ),
  ...[80_000, 150_000].map((income) =>
    computed('mt-global-residence', 'EUR', income, [
      line(
        'Tax on remitted income',
        Math.max(percent(15, income), 15_000),
        '15%, at least €15,000',
        programme,
      ),
    ]),
  ),
  computed('mt-nomad-residence-permit', 'EUR', 50_000, [
    line('Tax on authorised work', percent(10, 50_000), '10% of income after the first year', nomads),
    line('Renewal fee', 300, '€300 a year', permit),
  ]),
];
