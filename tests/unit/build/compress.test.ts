import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFolder } from '../../../src/build/compress.ts';
import { negotiateEncoding } from '../../../src/build/host/headers.ts';

const TEXT = 'A line of text.\n'.repeat(100);

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'lowtide-compress-'));
  await mkdir(path.join(dir, 'api/country-guides'), { recursive: true });
});
afterEach(() => rm(dir, { recursive: true }));

const put = (name: string, content: string) => writeFile(path.join(dir, name), content);

async function names(): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

test('text files and API answers of 1 KB or more get both copies, with the same text', async () => {
  await put('index.html', TEXT);
  await put('api/country-guides/malta', TEXT);
  await compressFolder(dir);
  expect(await names()).toEqual([
    'api/country-guides/malta',
    'api/country-guides/malta.br',
    'api/country-guides/malta.gz',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
  expect(brotliDecompressSync(await readFile(path.join(dir, 'index.html.br'))).toString()).toBe(TEXT);
  expect(gunzipSync(await readFile(path.join(dir, 'index.html.gz'))).toString()).toBe(TEXT);
});

test('small files and files that are compressed already get none', async () => {
  await put('small.js', 'export {}');
  await put('font.woff2', TEXT);
  await put('picture.png', TEXT);
  await compressFolder(dir);
  expect(await names()).toEqual(['font.woff2', 'picture.png', 'small.js']);
});

test('copies of an earlier build do not outlive a change', async () => {
  await put('page.html', TEXT);
  await put('gone.html', TEXT);
  await compressFolder(dir);
  await put('page.html', 'short now');
  await rm(path.join(dir, 'gone.html'));
  await compressFolder(dir);
  expect(await names()).toEqual(['page.html']);
});

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip; q=0', null],
  ['br;q=0.5, gzip;q=1.0', 'br'],
] as const)('"Accept-Encoding: %s" is answered with %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});
