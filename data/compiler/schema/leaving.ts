import * as v from 'valibot';
import { confidence } from './lasting.ts';
import {
  closed,
  countryId,
  described,
  file,
  flag,
  isoDay,
  maybe,
  publishedTable,
  slug,
  some,
  statedSource,
  text,
  whole,
} from './primitives.ts';

const statement = { text, source: statedSource, confidence: v.exactOptional(confidence) };
const words = v.nullable(text);

/** data/leaving/<slug>.json: what ends and what continues when a person leaves a home country. */
export const leavingFile = file({
  id: described(countryId, 'Of the home country in data/home-countries with the same file name.'),
  name: text,
  reviewed: isoDay,
  residenceEnds: closed({
    inShort: described(text, 'On which day, in one short sentence.'),
    ...statement,
  }),
  ties: some(
    closed({
      id: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/)),
      ...statement,
      ask: v.pipe(
        text,
        v.regex(
          /[?.]$/,
          'must be a question, to be answered with yes or no, or the statement that it has no effect',
        ),
      ),
      ifYes: v.picklist(['continues', 'may-continue', 'no-effect']),
      because: text,
      citizens: maybe(v.picklist(['yes', 'no']), 'What a citizen answers.'),
      others: maybe(v.picklist(['yes', 'no']), 'What somebody with other citizenships answers.'),
    }),
  ),
  daysBack: closed({
    inShort: described(
      text,
      'How long visits may be, in a few words: the whole of it for who reads no further.',
    ),
    but: described(text, 'What makes it fewer or more, in a few words.'),
    ...statement,
    days: v.nullable(whole(0, 366)),
  }),
  exitTax: closed({
    inShort: maybe(text, 'On what it falls, or when, in a few words.'),
    ...statement,
    applies: flag,
    on: words,
    threshold: words,
    appliesToSoleTrader: v.nullable(flag),
  }),
  tail: v.array(
    closed({
      title: described(text, 'What goes on, in a few words.'),
      onlyIf: v.exactOptional(
        v.pipe(text, v.regex(/^if /), v.description('On which condition: "if you are a German citizen".')),
      ),
      name: v.optional(
        described(text, 'What it is called; with it, it is told beside a destination that it names.'),
      ),
      ...statement,
      years: described(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), 'null: no end.'),
      concerns: described(some(text), 'Slugs of destinations, or "all".'),
    }),
  ),
  company: closed(statement),
  clients: closed(statement),
  socialSecurity: closed(statement),
  steps: some(
    closed({
      ...statement,
      when: v.picklist(['before', 'on-leaving', 'after']),
      offsetDays: v.nullable(v.pipe(v.number(), v.integer())),
      dueNextYear: v.exactOptional(
        v.pipe(
          v.string(),
          v.regex(/^\d\d-\d\d$/, 'must be a month and a day, such as "07-31"'),
          v.description(
            'The last day for it in the calendar year after leaving; it takes the place of the offset.',
          ),
        ),
      ),
      dueInWords: maybe(text, 'When, in words, where it hangs on neither: "By 7 July after the tax year".'),
      title: text,
    }),
  ),
  returnsStillDue: text,
  citizens: words,
  confidence,
});

/** data/agreements.json: what each destination has agreed with every other country. */
export const agreementsFile = file({
  reviewed: isoDay,
  pairs: described(
    v.record(
      v.pipe(v.string(), v.regex(/^[a-z-]+\|[a-z-]+$/, 'must be two slugs in order: "albania|bulgaria"')),
      closed({
        taxTreaty: described(
          v.nullable(v.union([whole(1900, 2100), v.literal(false)])),
          'The year in which the treaty of today came into force; false: there is none, null: not known.',
        ),
        socialSecurity: described(v.nullable(flag), 'null: not known.'),
        note: v.exactOptional(text),
        noteFrom: maybe(v.record(slug, text), 'What is said only to people who leave this country.'),
      }),
    ),
    'Each pair once, for both directions, in the order of the alphabet.',
  ),
  sources: described(v.record(slug, some(statedSource)), 'By country; the first one is shown.'),
});

const level = v.pipe(v.number(), v.gtValue(0), v.maxValue(300));

/** data/home-price-levels.json: price levels of the home countries, as priceLevelUS in indices.json. */
export const homePriceLevelsFile = file({
  source: publishedTable,
  year: v.pipe(v.number(), v.integer()),
  note: text,
  levels: described(v.record(countryId, level), 'By home country id; United States = 100.'),
});
