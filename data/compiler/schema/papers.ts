import * as v from 'valibot';
import { confidence } from './lasting.ts';
import { closed, described, file, isoDay, maybe, statedSource, text } from './primitives.ts';

const paper = closed({
  id: text,
  text: described(text, 'In one sentence, with the name of the paper in the language of the country.'),
  asked: described(
    v.picklist(['known', 'believed', 'usual', 'helps']),
    'known: an authority, a court or an adviser says so at the source; believed: often asked for, and nobody has read where; usual: normally in a file; helps: supports the rest.',
  ),
  confidence,
  convinces: maybe(text, 'Whom, where the source names another than the tax office of the country.'),
  step: maybe(text, 'Title of the step that brings it, in data/leaving or data/practical of the country.'),
  source: v.exactOptional(statedSource),
});

const papers = v.pipe(v.array(paper), v.minLength(1), v.maxLength(8, 'More than eight nobody collects'));

/** data/papers/<slug>.json: what proves that residence in a country has ended, and that it has begun. */
export const papersFile = file({
  reviewed: isoDay,
  keep: described(text, 'How long they are kept.'),
  ended: papers,
  begun: maybe(papers, 'Of a destination.'),
});
