import * as v from 'valibot';
import { CASE_DIFFERENCES, CASE_SOURCE_KINDS } from '../../../src/catalogue/checkedCases.ts';
import { PROFESSION_IDS } from '../../../src/catalogue/professions.ts';
import { OTHER_KINDS, TAX_KINDS } from '../../../src/law/index.ts';
import {
  amount,
  closed,
  currencyCode,
  described,
  file,
  isoDay,
  maybe,
  percent,
  text,
  webAddress,
  whole,
} from './primitives.ts';

const worth = closed({ value: amount, cost: amount });
const share = described(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 'The own share of it, 0 to 1.');

/** data/cases/<id>.json: what somebody else expects of a scheme. */
export const caseFile = file({
  scheme: described(text, 'Id of the scheme, such as "mt-res-non-dom".'),
  income: described(amount, 'Revenue a year before costs, or the gross wage.'),
  currency: described(currencyCode, 'Of all amounts of the case.'),
  costs: maybe(v.union([closed({ amount }), closed({ percent })]), 'Business costs a year.'),
  wage: maybe(amount, 'What a company pays its owner, a year; what is usual where it is left out.'),
  profession: maybe(v.picklist(PROFESSION_IDS), 'What the person does, where the law sets rates by it.'),
  otherIncome: maybe(
    closed({
      kind: v.picklist(OTHER_KINDS),
      amount: described(amount, 'A year.'),
      from: described(v.picklist(['here', 'abroad']), 'The country of the scheme, or another one.'),
      rule: maybe(text, 'The id of a case of the country’s rules, where it is not the usual one.'),
      status: maybe(text, 'The id of a status.'),
    }),
    'Income beside the work, which the expectation is then about: `income` of its lines is the tax on it, `socialContribution` the contributions.',
  ),
  exit: maybe(
    closed({
      shares: maybe(closed({ value: amount, cost: amount, held: share }), 'What the whole company is worth.'),
      portfolio: maybe(worth, 'Shares and funds.'),
      crypto: maybe(worth, 'Crypto-assets.'),
      business: maybe(worth, 'A business that moves along: its value with goodwill, and in its books.'),
      facts: maybe(v.record(v.string(), v.number()), 'By the law’s own names.'),
    }),
    'What somebody leaves the country with, to one outside the EU and EEA that has a tax treaty with it. The expectation is the tax on leaving.',
  ),
  year: described(whole(2020, 2100), 'The calendar year in which the tax year begins.'),
  line: maybe(
    v.picklist(TAX_KINDS),
    'The kind of tax that the expectation is about; all of them together where it is left out.',
  ),
  expected: described(amount, 'What it comes to at the source.'),
  source: described(
    closed({
      title: text,
      publisher: text,
      url: described(v.nullable(webAddress), 'null for what is not on the web.'),
      kind: v.picklist(CASE_SOURCE_KINDS),
    }),
    'Where that is written.',
  ),
  seen: described(isoDay, 'When somebody last read it there.'),
  note: maybe(text, 'What a reader should know of the expectation.'),
  differs: maybe(
    closed({
      because: described(text, 'Why, in a sentence or two.'),
      at: described(
        v.picklist(CASE_DIFFERENCES),
        'Whether the source is wrong, or counts something else, or why they differ is open.',
      ),
    }),
    'Of a case that does not agree with the law’s estimate within a tenth of a point of income.',
  ),
});

export type CaseFile = v.InferOutput<typeof caseFile>;
