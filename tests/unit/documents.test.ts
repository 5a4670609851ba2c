/** What documents say of files is true. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ANSWERS, questionText } from '../../src/situation/questions.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DOCUMENTS = [
  'CONTRIBUTING.md',
  'README.md',
  ...readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
].filter((file) => existsSync(path.join(ROOT, file)));

test.each(DOCUMENTS)('%s names files that exist', (document) => {
  const text = readFileSync(path.join(ROOT, document), 'utf8');
  const named = text.match(/(?<=`)(?:src|data|sw|tests|docs|public)\/[\w./-]*\w\/?(?=`)/g) ?? [];
  expect(named.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
});

test('docs/api.md asks a person what the app asks', () => {
  const text = readFileSync(path.join(ROOT, 'docs/api.md'), 'utf8');
  const rows = ANSWERS.map((key) => `| \`${key}\` | ${questionText(key)} |`);
  expect(rows.filter((row) => !text.includes(`${row}\n`))).toEqual([]);
  expect(text.includes(`${rows.join('\n')}\n\n`), 'in the order of the questions, and no others').toBe(true);
});

/** A name without a folder belongs to the folder of a name before it in its paragraph or list, or is at the top level. */
test('the journeys of docs/architecture.md name files that exist', () => {
  const text = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8');
  const journeys = text.slice(text.indexOf('## Three journeys'), text.indexOf('## Words'));
  const missing: string[] = [];
  let found = 0;
  for (const journey of journeys.split(/\n(?=\*\*)/)) {
    const folders = ['.'];
    for (const [name] of journey.matchAll(/(?<=`)[\w./-]+\.(?:tsx?|json|css)(?=`)/g)) {
      found += 1;
      if (name.includes('/')) folders.push(path.posix.dirname(name));
      if (!folders.some((folder) => existsSync(path.join(ROOT, folder, path.posix.basename(name)))))
        missing.push(name);
    }
  }
  expect(found).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});
