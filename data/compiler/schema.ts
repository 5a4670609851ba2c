/**
 * The schema of everything in data/: the single source of the types, of validation and of the JSON Schemas in
 * data/schema/ (written by `npm run schemas`, kept in step by a test).
 */
import { countryFile, homeCountryFile } from './schema/country.ts';
import {
  citiesFile,
  climateFile,
  exchangeRatesFile,
  indicesFile,
  similarDestinationsFile,
  siteFile,
} from './schema/tables.ts';

export type { CountryFile, HomeCountryFile } from './schema/country.ts';
export type { Money } from './schema/primitives.ts';
export type {
  AnyRegimeInFile,
  BracketInFile,
  HomeRegimeInFile,
  LastingInFile,
  RegimeInFile,
} from './schema/regime.ts';
export type {
  City,
  ClimateRecord,
  CountryIndices,
  ExchangeRatesFile,
  IndexSources,
  SiteFile,
} from './schema/tables.ts';

/** One schema per kind of file, by the name that its JSON Schema has in data/schema/. */
export const FILE_SCHEMAS = {
  country: countryFile,
  'home-country': homeCountryFile,
  'exchange-rates': exchangeRatesFile,
  indices: indicesFile,
  climate: climateFile,
  cities: citiesFile,
  'similar-destinations': similarDestinationsFile,
  site: siteFile,
} as const;

export type FileKind = keyof typeof FILE_SCHEMAS;

/** The folder of the kinds that have one file per country. */
export const FOLDERS = { countries: 'country', 'home-countries': 'home-country' } as const;

/** The kinds that are one file at the top of data/. */
export const TABLES = [
  'exchange-rates',
  'indices',
  'climate',
  'cities',
  'similar-destinations',
  'site',
] as const satisfies readonly FileKind[];
