import { expect, test } from 'vitest';
import { compareText, selectedText } from '../../../src/catalogue/countWords.ts';
import { countOf } from '../../../src/catalogue/format.ts';

test.each([
  [2, 2, 'Compare 2 Countries'],
  [3, 2, 'Compare 3 regimes of 2 countries'],
  [2, 1, 'Compare 2 regimes of 1 country'],
])('%d regimes of %d countries: the button reads %j', (regimes, countries, text) => {
  expect(compareText(regimes, countries)).toBe(text);
});

test.each([
  [0, 0, '0 new countries selected'],
  [1, 1, '1 new country selected'],
  [2, 2, '2 new countries selected'],
  [2, 1, '2 new regimes of 1 country selected'],
])(
  '%d new regimes of %d countries: the footer of the dialog reads %j',
  { tags: 'state-dialog-button' },
  (regimes, countries, text) => {
    expect(selectedText(regimes, countries)).toBe(text);
  },
);

test.each([
  [1, 'year', '1 year'],
  [0, 'day', '0 days'],
  [1, 'country', '1 country'],
  [3, 'country', '3 countries'],
])('%i %s in words', (count, noun, words) => {
  expect(countOf(count, noun)).toBe(words);
});
