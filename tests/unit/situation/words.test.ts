/** What the bar says of a person beside the income. */
import { expect, test } from 'vitest';
import { figuresOf } from '../../../src/situation/figures.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { situationWords } from '../../../src/situation/words.ts';

test.each<[Situation, string[]]>([
  [{}, []],
  [{ profession: 'design' }, ['designer']],
  [{ profession: 'trade', costs: { percent: 40 }, citizenships: ['gb'] }, ['trader', 'British', '40% costs']],
  [{ citizenships: ['de', 'ie'], home: { country: 'de' } }, ['German and Irish', 'from Germany']],
  [{ citizenships: ['other'] }, ['another passport']],
  [{ livedIn: [] }, []],
  [{ household: {} }, []],
  [{ household: { partner: 0, married: true, children: [4, 9] } }, ['with partner and 2 children']],
  [{ household: { partner: 9_000 } }, ['with partner']],
  [{ household: { children: [7] } }, ['with 1 child']],
])('%j: %j', (situation, words) => {
  expect(
    situationWords(figuresOf(situation, 80_000, 2026)).filter((words) => !/^\d+ years? from/.test(words)),
  ).toEqual(words);
});
