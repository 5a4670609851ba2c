import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { LawFile } from './law/lawFile.ts';
import { withFigures } from './law/textFigures.ts';
import { DataError, type Problem, problem } from './problems.ts';
import {
  type ChangesFile,
  type City,
  type ClimateRecord,
  type CountryFile,
  type CountryIndices,
  type DataFiles,
  type DaysAreasFile,
  type DaysCountryRules,
  type ExchangeRatesFile,
  FILE_SCHEMAS,
  type FileKind,
  FOLDERS,
  type HomeCountryFile,
  type HomePriceLevelsFile,
  type IndexSources,
  type LeavingFile,
  type MoveArriveFile,
  type MoveLeaveFile,
  type PlaceInFile,
  type PopularDestinationsFile,
  type PracticalFile,
  type ReleaseFile,
  type SiteFile,
  TABLES,
} from './schema.ts';

export type { DataFiles };

/** Everything in data/ after validation. Per-country tables are keyed by slug. */
export interface ParsedData {
  /** The tax year whose figures stand in its texts. */
  readonly taxYear: number;
  readonly places: Readonly<Record<string, PlaceInFile>>;
  readonly countries: Readonly<Record<string, CountryFile>>;
  readonly homeCountries: Readonly<Record<string, HomeCountryFile>>;
  readonly exchangeRates: ExchangeRatesFile;
  readonly indices: Readonly<Record<string, CountryIndices>>;
  readonly indexSources: IndexSources;
  readonly climate: Readonly<Record<string, ClimateRecord>>;
  readonly cities: Readonly<Record<string, readonly City[]>>;
  readonly similarDestinations: Readonly<Record<string, readonly string[]>>;
  readonly site: SiteFile;
  readonly practical: Readonly<Record<string, PracticalFile>>;
  readonly changes: Readonly<Record<string, ChangesFile>>;
  /** By the home country's slug. */
  readonly leaving: Readonly<Record<string, LeavingFile>>;
  /** The year of a move: by the destination's slug, and by the home country's. */
  readonly moveArrive: Readonly<Record<string, MoveArriveFile>>;
  readonly moveLeave: Readonly<Record<string, MoveLeaveFile>>;
  /** By the country's slug: destinations and home countries. */
  readonly law: Readonly<Record<string, LawFile>>;
  /** By the release's name. */
  readonly releases: Readonly<Record<string, ReleaseFile>>;
  readonly homePriceLevels: HomePriceLevelsFile;
  /** By country code. */
  readonly daysCountries: Readonly<Record<string, DaysCountryRules>>;
  readonly daysAreas: DaysAreasFile;
  readonly popularDestinations: PopularDestinationsFile['destinations'];
  /** Slugs of the countries with metadata of their own. */
  readonly calculatorPages: readonly string[];
  /** SVG by country slug, as data/compiler/maps draws them; a country may have none. */
  readonly maps: Readonly<Record<string, string>>;
}

const MAPS = 'maps';

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
    ...Object.keys(FOLDERS).flatMap((folder) => inFolder(folder, '.json')),
    ...inFolder(MAPS, '.svg'),
  ];
  const tables = Object.values(TABLES).filter((path) => existsSync(join(dir, path)));
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

type Parsed = { readonly [Kind in FileKind]: v.InferOutput<(typeof FILE_SCHEMAS)[Kind]> };

function parseFile<Kind extends FileKind>(kind: Kind, path: string, text: string, problems: Problem[]) {
  const file = `data/${path}`;
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    problems.push(problem(file, '', `is not valid JSON: ${(error as SyntaxError).message}`));
    return undefined;
  }
  const result = v.safeParse(FILE_SCHEMAS[kind] as v.GenericSchema, content);
  if (result.success) return result.output as Parsed[Kind];
  for (const issue of result.issues) problems.push(problem(file, pathOf(issue), messageOf(issue)));
  return undefined;
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

  const folder = <Kind extends FileKind>(name: string, kind: Kind) =>
    Object.fromEntries(
      Object.entries(files)
        .filter(([path]) => path.startsWith(`${name}/`))
        .map(([path, text]) => {
          const slug = path.slice(name.length + 1, -'.json'.length);
          return [slug, parseFile(kind, path, text, problems)] as const;
        })
        .filter((entry): entry is [string, Parsed[Kind]] => entry[1] !== undefined),
    );
  const table = <Kind extends keyof typeof TABLES>(kind: Kind) => {
    const path = TABLES[kind];
    const text = files[path];
    if (text !== undefined) return parseFile(kind, path, text, problems);
    problems.push(problem(`data/${path}`, '', 'the file is missing'));
    return undefined;
  };

  const countries = folder('countries', 'country');
  const homeCountries = folder('home-countries', 'home-country');
  const practical = folder('practical', 'practical');
  const changes = folder('changes', 'changes');
  const leaving = folder('leaving', 'leaving');
  const moveArrive = folder('move-year/arrive', 'move-arrive');
  const moveLeave = folder('move-year/leave', 'move-leave');
  const law = folder('law', 'law');
  const releases = folder('releases', 'release');
  const tables = Object.fromEntries(
    (Object.keys(TABLES) as (keyof typeof TABLES)[]).map((kind) => [kind, table(kind)]),
  ) as unknown as { readonly [Kind in keyof typeof TABLES]: Parsed[Kind] };
  if (problems.length > 0) throw new DataError(problems);
  const { indices } = tables;
  return {
    taxYear,
    places: rows<PlaceInFile>(tables.places),
    countries,
    homeCountries,
    exchangeRates: tables['exchange-rates'],
    indices: rows<CountryIndices>(indices, 'sources'),
    indexSources: indices.sources,
    climate: rows<ClimateRecord>(tables.climate),
    cities: rows<readonly City[]>(tables.cities),
    similarDestinations: rows<readonly string[]>(tables['similar-destinations']),
    site: tables.site,
    practical,
    changes,
    leaving,
    moveArrive,
    moveLeave,
    law,
    releases,
    homePriceLevels: tables['home-price-levels'],
    daysCountries: rows<DaysCountryRules>(tables['days-countries']),
    daysAreas: tables['days-areas'],
    popularDestinations: tables['popular-destinations'].destinations,
    calculatorPages: Object.keys(rows(tables['calculator-pages'])),
    maps: Object.fromEntries(
      Object.entries(files)
        .filter(([path]) => path.startsWith(`${MAPS}/`))
        .map(([path, svg]) => [path.slice(MAPS.length + 1, -'.svg'.length), svg]),
    ),
  };
}
