/** What the languages of a browser make likely is offered first, and never taken for an answer. */
import { expect, test } from 'vitest';
import { likelyCountries, likelyCurrencies, likelyHome } from '../../../src/situation/locale.ts';

test.each([
  [['de-DE'], ['EUR']],
  [
    ['pl-PL', 'en-US'],
    ['PLN', 'EUR'],
  ],
  [['en-GB'], ['GBP']],
  [['en-CA'], ['CAD']],
  [['en-US'], []],
  [['es-PA'], []],
  [['fi-FI'], ['EUR']],
  [['de'], []],
  [['x-unknown'], []],
] as const)('languages %j propose %j', (languages, currencies) => {
  expect(likelyCurrencies(languages)).toEqual(currencies);
});

test('six countries: of the languages’ regions, then where the languages are spoken, then those asked for most', () => {
  expect(likelyCountries(['pl-PL'])).toEqual(['pl', 'us', 'gb', 'de', 'ca', 'fr']);
  expect(likelyCountries(['de-AT', 'en'])).toEqual(['at', 'de', 'ch', 'us', 'gb', 'ca']);
  expect(likelyCountries(['de', 'en-US'])).toEqual(['de', 'us', 'at', 'ch', 'gb', 'ca']);
  expect(likelyCountries([])).toHaveLength(6);
});

test.each([
  [['en-US', 'en'], undefined, 'us'],
  [['en-US'], 'USD', 'us'],
  [['en-US'], 'EUR', null],
  [['en-US'], 'PLN', 'pl'],
  [['de-DE', 'en-US'], 'EUR', 'de'],
  [['de', 'en-US', 'en'], undefined, null],
  [['de', 'en-US', 'en'], 'USD', null],
  // Dollars are the default, and contradict nobody.
  [['de-DE'], 'USD', 'de'],
  [['de-DE'], 'PLN', 'pl'],
] as const)('languages %j and %s point to the home %s', (languages, currency, home) => {
  expect(likelyHome(currency, languages)).toBe(home);
});
