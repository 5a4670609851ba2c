import * as v from 'valibot';
import { closed, described, flag, isoDay, maybe, money, reference, some, text, whole } from './primitives.ts';

/** How sure a statement is, in the words of the research. */
export const confidence = described(
  v.picklist(['high', 'medium', 'low']),
  'How sure it is: "high" where laws or several sources agree, "low" where one doubtful one says it.',
);

const years = whole(1, 50);
/** Why a relief or change of other years applies. */
const reason = {
  because: described(text, 'The reason in one sentence.'),
  source: reference,
};
const relief = {
  optional: described(flag, 'Whether it must be asked for.'),
  who: maybe(text, 'Who has it, in words.'),
  upTo: maybe(money, 'Only up to this yearly income.'),
  ...reason,
};

/** How long a regime lasts for one person and what follows; what the rules of other years are, its law says. */
export const lastingGroup = closed({
  years: described(v.nullable(years), 'Years for which one person can use it; null: no limit.'),
  until: maybe(isoDay, 'The last day on which anybody can use it.'),
  then: described(v.nullable(text), 'Id of the regime that follows.'),
  thenWords: described(text, 'What follows, in words.'),
  thenRestartsPhases: maybe(
    v.literal(true),
    'The reliefs of the first years begin anew in the regime that follows.',
  ),
  phases: described(
    v.array(closed({ years, ...relief, reliefs: maybe(some(text), 'What its law asks for: `chosen(id)`.') })),
    'Reliefs one after another, from the first year of the activity.',
  ),
  changes: maybe(
    v.array(
      closed({
        from: maybe(isoDay, 'For everybody, from this day.'),
        afterYears: maybe(years, 'After this many full years in the regime.'),
        ...reason,
      }),
    ),
    'The same regime under other rules: each has "from" or "afterYears".',
  ),
  otherReliefs: maybe(
    v.array(closed({ years: v.nullable(years), ...relief })),
    'Reliefs outside the sequence of the phases.',
  ),
  sources: described(some(reference), 'For the years and for which costs count.'),
  confidence,
});
