/** A year that is cut, where sources are silent on what becomes of amounts of a whole year: the other reading. */
import { expect, test } from 'vitest';
import { assessLaw } from '../../../src/law/assess.ts';
import { dayOf } from '../../../src/law/calendar.ts';
import { yearOfArrival } from '../../../src/law/partYear.ts';
import { lawOfYear } from '../../../src/law/year.ts';
import { LAWS } from './laws.ts';

test('bands that may be cut by months: Costa Rica, eight months', () => {
  const program = LAWS.find(({ id }) => id === 'cr-self-employed')?.program;
  if (!program) throw new Error('the law is gone');
  const incomeBy = (partYear = program.partYear) => {
    const known = { turnover: 12_000_000, costs: 0, profit: 12_000_000 };
    const cut = yearOfArrival({ partYear }, dayOf('2026-05-01'), known);
    return assessLaw(lawOfYear(program, cut.period), cut.known).lines.income;
  };
  expect(incomeBy()).toBe(309_150);
  // 10% and 15% of 1,390,000 each above 4,162,666.67, then 20% of 2,057,333.33.
  expect(incomeBy(program.otherPartYear)).toBe(758_966.67);
});
