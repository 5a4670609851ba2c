/** The form of data/law/<country>.json. */
import * as v from 'valibot';
import { SHARED_AMOUNTS, SHARINGS } from '../../../src/law/program.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'is no day such as 2026-01-01'));
const formula = text;
const formulas = v.record(text, formula);
const confidence = v.picklist(['high', 'medium', 'low']);

/** What counts on a day is the last value that is law or follows by a rule; a bill or an announcement stands beside it. */
const STATUSES = ['by-rule', 'bill', 'announced'] as const;

const byDay = <T extends v.GenericSchema>(value: T) =>
  v.pipe(
    v.array(
      v.strictObject({
        from: day,
        is: value,
        source: v.optional(text),
        status: v.optional(v.picklist(STATUSES)),
        confidence: v.optional(confidence),
        because: v.optional(text),
        low: v.optional(v.number()),
        high: v.optional(v.number()),
        reused: v.optional(v.boolean()),
        checkedFor: v.optional(v.number()),
      }),
    ),
    v.minLength(1),
    v.check(
      (values) =>
        values.every((value, index) => index === 0 || String(value.from) >= String(values[index - 1]?.from)),
      'the values must stand in the order of their days',
    ),
  );

const bands = v.array(
  v.union([
    v.strictTuple([v.nullable(v.number()), v.number()]),
    v.strictTuple([v.nullable(v.number()), v.number(), v.number()]),
  ]),
);
const steps = v.array(v.strictTuple([v.nullable(v.number()), v.number()]));

export const FIGURE_UNITS = ['percent', 'number', 'year', 'quarter', 'month', 'week', 'days'] as const;

const figure = v.strictObject({
  unit: v.picklist(FIGURE_UNITS),
  /** When it must be renewed; money is yearly and all else until changed, where it is left out. */
  set: v.optional(v.picklist(['yearly', 'until-changed'])),
  /** The day of a tax year whose value counts for all of it; its first one where it is left out. */
  counts: v.optional(v.union([v.picklist(['start', 'end']), v.pipe(v.string(), v.regex(/^\d{2}-\d{2}$/))])),
  in: byDay(v.number()),
  by: v.optional(text),
  asks: v.optional(text),
  says: v.optional(text),
});

const example = v.looseObject({
  /** What is known of the case: turnover, costs, wage, in the law's currency. */
  case: v.record(text, v.number()),
  year: v.optional(v.number()),
  /** Figures that the case sets itself. */
  set: v.optional(v.record(text, v.number())),
  lines: v.record(text, v.number()),
  total: v.number(),
  employer: v.optional(v.record(text, v.number())),
  steps: v.optional(v.array(text)),
});

const regime = v.strictObject({
  /** The greatest turnover at which it is open; null: none. */
  applies: v.optional(v.nullable(formula)),
  words: v.optional(v.record(text, text)),
  values: v.optional(formulas),
  lines: formulas,
  employer: v.optional(
    v.strictObject({ values: v.optional(formulas), lines: formulas, text: v.optional(text) }),
  ),
  partYear: v.optional(
    v.partial(
      v.strictObject(
        Object.fromEntries(SHARED_AMOUNTS.map((amount) => [amount, v.picklist(SHARINGS)])) as Record<
          (typeof SHARED_AMOUNTS)[number],
          v.PicklistSchema<typeof SHARINGS, undefined>
        >,
      ),
    ),
  ),
  notes: v.optional(v.array(text)),
  doubts: v.optional(v.array(text)),
  confidence: v.optional(confidence),
  examples: v.optional(v.array(example)),
});

export const lawFile = v.strictObject({
  $schema: v.optional(text),
  country: text,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** First day of its tax years, "MM-DD"; 1 January where it is left out. */
  taxYearStarts: v.optional(v.pipe(v.string(), v.regex(/^\d{2}-\d{2}$/))),
  figures: v.record(text, figure),
  scales: v.record(text, v.strictObject({ in: byDay(bands), says: v.optional(text) })),
  steps: v.record(
    text,
    v.strictObject({
      unit: v.optional(v.picklist(['percent', 'number', 'year'])),
      in: byDay(steps),
      says: v.optional(text),
    }),
  ),
  /** Formulas of their own that several laws of the country use. */
  functions: v.optional(v.record(text, v.strictObject({ takes: v.array(text), is: formula }))),
  regimes: v.record(text, regime),
  sources: v.record(text, v.looseObject({ title: text })),
});

export type LawFile = v.InferOutput<typeof lawFile>;
export type LawOfRegime = v.InferOutput<typeof regime>;
