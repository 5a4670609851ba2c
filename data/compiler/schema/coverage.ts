import * as v from 'valibot';
import { confidence } from './lasting.ts';
import {
  closed,
  countryId,
  described,
  file,
  isoDay,
  slug,
  some,
  statedSource,
  text,
  whole,
} from './primitives.ts';

const months = v.nullable(whole(1, 600));

const agreement = closed({
  selfEmployed: described(
    v.picklist(['covered', 'not-covered', 'unknown']),
    'Whether an agreement decides which of the two systems insures a self-employed person.',
  ),
  stayInsuredAtHomeMonths: described(
    months,
    'How long somebody who goes for a time may stay insured at home; null: not possible, or not found.',
  ),
  detachment: described(
    v.picklist(['yes', 'no', 'unknown', 'only-while-resident', 'nationality']),
    'Which of the two null means.',
  ),
  source: described(text, 'A key of the sources.'),
  confidence,
});

/** data/coverage.json: where the self-employed who leave a home country are insured, and employees by the rules of the EU. */
export const coverageFile = file({
  reviewed: isoDay,
  default: text,
  eu: closed({
    destinations: some(slug),
    homes: described(v.record(text, some(countryId)), 'By the rules that count.'),
    stayInsuredAtHomeMonths: whole(1, 600),
    detachment: described(text, 'Who stays insured at home, in sentences.'),
    severalStates: closed({ substantialPart: whole(1, 100), text }),
    employees: described(
      closed({
        detachment: text,
        severalStates: text,
        telework: closed({
          homes: described(some(countryId), 'Of the employer.'),
          destinations: described(some(slug), 'Where the employee lives.'),
          text,
          sources: some(text),
          confidence,
        }),
      }),
      'The same rules as employees read them, and the framework agreement on telework.',
    ),
    sources: some(text),
    confidence,
  }),
  homes: described(
    v.record(
      countryId,
      closed({
        euRules: v.nullable(text),
        contributionsGoOn: described(
          v.nullable(closed({ months, until: text, amount: v.picklist(['in figures', 'not in figures']) })),
          'Contributions that stay due at home after the move.',
        ),
        text,
        destinations: described(
          v.record(slug, agreement),
          'Bilateral agreements; what is left out has none.',
        ),
      }),
    ),
    'By home country.',
  ),
  sources: v.record(text, statedSource),
  doubts: v.array(text),
});
