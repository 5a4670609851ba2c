import * as v from 'valibot';
import { TAX_KINDS } from '../../../src/tax/index.ts';
import { closed, flag, isoDay, money, reference, text } from './primitives.ts';

/** How sure a statement is, in the words of the research. */
export const confidence = v.pipe(
  v.picklist(['high', 'medium', 'low']),
  v.description(
    'How sure it is: "high" where laws or several sources agree, "low" where one doubtful one says it.',
  ),
);

const years = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50));
const kinds = v.pipe(v.array(v.picklist(TAX_KINDS)), v.description('Kinds of tax.'));

/** Which costs count, as fields of a regime. Kinds that are named nowhere fall on income whatever the costs. */
export const costFields = {
  costsReduce: v.pipe(kinds, v.description('Kinds whose base is income less costs.')),
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
      turnover: v.pipe(money, v.description('Costs count only above this yearly turnover.')),
      kinds,
      because: text,
    }),
  ),
  stepsOnTurnover: v.exactOptional(
    v.pipe(
      kinds,
      v.description('Kinds whose bracket is chosen by turnover; its line falls on what is left after costs.'),
    ),
  ),
  costsBecause: v.pipe(text, v.description('Which costs count, in words.')),
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
    rules: v.pipe(rules, v.description("Fields of the regime that take the place of the regime's own.")),
    brackets: v.exactOptional(
      v.pipe(v.array(bracket), v.description('They replace all brackets of the kinds that they name.')),
    ),
    because: v.pipe(text, v.description('The reason in one sentence.')),
    source: reference,
  };
  const relief = {
    optional: v.pipe(flag, v.description('Whether it must be asked for.')),
    who: v.exactOptional(v.pipe(text, v.description('Who has it, in words.'))),
    upTo: v.exactOptional(v.pipe(money, v.description('Only up to this yearly income.'))),
  };
  return closed({
    years: v.pipe(v.nullable(years), v.description('Years for which one person can use it; null: no limit.')),
    until: v.exactOptional(v.pipe(isoDay, v.description('The last day on which anybody can use it.'))),
    then: v.pipe(v.nullable(text), v.description('Id of the regime that follows.')),
    thenWords: v.pipe(text, v.description('What follows, in words.')),
    thenRestartsPhases: v.exactOptional(
      v.pipe(
        v.literal(true),
        v.description('The reliefs of the first years begin anew in the regime that follows.'),
      ),
    ),
    phases: v.pipe(
      v.array(closed({ years, ...overrides, ...relief })),
      v.description('Reliefs one after another, from the first year of the activity.'),
    ),
    changes: v.exactOptional(
      v.pipe(
        v.array(
          closed({
            from: v.exactOptional(v.pipe(isoDay, v.description('For everybody, from this day.'))),
            afterYears: v.exactOptional(
              v.pipe(years, v.description('After this many full years in the regime.')),
            ),
            ...overrides,
          }),
        ),
        v.description('The same regime under other rules: each has "from" or "afterYears".'),
      ),
    ),
    otherReliefs: v.exactOptional(
      v.pipe(
        v.array(closed({ years: v.nullable(years), ...overrides, ...relief })),
        v.description('Reliefs outside the sequence of the phases.'),
      ),
    ),
    sources: v.pipe(
      v.array(reference),
      v.minLength(1),
      v.description('For the years and for which costs count.'),
    ),
    confidence,
  });
}
