import * as v from 'valibot';
import { SOURCE_KINDS } from '../../../src/catalogue/confidence.ts';
import { confidence } from './lasting.ts';
import {
  closed,
  currencyCode,
  file,
  flag,
  isoDay,
  percent,
  slug,
  text,
  webAddress,
  year,
} from './primitives.ts';

/** Amounts of a file are a year in its currency. */
const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(1e15));
const upTo = v.pipe(v.nullable(amount), v.description('Where the band ends; null: nowhere.'));
const yes = v.literal(true);

const bands = v.pipe(v.array(closed({ upTo, rate: percent })), v.minLength(1));

const wageContribution = closed({
  name: text,
  rate: v.pipe(percent, v.description('Percent of the wage.')),
  of: v.exactOptional(
    v.pipe(v.literal('incomeTax'), v.description('Percent of the tax on the wage instead.')),
  ),
  floor: v.exactOptional(v.pipe(amount, v.description('Least base; a lower wage is lifted to it.'))),
  ceiling: v.exactOptional(v.pipe(amount, v.description('Highest base; without it there is none.'))),
  free: v.exactOptional(v.pipe(amount, v.description('Part of the wage that the line leaves free.'))),
  deductible: v.exactOptional(v.pipe(yes, v.description("Of the owner's: comes off before income tax."))),
  optional: v.exactOptional(v.pipe(yes, v.description('Counted only where it is asked for by its name.'))),
  kind: v.exactOptional(v.literal('pension')),
  note: v.exactOptional(text),
});
const contributions = v.array(wageContribution);

const allowance = v.union([
  amount,
  closed({ steps: v.pipe(v.array(closed({ upTo, amount })), v.minLength(1)) }),
  closed({ amount, taperFrom: amount, taperRate: percent }),
]);

const minimum = closed({
  amount,
  required: v.pipe(flag, v.description('Whether the law asks for it.')),
  why: text,
  exceptNone: v.exactOptional(
    v.pipe(text, v.description('For whom no wage at all is allowed although one is required.')),
  ),
});

const wage = closed({
  form: v.pipe(text, v.description('The contract under which the owner is paid.')),
  minimum,
  maximum: v.exactOptional(closed({ amount, why: text })),
  employer: v.pipe(contributions, v.description('Contributions of the company.')),
  employee: v.pipe(contributions, v.description('Contributions of the owner.')),
  floorPaidBy: v.exactOptional(
    v.pipe(v.literal('company'), v.description('Who pays on the gap up to a floor; the owner without it.')),
  ),
  months: v.exactOptional(
    v.pipe(
      v.array(
        closed({
          name: text,
          count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
          minimum: amount,
          taxFree: amount,
        }),
      ),
      v.minLength(1),
      v.description(
        'Months with a minimum wage of their own; their contributions and tax are rounded to whole units.',
      ),
    ),
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
    credit: v.exactOptional(v.pipe(amount, v.description('Comes off the tax, not below nothing.'))),
  }),
  buys: v.pipe(text, v.description('What the contributions insure.')),
});

const profit = closed({
  otherTaxes: v.exactOptional(
    v.array(
      closed({
        name: text,
        steps: v.pipe(
          v.array(closed({ upTo, amount: v.exactOptional(amount), rate: v.exactOptional(percent) })),
          v.minLength(1),
          v.description('Chosen by turnover: the whole tax, or percent of the whole turnover.'),
        ),
      }),
    ),
  ),
  relief: v.exactOptional(
    closed({
      name: text,
      turnoverUpTo: amount,
      rate: percent,
      until: v.pipe(isoDay, v.description('Its last day.')),
      why: text,
    }),
  ),
  corporateTax: closed({
    on: v.pipe(
      v.picklist(['profit', 'turnover', 'distribution']),
      v.description('"distribution": due only on what is paid out, of the gross amount.'),
    ),
    chosenBy: v.pipe(
      v.picklist(['profit', 'turnover']),
      v.description('"turnover": the one band that holds the turnover falls on everything.'),
    ),
    bands,
  }),
});

const dividendContribution = v.union([
  closed({
    name: text,
    rate: percent,
    ceiling: v.exactOptional(amount),
    wageCounts: v.exactOptional(v.pipe(yes, v.description('The wage uses up the ceiling first.'))),
  }),
  closed({
    name: text,
    steps: v.pipe(
      v.array(closed({ from: amount, amount })),
      v.minLength(1),
      v.description('The whole contribution by the step that the gross dividends of the year fall in.'),
    ),
  }),
]);

const dividend = closed({
  tax: v.pipe(percent, v.description('Percent of the dividend.')),
  surtax: v.exactOptional(v.pipe(percent, v.description('Percent of the tax.'))),
  contributions: v.array(dividendContribution),
  declared: v.exactOptional(
    closed({
      share: v.pipe(percent, v.description('Percent of the dividend that is declared, where it is above')),
      above: amount,
      bands,
      stacksOnWageAbove: v.pipe(amount, v.description('A wage above this is declared with it.')),
    }),
  ),
  why: v.exactOptional(text),
});

const example = closed({
  profit: v.pipe(amount, v.description("Before the owner's wage and after other costs.")),
  turnover: v.exactOptional(v.pipe(amount, v.description('The profit where it is left out.'))),
  wage: amount,
  year: v.exactOptional(year),
  way: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  optional: v.exactOptional(v.array(text)),
  inHand: v.number(),
  leavesMost: v.exactOptional(v.pipe(yes, v.description('No other wage leaves more.'))),
  note: v.exactOptional(text),
  steps: v.pipe(v.array(text), v.minLength(1), v.description('Worked by hand.')),
});

const regime = closed({
  id: v.pipe(text, v.description('Id of a regime that needs a company.')),
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
        fees: v.exactOptional(v.pipe(yes, v.description('A fee of the status, no tax.'))),
        kind: v.exactOptional(v.literal('pension')),
      }),
    ),
    stopsWithWage: v.exactOptional(
      v.pipe(amount, v.description('The wage from which they are no longer due; without it they stay.')),
    ),
    why: text,
  }),
  profit,
  dividend,
  retained: closed({ now: text, later: text, limits: v.array(text) }),
  ownFigure: v.pipe(
    closed({
      wage: v.union([amount, v.literal('best')]),
      within: v.pipe(amount, v.description('How far the two may be apart.')),
      from: v.exactOptional(v.pipe(amount, v.description('The profit from which this holds.'))),
      because: v.exactOptional(text),
    }),
    v.description(
      'The wage that the regime counts: by the law, its own figure is what that wage leaves. "best": the one that leaves most.',
    ),
  ),
  caution: v.exactOptional(
    v.pipe(text, v.description('What stands beside the best wage: where arithmetic is not all.')),
  ),
  examples: v.pipe(v.array(example), v.minLength(3)),
});

/** data/pay/<slug>.json: how the companies of a destination can pay their owner. */
export const payFile = file({
  slug,
  year: v.pipe(year, v.description('The tax year of the amounts.')),
  currency: v.pipe(currencyCode, v.description('Of every amount of the file, which are a year.')),
  regimes: v.pipe(v.array(regime), v.minLength(1)),
  doubts: v.array(text),
  sources: v.pipe(
    v.array(
      closed({
        title: text,
        publisher: text,
        url: webAddress,
        supports: text,
        kind: v.picklist(SOURCE_KINDS),
      }),
    ),
    v.minLength(3),
  ),
  confidence,
  reviewed: isoDay,
});

export type PayFile = v.InferOutput<typeof payFile>;
export type PayRegimeInFile = PayFile['regimes'][number];
