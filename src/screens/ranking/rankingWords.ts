/** The words that tell the twelve ranking pages apart. */
import type { Persona, RankingKind } from '../../catalogue/personas.ts';

export interface RankingWords {
  readonly description: string;
  /** A longer text under the table, as Markup reads it; empty on all current pages. */
  readonly longText: string;
}

type Pages = Readonly<Record<RankingKind, Readonly<Record<Persona, RankingWords>>>>;

const WORDS: Pages = {
  world: {
    'remote-workers': {
      description:
        'Your work travels with you, so the tax you pay depends on where you live. These are the 15 lowest effective rates among our 22 countries at your income, contributions included. Several of them leave income from abroad untaxed and tax local clients normally, so check where your clients and your employer sit.',
      longText: '',
    },
    'digital-nomads': {
      description:
        'A visa lets you stay; tax residency decides what you pay. This ranking takes the cheapest regime of each country at your income and keeps the 15 lowest. Nomad permits often run for one or two years and may ask for a minimum monthly income, which the calculator of each country explains.',
      longText: '',
    },
    freelancers: {
      description:
        'Turnover taxes, lump sums and flat rates: many countries keep a special regime for people who work for themselves. Enter what you invoice in a year and see the 15 countries that take the smallest part of it, social contributions and pension included.',
      longText: '',
    },
    'business-owners': {
      description:
        'A business has costs, so this ranking keeps only regimes that let you write them off or leave profit untaxed. Corporate tax, the tax on dividends and what you owe as a director are added up. The 15 lowest totals at your income come first.',
      longText: '',
    },
  },
  europe: {
    'remote-workers': {
      description:
        'Stay in a European time zone, close to your team, and pay less. These are the lowest effective rates in Europe at your income. Citizens of the EU can settle in its member states by registering; everybody else needs a permit first.',
      longText: '',
    },
    'digital-nomads': {
      description:
        'Europe has nomad permits from Montenegro to Spain, and their tax treatment differs more than their paperwork. Here each country stands with the regime that costs you least at your income, from the lowest effective rate up.',
      longText: '',
    },
    freelancers: {
      description:
        'Flat rates on turnover, lump-sum taxation and reduced rates for newcomers make parts of Europe cheap for one-person businesses. Many of these regimes end at an income limit: change your income and the ranking drops what you no longer qualify for.',
      longText: '',
    },
    'business-owners': {
      description:
        'European companies and sole traders compared on what reaches the owner: corporate tax, dividend tax and contributions together. Only regimes with write-offs are listed, because a business with real costs gains little from a low rate on turnover.',
      longText: '',
    },
  },
  zero: {
    'remote-workers': {
      description:
        'Six countries that tax remote work for clients abroad at zero or close to it: Paraguay, Panama, Georgia, Costa Rica, the United Arab Emirates and Uruguay. The total still counts compulsory contributions, so zero income tax is not always a zero bill.',
      longText: '',
    },
    'digital-nomads': {
      description:
        'Where moving on is part of the plan, a territorial tax system is the simplest answer: income earned abroad stays untaxed. Six countries offer that or something near it. Mind the days of presence that each one asks for before it treats you as resident.',
      longText: '',
    },
    freelancers: {
      description:
        'No income tax, tax on local income only, or one percent of turnover: six countries with the lightest rules for people who invoice clients abroad. Sorted by what you would really pay at your income, health and social contributions included.',
      longText: '',
    },
    'business-owners': {
      description:
        'Six countries where a business with customers abroad can run at zero or low tax, ranked by the cheapest regime that recognises costs. Regimes on turnover without write-offs are left out, which moves some well-known one-percent offers down the list.',
      longText: '',
    },
  },
};

/** The words of one ranking page; its title is the catalogue's. */
export function rankingWords(kind: RankingKind, persona: Persona): RankingWords {
  return WORDS[kind][persona];
}
