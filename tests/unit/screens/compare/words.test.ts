import { describe, expect, it, test } from 'vitest';
import { countryNames, selectionOf } from '../../../../src/assess/comparison.ts';
import { compareText } from '../../../../src/screens/CompareButton.tsx';
import { unknownIdsNotice } from '../../../../src/screens/compare/Comparison.tsx';
import { countries } from './known.ts';

describe('the words of the compare page', () => {
  it('the toast counts what was left out, without the ids of a machine', () => {
    expect(unknownIdsNotice(['x-1'])).toBe(
      'One tax regime of this link does not exist here and was left out.',
    );
    expect(unknownIdsNotice(['x', 'y'])).toBe(
      '2 tax regimes of this link do not exist here and were left out.',
    );
  });

  it('a country with two regimes is named once', () => {
    const ids = ['mt-res-non-dom', 'es-autonomo', 'mt-global-residence'];
    expect(countryNames(selectionOf(countries, ids).columns)).toBe('Malta and Spain');
  });
});

test.each([
  [2, 2, 'Compare 2 Countries'],
  [3, 2, 'Compare 3 regimes of 2 countries'],
  [2, 1, 'Compare 2 regimes of 1 country'],
])('%d regimes of %d countries: the button reads %j', (regimes, countries, text) => {
  expect(compareText(regimes, countries)).toBe(text);
});
