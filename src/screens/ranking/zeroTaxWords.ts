import type { Persona } from '../../catalogue/personas.ts';
import type { RankingWords } from './lowTaxWords.ts';

/** The words that tell the pages of zero-tax countries apart; their titles are the catalogue's. */
export const ZERO_TAX_WORDS: Readonly<Record<Persona, RankingWords>> = {
  'remote-workers': {
    description:
      'Six countries that tax remote work for clients abroad at zero or close to it. What tells them apart is the permit, the days, and which work counts as foreign.',
  },
  'digital-nomads': {
    description:
      'Where moving on is part of the plan, a territorial tax system is the simplest answer: income from abroad stays untaxed. Six countries offer that, each on its own terms.',
  },
  freelancers: {
    description:
      'No income tax, tax on local income only, or one percent of turnover: six countries with light rules for people who invoice clients abroad. Each has its terms.',
  },
  'business-owners': {
    description:
      'Six countries where a business with customers abroad can run at zero or low tax, ranked by the cheapest regime that recognises costs. Taxes on turnover without write-offs are left out.',
  },
};
