/** The data set as files for anyone to use: JSON with its schema, and tables as CSV, at addresses that stay. */

import type { Plugin } from 'vite';
import { changesOn } from '../../src/catalogue/changes.ts';
import { csvOf } from '../../src/catalogue/csv.ts';
import { OPEN_DATA_CHANGES, type OpenDataTable } from '../../src/catalogue/openDataFiles.ts';
import { type CompiledData, contentHash } from './compile.ts';
import { type DataReader, dataReader } from './index.ts';
import { jsonSchemas } from './jsonSchemas.ts';
import { withAmounts } from './law/lawAmounts.ts';
import type { LawFile } from './law/lawFile.ts';
import { withFigures } from './law/textFigures.ts';
import {
  agreementsTable,
  bracketsTable,
  casesTable,
  changesTable,
  costsTable,
  countriesTable,
  permitsTable,
  ratesTable,
  regimesTable,
  residenceRulesTable,
  sourcesTable,
  type Table,
  vatTable,
  yearsTable,
} from './openDataTables.ts';
import type { DataFiles } from './read.ts';
import type { ChangesFile } from './schema.ts';

export const OPEN_DATA_LICENSE = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
  note: 'Tax data, texts and calculations: credit "Lowtide". The index figures belong to the publishers named under indices.sources.',
} as const;

const SCHEMA_DIALECT = 'http://json-schema.org/draft-07/schema#';

/** Schemas of files that are not given away. */
const OF_OUR_OWN = ['site.schema.json', 'typed-figures.schema.json'];

/** A file by its address below the site's root, such as "data/regimes.csv". */
export type OpenDataFiles = Readonly<Record<string, string>>;

/** The tables by their names. Each row names the release of its figures in the last column. */
export function openDataTables(data: CompiledData): Readonly<Record<OpenDataTable, Table>> {
  const tables: Readonly<Record<OpenDataTable, Table>> = {
    'countries.csv': countriesTable(data),
    'regimes.csv': regimesTable(data),
    'brackets.csv': bracketsTable(data),
    'sources.csv': sourcesTable(data),
    'exchange-rates.csv': ratesTable(data),
    'years.csv': yearsTable(data),
    'changes.csv': changesTable(data),
    'permits.csv': permitsTable(data),
    'vat.csv': vatTable(data),
    'costs.csv': costsTable(data),
    'agreements.csv': agreementsTable(data),
    'residence-rules.csv': residenceRulesTable(data),
    'cases.csv': casesTable(data),
  };
  const withRelease = ([head = [], ...rows]: Table): Table => [
    [...head, 'release'],
    ...rows.map((row) => [...row, data.releases.newest]),
  ];
  return Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [name, withRelease(table)]),
  ) as Record<OpenDataTable, Table>;
}

/** Every open-data file. `files` are those the data was compiled from: statutory amounts in their own currency. */
export function openDataFiles(files: DataFiles, data: CompiledData): OpenDataFiles {
  const content = contentOf(withFigures(files, data.laws.taxYear).files, data);
  const version = contentHash(JSON.stringify([OPEN_DATA_CHANGES, content]));
  const { newest: release } = data.releases;
  const head = { release, version, license: OPEN_DATA_LICENSE, formChanges: OPEN_DATA_CHANGES };
  const set = { $schema: 'lowtide.schema.json', ...head, ...content };
  const schemas = Object.entries(jsonSchemas('published')).filter(([name]) => !OF_OUR_OWN.includes(name));
  return {
    'data/lowtide.json': `${JSON.stringify(set, null, 1)}\n`,
    'data/lowtide.schema.json': `${JSON.stringify(setSchema(), null, 2)}\n`,
    ...Object.fromEntries(schemas.map(([name, schema]) => [`data/schema/${name}`, schema])),
    ...Object.fromEntries(
      Object.entries(openDataTables(data)).map(([name, table]) => [`data/${name}`, csvOf(table)]),
    ),
  };
}

