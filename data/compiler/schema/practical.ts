import * as v from 'valibot';
import { CHANGE_STATUSES } from '../../../src/catalogue/changes.ts';
import { TAX_KINDS } from '../../../src/tax/index.ts';
import { confidence } from './lasting.ts';
import { closed, file, flag, isoDay, money, percent, reference, slug, text } from './primitives.ts';
import { regimeRules, taxBracket } from './regime.ts';

const localMoney = v.pipe(money, v.description('An amount in its own currency: {"EUR": 42000}.'));
const words = v.nullable(text);
const ids = v.pipe(v.array(text), v.minLength(1), v.description('Ids of regimes.'));
const dueFor = v.pipe(
  v.array(text),
  v.minLength(1),
  v.description('Ids of the regimes that have to keep it, or ["all"].'),
);
const id = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be lower-case letters, digits and single hyphens, such as "nomad"',
  ),
);
const dayOfMonth = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31));
const month = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));

const permit = closed({
  id,
  name: text,
  for: v.pipe(
    v.picklist(['eu', 'non-eu', 'all']),
    v.description('Citizens of the EU, EEA and Switzerland, others, or all.'),
  ),
  nomad: v.pipe(flag, v.description('Whether it is made for people who work for clients abroad.')),
  minIncome: v.pipe(
    v.nullable(localMoney),
    v.description('Lowest yearly income; null: none, or not in a figure.'),
  ),
  minIncomeText: words,
  validity: words,
  longestMonths: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.description('Months after which it ends for good, renewals counted; absent: it goes on.'),
    ),
  ),
  fee: v.nullable(localMoney),
  processing: words,
  familyIncluded: v.nullable(flag),
  text,
  source: reference,
});

const dueRule = v.variant('every', [
  closed({ every: v.literal('month'), day: dayOfMonth }),
  closed({ every: v.literal('quarter'), months: v.pipe(v.array(month), v.minLength(1)), day: dayOfMonth }),
  closed({
    every: v.literal('year'),
    month,
    day: dayOfMonth,
    following: v.pipe(flag, v.description('Due in the year after the one that it is about.')),
  }),
]);

/** data/practical/<slug>.json: what living and working in a destination asks for, beside its taxes. */
export const practicalFile = file({
  slug,
  reviewed: isoDay,
  vat: closed({
    name: text,
    rate: v.pipe(percent, v.description('Standard rate.')),
    registrationThreshold: v.pipe(
      v.nullable(localMoney),
      v.description('Yearly turnover from which registration is due; null: there is none.'),
    ),
    thresholdText: text,
    onlyLocal: v.optional(
      v.pipe(flag, v.description('Whether fees from business clients abroad stay outside of the threshold.')),
    ),
    foreignClients: v.pipe(text, v.description('What invoices to clients abroad carry.')),
    source: reference,
  }),
  permits: v.pipe(v.array(permit), v.minLength(1)),
  dates: v.pipe(
    v.array(closed({ id, regimes: dueFor, title: text, rule: dueRule, text, source: reference })),
    v.minLength(1),
    v.description('Returns and payments that come back.'),
  ),
  firstSteps: v.pipe(
    v.array(
      closed({
        title: text,
        offsetDays: v.pipe(
          v.number(),
          v.integer(),
          v.description('Days from the arrival, negative before it.'),
        ),
        for: v.optional(
          v.pipe(
            v.picklist(['eu', 'non-eu']),
            v.description('Citizens of the EU, EEA and Switzerland, or others; absent: for all.'),
          ),
        ),
        text,
        source: reference,
      }),
    ),
    v.minLength(1),
  ),
  runningCosts: v.array(
    closed({
      regime: v.pipe(text, v.description('Id of the regime that has the cost.')),
      item: v.picklist(['accountant', 'audit', 'company registration', 'licence', 'registered office']),
      amount: v.nullable(localMoney),
      every: v.picklist(['once', 'year']),
      text,
      source: reference,
    }),
  ),
  health: closed({ privateNeeded: flag, text, source: reference }),
  aliases: v.pipe(
    v.array(text),
    v.minLength(1),
    v.description('Words under which people search for the country.'),
  ),
  area: closed({ eu: flag, eea: flag, schengen: flag, euro: flag }),
  confidence,
});

/** Rules of a regime before or after a change, as far as they differ from those of its file. */
const otherRules = closed({
  lasting: v.exactOptional(
    v.pipe(
      v.literal(true),
      v.description(
        'What follows the entry\'s day in the regime\'s own "lasting": a dated change, or its end.',
      ),
    ),
  ),
  rules: v.exactOptional(
    v.pipe(regimeRules, v.description("Fields that take the place of the regime's own.")),
  ),
  brackets: v.exactOptional(
    v.pipe(v.array(taxBracket), v.description('They replace all brackets of the kinds that they name.')),
  ),
  scaled: v.exactOptional(
    v.pipe(
      closed({
        kinds: v.array(v.picklist(TAX_KINDS)),
        to: v.pipe(v.number(), v.gtValue(0)),
        of: v.pipe(v.number(), v.gtValue(0)),
      }),
      v.description(
        'Every rate and amount of these kinds, times "to" / "of": a dividend tax of 10 of today\'s 16.',
      ),
    ),
  ),
});

/** data/changes/<slug>.json: what has changed and will change in a destination. */
export const changesFile = file({
  slug,
  reviewed: isoDay,
  changes: v.pipe(
    v.array(
      closed({
        id: v.pipe(
          id,
          v.description('Stays the same when the entry is corrected: feed readers know it by this.'),
        ),
        date: v.pipe(isoDay, v.description('The day from which it applies, or on which something ends.')),
        status: v.picklist(CHANGE_STATUSES),
        kind: v.picklist(['contribution', 'eligibility', 'other', 'rate', 'residency', 'threshold']),
        regimes: ids,
        title: text,
        before: v.exactOptional(v.pipe(text, v.description('The old figure or rule in a few words.'))),
        after: v.exactOptional(v.pipe(text, v.description('The new one.'))),
        text,
        figures: v.exactOptional(
          v.pipe(
            v.array(
              closed({
                regimes: ids,
                before: v.exactOptional(otherRules),
                after: v.exactOptional(otherRules),
              }),
            ),
            v.minLength(1),
            v.description(
              'What it does to figures of the site, by itself: rules before and after it where they are not those of the regime.',
            ),
          ),
        ),
        counted: v.exactOptional(
          v.pipe(
            v.literal(true),
            v.description(
              'The figures have it, but the rules before it are not known well enough for "figures".',
            ),
          ),
        ),
        source: reference,
        confidence,
        updated: v.pipe(isoDay, v.description('The day on which this entry was written or last corrected.')),
      }),
    ),
    v.minLength(1),
  ),
});

export type PracticalFile = v.InferOutput<typeof practicalFile>;
export type ChangesFile = v.InferOutput<typeof changesFile>;
export type DueRuleInFile = PracticalFile['dates'][number]['rule'];
