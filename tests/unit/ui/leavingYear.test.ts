import { loadLeaving } from 'virtual:lowtide/move';
import { expect, test } from 'vitest';
import { leavingYearHint } from '../../../src/ui/Sourced.tsx';

test.each([
  ['at', 'What you earn after leaving is not taxed.'],
  ['de', 'Income after leaving is not taxed, but raises your rate.'],
  ['ie', 'What you earn after leaving stays taxed until the end of the year.'],
  ['in', 'What you earn after leaving depends on the day you leave.'],
  ['us', 'Citizens stay taxed on all they earn, wherever they live.'],
])('the year of leaving %s in one sentence', async (id, sentence) => {
  const { leavingYear } = (await loadLeaving[id]?.()) ?? {};
  expect(leavingYear && leavingYearHint(leavingYear)).toBe(sentence);
});
