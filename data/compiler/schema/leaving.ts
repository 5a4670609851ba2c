import * as v from 'valibot';
import { PROFESSION_IDS } from '../../../src/catalogue/professions.ts';
import { confidence } from './lasting.ts';
import {
  closed,
  countryId,
  described,
  file,
  flag,
  isoDay,
  maybe,
  money,
  percent,
  publishedTable,
  slug,
  some,
  statedSource,
  text,
  whole,
} from './primitives.ts';

const statement = { text, source: statedSource, confidence: v.exactOptional(confidence) };
const words = v.nullable(text);

const profession = v.picklist(PROFESSION_IDS);
const sources = {
  confidence,
  source: statedSource,
  secondSource: v.exactOptional(statedSource),
};

const withheldRate = closed({
  percent: described(
    v.union([v.pipe(percent, v.gtValue(0)), v.literal('tariff')]),
    'Of the payment, or "tariff": a tariff of the country.',
  ),
  scale: maybe(
    text,
    'The scale of the tariff in data/law; a tariff without one is too little known to be counted.',
  ),
  times: maybe(v.pipe(v.number(), v.gtValue(1)), 'By how much surcharges on the tax multiply it.'),
  ofHalf: maybe(v.literal(true), 'Of half of the payment.'),
  over: maybe(money, 'It falls only on payments of more than this in a year.'),
  isUnsure: maybe(v.literal(true), 'Too little known to be counted, in a part that counts.'),
  to: maybe(
    v.union([v.literal('no-treaty'), some(slug)]),
    'Where the person lives now: slugs of destinations, or "no-treaty" for those without a tax treaty. Absent: all.',
  ),
  professions: maybe(
    some(profession),
    'Absent: all work; of fees all services, because nothing is withheld from the price of goods.',
  ),
});

const withheldPart = closed({
  inShort: described(text, 'In one sentence.'),
  rates: described(
    v.array(withheldRate),
    'The first one counts that meets the person; where none does, nothing is withheld. Special cases that nobody is asked about stay in words.',
  ),
  also: maybe(text, 'What else may be withheld, and from whom.'),
  paper: maybe(text, 'What has to be handed over so that a treaty takes it away.'),
  treaty: maybe(text, 'What treaties change.'),
  whoActs: maybe(text, 'Who withholds, and what the person does.'),
  examples: maybe(
    some(
      closed({
        profession: maybe(profession, 'That it assumes, where that matters.'),
        paid: described(money, 'In a year.'),
        withheld: described(
          v.record(slug, v.pipe(v.number(), v.minValue(0))),
          'By the destination, in the currency of what is paid, with the paper where it takes it away.',
        ),
        because: v.exactOptional(text),
      }),
    ),
    'Worked examples, at least one where there are rates.',
  ),
  ...sources,
});

const otherLength = closed({
  years: v.nullable(v.pipe(v.number(), v.gtValue(0))),
  text,
});

const shortStay = closed({
  years: described(
    v.nullable(v.pipe(v.number(), v.gtValue(0))),
    'The shortest stay abroad that usually ends residence when the home is given up; null: no length does it by itself.',
  ),
  usual: described(
    v.picklist(['certain', 'depends', 'never']),
    'Whether days or a written rule decide, or facts and intention are weighed.',
  ),
  noQuestionFrom: described(
    v.nullable(whole(1, 20)),
    'Whole years from which the length need not be asked about; null: always.',
  ),
  wholeTaxYear: maybe(v.literal(true), 'Only whole tax years count.'),
  matters: maybe(v.literal(false), 'Residence changes nothing for work done abroad: nothing is asked.'),
  because: described(text, 'In one sentence, beside the question.'),
  shorter: described(text, 'What happens with a shorter stay.'),
  helps: described(some(text), 'What helps to be let go, most important first.'),
  withTreaty: maybe(otherLength, 'Where there is a tax treaty with the new country.'),
  withoutTreaty: maybe(otherLength, 'Where there is none.'),
  ...sources,
});

const insuredAtHome = closed({
  to: described(
    v.union([v.picklist(['agreement', 'no-agreement']), some(slug)]),
    'Where the person lives now: slugs of destinations, or those with or without a social security agreement; those where the rules of the EU count are in data/coverage.json.',
  ),
  goesOn: described(
    v.picklist(['by-law', 'if-sent', 'while-resident']),
    'By law, which is counted; only for who is sent for a time, or asks for a certificate; or as long as residence has not ended.',
  ),
  weeks: maybe(whole(1, 520), 'How long, where the law counts weeks.'),
  months: maybe(whole(1, 120), 'How long, where it counts months; neither: as long as it holds.'),
  stayUpTo: maybe(whole(1, 20), 'Years of the longest stay after which somebody is taken to come back.'),
  text: described(text, 'The condition, in one or two sentences.'),
  examples: maybe(
    some(
      closed({
        paid: described(money, 'In a year.'),
        years: described(whole(1, 20), 'Length of the stay.'),
        to: slug,
        insurance: described(v.pipe(v.number(), v.gtValue(0)), 'Of the employee, in an average year.'),
        employer: described(v.pipe(v.number(), v.gtValue(0)), 'Of the employer, in the first year.'),
        because: v.exactOptional(text),
      }),
    ),
    'Worked examples, at least one of what goes on by law; in the currency of what is paid.',
  ),
  ...sources,
});

/** data/leaving/<slug>.json: what ends and what continues when a person leaves a home country. */
export const leavingFile = file({
  id: described(countryId, 'Of the home country in data/home-countries with the same file name.'),
  name: text,
  reviewed: isoDay,
  residenceEnds: closed({
    inShort: described(text, 'On which day, in one short sentence without its full stop.'),
    ...statement,
  }),
  shortStay: described(shortStay, 'From how long a stay abroad the country lets go who means to come back.'),
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
      secondSource: v.exactOptional(statedSource),
      beside: maybe(v.literal(true), 'It stands beside every figure of who leaves, too.'),
      years: described(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), 'null: no end.'),
      concerns: described(some(text), 'Slugs of destinations, or "all".'),
    }),
  ),
  company: closed(statement),
  clients: closed(statement),
  withholding: described(
    closed({ fees: withheldPart, wages: withheldPart }),
    'What clients and employers there withhold from people who have left, for work done in the new country.',
  ),
  socialSecurity: closed(statement),
  insuredAtHome: maybe(
    some(insuredAtHome),
    'Insurance of employees whose employer stays there; the first one counts that meets the new country.',
  ),
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
