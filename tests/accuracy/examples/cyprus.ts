import { citationsOf, type Source } from '../citations.ts';
import { by, computed, type Example, type LawLine, line } from '../example.ts';
import { byScale, percent } from '../law.ts';

const cite = citationsOf('cyprus');
const reform = cite('cy.andersen.com');
const bands = cite('indianos.com.cy');
const insurance = cite('ktc.com.cy');
const notional = cite('asgard-consult.com');
const health = cite('kkp.com.cy');
const deduction = cite('neo.law');
const payroll = cite('cyprus-companyformation.com');

const occupations: Source = {
  title: 'Social contributions and NHIS (table of 2020)',
  publisher: 'SPL Cyprus',
  url: 'https://splcy.com/why-invest-in-cyprus/social-contributions-nhis-cyprus/',
};

const HEALTH_CEILING = 180_000;
/** Of professions in their first ten years, and of shopkeepers and other entrepreneurs. */
const PROFESSION = { yearly: 52 * 486, words: '52 × €486', sources: [insurance, notional] };
const ENTREPRENEUR = {
  yearly: 51_130,
  words: '€51,130 of an entrepreneur',
  sources: [insurance, occupations],
};

function selfEmployed(profit: number, { yearly, words, sources } = PROFESSION): readonly LawLine[] {
  const social = percent(16.6, Math.min(yearly, profit));
  const gesy = percent(4, Math.min(profit, HEALTH_CEILING));
  const deductible = Math.min(social + gesy, profit / 5);
  const taxable = profit - deductible;
  return [
    line('Social insurance', social, `16.6% of the notional income of ${words}`, ...sources),
    line('Health contribution', gesy, '4% of profit up to €180,000', notional),
    line(
      'Income tax',
      byScale(taxable, [
        [22_000, 0],
        [32_000, 20],
        [42_000, 25],
        [72_000, 30],
        [Infinity, 35],
      ]),
      'bands of 0% to 35% on profit − contributions, of which at most a fifth of profit counts',
      bands,
      deduction,
    ),
  ];
}

function company(profit: number): readonly LawLine[] {
  const salary = 12 * 1_088;
  const employer = percent(8.8 + 2 + 1.2 + 0.5 + 2.9, salary);
  const corporate = percent(15, profit - salary - employer);
  const dividend = profit - salary - employer - corporate;
  return [
    line(
      'Contributions on the salary',
      employer + percent(8.8 + 2.65, salary),
      '(15.4% + 11.45%) × €13,056',
      payroll,
    ),
    line('Corporate tax', corporate, '15% × (profit − salary − company contributions)', reform),
    line(
      'Health contribution',
      percent(2.65, Math.min(dividend, HEALTH_CEILING - salary)),
      '2.65% of the dividend, with the salary up to €180,000',
      health,
    ),
  ];
}

export const examples: readonly Example[] = [
  ...[30_000, 60_000, 150_000].map((profit) =>
    computed('cy-self-employed', 'EUR', profit, selfEmployed(profit)),
  ),
  by('trade', computed('cy-self-employed', 'EUR', 90_000, selfEmployed(90_000, ENTREPRENEUR))),
  computed('cy-non-dom-company', 'EUR', 80_000, company(80_000)),
];
