/** The form of `exit` in data/law/<country>.json: what leaving costs who has shares, crypto-assets or a business. */
import * as v from 'valibot';
import { EXIT_ENDS, EXIT_KINDS, EXIT_NATURES } from '../../../src/law/exit.ts';
import { confidence } from '../schema/lasting.ts';
import { isoDay, text } from '../schema/primitives.ts';
import { formula, formulas } from './familiesFile.ts';

const kinds = v.pipe(v.array(v.picklist(EXIT_KINDS)), v.minLength(1));
/** What says it, and what says the same independently; null where nothing was found. */
const sources = { source: text, secondSource: v.nullable(text), confidence };

const payment = v.strictObject({
  /** Where it is 1; null: always. The first one that holds counts. */
  when: v.nullable(formula),
  to: text,
  /** What is paid with the first assessment; here and below `due` is the tax. */
  dueNow: formula,
  dueWithoutRequest: v.optional(formula),
  /** The other choice that the law gives. */
  dueByChoice: v.optional(formula),
  /** Security that is asked for. */
  guarantee: v.optional(formula),
  /** How long it waits or is paid in parts; null: no limit. */
  years: v.nullable(formula),
  how: text,
  interest: v.nullable(text),
  ends: v.nullable(text),
});

const fallsAway = v.strictObject({
  when: v.picklist(EXIT_ENDS),
  /** Where it is 1; left out: always. */
  only: v.optional(formula),
  /** Null: no limit. */
  years: v.nullable(formula),
  /** On request. */
  moreYears: v.optional(formula),
  text,
});

const rule = v.strictObject({
  id: text,
  kinds,
  nature: v.picklist(EXIT_NATURES),
  /** Owed where it is 1. */
  applies: formula,
  threshold: text,
  values: v.optional(formulas),
  tax: formula,
  /** Where courts or sources disagree. */
  otherReading: v.optional(v.strictObject({ tax: formula, because: text })),
  payment: v.pipe(v.array(payment), v.minLength(1)),
  fallsAway: v.array(fallsAway),
  since: isoDay,
  until: v.nullable(isoDay),
  text,
  note: v.optional(text),
  ...sources,
});

/** What is taxed later instead. */
const after = v.strictObject({
  id: text,
  kinds,
  /** Where it is 1; null: always. */
  when: v.nullable(formula),
  values: v.optional(formulas),
  tax: v.optional(formula),
  text,
  note: v.optional(text),
  ...sources,
});

const answer = v.strictObject({ taxed: v.picklist(['yes', 'some', 'no']), text });

const example = v.strictObject({
  rule: text,
  /** Names of the case, in the law's currency; with `eea`, `treaty` and `recovery` of the new country. */
  given: v.record(text, v.number()),
  applies: v.picklist([0, 1]),
  values: v.optional(v.record(text, v.number())),
  tax: v.number(),
  dueNow: v.number(),
  guarantee: v.optional(v.number()),
  steps: v.array(text),
});

export const exit = v.strictObject({
  about: text,
  taxes: v.picklist(['yes', 'some', 'no']),
  answers: v.strictObject(
    Object.fromEntries(EXIT_KINDS.map((kind) => [kind, answer])) as Record<
      (typeof EXIT_KINDS)[number],
      typeof answer
    >,
  ),
  /** What formulas need of the work: by their name, the values of a scheme's law that it is, the first that a law has; else the profit. */
  work: v.optional(v.record(text, v.array(text))),
  /** What the country's own formulas ask besides. */
  given: v.optional(v.record(text, v.strictObject({ unit: v.picklist(['year', 'number']), text }))),
  /** What an own company is worth where nobody knows. */
  valuation: v.optional(
    v.strictObject({
      method: v.optional(text),
      formula: v.optional(formula),
      text,
      ...sources,
      example: v.optional(
        v.strictObject({ given: v.record(text, v.number()), value: v.number(), steps: v.array(text) }),
      ),
    }),
  ),
  rules: v.array(rule),
  /** What says that nothing is taken. */
  nothing: v.optional(v.strictObject(sources)),
  after: v.optional(v.array(after)),
  /** What a tax treaty with the new country changes. */
  treaty: v.optional(v.strictObject({ with: text, without: text })),
  /** No law, and changes no figure. */
  announced: v.optional(v.strictObject({ text, source: text, expected: text, confidence })),
  doubts: v.array(text),
  examples: v.optional(v.array(example)),
  reviewed: isoDay,
});

export type ExitInFile = v.InferOutput<typeof exit>;