function contentOf(files: DataFiles, { day, laws: { taxYear } }: CompiledData) {
  const folder = (name: string) =>
    Object.entries(files)
      .filter(([path]) => path.startsWith(`${name}/`))
      .map(([, text]) => withoutSchema(text));
  const table = (name: string) => withoutSchema(files[`${name}.json`] ?? '{}');
  const practical = folder('practical');
  const changes = folder('changes') as ChangesFile[];
  const laws = Object.fromEntries((folder('law') as LawFile[]).map((law) => [law.country, law]));
  const refused = (path: string, message: string) => {
    throw new RangeError(`${path}: ${message}`);
  };
  return {
    countries: folder('countries'),
    homeCountries: folder('home-countries'),
    exchangeRates: table('exchange-rates'),
    indices: table('indices'),
    climate: table('climate'),
    cities: table('cities'),
    practical: practical.map((file) => withAmounts(file, laws, taxYear, refused)),
    changes: changes.map((file) => ({ ...file, changes: changesOn(file.changes, day) })),
    leaving: folder('leaving'),
    yearsOfArrival: folder('move-year/arrive'),
    yearsOfDeparture: folder('move-year/leave'),
    homePriceLevels: table('home-price-levels'),
    residenceRules: table('days/countries'),
    areas: table('days/areas'),
  };
}

function withoutSchema(text: string): unknown {
  const { $schema: _schema, ...content } = JSON.parse(text) as Record<string, unknown>;
  return content;
}

/** The schema of the whole set; each part is described by the schema of its files. */
function setSchema() {
  const part = (kind: string) => ({ $ref: `schema/${kind}.schema.json` });
  const list = (kind: string) => ({ type: 'array', items: part(kind) });
  const text = { type: 'string' };
  const properties = {
    $schema: text,
    release: { type: 'string', description: 'The release of the data that the figures belong to.' },
    version: { type: 'string', description: 'Changes with every change of the content.' },
    license: {
      type: 'object',
      properties: { name: text, url: text, note: text },
      required: ['name', 'url', 'note'],
      additionalProperties: false,
    },
    formChanges: {
      type: 'array',
      description: 'What the files say otherwise than before, the newest first.',
      items: {
        type: 'object',
        properties: { from: text, change: text },
        required: ['from', 'change'],
        additionalProperties: false,
      },
    },
    countries: list('country'),
    homeCountries: list('home-country'),
    exchangeRates: part('exchange-rates'),
    indices: part('indices'),
    climate: part('climate'),
    cities: part('cities'),
    practical: list('practical'),
    changes: list('changes'),
    leaving: list('leaving'),
    yearsOfArrival: list('move-arrive'),
    yearsOfDeparture: list('move-leave'),
    homePriceLevels: part('home-price-levels'),
    residenceRules: part('days-countries'),
    areas: part('days-areas'),
  };
  return {
    $schema: SCHEMA_DIALECT,
    title: 'The Lowtide data set',
    description:
      'Money is a number in US dollars a year, or an object with one statutory amount by currency code.',
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

const SAMPLE_ROWS = 4;
/** The columns of regimes.csv that its sample shows. */
const SAMPLE_COLUMNS = ['country', 'regime_id', 'max_income_usd', 'write_offs', 'duration'];

/** The source of the module with what the page of the data says: the size of each file, and the first rows of regimes.csv. */
export function openDataModule(files: DataFiles, data: CompiledData): string {
  const bytes = Object.entries(openDataFiles(files, data)).map(([path, text]) => [
    path.replace('data/', ''),
    Buffer.byteLength(text),
  ]);
  const [head = [], ...rows] = regimesTable(data);
  const columns = SAMPLE_COLUMNS.map((name) => head.indexOf(name));
  const sample = rows.slice(0, SAMPLE_ROWS).map((row) => columns.map((at) => String(row[at] ?? '')));
  return [
    `export const openDataBytes = ${JSON.stringify(Object.fromEntries(bytes))};`,
    `export const sampleRows = ${JSON.stringify([SAMPLE_COLUMNS, ...sample])};`,
  ].join('\n');
}

const TYPES: Readonly<Record<string, string>> = { csv: 'text/csv; charset=utf-8', json: 'application/json' };

/** Writes the open-data files into the build; the dev server answers their addresses. */
export function openData(data: DataReader = dataReader()): Plugin {
  const allFiles = () => openDataFiles(data.files(), data.compiled());

  return {
    name: 'lowtide-open-data',

    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const [fileName, source] of Object.entries(allFiles())) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },

    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0]?.slice(1) ?? '';
        if (!/^data\/.+\.(?:csv|json)$/.test(path)) return next();
        const source = allFiles()[path];
        if (source === undefined) return next();
        response.setHeader('Content-Type', TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain');
        response.end(source);
      });
    },
  };
}
