import * as v from 'valibot';
import { CITIZENSHIPS } from '../../../src/catalogue/places.ts';
import { confidence } from './lasting.ts';
import {
  closed,
  countryId,
  described,
  file,
  flag,
  isoDay,
  maybe,
  reference,
  slug,
  some,
  text,
} from './primitives.ts';

/** data/kept-resident.json: who stays tax resident at home in spite of a move. */
export const keptResidentFile = file({
  reviewed: isoDay,
  citizens: some(
    closed({
      citizenship: described(v.picklist(CITIZENSHIPS.map(({ id }) => id)), 'Whom the rule is about.'),
      only: maybe(
        text,
        'Of a group of citizenships such as "eu-other", whom it is about, as in "If you are Finnish". It only has to be kept in mind.',
      ),
      leaving: described(flag, 'Whether it is about moves from the country of the citizenship itself.'),
      unlessSecond: maybe(v.literal(true), 'Whether a second citizenship ends it.'),
      destinations: described(v.union([v.literal('all'), some(slug)]), 'Moves to where it is about.'),
      because: described(text, 'In whole plain sentences.'),
      question: described(text, 'What settles it for a person.'),
      source: reference,
      confidence,
    }),
  ),
  settling: closed({
    homes: described(some(countryId), 'Home countries that let go only who settles in one place.'),
    because: text,
  }),
});
