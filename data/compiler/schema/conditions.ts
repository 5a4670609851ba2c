/** Who may use a regime, and what the law sets for single professions, as a country file says it. */
import * as v from 'valibot';
import { OTHER_TOPICS } from '../../../src/catalogue/conditions.ts';
import { PROFESSION_IDS, WORK_TYPES } from '../../../src/catalogue/professions.ts';
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
    closed({ type: v.literal('self-employed'), ...sourced }),
    closed({
      type: v.literal('work-abroad'),
      metWithPermit: maybe(
        closed({
          permit: described(text, 'Id of a permit of the country (data/practical).'),
          because: described(text, 'What it means for its holders, in whole sentences.'),
        }),
        'A permit whose holders may do the work there, as long as it lasts.',
      ),
      ...ofTheCountry,
    }),
    closed({ type: v.literal('work-here'), ...sourced }),
    closed({ type: v.literal('managed-here'), ...sourced }),
    closed({ type: v.literal('stay-only'), ...sourced }),
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
      lost: maybe(
        closed({
          within: described(whole(1, 20), 'Years.'),
          instead: described(text, 'Id of the scheme whose tax is owed in its place.'),
        }),
        'What who leaves within so many years pays back.',
      ),
      ...sourced,
    }),
  ],
  ({ expected, received }) => `found ${received}, allowed is ${expected}`,
);
export type ConditionInFile = v.InferOutput<typeof condition>;

/** Why professions pay differently; the figures of each are those of the law. */
export const professionsGroup = closed({
  assumes: described(professions, 'Professions for which the figures without one are right.'),
  because: text,
  alternatives: maybe(
    some(closed({ professions: some(profession), when: text, source: v.exactOptional(reference) })),
    'What else the law may take of them, and when.',
  ),
  source: reference,
  confidence,
});
