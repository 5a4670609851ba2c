import type { Persona } from '../../catalogue/personas.ts';
import type { RankingWords } from './lowTaxWords.ts';

/** The words that tell the pages of zero-tax countries apart; their titles are the catalogue's. */
export const ZERO_TAX_WORDS: Readonly<Record<Persona, RankingWords>> = {
  'remote-workers': {
    description:
      'Six countries that take nothing or little of remote work for clients abroad. They differ in permit, days and what counts as foreign.',
  },
  'digital-nomads': {
    description:
      'If moving on is part of the plan, look for a country that taxes only what is earned inside it. Six countries that take nothing or little.',
  },
  freelancers: {
    description:
      'No income tax, tax on local income only, or one percent of turnover: six countries for people who invoice clients abroad.',
  },
  'business-owners': {
    description:
      'Six countries that take nothing or little of a business with customers abroad, by the cheapest regime that recognises costs.',
  },
};
