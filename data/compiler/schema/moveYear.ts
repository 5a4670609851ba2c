/** data/move-year/: when residence begins and ends in the year of a move, and how that year is treated, in words. */
import * as v from 'valibot';
import { INCOMES_AFTER, INCOMES_BEFORE } from '../../../src/law/index.ts';
import { confidence } from './lasting.ts';
import {
  closed,
  countryId,
  described,
  file,
  flag,
  isoDay,
  maybe,
  slug,
  some,
  text,
  whole,
} from './primitives.ts';

const reference = closed({
  title: text,
  publisher: text,
  url: v.nullable(v.pipe(v.string(), v.url('must be a web address such as "https://example.org/page"'))),
  says: described(text, 'What it says that is used here.'),
});

const dayOfYear = v.pipe(
  v.string(),
  v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a month and a day, such as "07-01"'),
);

/** Where a file's facts come from, what they leave open, and when they were last checked. */
const checked = {
  doubts: v.array(text),
  sources: some(reference),
  confidence,
  reviewed: isoDay,
};

const incomeBefore = described(
  v.picklist(INCOMES_BEFORE),
  'Income of the months before the arrival: not taxed, taxed, or taxed unless a treaty leaves it to the country that is left.',
);

/** data/move-year/arrive/<slug>.json; the law of the part year is that of data/law. */
export const moveArriveFile = file({
  slug,
  residence: closed({
    starts: v.picklist(['arrival', 'registration', 'year', 'next-year']),
    ifFewDays: v.picklist(['source-only', 'next-year', 'still-resident']),
    daysNeeded: v.exactOptional(whole(1, 366)),
    latestArrival: v.exactOptional(dayOfYear),
    note: text,
  }),
  incomeBefore,
  reliefBefore: v.exactOptional(v.literal('credit')),
  incomeBeforeNote: text,
  regimes: v.record(
    text,
    closed({
      starts: v.picklist(['registration', 'next-month', 'year', 'application']),
      incomeBefore: v.exactOptional(incomeBefore),
      note: text,
      confidence,
    }),
  ),
  firstReturn: text,
  ...checked,
});

/** data/move-year/leave/<slug>.json; the law of the part year is that of data/law. */
export const moveLeaveFile = file({
  id: countryId,
  name: text,
  slug,
  residence: closed({
    ends: v.picklist(['departure', 'year', 'claim']),
    never: maybe(flag, 'Citizens are taxed wherever they live.'),
    text,
    conditions: v.exactOptional(v.array(closed({ case: v.exactOptional(text), name: text, text }))),
  }),
  incomeAfter: v.picklist(INCOMES_AFTER),
  incomeAfterText: text,
  allowancesText: text,
  contributionsText: text,
  taxYear: closed({
    starts: dayOfYear,
    incomeBy: described(
      v.picklist(['month', 'day']),
      'How the income until leaving is counted of a year earned evenly.',
    ),
  }),
  trap: text,
  note: text,
  ...checked,
});

export type MoveArriveFile = v.InferOutput<typeof moveArriveFile>;
export type MoveLeaveFile = v.InferOutput<typeof moveLeaveFile>;
