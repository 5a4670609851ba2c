import * as v from 'valibot';
import {
  EXIT_TAXES,
  KEPT_OUTCOMES,
  LLC_TREATMENTS,
  RESIDENCE_ENDS,
} from '../../../src/catalogue/keptCompany.ts';
import { confidence } from './lasting.ts';
import {
  closed,
  described,
  file,
  flag,
  isoDay,
  maybe,
  percent,
  slug,
  some,
  statedSource,
  text,
} from './primitives.ts';

const sources = { source: statedSource, secondSource: v.exactOptional(statedSource), confidence };
const statement = { text, ...sources };

const otherOutcome = closed({
  outcome: v.picklist(KEPT_OUTCOMES),
  when: described(text, 'Behind the outcome: "if it is really run abroad".'),
  runElsewhere: maybe(flag, 'Whether it is what becomes of a company that is run from elsewhere.'),
  companies: maybe(
    some(slug),
    'Countries whose companies always have this outcome; a treaty may say so. They have a condition.',
  ),
  condition: v.exactOptional(text),
});

const there = closed({
  outcome: described(
    v.picklist(KEPT_OUTCOMES),
    'What becomes of the foreign company of an owner who lives, decides and works there alone.',
  ),
  scheme: maybe(text, 'Regime by which a local company of one owner is taxed; absent where none fits.'),
  condition: described(text, 'Why, in one sentence to the owner.'),
  otherwise: described(v.array(otherOutcome), 'Other outcomes, and when.'),
  ...sources,
  llc: described(
    closed({
      treatment: v.picklist(LLC_TREATMENTS),
      text,
      source: v.exactOptional(statedSource),
      confidence,
    }),
    'What a US LLC with one owner counts as: a company, nothing but its owner, or nobody has said.',
  ),
});

const company = closed({
  forms: described(some(text), 'What companies of one owner are called.'),
  residenceEnds: maybe(
    v.picklist(RESIDENCE_ENDS),
    'Absent: it goes on by law, wherever the company is managed.',
  ),
  exitTax: maybe(v.picklist(EXIT_TAXES), 'What the company owes when its management moves; absent: nothing.'),
  onlyBusinessThere: maybe(flag, 'Whether profit of business abroad is outside the tax on its profit.'),
  resident: closed(statement),
  management: described(closed(statement), 'What a move of its management means.'),
  profit: described(closed(statement), 'What goes on being taxed.'),
  dividends: closed({
    ...statement,
    claim: maybe(text, 'What it takes that no more is withheld.'),
    withheld: described(
      v.union([percent, closed({ figure: text })]),
      'Percent of the dividend of an individual abroad with all the shares, or its name in the law.',
    ),
    to: described(
      v.array(closed({ percent, destinations: some(slug) })),
      'Where a treaty or the law has another rate.',
    ),
    unsure: maybe(some(slug), 'Destinations for which the rate is too little known to be named.'),
  }),
  also: maybe(some(text), 'What else the owner should know.'),
});

/** data/kept-company/<slug>.json: the company stays, its owner moves. */
export const keptCompanyFile = file({
  reviewed: isoDay,
  there: maybe(there, 'As the country to which the owner moves: every destination has it.'),
  company: maybe(company, 'As the country of the company.'),
});
