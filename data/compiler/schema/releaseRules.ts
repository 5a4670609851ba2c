import * as v from 'valibot';
import { TAX_KINDS } from '../../../src/tax/index.ts';
import { closed, currencyCode, file, text, year } from './primitives.ts';

/** The rules of a regime: a release keeps the fields that there were (src/tax/flatRules.ts). */
const rules = v.looseObject({ maxIncomeThreshold: v.nullable(v.number()) });

const bracket = v.looseObject({
  taxType: v.picklist(TAX_KINDS),
  lowerBound: v.number(),
  upperBound: v.nullable(v.number()),
  rate: v.number(),
});

/** How long a regime lasts: plain values that the engine reads (src/tax/lasting.ts). */
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
  rates: v.pipe(
    v.record(currencyCode, v.pipe(v.number(), v.gtValue(0))),
    v.description('Units of each currency bought by one US dollar.'),
  ),
  regimes: v.record(
    v.string(),
    closed({
      name: text,
      taxYear: year,
      rules,
      brackets: v.array(bracket),
      lasting: v.exactOptional(lasting),
      professionRates: v.exactOptional(v.looseObject({ rules: v.record(v.string(), v.looseObject({})) })),
    }),
  ),
});

export type ReleaseRulesFile = v.InferOutput<typeof releaseRulesFile>;
