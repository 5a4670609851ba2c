/** Reading and writing PNGs, and the committed ones: sizes and weights. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { decodePng, encodePng, encodeTrueColour, type Image } from '../../../data/pictures/png.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../../../public');

function sizeOf(file: string): readonly [width: number, height: number, bytes: number] {
  const png = readFileSync(path.join(PUBLIC, file));
  return [png.readUInt32BE(16), png.readUInt32BE(20), png.length];
}

describe('writing', () => {
  const image = (colour: (x: number, y: number) => readonly number[]): Image => ({
    width: 40,
    height: 30,
    pixels: new Uint8Array(Array.from({ length: 1200 }, (_, i) => colour(i % 40, Math.floor(i / 40))).flat()),
  });

  test('says width, height and that the colours come from a palette', () => {
    const png = encodePng(image((x) => [x, 0, 0, 255]));
    expect([png.readUInt32BE(16), png.readUInt32BE(20), png[25]]).toEqual([40, 30, 3]);
  });

  test('a picture of more than 256 colours gets along with 256', () => {
    const png = encodePng(image((x, y) => [x * 6, y * 8, (x * y) % 256, 255]));
    const at = png.indexOf('PLTE');
    expect(png.readUInt32BE(at - 4)).toBeLessThanOrEqual(256 * 3);
    expect(png.includes('tRNS')).toBe(false);
  });

  test('all colours of an opaque picture survive writing and reading', () => {
    const original = image((x, y) => [x * 6, y * 8, (x * y) % 256, 255]);
    expect(decodePng(encodeTrueColour(original))).toEqual(original);
  });

  test('transparency is kept', () => {
    expect(encodePng(image((x) => [10, 20, 30, x < 20 ? 0 : 255])).includes('tRNS')).toBe(true);
  });

  test('only 8-bit colour is read', () => {
    expect(() => decodePng(encodePng(image(() => [1, 2, 3, 255])))).toThrow(TypeError);
  });
});

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
}

describe('the web app manifest', () => {
  const manifest = JSON.parse(readFileSync(path.join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as {
    readonly icons: readonly Picture[];
    readonly screenshots: readonly Picture[];
  };

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

  test('shows narrow and wide screenshots of less than 120 KB', () => {
    expect(new Set(manifest.screenshots.map((picture) => picture.form_factor))).toEqual(
      new Set(['narrow', 'wide']),
    );
    for (const { src } of manifest.screenshots) expect(sizeOf(src)[2], src).toBeLessThan(120 * 1024);
  });
});

test('every country and the site have a sharing picture of 1200×630 of at most 90 KB', () => {
  for (const slug of ['site', ...compileData().countries.map((country) => country.slug)]) {
    const [width, height, bytes] = sizeOf(`social/${slug}.png`);
    expect([width, height], slug).toEqual([1200, 630]);
    expect(bytes, slug).toBeLessThanOrEqual(90 * 1024);
  }
});

test('the Apple touch icon is 180×180', () => {
  expect(sizeOf('icons/apple-touch-icon.png').slice(0, 2)).toEqual([180, 180]);
});
