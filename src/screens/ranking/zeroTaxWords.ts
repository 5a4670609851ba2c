import type { Persona } from '../../catalogue/personas.ts';
import type { RankingWords } from './lowTaxWords.ts';

/** The words that tell the pages of zero-tax countries apart; their titles are the catalogue's. */
export const ZERO_TAX_WORDS: Readonly<Record<Persona, RankingWords>> = {
  'remote-workers': {
    description:
      'Six countries that tax remote work for clients abroad at zero or close to it. They differ in permit, days and what counts as foreign.',
  },
  'digital-nomads': {
    description:
      'Where moving on is part of the plan, a country that taxes only what is earned inside it is the simplest answer. Six countries at zero or close to it.',
  },
  freelancers: {
    description:
      'No income tax, tax on local income only, or one percent of turnover: six countries for people who invoice clients abroad.',
  },
  'business-owners': {
    description:
      'Six countries where a business with customers abroad pays little or nothing, by the cheapest regime that recognises costs.',
  },
};
