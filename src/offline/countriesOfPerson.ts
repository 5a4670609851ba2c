import { PLACES } from '../catalogue/places.ts';
import { today } from '../situation/clock.ts';
import { endOf, lastStay } from '../situation/hereToday.ts';
import { storedSituation } from '../situation/store.ts';
import { comparison } from '../stores/comparison.ts';
import type { Persisted } from '../stores/persist.ts';
import { persistedPlan } from '../stores/plan.ts';
import { persistedStays, type StoredStay } from '../stores/stays.ts';

/**
 * Where a person is, will be and was, comes from, plans to go and compares, in the order in which it will be needed: slugs.
 * Of what was, the last comes first.
 */
export async function countriesOfPerson(): Promise<readonly string[]> {
  const { stays } = await keptIn(persistedStays);
  const { regimeId } = await keptIn(persistedPlan);
  const { home } = await keptIn(storedSituation);
  const { regimeIds } = await keptIn(comparison.persisted);
  const ids = [
    ...inOrder(stays, today()).map(({ country }) => country.toLowerCase()),
    ...(home && 'country' in home ? [home.country] : []),
    ...[regimeId ?? '', ...regimeIds].map((id) => id.slice(0, 2)),
  ];
  return [...new Set(ids)].flatMap((id) => PLACES.find((place) => place.id === id)?.slug ?? []);
}

function inOrder(stays: readonly StoredStay[], day: string): readonly StoredStay[] {
  const here = lastStay(stays, day);
  const ahead = stays.filter(({ arrival }) => arrival > day);
  const past = stays.filter(({ arrival }) => arrival <= day);
  return [
    ...(here ? [here] : []),
    ...ahead.sort((a, b) => (a.arrival < b.arrival ? -1 : 1)),
    ...past.sort((a, b) => (endOf(a) < endOf(b) ? 1 : -1)),
  ];
}

async function keptIn<Value>({ start, store }: Persisted<Value>): Promise<Value> {
  await start();
  return store.getState().value;
}
