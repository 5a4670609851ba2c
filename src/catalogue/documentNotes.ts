/** What a page on paper says about itself: when it was made, how old its data are, and what its figures leave out. */

import { dataRelease } from 'virtual:lowtide/essentials';
import type { Estimate } from '../law/index.ts';
import type { Currency } from './currencies.ts';
import type { Country } from './entities.ts';
import { formatDay } from './format.ts';
import { type MoneyFormat, ratesMonth } from './money.ts';

interface Made {
  /** ISO date, the reader's. */
  readonly madeOn: string;
  readonly countries: readonly Pick<Country, 'taxYear' | 'reviewed'>[];
  readonly estimate: Estimate;
  /** That of the amounts. */
  readonly currency: Currency;
  /** Whom the figures are about: "a single person without children". */
  readonly whose: string;
  /** Whether typical running costs come off what is kept. */
  readonly hasRunningCosts: boolean;
}

interface Notes {
  /** The date, the tax year, the last review of the data and their release. */
  readonly made: readonly string[];
  /** What the figures assume, a sentence each. */
  readonly assumed: readonly string[];
}

/** What a page on paper says about its figures. */
export function documentNotes(of: Made): Notes {
  const { madeOn, countries, estimate, currency, whose, hasRunningCosts } = of;
  const contributions =
    estimate === 'law'
      ? 'Contributions are deducted before income tax where the law allows it.'
      : 'Contributions are not deducted before income tax; the page of each scheme has the law’s own total beside this one.';
  const rates =
    currency === 'USD' ? [] : [`Amounts are in ${currency}, at the exchange rates of ${ratesMonth()}.`];
  return {
    made: [`Made on ${formatDay(madeOn)}.`, reviewText(countries)],
    assumed: [
      'The figures are directional and no tax advice.',
      `They cover taxes and contributions on business income of ${whose}.`,
      hasRunningCosts
        ? 'Typical running costs of a business come off what is kept, where a country has them. Relocation and setup fees and personal deductions are not in them.'
        : 'Relocation and setup fees, running costs of a business and personal deductions are not in them.',
      contributions,
      ...rates,
    ],
  };
}

/** "€70,000, costs of €7,000". @param income USD per year, as are the costs. */
export function incomeText(income: number, costs: number, money: MoneyFormat): string {
  return costs > 0 ? `${money(income)}, costs of ${money(costs)}` : money(income);
}

function reviewText(countries: Made['countries']): string {
  const years = [...new Set(countries.map(({ taxYear }) => taxYear))].sort().join(' and ');
  const reviews = countries.map(({ reviewed }) => reviewed).sort();
  const first = formatDay(reviews[0] ?? '');
  const last = formatDay(reviews.at(-1) ?? '');
  const when = first === last ? `on ${last}` : `between ${first} and ${last}`;
  return `Tax year ${years}. Figures last reviewed ${when}, release ${dataRelease}.`;
}
