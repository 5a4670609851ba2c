/** data/move-year/: how a country taxes the year in which a person arrives in it, or leaves it. */
import * as v from 'valibot';
import {
  FormulaError,
  INCOMES_AFTER,
  INCOMES_BEFORE,
  parseFormula,
  SHARINGS,
  TAX_KINDS,
} from '../../../src/tax/index.ts';
import { confidence } from './lasting.ts';
import {
  closed,
  countryId,
  currencyCode,
  described,
  file,
  flag,
  isoDay,
  maybe,
  percent,
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

const sharing = described(
  v.picklist(SHARINGS),
  'What of a yearly amount counts in a part of a year: all of it, months of twelve, days of the year, or as if the part were a year.',
);
const shared = v.nullable(sharing);
const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(1e15));
const dayOfYear = v.pipe(
  v.string(),
  v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a month and a day, such as "07-01"'),
);

/** What is wrong with a formula; null where nothing is. */
function formulaMistake(formula: string): string | null {
  try {
    parseFormula(formula);
    return null;
  } catch (error) {
    if (error instanceof FormulaError) return error.message;
    throw error;
  }
}

const formula = v.pipe(
  text,
  v.check(
    (source) => formulaMistake(source) === null,
    ({ input }) => `is no formula: ${formulaMistake(input)}`,
  ),
  v.description('Numbers, names of values, + - * / %, comparisons, calls such as fixed(12 * 1088).'),
);

const values = described(
  v.record(
    v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/, 'must be a name such as "companyProfit"')),
    formula,
  ),
  'Values of the calculation, in its order.',
);
const lines = closed(
  Object.fromEntries(TAX_KINDS.map((kind) => [kind, v.exactOptional(formula)])) as Record<
    (typeof TAX_KINDS)[number],
    v.ExactOptionalSchema<typeof formula, undefined>
  >,
);
const law = { values: v.exactOptional(values), lines };
const partOfLaw = closed({ values: v.exactOptional(values), lines: v.exactOptional(lines) });

const upTo = v.nullable(amount);
/** A scale may fall: credits that fade out have rates below 0. */
const rate = v.pipe(v.number(), v.minValue(-100), v.maxValue(100));
const tables = closed({
  scales: maybe(
    v.record(v.string(), v.array(v.tuple([upTo, rate]))),
    'Bands: up to which base (null: no end), and percent of the slice.',
  ),
  steps: maybe(
    v.record(v.string(), v.array(v.tuple([upTo, amount]))),
    'Up to which base (null: no end), and the value that counts.',
  ),
  dated: maybe(
    v.record(v.string(), v.array(v.tuple([v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)), amount]))),
    'Values by the month from which they count, in rising order.',
  ),
});

const words = {
  fixed: shared,
  allowances: shared,
  bands: shared,
  limit: shared,
  caps: shared,
};
const moreWords = { otherFixed: v.exactOptional(sharing), thresholds: v.exactOptional(sharing) };
const incomeBefore = described(
  v.picklist(INCOMES_BEFORE),
  'Income of the months before the arrival: not taxed, all taxed, or only counted for the rate.',
);

const arrivalRegime = closed({
  starts: v.picklist(['registration', 'next-month', 'year', 'application']),
  ...words,
  ...moreWords,
  incomeBefore: v.exactOptional(incomeBefore),
  contributionBands: v.exactOptional(sharing),
  cuotaBands: v.exactOptional(sharing),
  ifNotResident: v.exactOptional(v.literal('closed')),
  note: text,
  confidence,
  currency: v.exactOptional(currencyCode),
  law: closed(law),
  otherReading: maybe(
    closed({
      ...Object.fromEntries(
        ['fixed', 'allowances', 'bands', 'limit', 'caps', 'otherFixed', 'thresholds'].map((word) => [
          word,
          v.exactOptional(sharing),
        ]),
      ),
    }),
    'The words of the other reading where sources are silent or disagree.',
  ),
  reliefs: maybe(v.record(text, partOfLaw), 'What not everybody has, by its name in words.'),
});

const money = v.pipe(
  v.record(currencyCode, amount),
  v.minEntries(1, 'must be an amount such as {"EUR": 70000}'),
  v.maxEntries(1, 'must be one amount such as {"EUR": 70000}'),
);

/** data/move-year/arrive/<slug>.json */
/** Where a file's facts come from, what they leave open, and when they were last checked. */
const checked = {
  doubts: v.array(text),
  sources: some(reference),
  confidence,
  reviewed: isoDay,
};

