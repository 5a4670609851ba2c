/** What documents say of files is true. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

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

/** A name without a folder is one of a folder that the journeys name, or of one of these two. */
test('the journeys of docs/architecture.md name files that exist', () => {
  const text = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8');
  const journeys = text.slice(text.indexOf('## Three journeys'), text.indexOf('## Words'));
  const names = journeys.match(/(?<=`)[\w./-]+\.(?:tsx?|json)(?=`)/g) ?? [];
  const folders = [
    '.',
    ...new Set(names.map((name) => path.posix.dirname(name))),
    'src/screens/compare',
    'src/app',
  ];
  expect(names.length).toBeGreaterThan(50);
  expect(
    names.filter((name) => !folders.some((folder) => existsSync(path.join(ROOT, folder, name)))),
  ).toEqual([]);
});
