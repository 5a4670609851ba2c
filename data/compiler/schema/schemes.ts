/** Schemes of a country beside those that its file lists: on a wage, for some newcomers, for those who have long lived there. */
import * as v from 'valibot';
import { SCHEME_READERS } from '../../../src/catalogue/entities.ts';
import { condition } from './conditions.ts';
import { confidence } from './lasting.ts';
import {
  closed,
  described,
  file,
  flag,
  isoDay,
  maybe,
  reference,
  slug,
  some,
  text,
  whole,
} from './primitives.ts';
import { regimeId, regimePermit } from './regime.ts';

const employer = closed({
  pays: described(
    v.picklist(['registers', 'employee-instead', 'nobody']),
    'Who pays the contributions on a wage from abroad: an employer that registers, the employee both parts, or nobody.',
  ),
  text: described(text, 'The same in a sentence.'),
  risk: maybe(
    closed({ level: v.picklist(['low', 'medium', 'high']), text, sources: v.array(reference), confidence }),
    'Whether one employee at home makes a fixed place of business of the firm.',
  ),
});

const lasting = closed({
  years: described(v.nullable(whole(1, 50)), 'Years for which one person can use it; null: no limit.'),
  until: maybe(isoDay, 'The last day on which anybody can use it.'),
  then: described(v.nullable(regimeId), 'Id of what follows: a regime or scheme of the country.'),
  thenWords: described(text, 'What follows, in words.'),
});

const scheme = closed({
  id: regimeId,
  for: described(
    some(v.picklist(SCHEME_READERS)),
    '"payroll": for employees. "invoices": for some who work for themselves. "residents": today’s scheme of people at home there, never of newcomers.',
  ),
  name: text,
  title: described(text, 'Title of its page, after which the name of the site stands.'),
  summary: described(text, 'One sentence that says what it does.'),
  taxDescription: described(text, 'Paragraphs split by \\n; **bold** is allowed.'),
  allowsWriteOffs: described(flag, 'True where tax falls on profit, or on nothing at all.'),
  requiresIncorporation: flag,
  healthcareType: v.picklist(['Full', 'Basic', 'None']),
  legalStructureType: text,
  duration: described(text, 'How long it lasts, in words.'),
  lasting: maybe(lasting, 'Absent where it has no end.'),
  conditions: maybe(some(condition), 'Who may use it; absent where everybody may.'),
  permits: maybe(some(regimePermit), 'What opens it to people who cannot simply settle in the country.'),
  employer: maybe(employer, 'Of a wage: what its payer abroad has to do with it.'),
  notes: maybe(some(text), 'What its figure leaves out or takes for granted.'),
  sources: some(reference),
  confidence,
});

/** data/schemes/<slug>.json */
export const schemesFile = file({ country: slug, schemes: some(scheme) });
export type SchemeInFile = v.InferOutput<typeof scheme>;