export const moveArriveFile = file({
  slug,
  currency: described(currencyCode, 'Of the amounts in formulas and tables.'),
  year: text,
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
  tables: v.exactOptional(tables),
  regimes: v.record(text, arrivalRegime),
  firstReturn: text,
  examples: some(
    closed({
      regime: text,
      arrival: isoDay,
      months: whole(1, 12),
      currency: currencyCode,
      income: amount,
      incomeBeforeCounted: v.exactOptional(amount),
      reliefs: v.exactOptional(v.array(text)),
      resident: v.exactOptional(flag),
      tax: closed({
        ...Object.fromEntries(TAX_KINDS.map((kind) => [kind, v.exactOptional(amount)])),
        total: amount,
      }),
      steps: v.array(text),
    }),
  ),
  ...checked,
});

const shareOfContributions = v.picklist([...SHARINGS, 'by-quarter', 'none']);

/** data/move-year/leave/<slug>.json */
export const moveLeaveFile = file({
  id: countryId,
  name: text,
  slug,
  currency: currencyCode,
  residence: closed({
    ends: v.picklist(['departure', 'year', 'claim']),
    never: maybe(flag, 'Citizens are taxed wherever they live.'),
    text,
    conditions: v.exactOptional(v.array(closed({ case: v.exactOptional(text), name: text, text }))),
  }),
  cases: v.exactOptional(
    v.array(
      closed({
        if: text,
        'residence.ends': text,
        incomeAfter: v.picklist(INCOMES_AFTER),
        allowances: v.exactOptional(text),
      }),
    ),
  ),
  incomeAfter: v.picklist(INCOMES_AFTER),
  incomeAfterText: text,
  allowances: sharing,
  bands: sharing,
  allowancesText: text,
  threshold: v.exactOptional(closed({ fixed: money, shared: money, by: text })),
  layers: v.exactOptional(
    closed({
      incomeTax: closed({
        rates: v.array(percent),
        bands: sharing,
        creditShare: amount,
        credits: sharing,
      }),
      nationalInsurance: closed({
        rate: percent,
        ceiling: money,
        ceilingShared: sharing,
        creditShare: amount,
        credits: sharing,
      }),
      dayCount: text,
    }),
  ),
  exclusion: v.exactOptional(closed({ limit: money, shared: sharing, stacking: flag })),
  allowanceTaxValue: v.exactOptional(money),
  wholeIfShareAtHome: v.exactOptional(percent),
  regime: v.exactOptional(closed({ simples: sharing, text })),
  limit: v.exactOptional(sharing),
  limitText: v.exactOptional(text),
  contributions: closed({
    end: v.picklist(['departure', 'month', 'quarter', 'activity', 'claim', 'agreement', 'none']),
    ceilings: shareOfContributions,
    minimums: shareOfContributions,
    text,
  }),
  taxYear: closed({
    starts: dayOfYear,
    leaving30April2027: text,
    leaving31August2027: text,
    incomeBy: described(
      v.picklist(['month', 'day']),
      'How the income until leaving is counted of a year earned evenly.',
    ),
  }),
  calculation: described(text, 'The law in words and signs; "law" has it as formulas.'),
  tables: v.exactOptional(tables),
  law: closed({
    ...law,
    taxedAfter: maybe(formula, 'Income after the move that is taxed as well.'),
    onAfter: maybe(formula, 'How much of the total falls on it.'),
    creditLimit: maybe(formula, 'At most so much tax paid abroad comes off.'),
  }),
  ifNotCitizen: maybe(closed(law), 'For residents who are not taxed by citizenship.'),
  otherReading: v.exactOptional(partOfLaw),
  trap: text,
  note: text,
  examples: some(
    closed({
      leave: isoDay,
      taxYear: text,
      incomeOfAWholeYear: money,
      monthsUntilLeaving: amount,
      incomeUntilLeaving: money,
      incomeAfterLeaving: money,
      result: closed({
        incomeTax: v.exactOptional(money),
        corporateTax: v.exactOptional(money),
        contributions: v.exactOptional(money),
        other: v.exactOptional(money),
        total: money,
      }),
      ifStayedAllYear: money,
      check: v.exactOptional(text),
      steps: v.array(text),
    }),
  ),
  ...checked,
});

export type MoveArriveFile = v.InferOutput<typeof moveArriveFile>;
export type MoveLeaveFile = v.InferOutput<typeof moveLeaveFile>;
