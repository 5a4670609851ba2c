/** The words that tell the ranking pages apart; their titles are the catalogue's. */
import { DESTINATIONS } from '../../catalogue/constants.ts';
import type { Persona, RankingKind } from '../../catalogue/personas.ts';

export interface RankingWords {
  readonly description: string;
  /** A longer text under the table, as Markup reads it; empty on all current pages. */
  readonly longText?: string;
}

type Pages = Readonly<Record<RankingKind, Readonly<Record<Persona, RankingWords>>>>;

export const RANKING_WORDS: Pages = {
  world: {
    'remote-workers': {
      description: `Your work travels with you, so your tax depends on where you live. These 15 of ${DESTINATIONS} countries take the least.`,
    },
    'digital-nomads': {
      description:
        'A visa lets you stay; tax residency decides what you pay. These 15 countries take the least.',
    },
    freelancers: {
      description:
        'Flat rates, lump sums, one percent of turnover: these 15 countries take the least of what you invoice.',
    },
    'business-owners': {
      description:
        'A business has costs, so only schemes that let you write them off are here. Company tax and dividends are added up.',
    },
  },
  europe: {
    'remote-workers': {
      description:
        'Stay close to your team’s hours and pay less. EU citizens register; everybody else needs a permit first.',
    },
    'digital-nomads': {
      description:
        'Europe has nomad permits from Montenegro to Spain. Their taxes differ more than their paperwork.',
    },
    freelancers: {
      description:
        'Flat rates and reliefs for newcomers make parts of Europe cheap for one-person businesses.',
    },
    'business-owners': {
      description: 'European companies and sole traders, compared on what reaches the owner.',
    },
  },
  zero: {
    'remote-workers': {
      description: 'Six countries that take little or nothing of remote work for clients abroad.',
    },
    'digital-nomads': { description: 'Six countries that take little or nothing while you move on.' },
    freelancers: {
      description: 'Six countries that take little or nothing from people with clients abroad.',
    },
    'business-owners': {
      description: 'Six countries that take little or nothing of a business with customers abroad.',
    },
  },
};
