import * as v from 'valibot';
import { SOURCE_KINDS } from '../../../src/catalogue/entities.ts';
import { confidence } from './lasting.ts';
import {
  closed,
  currencyCode,
  described,
  file,
  flag,
  isoDay,
  maybe,
  percent,
  published,
  reference,
  slug,
  some,
  text,
  whole,
  year,
} from './primitives.ts';

/** Amounts of a file are a year in its currency. */
const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(1e15));
const upTo = described(v.nullable(amount), 'Where the band ends; null: nowhere.');
const yes = v.literal(true);

const bands = some(closed({ upTo, rate: percent }));

const wageContribution = closed({
  name: text,
  rate: described(percent, 'Percent of the wage.'),
  of: maybe(v.literal('incomeTax'), 'Percent of the tax on the wage instead.'),
  floor: maybe(amount, 'Least base; a lower wage is lifted to it.'),
  ceiling: maybe(amount, 'Highest base; without it there is none.'),
  free: maybe(amount, 'Part of the wage that the line leaves free.'),
  deductible: maybe(yes, "Of the owner's: comes off before income tax."),
  optional: maybe(yes, 'Counted only where it is asked for by its name.'),
  kind: v.exactOptional(v.literal('pension')),
  note: v.exactOptional(text),
});
const contributions = v.array(wageContribution);

const allowance = v.union([
  amount,
  closed({ steps: some(closed({ upTo, amount })) }),
  closed({ amount, taperFrom: amount, taperRate: percent }),
]);

const minimum = closed({
  amount,
  required: described(flag, 'Whether the law asks for it.'),
  why: text,
  exceptNone: maybe(text, 'For whom no wage at all is allowed although one is required.'),
});

const wage = closed({
  form: described(text, 'The contract under which the owner is paid.'),
  minimum,
  maximum: v.exactOptional(closed({ amount, why: text })),
  employer: described(contributions, 'Contributions of the company.'),
  employee: described(contributions, 'Contributions of the owner.'),
  floorPaidBy: maybe(v.literal('company'), 'Who pays on the gap up to a floor; the owner without it.'),
  months: maybe(
    some(
      closed({
        name: text,
        count: whole(1, 12),
        minimum: amount,
        taxFree: amount,
      }),
    ),
    'Months with a minimum wage of their own; their contributions and tax are rounded to whole units.',
  ),
  deduction: v.exactOptional(
    closed({
      percentOfMinimum: percent,
      step: v.pipe(v.number(), v.gtValue(0)),
      pointsPerStep: v.pipe(v.number(), v.gtValue(0), v.maxValue(100)),
    }),
  ),
  incomeTax: closed({
    allowance: v.exactOptional(allowance),
    bands,
    credit: maybe(amount, 'Comes off the tax, not below nothing.'),
  }),
  buys: described(text, 'What the contributions insure.'),
});

const profit = closed({
  otherTaxes: v.exactOptional(
    v.array(
      closed({
        name: text,
        steps: described(
          some(closed({ upTo, amount: v.exactOptional(amount), rate: v.exactOptional(percent) })),
          'Chosen by turnover: the whole tax, or percent of the whole turnover.',
        ),
      }),
    ),
  ),
  relief: v.exactOptional(
    closed({
      name: text,
      turnoverUpTo: amount,
      rate: percent,
      until: described(isoDay, 'Its last day.'),
      why: text,
    }),
  ),
  corporateTax: closed({
    on: described(
      v.picklist(['profit', 'turnover', 'distribution']),
      '"distribution": due only on what is paid out, of the gross amount.',
    ),
    chosenBy: described(
      v.picklist(['profit', 'turnover']),
      '"turnover": the one band that holds the turnover falls on everything.',
    ),
    bands,
  }),
});

const dividendContribution = v.union([
  closed({
    name: text,
    rate: percent,
    ceiling: v.exactOptional(amount),
    wageCounts: maybe(yes, 'The wage uses up the ceiling first.'),
  }),
  closed({
    name: text,
    steps: described(
      some(closed({ from: amount, amount })),
      'The whole contribution by the step that the gross dividends of the year fall in.',
    ),
  }),
]);

const dividend = closed({
  tax: described(percent, 'Percent of the dividend.'),
  surtax: maybe(percent, 'Percent of the tax.'),
  contributions: v.array(dividendContribution),
  declared: v.exactOptional(
    closed({
      share: described(percent, 'Percent of the dividend that is declared, where it is above'),
      above: amount,
      bands,
      stacksOnWageAbove: described(amount, 'A wage above this is declared with it.'),
    }),
  ),
  why: v.exactOptional(text),
});

const example = closed({
  profit: described(amount, "Before the owner's wage and after other costs."),
  turnover: maybe(amount, 'The profit where it is left out.'),
  wage: amount,
  year: v.exactOptional(year),
  way: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  optional: v.exactOptional(v.array(text)),
  inHand: v.number(),
  leavesMost: maybe(yes, 'No other wage leaves more.'),
  note: v.exactOptional(text),
  steps: described(some(text), 'Worked by hand.'),
});

const regime = closed({
  id: described(text, 'Id of a regime that needs a company.'),
  wage,
  ways: v.exactOptional(
    v.array(closed({ name: text, minimum, employer: contributions, employee: contributions, buys: text })),
  ),
  withoutWage: closed({
    contributions: v.array(
      closed({
        name: text,
        amount,
        paidBy: v.picklist(['owner', 'company']),
        fees: maybe(yes, 'A fee of the status, no tax.'),
        kind: v.exactOptional(v.literal('pension')),
      }),
    ),
    stopsWithWage: maybe(amount, 'The wage from which they are no longer due; without it they stay.'),
    why: text,
  }),
  profit,
  dividend,
  retained: closed({ now: text, later: text, limits: v.array(text) }),
  ownFigure: described(
    closed({
      wage: v.union([amount, v.literal('best')]),
      within: described(amount, 'How far the two may be apart.'),
      from: maybe(amount, 'The profit from which this holds.'),
      because: v.exactOptional(text),
    }),
    'The wage that the regime counts: by the law, its own figure is what that wage leaves. "best": the one that leaves most.',
  ),
  changes: maybe(
    some(
      closed({
        from: described(isoDay, 'In years that begin on this day or later.'),
        amounts: some(
          v.pipe(
            v.tuple([amount, amount]),
            v.description('Every amount of the regime that is the first becomes the second; rates stay.'),
          ),
        ),
        because: text,
        source: reference,
      }),
    ),
    'Amounts that the law raises later.',
  ),
  caution: maybe(text, 'What stands beside the best wage: where arithmetic is not all.'),
  examples: v.pipe(v.array(example), v.minLength(3)),
});

/** data/pay/<slug>.json: how the companies of a destination can pay their owner. */
export const payFile = file({
  slug,
  year: described(year, 'The tax year of the amounts.'),
  currency: described(currencyCode, 'Of every amount of the file, which are a year.'),
  regimes: some(regime),
  doubts: v.array(text),
  sources: v.pipe(
    v.array(closed({ ...published, supports: text, kind: v.picklist(SOURCE_KINDS) })),
    v.minLength(3),
  ),
  confidence,
  reviewed: isoDay,
});

export type PayFile = v.InferOutput<typeof payFile>;
export type PayRegimeInFile = PayFile['regimes'][number];
