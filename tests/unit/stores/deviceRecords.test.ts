/** The privacy page names every record that the code keeps on the device. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { DEVICE_RECORDS } from '../../../src/stores/deviceRecords.ts';

const kept = vi.hoisted(() => new Set<string>());
vi.mock('../../../src/stores/persist.ts', async (original) => {
  const real = await original<typeof import('../../../src/stores/persist.ts')>();
  const createPersisted: typeof real.createPersisted = (options) => {
    kept.add(options.key);
    return real.createPersisted(options);
  };
  return { ...real, createPersisted };
});

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Source files below a folder that hold a text. */
function filesWith(pattern: RegExp): string[] {
  return ['src', 'sw', 'public'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(ROOT, folder, name))
      .filter((file) => /\.(?:ts|tsx|js)$/.test(file) && pattern.test(readFileSync(file, 'utf8'))),
  );
}

const records: Record<string, string> = Object.assign({}, ...Object.values(DEVICE_RECORDS));
const named = Object.keys(records);

test('every record of a store is named, and every store is found', async () => {
  const files = filesWith(/\bcreatePersisted[<(]/).filter((file) => !file.endsWith('stores/persist.ts'));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) await import(file);
  expect(kept.size).toBeGreaterThanOrEqual(files.length);
  expect(named).toEqual(expect.arrayContaining([...kept]));
});

test('every file that keeps something in web storage or a cache keeps it under a name of the list', () => {
  const files = filesWith(/\b(?:localStorage|sessionStorage)\b|\bcaches\.open\(/);
  expect(files.length).toBeGreaterThan(4);
  const sources = files.map((file) => ({ file, source: readFileSync(file, 'utf8') }));
  const unnamed = sources.filter(
    ({ source }) =>
      !named.some((name) => source.includes(`'${name}'`) || new RegExp(`\\b${name}\\.`).test(source)),
  );
  expect(unnamed.map(({ file }) => path.relative(ROOT, file))).toEqual([]);
  const keys = sources.flatMap(({ source }) => source.match(/(?<=')lowtide[-.][\w-]+(?=')/g) ?? []);
  expect(named).toEqual(expect.arrayContaining(keys));
});

test('the privacy page says all of it in words', async () => {
  const { default: Privacy } = await import('../../../src/screens/legal/Privacy.tsx');
  const page = renderToStaticMarkup(createElement(Privacy));
  for (const words of Object.values(records)) expect(page).toContain(words);
});
