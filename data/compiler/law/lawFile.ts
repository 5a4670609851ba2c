/** The form of data/law/<country>.json. */
import * as v from 'valibot';
import { SHARED_AMOUNTS, SHARINGS } from '../../../src/law/program.ts';
import { TAX_KINDS } from '../../../src/law/types.ts';
import { confidence } from '../schema/lasting.ts';
import { currencyCode, isoDay, text } from '../schema/primitives.ts';
import { exit } from './exitFile.ts';
import { families, formula, formulas } from './familiesFile.ts';
import { otherIncome } from './otherIncomeFile.ts';

/** What counts on a day is the last value that is law or follows by a rule; a bill or an announcement stands beside it. */
const STATUSES = ['by-rule', 'bill', 'announced'] as const;

const byDay = <T extends v.GenericSchema>(value: T) =>
  v.pipe(
    v.array(
      v.strictObject({
        from: isoDay,
        is: value,
        /** What holds instead, by what `by` of the figure says: `{ "software": 12 }`. */
        of: v.optional(v.record(text, value)),
        source: v.optional(text),
        status: v.optional(v.picklist(STATUSES)),
        confidence: v.optional(confidence),
        because: v.optional(text),
        low: v.optional(v.number()),
        high: v.optional(v.number()),
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
    /** Of a bill, whose other bands have been seen. */
    v.strictTuple([v.nullable(v.number()), v.null()]),
  ]),
);
const steps = v.array(v.strictTuple([v.nullable(v.number()), v.number()]));

export const FIGURE_UNITS = ['percent', 'number', 'year', 'quarter', 'month', 'week', 'days'] as const;

export const figure = v.strictObject({
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

const example = v.strictObject({
  /** What is known of the case: turnover, costs, wage, in the law's currency. */
  case: v.record(text, v.number()),
  /** The tax year; that of the first of these laws, 2026, where it is left out. */
  year: v.optional(v.number()),
  /** First day there ("2027-05-01"), where the tax year is cut by an arrival. */
  arrives: v.optional(isoDay),
  /** Last day there, where it is cut by a departure. */
  leaves: v.optional(isoDay),
  /** Figures that the case sets itself; percents are fractions. */
  set: v.optional(v.record(text, v.number())),
  /** What figures by profession, region or town go by. */
  is: v.optional(v.array(text)),
  /** Reliefs that are asked for, by id. */
  chosen: v.optional(v.array(text)),
  /** How the owner of a company is paid; `leavesMost` where no other wage leaves more. */
  pay: v.optional(
    v.strictObject({ wage: v.number(), inHand: v.number(), leavesMost: v.optional(v.boolean()) }),
  ),
  lines: v.optional(v.record(text, v.number())),
  total: v.optional(v.number()),
  /** What values of the law come to, by name. */
  values: v.optional(v.record(text, v.number())),
  employer: v.optional(v.record(text, v.number())),
  steps: v.optional(v.array(text)),
  note: v.optional(text),
  source: v.optional(text),
});

/** How a company can pay its owner: which values of the law are which part. */
const pay = v.strictObject({
  /** The value that is the wage: `asked(wage, …)` somewhere in it. */
  wage: formula,
  employer: v.optional(formula),
  employee: v.optional(formula),
  incomeTax: v.optional(formula),
  otherTax: v.optional(formula),
  corporateTax: v.optional(formula),
  dividend: formula,
  dividendTax: v.optional(formula),
  /** Tax still due when what is retained is taken out in a later year. */
  taxOnTakingOut: v.optional(formula),
  /** What must not fall below 0, so that the wage can be paid. */
  pays: formula,
  /** The least wage where the law asks for one, and the greatest. */
  minimum: v.optional(formula),
  maximum: v.optional(formula),
  /** The wage that is usual where none is asked for. */
  usual: v.optional(formula),
  /** Other contracts under which the owner can be paid, by what formulas ask for: `chosen(id)`. */
  ways: v.optional(v.record(text, v.strictObject({ name: text, minimum: text, buys: text }))),
  texts: v.strictObject({
    /** The contract under which the owner is paid. */
    form: text,
    /** Why the wage has a minimum, or none. */
    minimum: text,
    maximum: v.optional(text),
    /** What is due without a wage, and why. */
    withoutWage: text,
    buys: text,
    dividend: v.optional(text),
    retained: v.strictObject({ now: text, later: text, limits: v.array(text) }),
    /** What stands beside the best wage where arithmetic is not all. */
    caution: v.optional(text),
  }),
});

/** What a home country takes in the tax year of a departure; formulas of the whole year through `whole(kind, income)`. */
const leaving = v.strictObject({
  /**
   * Whether the law itself is asked with the months until the departure: turnover, costs and profit are then those of these
   * months, and lines that are not named are its own.
   */
  untilLeaving: v.optional(v.literal(true)),
  values: v.optional(formulas),
  lines: v.optional(formulas),
  taxedAfter: v.optional(formula),
  onAfter: v.optional(formula),
  creditLimit: v.optional(formula),
  /** Where sources disagree or are silent: what the other reading makes of the values and lines. */
  otherReading: v.optional(v.strictObject({ values: v.optional(formulas), lines: formulas })),
});

/** What a law comes to in another reading: the values and lines that differ, with all that follows from them. */
const otherReading = v.strictObject({
  /** One sentence. */
  because: text,
  values: v.optional(formulas),
  lines: v.optional(formulas),
});

/** How amounts of a whole year count in a part of one; those that are not named count whole. */
const partYear = v.partial(
  v.strictObject(
    Object.fromEntries(SHARED_AMOUNTS.map((amount) => [amount, v.picklist(SHARINGS)])) as Record<
      (typeof SHARED_AMOUNTS)[number],
      v.PicklistSchema<typeof SHARINGS, undefined>
    >,
  ),
);

const regime = v.strictObject({
  /** The greatest turnover at which it is open; null: none. */
  applies: v.optional(v.nullable(formula)),
  /** The year of a stay that counts where none is said; without it the one after the reliefs of the first years. */
  ordinaryYear: v.optional(v.number()),
  words: v.optional(v.record(text, text)),
  values: v.optional(formulas),
  lines: formulas,
  /** Of a wage: what an employer pays on top of it. */
  employer: v.optional(v.strictObject({ values: v.optional(formulas), lines: formulas })),
  /** Of a wage: lines that go into an account in the employee's own name. They are paid, and stay the employee's. */
  ownSavings: v.optional(v.array(v.picklist(TAX_KINDS))),
  pay: v.optional(pay),
  leaving: v.optional(leaving),
  /** The law's own currency where it is not the country's. */
  currency: v.optional(currencyCode),
  partYear: v.optional(partYear),
  /** What differs in another reading, where sources are silent or disagree. */
  otherPartYear: v.optional(partYear),
  /** What not everybody has, by what formulas ask for (`chosen(id)`): what it is called. */
  reliefs: v.optional(v.record(text, text)),
  /** By a name of their own, where sources are silent or disagree on what the whole year costs. */
  otherReadings: v.optional(v.record(text, otherReading)),
  notes: v.optional(v.array(text)),
  doubts: v.optional(v.array(text)),
  confidence: v.optional(confidence),
  examples: v.optional(v.array(example)),
});

export const lawFile = v.strictObject({
  $schema: v.optional(text),
  country: text,
  currency: currencyCode,
  /** First day of its tax years, "MM-DD"; 1 January where it is left out. */
  taxYearStarts: v.optional(v.pipe(v.string(), v.regex(/^\d{2}-\d{2}$/))),
  figures: v.record(text, figure),
  scales: v.record(text, v.strictObject({ in: byDay(bands), says: v.optional(text) })),
  steps: v.record(
    text,
    v.strictObject({
      unit: v.optional(v.picklist(['percent', 'number', 'year', 'month', 'week'])),
      in: byDay(steps),
      says: v.optional(text),
    }),
  ),
  /** By a name of their own, figures, scales and steps of one tariff: they are of one year, or go on together (`groups.ts`). */
  groups: v.optional(v.record(text, v.pipe(v.array(text), v.minLength(1)))),
  /** Formulas of their own that several laws of the country use. */
  functions: v.optional(v.record(text, v.strictObject({ takes: v.array(text), is: formula }))),
  regimes: v.record(text, regime),
  /** What a partner and children change in them. */
  families: v.optional(families),
  /** What is paid on income that is not work. */
  otherIncome: v.optional(otherIncome),
  /** What leaving costs who has shares, crypto-assets or a business. */
  exit: v.optional(exit),
  sources: v.record(
    text,
    v.looseObject({ title: text, publisher: v.optional(text), url: v.optional(v.nullable(text)) }),
  ),
});

/** A law as its file has it. */
export type LawInFile = v.InferOutput<typeof lawFile>;

/** A value that follows by a rule and does not count, because something of its group is not out for its tax year. */
export interface WaitingValue {
  readonly name: string;
  readonly from: string;
  /** The calendar year in which its tax year begins. */
  readonly taxYear: number;
  /** Null for bands. */
  readonly is: number | null;
  /** Names of what is not out. */
  readonly waitsFor: readonly string[];
}

/** A law of which every group is in one piece: what waits is none of its values. */
export type LawFile = LawInFile & { readonly waiting?: readonly WaitingValue[] | undefined };
export type LawOfRegime = v.InferOutput<typeof regime>;
export type OtherReading = v.InferOutput<typeof otherReading>;
