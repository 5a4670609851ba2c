/**
 * The schema of everything in data/: the single source of the types, of validation and of the JSON Schemas in
 * data/schema/ (written by `npm run schemas`, kept in step by a test).
 */
import type * as v from 'valibot';
import { calendarFile } from './law/calendarFile.ts';
import { lawFile } from './law/lawFile.ts';
import { caseFile } from './schema/cases.ts';
import { countryFile, homeCountryFile } from './schema/country.ts';
import { coverageFile } from './schema/coverage.ts';
import { daysAreasFile, daysCountriesFile } from './schema/days.ts';
import { homesFile } from './schema/homes.ts';
import { keptCompanyFile } from './schema/keptCompany.ts';
import { keptResidentFile } from './schema/keptResident.ts';
import { agreementsFile, homePriceLevelsFile, leavingFile } from './schema/leaving.ts';
import { moveArriveFile, moveLeaveFile } from './schema/moveYear.ts';
import { papersFile } from './schema/papers.ts';
import { changesFile, practicalFile } from './schema/practical.ts';
import { releaseFile } from './schema/release.ts';
import { schemesFile } from './schema/schemes.ts';
import * as tables from './schema/tables.ts';
import { typedFiguresFile } from './schema/typedFigures.ts';
import { usCitizensFile } from './schema/usCitizens.ts';

export type { CaseFile } from './schema/cases.ts';
export type { CountryFile, HomeCountryFile } from './schema/country.ts';
export type { DaysCountryRules } from './schema/days.ts';
export type { MoveArriveFile, MoveLeaveFile } from './schema/moveYear.ts';
export type {
  ChangesFile,
  DueRuleInFile,
  LawAmount,
  PracticalAsWritten,
  PracticalFile,
  WithAmounts,
} from './schema/practical.ts';
export type { Money } from './schema/primitives.ts';
export type { BracketInFile, LastingInFile, RegimeInFile } from './schema/regime.ts';
export type { ReleaseFile } from './schema/release.ts';
export type { SchemeInFile } from './schema/schemes.ts';
export type {
  City,
  ClimateRecord,
  CountryIndices,
  ExchangeRatesFile,
  IndexSources,
  PlaceInFile,
} from './schema/tables.ts';
export type { TypedFiguresFile } from './schema/typedFigures.ts';

/** The text of every data file, by path from the data folder: "countries/malta.json", "maps/malta.svg". */
export type DataFiles = Readonly<Record<string, string>>;

/** The kinds that have one file for each country, or for each release: their folders, and what a file is. */
export const FOLDERS = {
  countries: { in: 'countries', kind: 'country', title: 'A destination', schema: countryFile },
  homeCountries: {
    in: 'home-countries',
    kind: 'home-country',
    title: 'A country that people come from',
    schema: homeCountryFile,
  },
  practical: {
    in: 'practical',
    kind: 'practical',
    title: 'What living and working in a destination asks for',
    schema: practicalFile,
  },
  changes: {
    in: 'changes',
    kind: 'changes',
    title: 'What has changed and will change in a destination',
    schema: changesFile,
  },
  leaving: {
    in: 'leaving',
    kind: 'leaving',
    title: 'What leaving a home country means',
    schema: leavingFile,
  },
  papers: {
    in: 'papers',
    kind: 'papers',
    title: 'Papers that prove that residence in a country has ended or begun',
    schema: papersFile,
  },
  keptCompanies: {
    in: 'kept-company',
    kind: 'kept-company',
    title: 'A company that stays where it is while its owner moves',
    schema: keptCompanyFile,
  },
  moveArrive: {
    in: 'move-year/arrive',
    kind: 'move-arrive',
    title: 'How a destination taxes the year of an arrival',
    schema: moveArriveFile,
  },
  moveLeave: {
    in: 'move-year/leave',
    kind: 'move-leave',
    title: 'How a home country taxes the year of a departure',
    schema: moveLeaveFile,
  },
  law: {
    in: 'law',
    kind: 'law',
    title: 'The law of a country: dated figures and formulas over them',
    schema: lawFile,
  },
  schemes: {
    in: 'schemes',
    kind: 'schemes',
    title: 'Schemes of a country that stand in no list for everybody',
    schema: schemesFile,
  },
  cases: { in: 'cases', kind: 'case', title: 'What somebody else expects of a scheme', schema: caseFile },
  homes: {
    in: 'homes',
    kind: 'homes',
    title: 'What people who have long lived in a destination pay there',
    schema: homesFile,
  },
  releases: { in: 'releases', kind: 'release', title: 'The figures of one release', schema: releaseFile },
} as const;

/** The kinds that are one file. */
export const TABLES = {
  places: { title: 'The countries that the site is about', schema: tables.placesFile },
  'exchange-rates': { title: 'Exchange rates', schema: tables.exchangeRatesFile },
  indices: { title: 'Indices of the destinations', schema: tables.indicesFile },
  climate: { title: 'Monthly climate of one city per destination', schema: tables.climateFile },
  cities: { title: 'Cities for the maps', schema: tables.citiesFile },
  'similar-destinations': { title: 'Similar destinations', schema: tables.similarDestinationsFile },
  site: { title: "The operator's details", schema: tables.siteFile },
  agreements: { title: 'What each destination has agreed with every other country', schema: agreementsFile },
  'home-price-levels': { title: 'Price levels of the home countries', schema: homePriceLevelsFile },
  'days/countries': { title: 'Rules of residence by country', schema: daysCountriesFile },
  'days/areas': { title: 'The Schengen area and limits of stay', schema: daysAreasFile },
  'popular-destinations': { title: 'The cards of the home page', schema: tables.popularDestinationsFile },
  'calculator-pages': {
    title: "What search results say about a country's calculator",
    schema: tables.calculatorPagesFile,
  },
  'us-citizens': {
    title: 'What US citizens owe the United States while they live elsewhere',
    schema: usCitizensFile,
  },
  coverage: { title: 'Where the self-employed who leave a home country are insured', schema: coverageFile },
  'kept-resident': { title: 'Who stays tax resident at home in spite of a move', schema: keptResidentFile },
  'typed-figures': { title: 'Figures of the law that are typed beside it', schema: typedFiguresFile },
  calendar: { title: 'When each country publishes what of the next year', schema: calendarFile },
} as const;

/** What files of a folder hold, by their names. */
export type InFolders = {
  readonly [Name in keyof typeof FOLDERS]: Readonly<
    Record<string, v.InferOutput<(typeof FOLDERS)[Name]['schema']>>
  >;
};
/** What the single files hold. */
export type InTables = {
  readonly [Name in keyof typeof TABLES]: v.InferOutput<(typeof TABLES)[Name]['schema']>;
};
