/** The committed PNGs: sizes and weights. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../../../public');

function sizeOf(file: string): readonly [width: number, height: number, bytes: number] {
  const png = readFileSync(path.join(PUBLIC, file));
  return [png.readUInt32BE(16), png.readUInt32BE(20), png.length];
}

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
}

describe('the web app manifest', () => {
  const manifest = JSON.parse(readFileSync(path.join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as {
    readonly id: string;
    readonly shortcuts: readonly { readonly url: string }[];
    readonly icons: readonly Picture[];
    readonly screenshots: readonly Picture[];
  };

  test('has an identity, its own start, and shortcuts to the days, the plan and the comparison', () => {
    expect(manifest.id).toBe('/');
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/plan#days', '/plan', '/start?compare']);
  });

  test('names files that exist, in the sizes that it says', () => {
    for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
      expect(existsSync(path.join(PUBLIC, src)), src).toBe(true);
      if (type === 'image/png') expect(sizeOf(src).slice(0, 2).join('x'), src).toBe(sizes);
    }
  });

  test('has ordinary, maskable and monochrome icons, each in 192 and 512 or any size', () => {
    const purposes = manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
    for (const wanted of [
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
      'monochrome any',
    ]) {
      expect(purposes).toContain(wanted);
    }
  });

  test('shows narrow and wide screenshots of less than 300 KB', () => {
    expect(new Set(manifest.screenshots.map((picture) => picture.form_factor))).toEqual(
      new Set(['narrow', 'wide']),
    );
    for (const { src } of manifest.screenshots) expect(sizeOf(src)[2], src).toBeLessThan(300 * 1024);
  });
});

test('every country and the site have a sharing picture of 1200×630, light enough for messengers', () => {
  for (const slug of ['site', ...compileData().countries.map((country) => country.slug)]) {
    const [width, height, bytes] = sizeOf(`social/${slug}.png`);
    expect([width, height], slug).toEqual([1200, 630]);
    expect(bytes, slug).toBeLessThanOrEqual(300 * 1024);
  }
});

test('the Apple touch icon is 180×180', () => {
  expect(sizeOf('icons/apple-touch-icon.png').slice(0, 2)).toEqual([180, 180]);
});
