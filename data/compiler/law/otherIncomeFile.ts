/** The form of `otherIncome` in data/law/<country>.json: what a resident pays on income that is not work, and a leaver goes on paying. */
import * as v from 'valibot';
import { CREDITS, LEAVER_KINDS, RULE_KINDS } from '../../../src/law/otherIncomeRules.ts';
import { confidence } from '../schema/lasting.ts';
import { isoDay, text } from '../schema/primitives.ts';
import { formula, formulas } from './familiesFile.ts';

/** One key of the file's `sources`, or several. */
const sources = v.union([text, v.array(text)]);

/** A fact about the income that decides which rule holds. */
const fact = v.nullable(v.strictObject({ id: text, text }));

/** What an income costs, and what it takes of what several share. */
const reckoning = {
  values: v.optional(formulas),
  tax: v.optional(formula),
  contributions: v.optional(formula),
  /**
   * By the name of what several incomes share (a scale, an allowance): how much of it this one takes. Formulas name it, and find
   * what the work has taken (`starts`, else nothing) and earlier incomes have.
   */
  takes: v.optional(formulas),
};

const rule = v.strictObject({
  id: text,
  kind: v.picklist(RULE_KINDS),
  /** Ids of schemes and statuses; left out: all. */
  regimes: v.optional(v.array(text)),
  case: fact,
  /** Whether it holds until the person has said which case is hers. */
  default: v.boolean(),
  /** What the amount is, where `amount` of the country does not say it. */
  amountIs: v.optional(text),
  ...reckoning,
  contributionsText: v.optional(text),
  /** Another way that the person may choose. */
  option: v.optional(v.strictObject({ tax: formula, text })),
  /** Where the law can be read in another way. */
  otherReading: v.optional(v.strictObject({ tax: formula, text })),
  /** Where it is odd in fact: it takes more than the amount, falls as the income grows, or gives money back; and why. */
  exception: v.optional(v.strictObject({ of: v.array(v.picklist(['negative', 'falls', 'passes'])), text })),
  allowance: v.nullable(text),
  loss: v.nullable(text),
  creditForForeignTax: v.nullable(v.picklist(CREDITS)),
  since: v.nullable(isoDay),
  until: v.nullable(isoDay),
  text,
  note: v.optional(text),
  source: sources,
  /** What says the same independently; null where nothing was found. */
  secondSource: v.nullable(sources),
  furtherSources: v.optional(sources),
  confidence,
});

/** What replaces the rules of a scheme for some kinds, for people who have it. */
const status = v.strictObject({
  id: text,
  name: text,
  who: v.optional(text),
  /** For how many years; null: for as long as one lives there. */
  years: v.optional(v.nullable(v.number())),
  /** With which schemes; left out: any. */
  beside: v.optional(v.array(text)),
  /** The figure that it costs every year. */
  cost: v.optional(v.nullable(text)),
  worthFrom: v.optional(v.nullable(text)),
  /** The scheme that has it by itself. */
  regime: v.optional(v.nullable(text)),
  /** The scheme whose rules go on for that one when its years are over. */
  then: v.optional(text),
  text,
  source: sources,
  secondSource: v.optional(v.nullable(sources)),
  confidence: v.optional(confidence),
});

const condition = v.strictObject({
  regimes: v.optional(v.array(text)),
  /** What must be kept, done or known, in a word. */
  needs: v.nullable(text),
  text,
  source: v.nullable(sources),
});

const example = v.strictObject({
  rule: text,
  regime: text,
  status: v.optional(text),
  /** The work beside it: what is left of it after costs, or the wage, and the turnover where it is more. */
  profit: v.number(),
  turnover: v.optional(v.number()),
  amount: v.number(),
  /** Facts that are said. */
  asked: v.optional(v.record(text, v.number())),
  /** Other incomes at the same time; tax and contributions are those of this one beside them. */
  beside: v.optional(v.array(v.strictObject({ rule: text, amount: v.number() }))),
  tax: v.number(),
  contributions: v.number(),
  /** The tax by `option`, and by `otherReading`. */
  byChoice: v.optional(v.number()),
  otherReading: v.optional(v.number()),
  steps: v.array(text),
});

const leaverReckoning = v.strictObject({
  values: v.optional(formulas),
  tax: formula,
  contributions: v.optional(formula),
  text,
});

/** What goes on being taken from people who have left. */
const leaver = v.strictObject({
  about: text,
  rules: v.array(
    v.strictObject({
      id: text,
      kind: v.picklist(LEAVER_KINDS),
      case: fact,
      /** Of whose citizens it is: lower-case codes, or "eea" for all of the free movement of Europe; left out: of others too. */
      citizens: v.optional(v.array(text)),
      withoutTreaty: leaverReckoning,
      withTreaty: leaverReckoning,
      note: v.optional(text),
      source: sources,
      secondSource: v.nullable(sources),
      confidence,
    }),
  ),
  examples: v.array(
    v.strictObject({
      rule: text,
      treaty: v.boolean(),
      amount: v.number(),
      tax: v.number(),
      contributions: v.number(),
      steps: v.array(text),
    }),
  ),
});

export const otherIncome = v.strictObject({
  about: text,
  /** What amounts are, where a rule does not say it. */
  amount: text,
  /** By scheme: what its work has used up already of what the rules share with it, as formulas over its values. */
  starts: v.record(text, formulas),
  /** Schemes beside which nothing is known of other income: what they pay out takes part in its allowances. */
  notBeside: v.optional(v.array(text)),
  statuses: v.array(status),
  rules: v.array(rule),
  /** In a sentence each: what several kinds share. */
  together: v.array(v.strictObject({ kinds: v.array(v.picklist(RULE_KINDS)), how: text })),
  conditions: v.array(condition),
  doubts: v.array(text),
  leaver: v.optional(leaver),
  examples: v.array(example),
  reviewed: isoDay,
});

export type OtherIncomeInFile = v.InferOutput<typeof otherIncome>;
export type OtherIncomeExample = v.InferOutput<typeof example>;
