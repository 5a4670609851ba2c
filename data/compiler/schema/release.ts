import * as v from 'valibot';
import { RELEASE_INCOMES } from '../../../src/catalogue/releases.ts';
import { closed, file, isoDay, text } from './primitives.ts';

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
  date: v.pipe(isoDay, v.description('The day from which the figures were shown.')),
  reason: v.pipe(text, v.description('Why there is a release, for regimes without a reason of their own.')),
  reasons: v.pipe(
    v.record(v.string(), text),
    v.description('Why the figures of a regime have changed since the release before, by its id.'),
  ),
  regimes: v.record(
    v.string(),
    closed({
      specified: v.pipe(totals, v.description('The specified estimate.')),
      law: v.exactOptional(v.pipe(totals, v.description("The law's estimate, where it differs."))),
      lasts: v.exactOptional(
        v.pipe(text, v.description('How long one person can use it; absent where that was not known yet.')),
      ),
    }),
  ),
});

export type ReleaseFile = v.InferOutput<typeof releaseFile>;
