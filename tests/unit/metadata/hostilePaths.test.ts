import { expect, test } from 'vitest';
import { metadataFor } from '../../../src/app/metadata/metadataFor.ts';

test.each(['__proto__', 'constructor', 'toString'])('no word of the language is a country: %s', (slug) => {
  expect(metadataFor(`/tax-calculator/${slug}`)?.title).toMatch(/ Tax Calculator for Self-Employed$/);
});

test.each(['/tax-calculator/%E0%A4%A', '/tax-calculator/%e0%a4%a', '/tax-calculator/%'])(
  'what cannot be decoded names no country and has no title: %s',
  (path) => {
    expect(metadataFor(path)).toBeNull();
  },
);
