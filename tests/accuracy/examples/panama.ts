import { citationsOf } from '../citations.ts';
import { computed, type Example, type LawLine, line, published } from '../example.ts';
import { type Band, byScale, percent } from '../law.ts';

const cite = citationsOf('panama');
const ordinary = cite('taxsummaries.pwc.com/panama');
const pension = cite('icazalaw.com');
const education = cite('kraemerlaw.com');
const deduction = cite('673128653');
const small = cite('juridicapanama.com');
const slices = cite('ospinalaw.com');

const ORDINARY: readonly Band[] = [
  [11_000, 0],
  [50_000, 15],
  [Infinity, 25],
];
const SMALL: readonly Band[] = [
  [11_000, 0],
  [36_000, 7.5],
  [90_000, 10],
  [150_000, 12.5],
  [350_000, 17.5],
  [500_000, 22.5],
];

function contributions(income: number): readonly LawLine[] {
  return [
    line('Pension insurance', percent(9.36, income), '9.36% of the income declared to the fund', pension),
    line('Educational insurance', percent(2.75, income), '2.75% of taxable income', education),
  ];
}

/** The educational insurance comes off the income that bears income tax; the pension insurance does not. */
function taxable(income: number): number {
  return income - percent(2.75, income);
}

/** Net taxable income of 90,000, the end of the third slice in the source's table. */
const THIRD_SLICE = 90_000 / 0.9725;

export const examples: readonly Example[] = [
  computed('pa-foreign-source', 'PAB', 80_000, [
    line('Income tax', 0, 'foreign-source income is not taxed', ordinary),
  ]),
  ...[35_000, 90_000].map((income) =>
    computed('pa-self-employed', 'PAB', income, [
      line(
        'Income tax',
        byScale(taxable(income), ORDINARY),
        '0% to 11,000, 15% to 50,000, 25% above, on income − educational insurance',
        ordinary,
        deduction,
      ),
      ...contributions(income),
    ]),
  ),
  published(
    'pa-ampyme',
    'PAB',
    THIRD_SLICE,
    7_275 + percent(9.36 + 2.75, THIRD_SLICE),
    [line('Income tax', 1_875 + 5_400, '0 + 1,875 + 5,400', slices), ...contributions(THIRD_SLICE)],
    'Printed is the tax of the slices up to 90,000 balboas of net taxable income, 7,275 balboas; both insurances are added.',
  ),
  computed('pa-ampyme', 'PAB', 160_000, [
    line(
      'Income tax',
      byScale(taxable(160_000), SMALL),
      'scale of article 700-A in slices, on income − educational insurance',
      small,
      deduction,
    ),
    ...contributions(160_000),
  ]),
];
