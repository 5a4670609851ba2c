import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { DestinationsMap } from '../../src/catalogue/destinationsMap.ts';
import { keepingLast } from './keepingLast.ts';
import { inOnePiece } from './law/groups.ts';
import { filesWithAmounts } from './law/lawAmounts.ts';
import type { LawFile } from './law/lawFile.ts';
import { withFigures } from './law/textFigures.ts';
import { DataError, type Problem, problem } from './problems.ts';
import {
  type City,
  type ClimateRecord,
  type CountryIndices,
  type DataFiles,
  type DaysCountryRules,
  FOLDERS,
  type IndexSources,
  type InFolders,
  type InTables,
  type PlaceInFile,
  type PracticalFile,
  TABLES,
} from './schema.ts';

export type { DataFiles };

/** Everything in data/ after validation. Files of folders are keyed by their names, per-country tables by slug. */
export interface ParsedData extends Omit<InFolders, 'law' | 'practical'> {
  readonly practical: Readonly<Record<string, PracticalFile>>;
  /** The tax year whose figures stand in its texts. */
  readonly taxYear: number;
  /** By the country's slug, each of one piece: what waits for others of its group is none of its values. */
  readonly law: Readonly<Record<string, LawFile>>;
  readonly places: Readonly<Record<string, PlaceInFile>>;
  readonly exchangeRates: InTables['exchange-rates'];
  readonly indices: Readonly<Record<string, CountryIndices>>;
  readonly indexSources: IndexSources;
  readonly climate: Readonly<Record<string, ClimateRecord>>;
  readonly cities: Readonly<Record<string, readonly City[]>>;
  readonly similarDestinations: Readonly<Record<string, readonly string[]>>;
  readonly site: InTables['site'];
  readonly agreements: InTables['agreements'];
  readonly homePriceLevels: InTables['home-price-levels'];
  /** By country code. */
  readonly daysCountries: Readonly<Record<string, DaysCountryRules>>;
  readonly daysAreas: InTables['days/areas'];
  readonly popularDestinations: InTables['popular-destinations']['destinations'];
  /** Slugs of the countries with metadata of their own. */
  readonly calculatorPages: readonly string[];
  readonly calendar: InTables['calendar'];
  readonly usCitizens: InTables['us-citizens'];
  readonly coverage: InTables['coverage'];
  readonly keptResident: InTables['kept-resident'];
  /** SVG by country slug, as data/compiler/maps draws them; a country may have none. */
  readonly maps: Readonly<Record<string, string>>;
  /** The map of all destinations, from the same folder; null where it has not been drawn. */
  readonly destinationsMap: DestinationsMap | null;
}

const MAPS = 'maps';
const DESTINATIONS_MAP = `${MAPS}/destinations.json`;
const drawnCountry = v.object({
  outline: v.string(),
  at: v.tuple([v.number(), v.number()]),
  isSmall: v.boolean(),
});
const destinationsMap = v.object({
  pieces: v.array(
    v.object({
      id: v.string(),
      width: v.number(),
      height: v.number(),
      land: v.string(),
      borders: v.string(),
      countries: v.record(v.string(), drawnCountry),
    }),
  ),
});

/** Reads the data folder; nothing is checked yet. A missing table is reported by `parseData`. */
export function readFiles(dir: string): DataFiles {
  const inFolder = (folder: string, ending: string) =>
    existsSync(join(dir, folder))
      ? readdirSync(join(dir, folder))
          .filter((name) => name.endsWith(ending))
          .sort()
          .map((name) => `${folder}/${name}`)
      : [];
  const folders = [
    ...Object.values(FOLDERS).flatMap((folder) => inFolder(folder.in, '.json')),
    ...inFolder(MAPS, '.svg'),
    ...inFolder(MAPS, 'destinations.json'),
  ];
  const tables = Object.keys(TABLES)
    .map((name) => `${name}.json`)
    .filter((path) => existsSync(join(dir, path)));
  return Object.fromEntries(
    [...folders, ...tables].map((path) => [path, readFileSync(join(dir, path), 'utf8')]),
  );
}

