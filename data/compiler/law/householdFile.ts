/** The form of data/household/<country>.json: what a partner and children change for the single person of the laws. */
import * as v from 'valibot';
import { EFFECT_KINDS } from '../../../src/law/householdChange.ts';
import { figure } from './lawFile.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const formula = text;
const confidence = v.picklist(['high', 'medium', 'low']);

/** Who counts as a partner in law, and how the law of income tax sees a couple. */
const partner = v.strictObject({
  form: v.picklist([
    'individual',
    'splitting',
    'quotient',
    'joint-scale',
    'credit',
    'allowance',
    'transfer',
  ] as const),
  counts: v.picklist(['married', 'married-or-registered', 'cohabiting']),
  text,
});

/** From when those who have just moved there have an effect. */
const newcomers = v.strictObject({
  from: v.picklist(['at-once', 'after', 'not', 'eu-only']),
  months: v.optional(v.number()),
  text,
});

const effect = v.strictObject({
  id: text,
  /** What its line is called. */
  name: text,
  kind: v.picklist(EFFECT_KINDS),
  /** What is named and not counted, because nobody is asked for it. */
  asks: v.optional(text),
  /** Negative: less to pay, or money received; positive: more to pay. */
  amount: formula,
  /** Where sources are silent or disagree: what it may come to instead, and why, in one sentence. */
  inDoubt: v.optional(v.strictObject({ because: text, amounts: v.pipe(v.array(formula), v.minLength(1)) })),
  when: text,
  text,
  newcomers,
  source: v.optional(text),
  confidence: v.optional(confidence),
});

const example = v.strictObject({
  regime: text,
  profit: v.number(),
  partner: v.nullable(v.number()),
  hasPartner: v.optional(v.boolean()),
  married: v.boolean(),
  children: v.array(v.number()),
  /** The single person's lines from which the formulas start. */
  single: v.strictObject({
    incomeTax: v.number(),
    contributions: v.number(),
    pensionContributions: v.optional(v.number(), 0),
  }),
  /** As in the examples of `data/law`: the tax year, what figures by profession go by, reliefs, what else is known of the case. */
  year: v.optional(v.number()),
  is: v.optional(v.array(text)),
  chosen: v.optional(v.array(text)),
  case: v.optional(v.record(text, v.number())),
  family: v.optional(v.number()),
  /** By effect id, and their `total`. */
  expected: v.record(text, v.number()),
  steps: v.array(text),
  note: v.optional(text),
  source: v.optional(text),
});

export const householdFile = v.strictObject({
  $schema: v.optional(text),
  country: text,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** The tax year of its figures. */
  year: v.number(),
  summary: text,
  partner,
  /** By regime id, `home` being the self-employed scheme of a home country: which effects apply, and why not all. */
  regimes: v.record(
    text,
    v.strictObject({ effects: v.array(text), why: v.optional(text), source: v.optional(text) }),
  ),
  /** What the law fixes for families alone, by day, as in `data/law`. */
  figures: v.optional(v.record(text, figure)),
  /** Bands of taxable income: up to which base, percent of the slice. */
  scales: v.record(text, v.array(v.strictTuple([v.nullable(v.number()), v.number()]))),
  values: v.record(text, formula),
  effects: v.array(effect),
  /** Health cover of spouse and children. */
  cover: text,
  examples: v.array(example),
  doubts: v.array(text),
  sources: v.array(
    v.strictObject({
      title: text,
      publisher: text,
      url: v.nullable(text),
      supports: v.optional(text),
    }),
  ),
  confidence,
  reviewed: v.pipe(v.string(), v.isoDate()),
});

export type HouseholdFile = v.InferOutput<typeof householdFile>;
