/** What the bar says of a person beside the income. */
import { expect, test } from 'vitest';
import { figuresOf } from '../../../src/situation/figures.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { situationWords, wholeFamilyWords } from '../../../src/situation/words.ts';

/** What stands of them beside the years of the stay. */
function said(situation: Situation): string[] {
  const words = situationWords(figuresOf(situation, 80_000, 2026));
  return words.filter((one) => !/^\d+ years? from/.test(one));
}

/** Nobody moves along, as has been said. */
const household = {};

test.each<[Situation, string[]]>([
  [{}, []],
  [{ household, profession: 'design' }, ['designer']],
  [
    { household, profession: 'trade', costs: { percent: 40 }, citizenships: ['gb'] },
    ['trader', 'British', '40% costs'],
  ],
  [{ household, citizenships: ['de', 'ie'], home: { country: 'de' } }, ['German and Irish', 'from Germany']],
  [{ household, citizenships: ['other'] }, ['another passport']],
  [{ household, livedIn: [] }, []],
  [{ household }, []],
  [{ household: { partner: 0, married: true, children: [4, 9] } }, ['with partner and 2 children']],
  [{ household: { partner: 9_000 } }, ['with partner']],
  [{ household: { children: [7] } }, ['with 1 child']],
])('%j: %j', (situation, words) => {
  expect(said(situation)).toEqual(words);
});

test('figures are for a single person until somebody says who moves along', () => {
  expect(said({ home: { country: 'de' } })).toEqual(['for a single person', 'from Germany']);
  expect(said({ home: { amount: 9_000 } })).toEqual(['for a single person']);
  expect(said({ profession: 'design' })).toEqual(['for a single person', 'designer']);
  expect(said({ home: { amount: 9_000 }, household })).toEqual([]);
});

test('documents say whom they are about', () => {
  expect(wholeFamilyWords({})).toBe('a single person without children');
  expect(wholeFamilyWords({ household: { children: [7] } })).toBe('a person with 1 child');
});
