/** The budget of attention: what counts as a word and as a figure. */
import { expect, test } from 'vitest';
import { countsOf } from '../../budget/firstScreens.ts';

test.each([
  ['You keep $53,658 a year', { words: 4, figures: 1 }],
  ['CA$12,500 a month', { words: 2, figures: 1 }],
  ['6.2% · then 19.1%', { words: 1, figures: 2 }],
  ['€ 0 – € 500,000', { words: 0, figures: 2 }],
  ['Región, naïve, 8.5', { words: 2, figures: 1 }],
  ['4 years, until 2029', { words: 2, figures: 2 }],
  ['', { words: 0, figures: 0 }],
  [' — · ', { words: 0, figures: 0 }],
])('%j has %o', (text, counts) => {
  expect(countsOf(text)).toEqual(counts);
});
