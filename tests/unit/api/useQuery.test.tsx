import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { COUNTRIES_PATH, countryGuidePath, taxBracketsPath } from '../../../src/api/paths.ts';
import { primeQuery } from '../../../src/api/queries.ts';
import { useCountries, useCountryGuide, useTaxBrackets } from '../../../src/api/useQuery.ts';
import { BRACKETS, COUNTRIES } from './sampleSource.ts';

/** A screen that does nothing but call a hook. */
function Screen({ callHook }: { readonly callHook: () => void }) {
  callHook();
  return null;
}

/** What a hook gives while a page is prerendered. */
function rendered<Result>(hook: () => Result): Result {
  const results: Result[] = [];
  renderToString(<Screen callHook={() => results.push(hook())} />);
  const [result] = results;
  if (result === undefined) throw new Error('The screen was not rendered.');
  return result;
}

describe('on a prerendered page', () => {
  test('a query that was not primed is loading', () => {
    expect(rendered(() => useCountries())).toMatchObject({ status: 'loading', data: undefined });
    expect(rendered(() => useCountryGuide('atlantis'))).toMatchObject({ status: 'loading', data: undefined });
    expect(rendered(() => useTaxBrackets(['or']))).toMatchObject({ status: 'loading', data: {} });
  });

  test.each([Number.NaN, null, -1, Number.POSITIVE_INFINITY])(
    'the countries query runs only if income is a valid number: %s is idle',
    (income) => {
      expect(rendered(() => useCountries(income))).toMatchObject({ status: 'idle', data: undefined });
    },
  );

  test('no visible regime needs no query', () => {
    expect(rendered(() => useTaxBrackets([]))).toMatchObject({ status: 'success', data: {} });
  });

  test('primed queries have their answers, brackets keyed by regime id', () => {
    primeQuery(COUNTRIES_PATH, COUNTRIES);
    primeQuery(countryGuidePath('atlantis'), { name: 'Atlantis' });
    primeQuery(taxBracketsPath('atlantis-bands'), BRACKETS);
    primeQuery(taxBracketsPath('or'), []);
    expect(rendered(() => useCountries(60_000))).toMatchObject({ status: 'success', data: COUNTRIES });
    expect(rendered(() => useCountryGuide('atlantis')).data).toEqual({ name: 'Atlantis' });
    expect(rendered(() => useTaxBrackets(['or', 'atlantis-bands', 'or']))).toMatchObject({
      status: 'success',
      data: { or: [], 'atlantis-bands': BRACKETS },
    });
  });
});
