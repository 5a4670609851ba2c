/** What somebody who has lived in a destination for years pays there today. */
import * as v from 'valibot';
import { confidence } from './lasting.ts';
import { closed, described, file, isoDay, maybe, slug, some, text } from './primitives.ts';
import { regimeId } from './regime.ts';

/** data/homes/<slug>.json */
export const homesFile = file({
  country: slug,
  reviewed: isoDay,
  schemes: described(
    some(closed({ regime: regimeId, because: described(text, 'Why it is the ordinary one.') })),
    'Today’s scheme: the first whose limit is not passed and that has not ended; the last one has no limit.',
  ),
  ask: maybe(text, 'The question whose answer changes the scheme.'),
  alternatives: described(
    v.array(
      closed({
        regime: regimeId,
        who: described(text, 'Who has it instead.'),
        onlyIfSaid: maybe(
          v.literal(true),
          'For some people only: never proposed to those who do not name it.',
        ),
      }),
    ),
    'What people there may have instead.',
  ),
  never: described(v.array(regimeId), 'Schemes of newcomers, which are nobody’s today.'),
  off: described(v.array(text), 'Reliefs of those who begin or arrive: no figure of a home has them.'),
  keep: described(v.array(text), 'What stays a choice.'),
  notes: v.array(text),
  confidence,
});
