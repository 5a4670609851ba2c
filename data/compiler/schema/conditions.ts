/** Who may use a regime, as a country file says it. */
import * as v from 'valibot';
import { OTHER_TOPICS } from '../../../src/catalogue/conditions.ts';
import { PROFESSION_IDS } from '../../../src/catalogue/professions.ts';
import { confidence } from './lasting.ts';
import { closed, countryId, reference, text } from './primitives.ts';

const MAX_CHIP = 28;

export const profession = v.picklist(PROFESSION_IDS);
const professions = v.array(profession);
const calendarYears = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50));

const words = {
  because: v.pipe(text, v.description('The condition in whole plain sentences, as one would say it aloud.')),
  chip: v.pipe(
    text,
    v.maxLength(MAX_CHIP, ({ received }) => `has ${received} characters; allowed are at most ${MAX_CHIP}`),
    v.description('The condition in a line: "Not for trade or agencies".'),
  ),
  otherwise: v.exactOptional(
    v.pipe(text, v.description('Id of the regime of this file that applies where it is not met.')),
  ),
};

export const unmet = v.pipe(
  v.picklist(['no', 'check']),
  v.description('Where it is not met. "no": the regime is closed. "check": it may still be open.'),
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
      closedTo: v.pipe(
        v.picklist(['eu', 'other']),
        v.description('"eu": citizens of the EU, the EEA and Switzerland. "other": everybody else.'),
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
      country: v.pipe(countryId, v.description('The destination where one must not have been tax resident.')),
      years: v.pipe(calendarYears, v.description('In the last this many calendar years.')),
      atLeast: v.exactOptional(v.pipe(calendarYears, v.description('In at least so many of them.'))),
      ...sourced,
    }),
    closed({ type: v.literal('private-clients'), ...sourced }),
    closed({ type: v.literal('domicile'), ...sourced }),
    closed({ type: v.literal('qualification'), ...sourced }),
    closed({ type: v.literal('no-same-clients'), ...sourced }),
    closed({
      type: v.literal('approval'),
      repeatsPermit: v.exactOptional(
        v.pipe(
          v.literal(true),
          v.description('It says again what a permit of the regime asks for, and decides nothing.'),
        ),
      ),
      ...sourced,
    }),
    closed({ type: v.literal('other'), topic: v.picklist(OTHER_TOPICS), ...sourced }),
  ],
  ({ expected, received }) => `found ${received}, allowed is ${expected}`,
);
export type ConditionInFile = v.InferOutput<typeof condition>;
