import * as v from 'valibot';
import { CASE_DIFFERENCES, CASE_SOURCE_KINDS } from '../../../src/catalogue/checkedCases.ts';
import { PROFESSION_IDS } from '../../../src/catalogue/professions.ts';
import { TAX_KINDS } from '../../../src/law/index.ts';
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

/** data/cases/<id>.json: what somebody else expects of a scheme. */
export const caseFile = file({
  scheme: described(text, 'Id of the scheme, such as "mt-res-non-dom".'),
  income: described(amount, 'Revenue a year before costs, or the gross wage.'),
  currency: described(currencyCode, 'Of all amounts of the case.'),
  costs: maybe(v.union([closed({ amount }), closed({ percent })]), 'Business costs a year.'),
  profession: maybe(v.picklist(PROFESSION_IDS), 'What the person does, where the law sets rates by it.'),
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
