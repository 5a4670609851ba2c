import { expect, test, vi } from 'vitest';
import { countriesOfPerson } from '../../../src/offline/countriesOfPerson.ts';
import { storedSituation } from '../../../src/situation/store.ts';
import { comparison } from '../../../src/stores/comparison.ts';
import { persistedPlan } from '../../../src/stores/plan.ts';
import { NO_STAYS, persistedStays } from '../../../src/stores/stays.ts';

const stay = (country: string, arrival: string, departure: string | null = null) => ({
  ...{ id: country, country, arrival, departure },
});

test('stays come first, then home, the plan and the comparison, each country once', async () => {
  await Promise.all(
    [storedSituation, comparison.persisted, persistedPlan, persistedStays].map((one) => one.start()),
  );
  expect(await countriesOfPerson()).toEqual([]);
  persistedStays.change(() => ({
    ...NO_STAYS,
    stays: [
      stay('RS', '2025-01-01', '2025-03-01'),
      stay('JP', '2025-03-01', '2025-06-01'),
      stay('PT', '2025-06-01'),
    ],
  }));
  storedSituation.change(() => ({ home: { country: 'de' } }));
  persistedPlan.change((plan) => ({ ...plan, regimeId: 'mt-res-non-dom' }));
  comparison.persisted.change((one) => ({
    ...one,
    regimeIds: ['rs-freelancer-model-b', 'ge-small-business'],
  }));
  expect(await countriesOfPerson()).toEqual(['portugal', 'serbia', 'germany', 'malta', 'georgia']);
});

test('of the stays the country of today comes first, then those ahead, then the last ones', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00') });
  await persistedStays.start();
  storedSituation.change(() => ({}));
  persistedPlan.change((plan) => ({ ...plan, regimeId: null }));
  comparison.persisted.change((one) => ({ ...one, regimeIds: [] }));
  persistedStays.change(() => ({
    ...NO_STAYS,
    stays: [
      stay('GE', '2026-01-10', '2026-02-20'),
      stay('ES', '2026-02-20', '2026-10-19'),
      stay('PT', '2026-10-20', null),
      stay('MT', '2027-05-01', '2027-06-01'),
      stay('RS', '2027-02-01', '2027-03-01'),
    ],
  }));
  expect(await countriesOfPerson()).toEqual(['portugal', 'serbia', 'malta', 'spain', 'georgia']);
  vi.useRealTimers();
});
