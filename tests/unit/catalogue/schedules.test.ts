import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { expect, test } from 'vitest';
import { schedulesFor } from '../../../src/catalogue/schedules.ts';
import { scheduleOf } from '../../../src/law/index.ts';

const regimes = countries.flatMap(({ taxRegimes }) => taxRegimes);

test('a regime is prepared once for all screens', () => {
  const first = schedulesFor(taxBrackets);
  const second = schedulesFor({ ...taxBrackets });
  for (const regime of regimes) {
    const schedule = first.scheduleOf(regime);
    expect(second.scheduleOf(regime)).toBe(schedule);
    expect(schedule).toEqual(scheduleOf(regime, taxBrackets[regime.id] ?? []));
  }
});

test('other brackets make another schedule, whichever was asked for before', () => {
  const regime = regimes.find(({ id }) => (taxBrackets[id] ?? []).length > 0);
  if (!regime) throw new Error('No regime has brackets.');
  const without = schedulesFor({});
  const given = schedulesFor(taxBrackets);
  const prepared = given.scheduleOf(regime);
  expect(without.scheduleOf(regime)).toEqual(scheduleOf(regime, []));
  expect(given.scheduleOf(regime)).toEqual(prepared);
});
