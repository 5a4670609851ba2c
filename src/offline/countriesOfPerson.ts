import { PLACES } from '../catalogue/places.ts';
import { storedSituation } from '../situation/store.ts';
import { comparison } from '../stores/comparison.ts';
import type { Persisted } from '../stores/persist.ts';
import { persistedPlan } from '../stores/plan.ts';
import { persistedStays } from '../stores/stays.ts';

/** Where a person stays, plans to go, compares and comes from, in the order in which it will be needed: slugs. */
export async function countriesOfPerson(): Promise<readonly string[]> {
  const { stays } = await keptIn(persistedStays);
  const { regimeId } = await keptIn(persistedPlan);
  const { home } = await keptIn(storedSituation);
  const { regimeIds } = await keptIn(comparison.persisted);
  const ids = [
    ...stays.map(({ country }) => country.toLowerCase()),
    ...(home && 'country' in home ? [home.country] : []),
    ...[regimeId ?? '', ...regimeIds].map((id) => id.slice(0, 2)),
  ];
  return [...new Set(ids)].flatMap((id) => PLACES.find((place) => place.id === id)?.slug ?? []);
}

async function keptIn<Value>({ start, store }: Persisted<Value>): Promise<Value> {
  await start();
  return store.getState().value;
}
