import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { DATA_DIR } from './index.ts';
import { lineSource, money, source } from './schema/primitives.ts';
import { homeRegime, taxBracket, taxRegime } from './schema/regime.ts';
import { FILE_SCHEMAS, type FileKind } from './schema.ts';

const TITLES: Record<FileKind, string> = {
  country: 'A destination',
  'home-country': 'A country that people come from',
  places: 'The countries that the site is about',
  'exchange-rates': 'Exchange rates',
  indices: 'Indices of the destinations',
  climate: 'Monthly climate of one city per destination',
  cities: 'Cities for the maps',
  'similar-destinations': 'Similar destinations',
  site: "The operator's details",
  practical: 'What living and working in a destination asks for',
  changes: 'What has changed and will change in a destination',
  release: 'The figures of one release',
  law: 'The law of a country: dated figures and formulas over them',
  leaving: 'What leaving a home country means',
  'move-arrive': 'How a destination taxes the year of an arrival',
  'move-leave': 'How a home country taxes the year of a departure',
  'home-price-levels': 'Price levels of the home countries',
  'popular-destinations': 'The cards of the home page',
  'calculator-pages': "What search results say about a country's calculator",
  'days-countries': 'Rules of residence by country',
  'days-areas': 'The Schengen area and limits of stay',
};

/**
 * The JSON Schema of every kind of data file, as the text of its file in data/schema/, by file name. What only
 * the compiler can check (time zones, white space, cross-checks) is left out of them.
 */
export function jsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    (Object.keys(FILE_SCHEMAS) as FileKind[]).map((kind) => {
      const schema = toJsonSchema(FILE_SCHEMAS[kind], {
        ...(kind.endsWith('country') && {
          definitions: {
            money,
            taxBracket,
            ...(kind === 'country' ? { lineSource, taxRegime } : { source, homeRegime }),
          },
        }),
        ignoreActions: ['check', 'transform'],
      });
      return [`${kind}.schema.json`, `${JSON.stringify({ title: TITLES[kind], ...schema }, null, 2)}\n`];
    }),
  );
}

/** `npm run schemas`, after a change of the schema: writes them to data/schema/. */
if (process.argv[1] === import.meta.filename) {
  const target = join(DATA_DIR, 'schema');
  mkdirSync(target, { recursive: true });
  for (const [name, text] of Object.entries(jsonSchemas())) {
    writeFileSync(join(target, name), text);
    console.log(`data/schema/${name}`);
  }
}
