/** Writes the JSON Schemas to data/schema/: `npm run schemas`, after a change of the schema. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_DIR } from './index.ts';
import { jsonSchemas } from './jsonSchemas.ts';

const target = join(DATA_DIR, 'schema');
mkdirSync(target, { recursive: true });
for (const [name, text] of Object.entries(jsonSchemas())) {
  writeFileSync(join(target, name), text);
  console.log(`data/schema/${name}`);
}
