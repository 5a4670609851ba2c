import * as v from 'valibot';
import { confidence } from './lasting.ts';
import {
  closed,
  countryCode,
  described,
  file,
  flag,
  isoDay,
  reference,
  some,
  text,
  whole,
} from './primitives.ts';

const count = whole(0, 1100);
const optionalCount = v.exactOptional(count);
const sources = v.exactOptional(v.array(reference));

const COUNTING_METHODS = ['any-part', 'midnight', 'arrival-not-departure', 'full-days'] as const;

const WINDOWS = [
  'tax-year',
  'tax-year-or-previous',
  'any-12-months',
  'any-12-months-ending-in-tax-year',
  'any-12-months-touching-tax-year',
  '12-months-from-first-entry',
  'two-tax-years',
  'each-of-two-tax-years',
  'three-tax-years',
  'three-tax-years-weighted',
  'tax-year-and-previous-four',
  'six-tax-years',
  'continuous-stay',
  'continuous-absence',
] as const;

const rule = closed({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  name: text,
  window: v.picklist(WINDOWS),
  days: count,
  comparison: v.picklist(['at-least', 'more-than', 'less-than', 'at-most']),
  effect: v.picklist(['resident', 'may-be-resident', 'keeps-status', 'loses-status', 'tax-relief']),
  countsDay: v.picklist(COUNTING_METHODS),
  countsDayBasis: v.picklist(['law', 'guidance', 'case-law', 'adviser', 'disputed', 'proposed', 'assumed']),
  daysInLeapYear: optionalCount,
  where: v.exactOptional(v.literal('outside')),
  months: optionalCount,
  residentFrom: v.exactOptional(
    v.picklist(['tax-year', 'arrival', 'first-counted-day', 'day-of-crossing', 'decision']),
  ),
  needsAlso: v.array(text),
  appliesTo: v.exactOptional(text),
  excludes: v.exactOptional(v.array(text)),
  shortAbsences: v.exactOptional(
    closed({ count: flag, maxDays: v.nullable(count), assumeUpTo: optionalCount, text }),
  ),
  from: v.exactOptional(isoDay),
  until: v.exactOptional(isoDay),
  status: v.exactOptional(v.literal('proposed')),
  noOtherCountryMoreThan: optionalCount,
  previousYearDaysUsedUp: v.exactOptional(flag),
  usedUpText: v.exactOptional(text),
  notInYearsWithoutPresence: v.exactOptional(flag),
  minOneYear: optionalCount,
  minEachYearMoreThan: optionalCount,
  minCurrentYear: optionalCount,
  weights: v.exactOptional(
    v.array(v.pipe(v.string(), v.regex(/^\d+(\/\d+)?$/, 'must be a fraction such as "1/3"'))),
  ),
  previousYears: optionalCount,
  previousDays: optionalCount,
  yearsEach: optionalCount,
  previousTotalMoreThan: optionalCount,
  order: optionalCount,
  profile: v.exactOptional(v.picklist(['leaver', 'arriver'])),
  tiers: v.exactOptional(
    v.array(closed({ profile: v.picklist(['leaver', 'arriver']), from: count, to: count, ties: count })),
  ),
  ties: v.exactOptional(v.array(text)),
  changed: v.exactOptional(closed({ from: isoDay, text })),
  fileAfter: v.exactOptional(closed({ days: count, text })),
  yearOfStatus: v.exactOptional(text),
  periodStarts: v.exactOptional(text),
  source: reference,
  moreSources: sources,
});

const permitPresence = closed({
  permit: described(text, "Beginning of the permit's name in the country's list of permits."),
  minDaysPerYear: v.nullable(count),
  maxAbsenceDays: v.nullable(count),
  window: v.nullable(text),
  text,
  source: v.nullable(reference),
  known: flag,
  months: optionalCount,
  totalAbsenceMonths: optionalCount,
  maxPresenceDays: optionalCount,
  noOtherCountryMoreThan: optionalCount,
  approximate: v.exactOptional(flag),
  forTaxOnly: v.exactOptional(flag),
  forLongTermOnly: v.exactOptional(flag),
});

const countryRules = closed({
  name: text,
  kind: v.picklist(['destination', 'home']),
  taxYearStart: v.pipe(
    v.string(),
    v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be month and day, such as "04-06"'),
  ),
  rules: v.array(rule),
  withoutDays: v.array(text),
  permitPresence: v.exactOptional(v.array(permitPresence)),
  leaving: v.array(text),
  confidence,
  moreSources: sources,
  note: v.exactOptional(text),
});

/** data/days/countries.json: rules of residence by country code. */
export const daysCountriesFile = v.objectWithRest({ $schema: v.exactOptional(v.string()) }, countryRules);

const member = closed({
  code: countryCode,
  name: text,
  eu: v.exactOptional(flag),
  from: v.exactOptional(isoDay),
  text: v.exactOptional(text),
});

const limit = v.variant('kind', [
  closed({ kind: v.literal('rolling'), days: count, per: count }),
  closed({ kind: v.literal('per-entry'), days: count, months: optionalCount }),
  closed({ kind: v.literal('free-movement') }),
]);

const statement = closed({ text, source: reference });

/** data/days/areas.json: the Schengen area, passports, limits of single countries. */
export const daysAreasFile = file({
  reviewed: isoDay,
  schengen: closed({
    name: text,
    members: some(member),
    notMembers: v.array(member),
    openBorders: v.array(member),
    rule: closed({
      id: text,
      days: count,
      per: count,
      countsDay: v.picklist(COUNTING_METHODS),
      window: text,
      text,
      entryAndExit: text,
      doesNotCount: text,
      afterAbsence: text,
    }),
    appliesTo: v.array(text),
    doesNotApplyTo: v.array(text),
    bilateral: statement,
    ees: statement,
    overstay: text,
    sources: v.array(closed({ ...reference.entries, supports: text })),
  }),
  passports: v.record(
    countryCode,
    closed({ name: text, members: v.exactOptional(v.array(countryCode)), text: v.exactOptional(text) }),
  ),
  nationalStays: v.array(
    closed({
      country: countryCode,
      passports: some(countryCode),
      exceptCountries: v.exactOptional(v.array(countryCode)),
      limit,
      text,
      confidence,
      source: reference,
      moreSources: sources,
    }),
  ),
  notes: v.array(text),
});

export type DaysCountryRules = v.InferOutput<typeof countryRules>;
