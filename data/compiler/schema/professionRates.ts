/** What the law takes of single professions in the place of a regime's own figures, as a country file says it. */
import * as v from 'valibot';
import { PROFESSION_IDS, type Profession } from '../../../src/catalogue/professions.ts';
import { TAX_KINDS } from '../../../src/tax/index.ts';
import { profession } from './conditions.ts';
import { confidence } from './lasting.ts';
import { closed, reference, text } from './primitives.ts';

const fieldName = v.pipe(
  v.string(),
  v.regex(
    new RegExp(
      String.raw`^([a-z][A-Za-z]+|taxBrackets\[(${TAX_KINDS.join('|')})\]\[\d+\]\.(rate|upperBound))$`,
    ),
    'must be a field of the regime such as "incomeTaxableShare", or of a bracket such as "taxBrackets[income][1].rate"',
  ),
  v.description('A field of the regime; "taxBrackets[income][1].rate" counts within the brackets of income.'),
);
const value = v.pipe(v.number(), v.minValue(0), v.maxValue(1e12));
/** A figure by profession. */
const byProfession = closed(
  Object.fromEntries(PROFESSION_IDS.map((id) => [id, v.exactOptional(value)])),
) as unknown as v.GenericSchema<Partial<Record<Profession, number>>>;
const values = v.pipe(
  byProfession,
  v.description(
    'By profession, in the unit and currency of the field; without one it is not known or not fit.',
  ),
);
const professions = v.pipe(v.array(profession), v.minLength(1));

/** Takes the schemas of a regime's rules and of a bracket, because some professions need more than one figure. */
export function professionRatesGroup<
  const Rules extends v.GenericSchema,
  const Bracket extends v.GenericSchema,
>(rules: Rules, bracket: Bracket) {
  const override = closed({ rules, brackets: v.exactOptional(v.array(bracket)) });
  return closed({
    field: fieldName,
    base: v.pipe(
      v.union([v.number(), v.record(v.string(), v.number())]),
      v.description('What the field of the regime says.'),
    ),
    assumes: v.pipe(v.array(profession), v.description('Professions for which that is right.')),
    values,
    statutory: v.exactOptional(
      v.pipe(byProfession, v.description('Percent in the law, where the field is derived from it.')),
    ),
    also: v.exactOptional(
      v.pipe(
        v.array(
          v.union(
            [
              closed({ field: fieldName, same: v.literal(true) }),
              closed({ field: fieldName, values: byProfession }),
            ],
            'must be {"field", "same": true} or {"field", "values"}',
          ),
        ),
        v.description('Fields that move along; "same": the same values.'),
      ),
    ),
    brackets: v.exactOptional(
      v.pipe(
        v.array(closed({ professions, brackets: v.pipe(v.array(bracket), v.minLength(1)) })),
        v.description('All brackets of the kinds that they name, where the other figures do not give them.'),
      ),
    ),
    years: v.exactOptional(
      v.pipe(
        v.array(
          closed({
            professions,
            phases: v.exactOptional(v.array(override)),
            changes: v.exactOptional(v.array(override)),
          }),
        ),
        v.description(
          'Rules of the phases and changes in "lasting" for these professions, in their order; those beyond a list do not apply, and a list left out is as it stands.',
        ),
      ),
    ),
    alternatives: v.exactOptional(
      v.array(closed({ professions, value, when: text, source: v.exactOptional(reference) })),
    ),
    because: text,
    source: reference,
    confidence,
  });
}
