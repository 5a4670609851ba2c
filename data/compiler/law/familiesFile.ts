/** The form of `families` in data/law/<country>.json: what a partner and children change in the country's schemes. */
import * as v from 'valibot';
import { EFFECT_KINDS } from '../../../src/law/householdChange.ts';
import { confidence } from '../schema/lasting.ts';
import { text } from '../schema/primitives.ts';

export const formula = text;
export const formulas = v.record(text, formula);

/** Who counts as a partner in law, and how the law of income tax sees a couple. */
export const partner = v.strictObject({
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

const effect = v.strictObject({
  /** What its line is called. */
  name: text,
  kind: v.picklist(EFFECT_KINDS),
  /** Negative: less to pay, or money received; positive: more to pay. */
  amount: formula,
  /** What is named and not counted, because nobody is asked for it. */
  asks: v.optional(text),
  /** Where sources are silent or disagree: what it may come to instead, and why, in one sentence. */
  inDoubt: v.optional(v.strictObject({ because: text, amounts: v.pipe(v.array(formula), v.minLength(1)) })),
  when: text,
  text,
  /** From when those who have just moved there have it. */
  newcomers: v.strictObject({
    from: v.picklist(['at-once', 'after', 'not', 'eu-only']),
    months: v.optional(v.number()),
    text,
  }),
  /** A key of the file's `sources`. */
  source: v.optional(text),
  confidence: v.optional(confidence),
});

const regime = v.strictObject({
  /** Ids of the effects that it has. */
  effects: v.array(text),
  /** What of the scheme the shared formulas begin from; what stands here counts before a shared value of that name. */
  starts: v.optional(formulas),
  /** By a name of their own, values of the scheme that are others where a formula says `other(name, …)`. */
  others: v.optional(v.record(text, formulas)),
  /** Whether benefits alone are known of it. */
  benefitsAlone: v.optional(v.literal(true)),
  /** Why not all. */
  why: v.optional(text),
  source: v.optional(text),
});

const example = v.strictObject({
  regime: text,
  /** What a self-employed person has after costs, or the wage. */
  profit: v.number(),
  /** The partner's income; null where there is none. */
  partner: v.nullable(v.number()),
  hasPartner: v.optional(v.boolean()),
  married: v.boolean(),
  children: v.array(v.number()),
  /** As in the examples of regimes: the tax year, what figures by profession go by, reliefs, what else is known of the case. */
  year: v.optional(v.number()),
  is: v.optional(v.array(text)),
  chosen: v.optional(v.array(text)),
  case: v.optional(v.record(text, v.number())),
  /** By effect id, and their `total`. */
  expected: v.record(text, v.number()),
  steps: v.array(text),
  note: v.optional(text),
  source: v.optional(text),
});

export const families = v.strictObject({
  summary: v.optional(text),
  partner,
  /** Formulas that all schemes share; each is worked out when it is named. */
  values: v.optional(formulas),
  effects: v.record(text, effect),
  /** Every scheme of the file, by its id. */
  regimes: v.record(text, regime),
  /** Health cover of spouse and children. */
  cover: text,
  examples: v.array(example),
  doubts: v.array(text),
  confidence,
  reviewed: v.pipe(v.string(), v.isoDate()),
});

export type FamiliesInFile = v.InferOutput<typeof families>;
export type FamilyExample = v.InferOutput<typeof example>;
