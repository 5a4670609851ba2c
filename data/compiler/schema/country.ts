import * as v from 'valibot';
import {
  closed,
  countryCode,
  countryId,
  file,
  isoDay,
  lineSource,
  slug,
  source,
  text,
  year,
} from './primitives.ts';
import { homeRegime, taxRegime } from './regime.ts';

const identity = {
  id: v.pipe(countryId, v.description('The country code in lower case.')),
  name: text,
  code: v.pipe(countryCode, v.description('ISO 3166-1 alpha-2; picks the flag.')),
  slug: v.pipe(slug, v.description('The name in lower case with hyphens; also the name of this file.')),
  taxYear: v.pipe(year, v.description('The tax year that the figures describe.')),
  reviewed: v.pipe(isoDay, v.description('The day on which the figures were last checked.')),
};

const weather = closed({
  tempRange: text,
  icon: v.picklist(['sunny', 'partly-cloudy', 'cloudy', 'tropical', 'desert', 'snowy']),
  seasonalSummary: text,
});

const scene = closed({
  caption: text,
  alt: text,
  composition: v.exactOptional(v.pipe(text, v.description('Notes for the illustrator; not shown.'))),
  focus: v.exactOptional(
    v.pipe(
      v.picklist(['middle', 'low']),
      v.description('Of a cover: the part that a banner keeps; the upper middle without it.'),
    ),
  ),
});

const residency = closed({
  days: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(366),
    v.description('Days of presence a year that make a person tax resident.'),
  ),
  rules: v.pipe(v.array(text), v.minLength(1)),
  permits: v.pipe(v.array(text), v.minLength(1)),
});

/** data/countries/<slug>.json: a destination. */
export const countryFile = file({
  ...identity,
  region: v.picklist(['Europe', 'North America', 'South America', 'Asia', 'Africa', 'Oceania']),
  timeZone: v.pipe(text, v.description('IANA time zone, such as "Europe/Malta".')),
  capital: text,
  headlineRate: v.pipe(text, v.description('The rate shown on cards, such as "10% flat".')),
  description: text,
  countryDescription: text,
  natureDescription: text,
  population: v.pipe(v.number(), v.integer(), v.minValue(1)),
  languages: v.pipe(v.array(text), v.minLength(1)),
  currency: v.pipe(text, v.description('Name with the code in brackets: "Euro (EUR)".')),
  popularCities: v.pipe(v.array(text), v.minLength(1)),
  weather,
  scenes: v.pipe(
    v.array(scene),
    v.length(5, 'must hold five scenes: the hero, then the four of the gallery'),
  ),
  residency,
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
  notes: v.pipe(text, v.description('What the estimate leaves out.')),
  sources: v.pipe(v.array(source), v.minLength(1)),
});

export type CountryFile = v.InferOutput<typeof countryFile>;
export type HomeCountryFile = v.InferOutput<typeof homeCountryFile>;
