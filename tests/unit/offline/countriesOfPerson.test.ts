import { expect, test } from 'vitest';
import { countriesOfPerson } from '../../../src/offline/countriesOfPerson.ts';
import { storedSituation } from '../../../src/situation/store.ts';
import { comparison } from '../../../src/stores/comparison.ts';
import { persistedPlan } from '../../../src/stores/plan.ts';
import { NO_STAYS, persistedStays } from '../../../src/stores/stays.ts';

test('stays come first, then home, the plan and the comparison, each country once', async () => {
  const stay = (country: string) => ({ id: country, country, arrival: '2026-03-01', departure: null });
  await Promise.all(
    [storedSituation, comparison.persisted, persistedPlan, persistedStays].map((one) => one.start()),
  );
  expect(await countriesOfPerson()).toEqual([]);
  persistedStays.change(() => ({ ...NO_STAYS, stays: [stay('PT'), stay('JP'), stay('RS')] }));
  storedSituation.change(() => ({ home: { country: 'de' } }));
  persistedPlan.change((plan) => ({ ...plan, regimeId: 'mt-res-non-dom' }));
  comparison.persisted.change((one) => ({
    ...one,
    regimeIds: ['rs-freelancer-model-b', 'ge-small-business'],
  }));
  expect(await countriesOfPerson()).toEqual(['portugal', 'serbia', 'germany', 'malta', 'georgia']);
});
