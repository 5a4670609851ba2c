import { describe, expect, test } from 'vitest';
import { comparePath, parseRegimeIds } from '../../../src/catalogue/compareQuery.ts';

test.each([
  ['', []],
  ['mt-a,es-b', ['mt-a', 'es-b']],
  ['es-b,mt-a,es-b', ['es-b', 'mt-a']],
  [',mt-a,, es-b ,', ['mt-a', 'es-b']],
])('tax_regime_ids (comma-separated regime ids) %j', (text, ids) => {
  expect(parseRegimeIds(text)).toEqual(ids);
});

describe('the address of a comparison', () => {
  test('ids stay readable, each once', { tags: 'call-to-compare' }, () => {
    const query = { regimeIds: ['mt-a', 'es-b', 'mt-a'], income: 60_000 };
    expect(comparePath(query)).toBe('/compare?tax_regime_ids=mt-a,es-b&income=60000');
  });

  test.each([
    [[], 60_000, '/compare?income=60000'],
    [['mt-a'], null, '/compare?tax_regime_ids=mt-a'],
    [[], null, '/compare'],
  ])('%j at %j: %s', (regimeIds, income, path) => {
    expect(comparePath({ regimeIds, income })).toBe(path);
  });
});
