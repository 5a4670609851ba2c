import { citationsOf } from '../citations.ts';
import { computed, type Example, line, published } from '../example.ts';
import { percent } from '../law.ts';

const cite = citationsOf('georgia');
const status = cite('individualentrepreneurship.ge');
const small = cite('myaccountant.ge');
const ordinary = cite('rebase.tax');
const dividends = cite('ants.ge');

export const examples: readonly Example[] = [
  computed('ge-small-business', 'GEL', 200_000, [
    line('Turnover tax', percent(1, 200_000), '1% of turnover', small),
  ]),
  published(
    'ge-small-business',
    'GEL',
    600_000,
    8_000,
    [
      line('Turnover tax', percent(1, 500_000), '1% of the first GEL 500,000', status),
      line('Turnover tax above the limit', percent(3, 100_000), '3% of the rest', status),
    ],
    'A year in which the limit is passed; the regime is offered up to GEL 500,000.',
  ),
  computed('ge-standard-entrepreneur', 'GEL', 150_000, [
    line('Income tax', percent(20, 150_000), '20% of net profit', ordinary),
  ]),
  published(
    'ge-llc',
    'GEL',
    1_000,
    192.5,
    [
      line('Profit tax', percent(15, 1_000), '15% of the distribution', dividends),
      line('Dividend tax', percent(5, 850), '5% of the remaining 85%', dividends),
    ],
    'The source reckons with GEL 1,000 of distributed profit; the rates are the same at every amount.',
  ),
];