function pathOf(issue: v.BaseIssue<unknown>): string {
  return (issue.path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  const found = issue.received === 'undefined' ? 'nothing' : issue.received;
  return `${issue.message.split(':')[0]?.toLowerCase()}: found ${found}, allowed is ${issue.expected}`;
}

const kept = keepingLast<unknown>();

function parseFile(schema: v.GenericSchema, path: string, text: string, problems: Problem[]): unknown {
  return kept(path, [schema, text], () => {
    const file = `data/${path}`;
    let content: unknown;
    try {
      content = JSON.parse(text);
    } catch (error) {
      problems.push(problem(file, '', `is not valid JSON: ${(error as SyntaxError).message}`));
      return undefined;
    }
    const result = v.safeParse(schema, content);
    if (result.success) return result.output;
    for (const issue of result.issues) problems.push(problem(file, pathOf(issue), messageOf(issue)));
    return undefined;
  });
}

/** The rows of a table that is keyed by country slug, without the fields that are not countries. */
function rows<Row>(table: object, ...others: string[]): Record<string, Row> {
  return Object.fromEntries(Object.entries(table).filter(([key]) => !['$schema', ...others].includes(key)));
}

/** The tax year of the destinations' files, which the data is compiled for where nobody asks for another. */
export function taxYearOf(files: DataFiles): number {
  const years = Object.entries(files).map(([path, text]) =>
    path.startsWith('countries/') ? Number(/"taxYear":\s*(\d{4})/.exec(text)?.[1] ?? 0) : 0,
  );
  return Math.max(...years, 0);
}

/**
 * Writes the figures of a tax year into the texts of all files, parses them and validates them against the schema.
 * @throws DataError that names file, JSON path, what is wrong and what is allowed, for all files together.
 */
export function parseData(asWritten: DataFiles, taxYear: number = taxYearOf(asWritten)): ParsedData {
  const { files, problems: ofTexts } = withFigures(asWritten, taxYear);
  const problems: Problem[] = [...ofTexts];

  const inFolder = (folder: string, ending: string) =>
    Object.entries(files)
      .filter(([path]) => path.startsWith(`${folder}/`) && path.endsWith(ending))
      .map(([path, text]) => [path.slice(folder.length + 1, -ending.length), path, text] as const);
  const folders = Object.fromEntries(
    Object.entries(FOLDERS).map(([name, folder]) => {
      const read = inFolder(folder.in, '.json').map(([slug, path, text]) => {
        return [slug, parseFile(folder.schema, path, text, problems)] as const;
      });
      return [name, Object.fromEntries(read.filter(([, content]) => content !== undefined))];
    }),
  ) as unknown as InFolders;
  const tables = Object.fromEntries(
    Object.entries(TABLES).map(([name, { schema }]) => {
      const path = `${name}.json`;
      const text = files[path];
      if (text === undefined) problems.push(problem(`data/${path}`, '', 'the file is missing'));
      return [name, text === undefined ? undefined : parseFile(schema, path, text, problems)];
    }),
  ) as unknown as InTables;
  const { [DESTINATIONS_MAP]: drawn } = files;
  const map = drawn === undefined ? null : parseFile(destinationsMap, DESTINATIONS_MAP, drawn, problems);
  if (problems.length > 0) throw new DataError(problems);
  const law = Object.fromEntries(
    Object.entries(folders.law).map(([slug, file]) => [slug, inOnePiece(slug, file, tables.calendar)]),
  );
  const practical = filesWithAmounts('practical', folders.practical, law, taxYear);
  if (practical.problems.length > 0) throw new DataError(practical.problems);
  const { indices } = tables;
  return {
    ...folders,
    practical: practical.files,
    taxYear,
    law,
    places: rows<PlaceInFile>(tables.places),
    exchangeRates: tables['exchange-rates'],
    indices: rows<CountryIndices>(indices, 'sources'),
    indexSources: indices.sources,
    climate: rows<ClimateRecord>(tables.climate),
    cities: rows<readonly City[]>(tables.cities),
    similarDestinations: rows<readonly string[]>(tables['similar-destinations']),
    site: tables.site,
    agreements: tables.agreements,
    homePriceLevels: tables['home-price-levels'],
    daysCountries: rows<DaysCountryRules>(tables['days/countries']),
    daysAreas: tables['days/areas'],
    popularDestinations: tables['popular-destinations'].destinations,
    calculatorPages: Object.keys(rows(tables['calculator-pages'])),
    calendar: tables.calendar,
    usCitizens: tables['us-citizens'],
    coverage: tables.coverage,
    keptResident: tables['kept-resident'],
    maps: Object.fromEntries(inFolder(MAPS, '.svg').map(([slug, , svg]) => [slug, svg])),
    destinationsMap: map as DestinationsMap | null,
  };
}
