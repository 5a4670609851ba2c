import * as v from 'valibot';
import { RELEASE_INCOMES } from '../../../src/catalogue/releases.ts';
import { TAX_KINDS } from '../../../src/law/index.ts';
import { closed, currencyCode, described, file, isoDay, maybe, text, year } from './primitives.ts';

const totals = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
  v.length(RELEASE_INCOMES.length),
  v.description(`Whole US dollars a year at ${RELEASE_INCOMES.join(', ')} US dollars of income.`),
);

/** data/releases/<release>.json: the figures of one release, which `npm run release` writes. */
export const releaseFile = file({
  release: v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}(-\d{2})?$/, 'must be a month such as "2026-11", or a day of it'),
    v.description('The month of the data; the day as well where a month has several releases.'),
  ),
  date: described(isoDay, 'The day from which the figures were shown.'),
  reason: described(text, 'Why there is a release, for regimes without a reason of their own.'),
  reasons: described(
    v.record(v.string(), text),
    'Why the figures of a regime have changed since the release before, by its id.',
  ),
  regimes: v.record(
    v.string(),
    closed({
      specified: described(totals, 'The specified estimate.'),
      law: maybe(totals, "The law's estimate, where it differs."),
      lasts: maybe(
        closed({
          years: maybe(v.number(), 'Years for which one person can use it.'),
          until: maybe(isoDay, 'The last day for everybody.'),
        }),
        'How long it lasts, without end where it is empty; absent where that was not known yet.',
      ),
    }),
  ),
});

export type ReleaseFile = v.InferOutput<typeof releaseFile>;

/** The rules of a regime: a release keeps the fields that there were (src/law/flatRules.ts). */
const rules = v.looseObject({ maxIncomeThreshold: v.nullable(v.number()) });

const bracket = v.looseObject({
  taxType: v.picklist(TAX_KINDS),
  lowerBound: v.number(),
  upperBound: v.nullable(v.number()),
  rate: v.number(),
});

/** How long a regime lasts: plain values that the engine reads (src/law/lasting.ts). */
const lasting = v.looseObject({
  years: v.nullable(v.number()),
  then: v.nullable(v.string()),
  phases: v.array(v.looseObject({})),
  changes: v.array(v.looseObject({})),
  otherReliefs: v.array(v.looseObject({})),
});

/**
 * data/releases/rules/<release>.json: what a release calculated with, in US dollars with the statutory amounts beside
 * them, so that it can be asked again. `npm run release` writes it.
 */
export const releaseRulesFile = file({
  release: text,
  rates: described(
    v.record(currencyCode, v.pipe(v.number(), v.gtValue(0))),
    'Units of each currency bought by one US dollar.',
  ),
  regimes: v.record(
    v.string(),
    closed({
      name: text,
      taxYear: year,
      rules,
      brackets: v.array(bracket),
      lasting: v.exactOptional(lasting),
      isLawAlone: maybe(v.literal(true), 'Of a home country, whose figures are its law alone.'),
    }),
  ),
  laws: described(
    v.looseObject({ taxYear: year, regimes: v.record(v.string(), v.looseObject({})) }),
    'The laws as programs, which the engine reads (src/law/program.ts).',
  ),
});

export type ReleaseRulesFile = v.InferOutput<typeof releaseRulesFile>;
