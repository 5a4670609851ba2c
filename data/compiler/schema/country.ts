import * as v from 'valibot';
import { confidence } from './lasting.ts';
import {
  closed,
  countryCode,
  countryId,
  described,
  file,
  flag,
  isoDay,
  lineSource,
  maybe,
  reference,
  slug,
  some,
  source,
  text,
  whole,
  year,
} from './primitives.ts';
import { homeRegime, regimeId, residence, taxRegime } from './regime.ts';

const identity = {
  id: described(countryId, 'The country code in lower case.'),
  name: text,
  code: described(countryCode, 'ISO 3166-1 alpha-2; picks the flag.'),
  slug: described(slug, 'The name in lower case with hyphens; also the name of this file.'),
  taxYear: described(year, 'The tax year that the figures describe.'),
  reviewed: described(isoDay, 'The day on which the figures were last checked.'),
};

const weather = closed({
  tempRange: text,
  icon: v.picklist(['sunny', 'partly-cloudy', 'cloudy', 'tropical', 'desert', 'snowy']),
  seasonalSummary: text,
});

const scene = closed({
  caption: text,
  alt: text,
  composition: maybe(text, 'Notes for the illustrator; not shown.'),
  focus: maybe(
    v.picklist(['middle', 'low']),
    'Of a cover: the part that a banner keeps; the upper middle without it.',
  ),
});

const residency = closed({
  days: described(whole(1, 366), 'Days of presence a year that make a person tax resident.'),
  rules: some(text),
  permits: some(text),
});

/** data/countries/<slug>.json: a destination. */
export const countryFile = file({
  ...identity,
  region: v.picklist(['Europe', 'North America', 'South America', 'Asia', 'Africa', 'Oceania']),
  timeZone: described(text, 'IANA time zone, such as "Europe/Malta".'),
  capital: text,
  headlineRate: described(text, 'The rate shown on cards, such as "10% flat".'),
  description: text,
  countryDescription: text,
  natureDescription: text,
  population: v.pipe(v.number(), v.integer(), v.minValue(1)),
  languages: some(text),
  currency: described(text, 'Name with the code in brackets: "Euro (EUR)".'),
  popularCities: some(text),
  weather,
  scenes: v.pipe(
    v.array(scene),
    v.length(5, 'must hold five scenes: the hero, then the four of the gallery'),
  ),
  residency,
  residence,
  taxRegimes: v.pipe(
    v.array(taxRegime),
    v.minLength(1),
    v.maxLength(3, 'a country has at most three regimes: addresses reach the first, -1 and -2'),
  ),
  sources: v.pipe(
    v.array(lineSource),
    v.minLength(5, (issue) => `a country needs at least 5 sources, but has ${issue.received}`),
  ),
});

/** data/home-countries/<slug>.json: a country that people come from. */
export const homeCountryFile = file({
  ...identity,
  regime: homeRegime,
  companies: described(
    v.array(closed({ regime: regimeId, who: described(text, 'Who has it: "Owner of a GmbH".') })),
    'Schemes of owners of a company of one person, in data/schemes.',
  ),
  companyCosts: described(
    v.array(
      closed({
        what: text,
        low: v.number(),
        high: v.number(),
        counted: described(flag, 'False for what most such companies do not need.'),
        asOf: isoDay,
        note: maybe(text, 'What else the source says.'),
        source: reference,
        confidence,
      }),
    ),
    'What such a company costs a year beside tax, in the currency of the country; in no formula.',
  ),
  notes: described(text, 'What the estimate leaves out.'),
  sources: some(source),
});

export type CountryFile = v.InferOutput<typeof countryFile>;
export type HomeCountryFile = v.InferOutput<typeof homeCountryFile>;
