import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { DATA_DIR } from './index.ts';
import { BRACKET_FIELDS, QUICK_FIELDS } from './law/quickFigures.ts';
import { lineSource, money, source } from './schema/primitives.ts';
import { homeRegime, taxBracket, taxRegime } from './schema/regime.ts';
import { FOLDERS, TABLES } from './schema.ts';

type Schema = ReturnType<typeof toJsonSchema>;

/**
 * The JSON Schema of every kind of data file, as the text of its file in data/schema/, by file name. What only
 * the compiler can check (time zones, white space, cross-checks) is left out of them.
 * @param as whether files are as they are written, with names of figures, or as the open data have them
 */
export function jsonSchemas(as: 'written' | 'published' = 'written'): Record<string, string> {
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
      const whole = kind === 'country' && as === 'written' ? withNames(schema) : schema;
      return [`${kind}.schema.json`, `${JSON.stringify({ title, ...whole }, null, 2)}\n`];
    }),
  );
}

const FIGURE = { $ref: '#/$defs/figure' };

/** A country's schema in which numbers of the quick estimate may be named, and brackets leave their lower bounds out. */
function withNames(schema: Schema): Schema {
  const { taxRegime, taxBracket, ...others } = schema.$defs ?? {};
  const named = (part: unknown, names: readonly string[]): Schema => {
    const { properties = {}, required = [], ...rest } = part as Schema;
    const may = Object.entries(properties).map(([name, one]) => [
      name,
      names.includes(name) ? { anyOf: [one, FIGURE] } : one,
    ]);
    const must = required.filter((name) => name !== 'lowerBound');
    return { ...rest, properties: Object.fromEntries(may), required: must };
  };
  const figure: Schema = {
    anyOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: ['number', 'string'] } }],
    description:
      'The name of a figure of the law, or a formula over figures: "socialRate", {"EUR": "12 * minimumWage"}.',
  };
  return {
    ...schema,
    $defs: {
      ...others,
      taxRegime: named(taxRegime, QUICK_FIELDS),
      taxBracket: named(taxBracket, BRACKET_FIELDS),
      figure,
    },
  };
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
