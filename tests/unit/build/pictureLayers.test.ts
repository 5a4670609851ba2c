/** What stands in a guide's first paint for its cover. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pictureLayers } from '../../../src/build/pictureLayers.ts';

const COUNTRIES = path.resolve(import.meta.dirname, '../../../public/countries');

test('keeps the sky with its gradient and what reaches from side to side, not what stands on it', () => {
  const sky = '<linearGradient id="a"><stop stop-color="#fff"/></linearGradient>';
  const back = '<path fill="url(#a)" d="M0 0h1600v700H0z"/>';
  const moon = '<path fill="#fff" d="M1170 232a62 62 0 1 0 62 92"/>';
  const tower = '<path fill="#321" d="M600 0v90h40z"/>';
  const moved = '<g><g transform="scale(2)"><path fill="#321" d="M0 0h1600"/></g></g>';
  const layers = pictureLayers(`<svg><defs>${sky}</defs>${back}${moon}${tower}${moved}</svg>`);
  expect(layers).toContain(`${sky}${back}${moon}</svg>`);
});

test('an outline of more than a hill is left out', () => {
  expect(pictureLayers(`<svg><path fill="#123" d="M0 9${'h1'.repeat(200)}z"/></svg>`)).not.toContain('<path');
});

// Chromium counts 0.05 bits per pixel and more as a painted picture: 326 bytes for a phone's 412 × 126.
test.each(readdirSync(COUNTRIES))('the cover of %s has layers that count, within 800 bytes', (slug) => {
  const { length } = pictureLayers(readFileSync(path.join(COUNTRIES, slug, 'hero.svg'), 'utf8'));
  expect(length).toBeGreaterThan(340);
  expect(length).toBeLessThan(800);
});
