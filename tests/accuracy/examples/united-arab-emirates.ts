import { citationsOf } from '../citations.ts';
import { computed, type Example, type LawLine, line } from '../example.ts';
import { percent } from '../law.ts';

const cite = citationsOf('united-arab-emirates');
const persons = cite('basis.of.taxation.natural.person');
const relief = cite('corporate.tax.topics.aspx');
const extended = cite('small-business-relief-extended-2029');
const standard = cite('sthfinancial.com');
const permits = cite('dubai-launches-a-cheaper-freelance-package');
const freeZone = cite('gsl.org');

const STATUS_REMARK = 'Beside the tax, the yearly cost of permit, visa and insurance is an estimate.';

function naturalPerson(turnover: number): readonly LawLine[] {
  return [
    line(
      'Corporate tax',
      turnover > 1_000_000 ? percent(9, turnover - 375_000) : 0,
      'none up to AED 1 million of turnover, else 9% of profit above AED 375,000',
      persons,
      standard,
    ),
    line('Permit, visa and insurance', 12_000, 'AED 7,500 + 2,000 + 1,800 + 700', permits),
  ];
}

function company(revenue: number): readonly LawLine[] {
  return [
    revenue > 3_000_000
      ? line(
          'Corporate tax',
          percent(9, revenue - 375_000),
          'above AED 3 million of revenue 9% of profit above AED 375,000',
          standard,
        )
      : line('Corporate tax', 0, 'small business relief up to AED 3 million of revenue', relief, extended),
    line('Licence, visa and insurance', 20_000, 'AED 14,500 + 2,000 + 2,500 + 1,000', freeZone),
  ];
}

export const examples: readonly Example[] = [
  computed(
    'ae-freelance-permit',
    'AED',
    300_000,
    [
      line('Corporate tax', 0, 'none up to AED 1 million of turnover', persons),
      line('Permit, visa and insurance', 12_000, 'AED 7,500 + 2,000 + 1,800 + 700', permits),
    ],
    STATUS_REMARK,
  ),
  computed(
    'ae-freelance-permit',
    'AED',
    1_200_000,
    [
      line('Corporate tax', 0, 'small business relief up to AED 3 million of revenue', relief, extended),
      line('Permit, visa and insurance', 12_000, 'AED 7,500 + 2,000 + 1,800 + 700', permits),
    ],
    STATUS_REMARK,
  ),
  ...[600_000, 3_600_000].map((revenue) =>
    computed('ae-free-zone-company', 'AED', revenue, company(revenue), STATUS_REMARK),
  ),
  ...[700_000, 1_200_000].map((turnover) =>
    computed('ae-standard-corporate-tax', 'AED', turnover, naturalPerson(turnover), STATUS_REMARK),
  ),
];
