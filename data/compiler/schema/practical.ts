import * as v from 'valibot';
import { CHANGE_STATUSES } from '../../../src/catalogue/changes.ts';
import { CITIZENSHIPS } from '../../../src/catalogue/places.ts';
import { confidence } from './lasting.ts';
import {
  closed,
  described,
  file,
  flag,
  isoDay,
  maybe,
  money,
  percent,
  reference,
  slug,
  some,
  text,
  whole,
} from './primitives.ts';

const localMoney = described(money, 'An amount in its own currency: {"EUR": 42000}.');

const lawAmount = closed({
  formula: described(text, 'Over figures of the law, an amount of a year: "2 * minimumWage".'),
  of: described(slug, 'The country of the law.'),
});

const isFormula = (value: unknown) => typeof value === 'object' && value !== null && 'formula' in value;

/** An amount, or what it is of figures of a law, which is worked out for the tax year that is compiled. */
const followed = described(
  v.union([localMoney, lawAmount], ({ input, issues, message }) => {
    const [ofMoney, ...ofFormula] = issues ?? [];
    return (isFormula(input) ? ofFormula.at(-1) : ofMoney)?.message ?? message;
  }),
  'An amount in its own currency: {"EUR": 42000}, or what the law makes it: {"formula": "2 * minimumWage", "of": "spain"}.',
);
const words = v.nullable(text);
const ids = described(some(text), 'Ids of regimes.');
const dueFor = described(some(text), 'Ids of the regimes that have to keep it, or ["all"].');
const id = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be lower-case letters, digits and single hyphens, such as "nomad"',
  ),
);
const dayOfMonth = whole(1, 31);
const month = whole(1, 12);

const count = whole(1, 240);
const mostOf = (first: number | { readonly to: number }) => (typeof first === 'number' ? first : first.to);

/** What `validity` says, as far as it does; 30 days are a month. */
export const permitMonths = v.pipe(
  closed({
    first: v.optional(
      described(
        v.nullable(v.union([count, closed({ from: v.optional(count), to: count })])),
        'For which it is valid at first: 12, {"from": 6, "to": 12}, or {"to": 36} for "up to 3 years"; null: it has no end.',
      ),
    ),
    longest: v.optional(
      described(
        count,
        'After which it ends for good, renewals counted; absent: it goes on, or nothing is known.',
      ),
    ),
    renewable: v.optional(
      described(
        v.union([flag, v.literal('permanent')]),
        'Whether it is renewed, or followed by one that is permanent; absent: not known.',
      ),
    ),
  }),
  v.check(
    ({ first, longest, renewable }) => first !== null || (longest === undefined && renewable === undefined),
    'What has no end is not renewed and has no longest time.',
  ),
  v.check(
    ({ first, longest }) => first == null || longest === undefined || mostOf(first) <= longest,
    'A permit is not valid for longer at first than in all.',
  ),
  v.check(
    ({ first, longest, renewable }) =>
      longest === undefined || (renewable === true) === (first == null || mostOf(first) < longest),
    'A permit lasts longer in all than at first where it is renewed, and only there.',
  ),
  v.check(
    ({ first }) => typeof first !== 'object' || first === null || (first.from ?? 0) < first.to,
    '"from" is less than "to".',
  ),
);

const permit = closed({
  id,
  name: text,
  for: described(
    v.picklist(['eu', 'non-eu', 'all']),
    'Citizens of the EU, EEA and Switzerland, others, or all.',
  ),
  also: v.optional(
    described(
      some(v.picklist(CITIZENSHIPS.map(({ id: one }) => one))),
      'Citizenships beside those, such as ["gb"].',
    ),
  ),
  nomad: described(flag, 'Whether it is made for people who work for clients abroad.'),
  minIncome: described(v.nullable(followed), 'Lowest yearly income; null: none, or not in a figure.'),
  minIncomeText: words,
  familyIncome: v.optional(
    v.pipe(
      v.union([
        closed({ partner: followed, child: followed, source: v.optional(reference) }),
        closed({ first: followed, further: followed, source: v.optional(reference) }),
      ]),
      v.description(
        'How much higher the lowest yearly income is for a partner and for each child, or for the first and each further member of the family; its source where the permit’s does not say so.',
      ),
    ),
  ),
  validity: words,
  months: permitMonths,
  fee: described(
    v.nullable(
      v.union([followed, closed({ cost: described(text, 'Id of one of the costs: its typical price.') })]),
    ),
    'Null: not known. An amount only where no cost has it.',
  ),
  processing: words,
  familyIncluded: v.nullable(flag),
  family: v.optional(
    described(
      closed({
        text,
        waitMonths: v.optional(described(whole(0, 120), 'How long they wait; 0: they come along at once.')),
        source: v.optional(reference),
      }),
      'How partner and children come; its source where the permit’s does not say so.',
    ),
  ),
  text,
  source: reference,
});

const dueRule = v.variant('every', [
  closed({ every: v.literal('month'), day: dayOfMonth }),
  closed({ every: v.literal('quarter'), months: some(month), day: dayOfMonth }),
  closed({
    every: v.literal('year'),
    month,
    day: dayOfMonth,
    following: described(flag, 'Due in the year after the one that it is about.'),
  }),
]);

