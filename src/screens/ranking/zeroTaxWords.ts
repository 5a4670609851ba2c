import type { Persona } from '../../catalogue/personas.ts';
import type { RankingWords } from './lowTaxWords.ts';

/** The words that tell the pages of zero-tax countries apart; their titles are the catalogue's. */
export const ZERO_TAX_WORDS: Readonly<Record<Persona, RankingWords>> = {
  'remote-workers': {
    description:
      'Six countries that tax remote work for clients abroad at zero or close to it. They differ in the permit, the days, and which work counts as foreign.',
  },
  'digital-nomads': {
    description:
      'Where moving on is part of the plan, a country that taxes only what is earned inside it is the simplest answer. Six countries at zero or close to it. Montenegro, at zero for four years, is on the worldwide list.',
  },
  freelancers: {
    description:
      'No income tax, tax on local income only, or one percent of turnover: six countries with light rules for people who invoice clients abroad.',
  },
  'business-owners': {
    description:
      'Six countries where a business with customers abroad can run at zero or low tax, ranked by the cheapest regime that recognises costs.',
  },
};
