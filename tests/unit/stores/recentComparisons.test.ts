import { expect, test } from 'vitest';
import { createRecentComparisons } from '../../../src/stores/recentComparisons.ts';

test.each([
  [
    'what is added to a comparison stays one',
    [
      [
        ['a', 'b'],
        ['a', 'b', 'c'],
      ],
    ],
    [['a', 'b', 'c']],
  ],
  ['a single regime is none', [[[], ['a']]], []],
  ['what is taken apart is kept as it was', [[['a', 'b'], ['a']]], [['a', 'b']]],
  [
    'the same regimes in another order are the same',
    [
      [[], ['a', 'b']],
      [[], ['b', 'a']],
    ],
    [['b', 'a']],
  ],
  [
    'the latest five come first',
    ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => [[], ['x', id]]),
    ['f', 'e', 'd', 'c', 'b'].map((id) => ['x', id]),
  ],
])('%s', (_, changes, expected) => {
  const recent = createRecentComparisons();
  for (const [before = [], after = []] of changes) recent.changed(before, after);
  expect(recent.persisted.store.getState().value).toEqual(expected);
});