const privateBuyers = v.pipe(
  closed({
    register: described(
      words,
      'Whose One Stop Shop it is, as a sentence says it: "the Tax Department"; null: any one EU state.',
    ),
    above: described(
      v.nullable(localMoney),
      'Yearly sales above which the buyer’s VAT is due; null: from the first sale.',
    ),
    atHome: v.optional(
      described(
        closed({ text, source: reference }),
        'What the country’s own value added tax does with them.',
      ),
    ),
    source: reference,
  }),
  v.check(
    ({ register, above }) => (register === null) === (above === null),
    'Who sells from the EU has an office and a limit, who sells from elsewhere has neither.',
  ),
);

/** data/practical/<slug>.json: what living and working in a destination asks for, beside its taxes. */
export const practicalFile = file({
  slug,
  reviewed: isoDay,
  vat: closed({
    name: text,
    rate: described(percent, 'Standard rate.'),
    registrationThreshold: described(
      v.nullable(followed),
      'Yearly turnover from which registration is due; null: there is none.',
    ),
    thresholdText: text,
    onlyLocal: v.optional(
      described(flag, 'Whether fees from business clients abroad stay outside of the threshold.'),
    ),
    foreignClients: described(text, 'What invoices to business clients abroad carry.'),
    source: reference,
    privateBuyers: described(privateBuyers, 'Sales to private people in the EU outside of the country.'),
  }),
  permits: some(permit),
  dates: described(
    some(
      closed({
        id,
        regimes: dueFor,
        onlyIf: v.optional(described(v.literal('vat'), 'Only for who is registered for value added tax.')),
        title: text,
        rule: dueRule,
        text,
        source: reference,
      }),
    ),
    'Returns and payments that come back.',
  ),
  firstSteps: some(
    closed({
      title: text,
      offsetDays: v.pipe(
        v.number(),
        v.integer(),
        v.description('Days from the arrival, negative before it.'),
      ),
      for: v.optional(
        described(
          v.picklist(['eu', 'non-eu']),
          'Citizens of the EU, EEA and Switzerland, or others; absent: for all.',
        ),
      ),
      regimes: v.optional(described(some(text), 'Ids of the regimes that take the step; absent: all.')),
      text,
      source: reference,
    }),
  ),
  costs: described(
    v.array(
      closed({
        id,
        regimes: described(some(text), 'Ids of the regimes that have the cost, or "all".'),
        for: v.optional(
          described(
            v.picklist(['eu', 'non-eu']),
            'Citizens of the EU, EEA and Switzerland, or others; absent: for all.',
          ),
        ),
        kind: text,
        what: text,
        low: v.nullable(followed),
        typical: described(v.nullable(followed), 'Null where no price was found.'),
        high: v.nullable(followed),
        every: described(
          v.picklist(['year', 'once', 'renewal', 'leaving']),
          'Each year, on moving there, each time a permit is renewed, or on leaving.',
        ),
        everyYears: maybe(whole(1, 10), 'Of a renewal.'),
        counted: described(
          flag,
          'False for what stays one’s own, and what most people do not need: not added up.',
        ),
        mandatory: flag,
        condition: maybe(text, 'For whom it is.'),
        estimate: maybe(v.literal(true), 'Taken from a neighbouring case: no price list has it.'),
        asOf: described(text, 'When the source said so: a day, a month or a year.'),
        note: maybe(text, 'What else the source says.'),
        source: reference,
        confidence,
      }),
    ),
    'What a move and a year there cost beside tax.',
  ),
  notAdded: maybe(
    some(text),
    'Ids of regimes whose costs are known too poorly to be added up: items stand alone.',
  ),
  health: closed({ privateNeeded: flag, text, source: reference }),
  aliases: described(some(text), 'Words under which people search for the country.'),
  area: closed({ eu: flag, eea: flag, schengen: flag, euro: flag }),
  confidence,
});

/** data/changes/<slug>.json: what has changed and will change in a destination. */
export const changesFile = file({
  slug,
  reviewed: isoDay,
  changes: some(
    closed({
      id: described(id, 'Stays the same when the entry is corrected: feed readers know it by this.'),
      date: described(isoDay, 'The day from which it applies, or on which something ends.'),
      status: v.picklist(CHANGE_STATUSES),
      kind: v.picklist(['contribution', 'eligibility', 'other', 'rate', 'residency', 'threshold']),
      regimes: ids,
      title: text,
      before: maybe(text, 'The old figure or rule in a few words.'),
      after: maybe(text, 'The new one.'),
      text,
      figures: maybe(
        ids,
        'Regimes whose figures it changes: the tax year that it begins in beside the one before, by their law.',
      ),
      counted: maybe(v.literal(true), 'The figures have it, but the law does not have the rules before it.'),
      source: reference,
      confidence,
      updated: described(isoDay, 'The day on which this entry was written or last corrected.'),
    }),
  ),
});

export type LawAmount = v.InferOutput<typeof lawAmount>;

/** A part of a file in which amounts that follow a law have been worked out. */
export type WithAmounts<Part> = Part extends LawAmount
  ? Record<string, number>
  : Part extends object
    ? { [Key in keyof Part]: WithAmounts<Part[Key]> }
    : Part;

export type PracticalAsWritten = v.InferOutput<typeof practicalFile>;
export type PracticalFile = WithAmounts<PracticalAsWritten>;
export type ChangesFile = v.InferOutput<typeof changesFile>;
export type DueRuleInFile = PracticalFile['dates'][number]['rule'];
