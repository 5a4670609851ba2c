/** Classes of style sheets that are made of others: the build says nothing of one that is not there. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../../../src', import.meta.url));
const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.module.css'),
);
const read = (name: string) => readFileSync(join(SRC, name), 'utf8');

test('every class that another is made of is in the sheet that it names', () => {
  const composed = sheets.flatMap((sheet) =>
    [...read(sheet).matchAll(/composes: ([\w ]+?)(?: from "(.+)")?;/g)].map(([, names = '', from]) => ({
      sheet,
      names: names.split(' '),
      from: from ? join(dirname(sheet), from) : sheet,
    })),
  );
  expect(composed.length).toBeGreaterThan(1);
  for (const { sheet, names, from } of composed) {
    for (const name of names) expect(read(from), `${sheet}: ${name}`).toMatch(new RegExp(`\\.${name}\\b`));
  }
});
