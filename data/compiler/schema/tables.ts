import * as v from 'valibot';
import {
  closed,
  countryCode,
  currencyCode,
  described,
  file,
  flag,
  maybe,
  published,
  publishedTable,
  slug,
  some,
  text,
  webAddress,
} from './primitives.ts';

const editorHint = { $schema: v.exactOptional(v.string()) };
const share = (top: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(top));

const place = closed({
  code: described(countryCode, 'ISO 3166-1 alpha-2; picks the flag.'),
  name: text,
  adjective: described(text, 'Of its citizens: "German".'),
  currency: described(currencyCode, 'In which its law counts.'),
  the: maybe(flag, 'Whether its name has an article in a sentence: "the Netherlands".'),
  destination: maybe(flag, 'Whether one may move there: data/countries has it.'),
  company: maybe(flag, 'Whether data/kept-company says what becomes of a company there whose owner moves.'),
});

/** data/places.json: the countries that the site is about, by slug, sorted by name. */
export const placesFile = v.objectWithRest(editorHint, place);

/** data/exchange-rates.json */
export const exchangeRatesFile = file({
  base: v.literal('USD'),
  asOf: v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}(-\d{2})?$/, 'must be a month or day such as "2026-07"'),
    v.description('The month of the rates.'),
  ),
  note: text,
  source: closed(published),
  rates: described(
    v.record(currencyCode, v.pipe(v.number(), v.minValue(1e-6), v.maxValue(1e6))),
    'Units of a currency bought by one US dollar.',
  ),
});

const countryIndices = closed({
  livingCost: described(share(200), 'New York City = 100; higher is dearer.'),
  qualityOfLife: described(share(100), '0–100; higher is better.'),
  internetSpeed: v.pipe(v.number(), v.gtValue(0), v.description('Median fixed download speed, Mbps.')),
  weatherScore: described(share(5), '0–5, computed from the climate data.'),
  priceLevelUS: described(share(200), 'The published price level: United States = 100.'),
});

/** data/indices.json: by country slug, and the sources of each index. */
export const indicesFile = v.objectWithRest(
  {
    ...editorHint,
    sources: closed({
      livingCost: publishedTable,
      qualityOfLife: publishedTable,
      internetSpeed: publishedTable,
      weatherScore: publishedTable,
    }),
  },
  countryIndices,
);

const climateRecord = closed({
  station: text,
  months: v.pipe(
    v.array(
      closed({
        high: v.pipe(v.number(), v.minValue(-60), v.maxValue(60), v.description('Average high, °C.')),
        low: v.pipe(v.number(), v.minValue(-60), v.maxValue(60), v.description('Average low, °C.')),
        rainDays: share(31),
        sunHours: share(744),
      }),
    ),
    v.length(12, 'must hold twelve months, January first'),
  ),
  source: closed({
    ...published,
    note: v.exactOptional(text),
    sunshine: v.exactOptional(closed(published)),
  }),
  unconfirmed: v.exactOptional(v.array(v.picklist(['high', 'low', 'rainDays', 'sunHours']))),
});

/** data/climate.json: by country slug. */
export const climateFile = v.objectWithRest(editorHint, climateRecord);

const city = closed({
  name: text,
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  capital: flag,
  population: v.exactOptional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Left out where no source has been noted.')),
  ),
});

/** data/cities.json: places for the maps, by country slug. */
export const citiesFile = v.objectWithRest(editorHint, some(city));

/** data/similar-destinations.json: three suggestions by country slug. */
export const similarDestinationsFile = v.objectWithRest(
  editorHint,
  v.pipe(v.array(slug), v.length(3, 'must name three destinations')),
);

/** data/popular-destinations.json: the cards of the home page. */
export const popularDestinationsFile = file({
  destinations: v.pipe(
    v.array(
      closed({
        slug,
        rate: described(v.nullable(text), 'As the card quotes it; null takes headlineRate.'),
        note: described(text, 'Of what it is, or for whom.'),
      }),
    ),
    v.length(5, 'must name five destinations'),
  ),
});

/** data/calculator-pages.json: what search results say about a country's calculator, by slug. */
export const calculatorPagesFile = v.objectWithRest(
  editorHint,
  closed({
    hook: described(text, 'What is special there, after "{Country} Tax Calculator: ".'),
    description: v.pipe(text, v.maxLength(180, 'must have at most 180 characters, or search engines cut it')),
    keywords: text,
  }),
);

/** data/site.json: the operator's details. */
export const siteFile = file({
  origin: v.pipe(
    webAddress,
    v.regex(/[^/]$/, 'must not end with a slash'),
    v.description('Public address of the site without a trailing slash.'),
  ),
  email: v.pipe(v.string(), v.email('must be an e-mail address')),
  contactName: text,
  socialLinks: described(
    v.array(closed({ label: text, url: webAddress })),
    'Two links are shown beside the contact address.',
  ),
  company: text,
  management: text,
  address: text,
  phone: text,
  register: text,
  capital: text,
  vat: text,
});

export type PlaceInFile = v.InferOutput<typeof place>;
export type ExchangeRatesFile = v.InferOutput<typeof exchangeRatesFile>;
export type CountryIndices = v.InferOutput<typeof countryIndices>;
export type IndexSources = v.InferOutput<typeof indicesFile>['sources'];
export type ClimateRecord = v.InferOutput<typeof climateRecord>;
export type City = v.InferOutput<typeof city>;
