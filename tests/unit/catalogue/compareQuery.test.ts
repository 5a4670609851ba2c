import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  comparePath,
  parseCompareQuery,
  serializeCompareQuery,
} from '../../../src/catalogue/compareQuery.ts';

// Many random cases; a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 });

const isKnown = (id: string) => ['mt-a', 'es-b', 'ee-c'].includes(id);

describe('query string: income and tax_regime_ids (comma-separated regime ids)', () => {
  test.each([
    ['', [], 60_000, []],
    ['?tax_regime_ids=', [], 60_000, []],
    ['tax_regime_ids=mt-a,es-b&income=75000', ['mt-a', 'es-b'], 75_000, []],
    ['?tax_regime_ids=mt-a%2Ces-b', ['mt-a', 'es-b'], 60_000, []],
    ['?tax_regime_ids=es-b,mt-a,es-b', ['es-b', 'mt-a'], 60_000, []],
    ['?tax_regime_ids=,mt-a,,%20es-b%20,', ['mt-a', 'es-b'], 60_000, []],
    ['?tax_regime_ids=no-1,mt-a,no-2,no-1', ['mt-a'], 60_000, ['no-1', 'no-2']],
    ['?tax_regime_ids=mt-a&income=abc', ['mt-a'], null, []],
  ])('%o', (search, regimeIds, income, unknownIds) => {
    expect(parseCompareQuery(search, isKnown)).toEqual({ regimeIds, income, unknownIds });
  });
});

describe('writing', () => {
  test('ids stay readable, each once', () => {
    const query = { regimeIds: ['mt-a', 'es-b', 'mt-a'], income: 60_000 };
    expect(serializeCompareQuery(query)).toBe('tax_regime_ids=mt-a,es-b&income=60000');
    expect(comparePath(query)).toBe('/compare?tax_regime_ids=mt-a,es-b&income=60000');
  });

  test('removing the last regime removes the parameter', () => {
    expect(comparePath({ regimeIds: [], income: 60_000 })).toBe('/compare?income=60000');
    expect(comparePath({ regimeIds: [], income: null })).toBe('/compare');
  });

  test('what is written is read back', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1 }).filter((id) => !/,|^\s|\s$/.test(id)));
    fc.assert(
      fc.property(ids, fc.integer({ min: 0, max: 10_000_000 }), (regimeIds, income) => {
        const read = parseCompareQuery(serializeCompareQuery({ regimeIds, income }), () => true);
        expect(read).toEqual({ regimeIds, income, unknownIds: [] });
      }),
    );
  });
});
