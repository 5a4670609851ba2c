/** The words that tell the ranking pages apart; their titles are the catalogue's. */
import type { Persona, RankingKind } from '../../catalogue/personas.ts';

export interface RankingWords {
  readonly description: string;
  /** A longer text under the table, as Markup reads it; empty on all current pages. */
  readonly longText?: string;
}

type Pages = Readonly<Record<RankingKind, Readonly<Record<Persona, RankingWords>>>>;

export const RANKING_WORDS: Pages = {
  world: {
    'remote-workers': { description: 'Your work travels with you. These countries tax it least.' },
    'digital-nomads': { description: 'A visa lets you stay. Tax residency decides what you pay.' },
    freelancers: { description: 'Flat rates, lump sums, one percent of turnover.' },
    'business-owners': {
      description: 'Schemes with write-offs. Company tax and dividends are counted together.',
    },
  },
  europe: {
    'remote-workers': { description: 'Stay close to your team’s hours, and pay less.' },
    'digital-nomads': { description: 'Nomad permits from Montenegro to Spain, with very different taxes.' },
    freelancers: { description: 'Where flat rates and reliefs make Europe cheap.' },
    'business-owners': { description: 'European companies and sole traders, by what reaches you.' },
  },
  zero: {
    'remote-workers': { description: 'Six countries with little or no tax on remote work.' },
    'digital-nomads': { description: 'Six countries that take little or nothing.' },
    freelancers: { description: 'Six countries with little or no tax on foreign clients.' },
    'business-owners': { description: 'Six countries with little or no tax on business abroad.' },
  },
};
