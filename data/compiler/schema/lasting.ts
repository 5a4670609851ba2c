import * as v from 'valibot';
import { TAX_KINDS } from '../../../src/tax/index.ts';
import { closed, described, flag, isoDay, maybe, money, reference, some, text, whole } from './primitives.ts';

/** How sure a statement is, in the words of the research. */
export const confidence = described(
  v.picklist(['high', 'medium', 'low']),
  'How sure it is: "high" where laws or several sources agree, "low" where one doubtful one says it.',
);

const years = whole(1, 50);
const kinds = described(v.array(v.picklist(TAX_KINDS)), 'Kinds of tax.');

/** Which costs count, as fields of a regime. Kinds that are named nowhere fall on income whatever the costs. */
export const costFields = {
  costsReduce: described(kinds, 'Kinds whose base is income less costs.'),
  costsAbove: v.exactOptional(
    closed({
      percent: v.pipe(
        v.number(),
        v.gtValue(0),
        v.ltValue(100),
        v.description('Granted without proof; real costs count where they exceed it.'),
      ),
      kinds,
      because: text,
    }),
  ),
  costsReduceAbove: v.exactOptional(
    closed({
      turnover: described(money, 'Costs count only above this yearly turnover.'),
      kinds,
      because: text,
    }),
  ),
  stepsOnTurnover: maybe(
    kinds,
    'Kinds whose bracket is chosen by turnover; its line falls on what is left after costs.',
  ),
  shareOfTurnover: maybe(kinds, 'Kinds whose share is of turnover: costs come off in full after it.'),
  costsBecause: described(text, 'Which costs count, in words.'),
};

/**
 * How long a regime lasts for one person and what follows. Takes the schemas of a regime's rules and of a bracket,
 * because the years override them.
 */
export function lastingGroup<const Rules extends v.GenericSchema, const Bracket extends v.GenericSchema>(
  rules: Rules,
  bracket: Bracket,
) {
  const overrides = {
    rules: described(rules, "Fields of the regime that take the place of the regime's own."),
    brackets: maybe(v.array(bracket), 'They replace all brackets of the kinds that they name.'),
    because: described(text, 'The reason in one sentence.'),
    source: reference,
  };
  const scaled = maybe(
    closed({ kinds, to: v.number(), of: v.pipe(v.number(), v.gtValue(0)) }),
    'Rates and amounts of these kinds are then taken times to / of; bounds and shares stay.',
  );
  const relief = {
    optional: described(flag, 'Whether it must be asked for.'),
    who: maybe(text, 'Who has it, in words.'),
    upTo: maybe(money, 'Only up to this yearly income.'),
  };
  return closed({
    years: described(v.nullable(years), 'Years for which one person can use it; null: no limit.'),
    until: maybe(isoDay, 'The last day on which anybody can use it.'),
    then: described(v.nullable(text), 'Id of the regime that follows.'),
    thenWords: described(text, 'What follows, in words.'),
    thenRestartsPhases: maybe(
      v.literal(true),
      'The reliefs of the first years begin anew in the regime that follows.',
    ),
    phases: described(
      v.array(
        closed({
          years,
          ...overrides,
          ...relief,
          reliefs: maybe(some(text), 'What its law asks for: `chosen(id)`.'),
        }),
      ),
      'Reliefs one after another, from the first year of the activity.',
    ),
    changes: maybe(
      v.array(
        closed({
          from: maybe(isoDay, 'For everybody, from this day.'),
          afterYears: maybe(years, 'After this many full years in the regime.'),
          ...overrides,
          scaled,
          phases: maybe(
            v.array(closed({ rules: overrides.rules, brackets: overrides.brackets, scaled })),
            'What it changes in the phases, in their order; an empty entry changes nothing.',
          ),
        }),
      ),
      'The same regime under other rules: each has "from" or "afterYears".',
    ),
    otherReliefs: maybe(
      v.array(closed({ years: v.nullable(years), ...overrides, ...relief })),
      'Reliefs outside the sequence of the phases.',
    ),
    sources: described(some(reference), 'For the years and for which costs count.'),
    confidence,
  });
}
