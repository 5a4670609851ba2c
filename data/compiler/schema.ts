/**
 * The schema of everything in data/: the single source of the types, of validation and of the JSON Schemas in
 * data/schema/ (written by `npm run schemas`, kept in step by a test).
 */
import { lawFile } from './law/lawFile.ts';
import { countryFile, homeCountryFile } from './schema/country.ts';
import { daysAreasFile, daysCountriesFile } from './schema/days.ts';
import { homePriceLevelsFile, leavingFile } from './schema/leaving.ts';
import { moveArriveFile, moveLeaveFile } from './schema/moveYear.ts';
import { changesFile, practicalFile } from './schema/practical.ts';
import { releaseFile } from './schema/release.ts';
import {
  calculatorPagesFile,
  citiesFile,
  climateFile,
  exchangeRatesFile,
  indicesFile,
  placesFile,
  popularDestinationsFile,
  similarDestinationsFile,
  siteFile,
} from './schema/tables.ts';

export type { CountryFile, HomeCountryFile } from './schema/country.ts';
export type { DaysAreasFile, DaysCountryRules } from './schema/days.ts';
export type { HomePriceLevelsFile, LeavingFile } from './schema/leaving.ts';
export type { MoveArriveFile, MoveLeaveFile } from './schema/moveYear.ts';
export type { ChangesFile, DueRuleInFile, PracticalFile } from './schema/practical.ts';
export type { Money } from './schema/primitives.ts';
export type { AnyRegimeInFile, BracketInFile, LastingInFile, RegimeInFile } from './schema/regime.ts';
export type { ReleaseFile } from './schema/release.ts';
export type {
  City,
  ClimateRecord,
  CountryIndices,
  ExchangeRatesFile,
  IndexSources,
  PlaceInFile,
  PopularDestinationsFile,
  SiteFile,
} from './schema/tables.ts';

/** The text of every data file, by path from the data folder: "countries/malta.json", "maps/malta.svg". */
export type DataFiles = Readonly<Record<string, string>>;

/** One schema per kind of file, by the name that its JSON Schema has in data/schema/. */
export const FILE_SCHEMAS = {
  country: countryFile,
  'home-country': homeCountryFile,
  places: placesFile,
  'exchange-rates': exchangeRatesFile,
  indices: indicesFile,
  climate: climateFile,
  cities: citiesFile,
  'similar-destinations': similarDestinationsFile,
  site: siteFile,
  practical: practicalFile,
  changes: changesFile,
  leaving: leavingFile,
  'move-arrive': moveArriveFile,
  'move-leave': moveLeaveFile,
  law: lawFile,
  release: releaseFile,
  'home-price-levels': homePriceLevelsFile,
  'days-countries': daysCountriesFile,
  'days-areas': daysAreasFile,
  'popular-destinations': popularDestinationsFile,
  'calculator-pages': calculatorPagesFile,
} as const;

export type FileKind = keyof typeof FILE_SCHEMAS;

/** The folder of the kinds that have one file per country, or per release. */
export const FOLDERS = {
  countries: 'country',
  'home-countries': 'home-country',
  practical: 'practical',
  changes: 'changes',
  leaving: 'leaving',
  'move-year/arrive': 'move-arrive',
  'move-year/leave': 'move-leave',
  law: 'law',
  releases: 'release',
} as const;

/** The kinds that are one file. */
export const TABLES = {
  places: 'places.json',
  'exchange-rates': 'exchange-rates.json',
  indices: 'indices.json',
  climate: 'climate.json',
  cities: 'cities.json',
  'similar-destinations': 'similar-destinations.json',
  site: 'site.json',
  'home-price-levels': 'home-price-levels.json',
  'days-countries': 'days/countries.json',
  'days-areas': 'days/areas.json',
  'popular-destinations': 'popular-destinations.json',
  'calculator-pages': 'calculator-pages.json',
} as const satisfies Partial<Record<FileKind, string>>;
