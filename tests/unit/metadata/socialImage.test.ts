import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { socialImageOf } from '../../../src/app/metadata/tags.ts';
import { allPaths } from '../../../src/catalogue/pages.ts';

test.each([
  ['/tax-calculator/malta', '/social/malta.png'],
  ['/tax-calculator/united-arab-emirates-2', '/social/united-arab-emirates.png'],
  ['/country-guides/malta', '/social/malta.png'],
  ['/countries', '/social/site.png'],
  ['/', '/social/site.png'],
])('%s is shown with %s', (page, image) => {
  expect(socialImageOf(page)).toBe(image);
});

test('every page has a picture that exists', () => {
  const publicDir = path.resolve(import.meta.dirname, '../../../public');
  for (const page of allPaths(compileData().countries)) {
    expect(existsSync(path.join(publicDir, socialImageOf(page))), page).toBe(true);
  }
});
