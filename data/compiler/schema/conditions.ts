/** Who may use a regime, and what the law sets for single professions, as a country file says it. */
import * as v from 'valibot';
import { OTHER_TOPICS } from '../../../src/catalogue/conditions.ts';
import { PROFESSION_IDS, type Profession, WORK_TYPES } from '../../../src/catalogue/professions.ts';
import { TAX_KINDS } from '../../../src/tax/index.ts';
import { confidence } from './lasting.ts';
import { closed, countryId, described, maybe, reference, some, text, whole } from './primitives.ts';

const MAX_CHIP = 28;

export const profession = v.picklist(PROFESSION_IDS);
const professions = v.array(profession);
const calendarYears = whole(1, 50);

const words = {
  because: described(text, 'The condition in whole plain sentences, as one would say it aloud.'),
  chip: v.pipe(
    text,
    v.maxLength(MAX_CHIP, ({ received }) => `has ${received} characters; allowed are at most ${MAX_CHIP}`),
    v.description('The condition in a line: "Not for trade or agencies".'),
  ),
  otherwise: maybe(text, 'Id of the regime of this file that applies where it is not met.'),
  metFor: maybe(some(v.picklist(WORK_TYPES)), 'Kinds of work for which it is met, whatever else is said.'),
};

export const unmet = described(
  v.picklist(['no', 'check']),
  'Where it is not met. "no": the regime is closed. "check": it may still be open.',
);

const research = {
  source: reference,
  confidence,
};

/** What the sources of the country say; it has no source of its own. */
const ofTheCountry = { unmet, ...words };
const sourced = { unmet, ...words, ...research };

export const condition = v.variant(
  'type',
  [
    closed({
      type: v.literal('citizenship'),
      closedTo: described(
        v.picklist(['eu', 'other']),
        '"eu": citizens of the EU, the EEA and Switzerland. "other": everybody else.',
      ),
      ...ofTheCountry,
    }),
    closed({ type: v.literal('clients-abroad'), ...ofTheCountry }),
    closed({ type: v.literal('own-name'), ...ofTheCountry }),
    closed({ type: v.literal('work-abroad'), ...ofTheCountry }),
    closed({
      type: v.literal('profession'),
      fits: professions,
      check: professions,
      no: professions,
      ...words,
      ...research,
    }),
    closed({
      type: v.literal('earlier-residence'),
      country: described(countryId, 'The destination where one must not have been tax resident.'),
      years: described(calendarYears, 'In the last this many calendar years.'),
      atLeast: maybe(calendarYears, 'In at least so many of them.'),
      ...sourced,
    }),
    closed({ type: v.literal('private-clients'), ...sourced }),
    closed({ type: v.literal('domicile'), ...sourced }),
    closed({ type: v.literal('qualification'), ...sourced }),
    closed({ type: v.literal('no-same-clients'), ...sourced }),
    closed({
      type: v.literal('approval'),
      repeatsPermit: maybe(
        v.literal(true),
        'It says again what a permit of the regime asks for, and decides nothing.',
      ),
      ...sourced,
    }),
    closed({
      type: v.literal('other'),
      topic: v.picklist(OTHER_TOPICS),
      met: maybe(
        some(countryId),
        'Citizenships that meet a condition on nationality: codes in lower case, "eu" for the EU, the EEA and Switzerland.',
      ),
      ...sourced,
    }),
  ],
  ({ expected, received }) => `found ${received}, allowed is ${expected}`,
);
export type ConditionInFile = v.InferOutput<typeof condition>;

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
const values = described(
  byProfession,
  'By profession, in the unit and currency of the field; without one it is not known or not fit.',
);
const someProfessions = some(profession);

/** Takes the schemas of a regime's rules and of a bracket, because some professions need more than one figure. */
export function professionRatesGroup<
  const Rules extends v.GenericSchema,
  const Bracket extends v.GenericSchema,
>(rules: Rules, bracket: Bracket) {
  const override = closed({ rules, brackets: v.exactOptional(v.array(bracket)) });
  return closed({
    field: fieldName,
    base: described(
      v.union([v.number(), v.record(v.string(), v.number())]),
      'What the field of the regime says.',
    ),
    assumes: described(v.array(profession), 'Professions for which that is right.'),
    values,
    statutory: maybe(byProfession, 'Percent in the law, where the field is derived from it.'),
    also: maybe(
      v.array(
        v.union(
          [
            closed({ field: fieldName, same: v.literal(true) }),
            closed({ field: fieldName, values: byProfession }),
          ],
          'must be {"field", "same": true} or {"field", "values"}',
        ),
      ),
      'Fields that move along; "same": the same values.',
    ),
    brackets: maybe(
      v.array(closed({ professions: someProfessions, brackets: some(bracket) })),
      'All brackets of the kinds that they name, where the other figures do not give them.',
    ),
    years: maybe(
      v.array(
        closed({
          professions: someProfessions,
          phases: v.exactOptional(v.array(override)),
          changes: v.exactOptional(v.array(override)),
        }),
      ),
      'Rules of the phases and changes in "lasting" for these professions, in their order; those beyond a list do not apply, and a list left out is as it stands.',
    ),
    alternatives: v.exactOptional(
      v.array(
        closed({ professions: someProfessions, value, when: text, source: v.exactOptional(reference) }),
      ),
    ),
    because: text,
    source: reference,
    confidence,
  });
}
