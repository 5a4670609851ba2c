import { expect, test } from 'vitest';
import { metadataFor } from '../../../src/app/metadata/metadataFor.ts';

test.each(['__proto__', 'constructor', 'toString'])('no word of the language is a country: %s', (slug) => {
  expect(metadataFor(`/tax-calculator/${slug}`)?.title).toMatch(/ Tax Calculator for Self-Employed$/);
});
