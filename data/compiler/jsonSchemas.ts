import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { DATA_DIR } from './index.ts';
import { lineSource, money, source } from './schema/primitives.ts';
import { homeRegime, taxBracket, taxRegime } from './schema/regime.ts';
import { FOLDERS, TABLES } from './schema.ts';

/**
 * The JSON Schema of every kind of data file, as the text of its file in data/schema/, by file name. What only
 * the compiler can check (time zones, white space, cross-checks) is left out of them.
 */
export function jsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    [
      ...Object.values(FOLDERS),
      ...Object.entries(TABLES).map(([name, table]) => ({ kind: name.replace('/', '-'), ...table })),
    ].map(({ kind, title, schema: ofFile }) => {
      const schema = toJsonSchema(ofFile, {
        ...(kind.endsWith('country') && {
          definitions:
            kind === 'country' ? { money, taxBracket, lineSource, taxRegime } : { source, homeRegime },
        }),
        ignoreActions: ['check', 'transform'],
      });
      return [`${kind}.schema.json`, `${JSON.stringify({ title, ...schema }, null, 2)}\n`];
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
