/** The country illustrations: complete, light, optimised, and safe to crop or to stand inline together. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { ILLUSTRATION_LIMIT, illustrationFiles, optimised } from '../../../data/pictures/illustrations.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const files = illustrationFiles();
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('every country has a hero and four gallery images', () => {
  const expected = compileData().countries.flatMap(({ slug }) =>
    ['1', '2', '3', '4', 'hero'].map((name) => `public/countries/${slug}/${name}.svg`),
  );
  expect(files).toEqual(expected.sort());
});

test('no illustration is heavier than 6 KB', () => {
  const heavy = files.filter((file) => Buffer.byteLength(read(file)) > ILLUSTRATION_LIMIT);
  expect(heavy).toEqual([]);
});

test('heroes are drawn at 1600×900, gallery images at 800×600, and both fill whatever box they get', () => {
  for (const file of files) {
    const size = file.endsWith('hero.svg') ? '0 0 1600 900' : '0 0 800 600';
    expect(read(file), file).toContain(`viewBox="${size}"`);
    expect(read(file), file).toContain('preserveAspectRatio="xMidYMid slice"');
  }
});

test('ids are unique over all illustrations', () => {
  const ids = files.flatMap((file) => [...read(file).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect(ids.length).toBe(new Set(ids).size);
});

test('illustrations hold no text, script or address outside themselves', () => {
  for (const file of files) {
    const outside = read(file).replace('http://www.w3.org/2000/svg', '');
    expect(outside, file).not.toMatch(
      /<(?:text|script|style|image|foreignObject)|https?:|\son[a-z]+=|href="(?!#)/,
    );
  }
});

describe('optimising', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><!-- drawn by hand --><metadata>none of this is shown</metadata><defs><linearGradient id="xx-1-a"><stop stop-color="#abc"/></linearGradient></defs><path fill="url(#xx-1-a)" d="M 10.000 10.000 L 790.04 10 L 790 590 Z"/></svg>';

  test('makes a drawing smaller and keeps its ids and its size', () => {
    const result = optimised(drawing);
    expect(result.length).toBeLessThan(drawing.length);
    expect(result).toContain('id="xx-1-a"');
    expect(result).toContain('viewBox="0 0 800 600"');
  });

  test('changes nothing the second time', () => {
    expect(optimised(optimised(drawing))).toBe(optimised(drawing));
  });

  test('has been applied to what is committed', () => {
    const sample = files.filter((_, index) => index % 10 === 0);
    for (const file of sample) expect(optimised(read(file)), file).toBe(read(file));
  });
});
