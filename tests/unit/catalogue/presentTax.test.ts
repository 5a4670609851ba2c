import { homeCountries } from 'virtual:lowtide/home-countries';
import { describe, expect, test } from 'vitest';
import { isPresentTaxChoice, presentTaxOf, savingWords } from '../../../src/catalogue/presentTax.ts';
import { scheduleOf, totalTax } from '../../../src/tax/index.ts';

describe('what you pay today', () => {
  test('is the ordinary tax of a home country, by the same engine', () => {
    expect(homeCountries).toHaveLength(18);
    for (const { id, rules, taxBrackets } of homeCountries) {
      const expected = totalTax(scheduleOf(rules, taxBrackets), 80_000);
      expect(presentTaxOf({ by: 'country', id }, homeCountries)?.(80_000, false)).toBe(expected);
      expect(expected).toBeGreaterThan(5_000);
    }
  });

  test('or a rate, or an amount', () => {
    expect(presentTaxOf({ by: 'rate', rate: 42 }, [])?.(80_000, false)).toBe(33_600);
    expect(presentTaxOf({ by: 'amount', amount: 30_000 }, [])?.(80_000, true)).toBe(30_000);
  });

  test('is unknown where nothing or an unknown country is chosen', () => {
    expect(presentTaxOf(null, homeCountries)).toBeNull();
    expect(presentTaxOf({ by: 'country', id: 'xx' }, homeCountries)).toBeNull();
  });

  test('every total shows the yearly saving and what it is over five years', () => {
    expect(savingWords(33_600, 9_510)).toBe('Saves $24,090 a year, $120,450 over five years');
    expect(savingWords(9_510, 33_600)).toBe('Costs $24,090 more a year, $120,450 over five years');
    expect(savingWords(9_510.2, 9_509.9)).toBe('Costs the same as today');
  });

  test.each([
    [{ by: 'country', id: 'de' }, true],
    [{ by: 'rate', rate: 101 }, false],
    [{ by: 'rate', rate: '42' }, false],
    [{ by: 'amount', amount: -1 }, false],
    [{ by: 'amount', amount: 1 }, true],
    [{ by: 'other' }, false],
    ['de', false],
  ])('what the device keeps is checked: %j', (value, isChoice) => {
    expect(isPresentTaxChoice(value)).toBe(isChoice);
  });
});
