/** The words that tell the pages of low-tax countries apart; their titles are the catalogue's. */
import { DESTINATIONS } from '../../catalogue/constants.ts';
import type { Persona, RankingKind } from '../../catalogue/personas.ts';

export interface RankingWords {
  readonly description: string;
  /** A longer text under the table, as Markup reads it; empty on all current pages. */
  readonly longText?: string;
}

type Pages = Readonly<Record<Exclude<RankingKind, 'zero'>, Readonly<Record<Persona, RankingWords>>>>;

export const LOW_TAX_WORDS: Pages = {
  world: {
    'remote-workers': {
      description: `Your work travels with you, so the tax you pay depends on where you live. These are the 15 lowest effective rates among ${DESTINATIONS} countries at your income, contributions included.`,
    },
    'digital-nomads': {
      description:
        'A visa lets you stay; tax residency decides what you pay. The cheapest regime of each country at your income, and of these the 15 lowest.',
    },
    freelancers: {
      description:
        'Turnover taxes, lump sums, flat rates: the 15 countries that take the smallest part of what you invoice. Some take a company of your own.',
    },
    'business-owners': {
      description:
        'A business has costs, so only regimes that let you write them off are here. Corporate tax, dividends and what you owe as a director are added up.',
    },
  },
  europe: {
    'remote-workers': {
      description:
        'Stay in a European time zone, close to your team, and pay less. EU citizens settle in member states by registering; everybody else needs a permit first.',
    },
    'digital-nomads': {
      description:
        'Europe has nomad permits from Montenegro to Spain, and their taxes differ more than their paperwork. Each country stands here with its cheapest regime at your income.',
    },
    freelancers: {
      description:
        'Flat rates on turnover, lump sums and reliefs for newcomers make parts of Europe cheap for one-person businesses. Many of these regimes end at an income limit.',
    },
    'business-owners': {
      description:
        'European companies and sole traders compared on what reaches the owner: corporate tax, dividend tax and contributions together. Only regimes with write-offs are listed.',
    },
  },
};
