/** Countries to leave and regimes to move to, as the data have them. */
import { compileData } from '../../../data/compiler/index.ts';
import { newCountryOf } from '../../../src/catalogue/movePlan.ts';
import type { MoveDestination, MoveHome, RegimeLaw } from '../../../src/law/index.ts';

const { moveYear: how, homes: today, laws } = compileData();

export function lawOf(id: string): RegimeLaw {
  const law = laws.regimes[id];
  if (!law) throw new Error(`There is no law of ${id}.`);
  return law;
}

export const DESTINATIONS: readonly MoveDestination[] = Object.values(how.arrive).flatMap((country) =>
  Object.keys(country.regimes).map((id) => ({ country, law: lawOf(id) })),
);

export function destination(id: string): MoveDestination {
  const found = DESTINATIONS.find(({ law }) => law.program.id === id);
  if (!found) throw new Error(`Nobody moves to ${id}.`);
  return found;
}

/** Ids of all countries that can be left for a country. @param slug of where one goes, by default Malta */
export function homeIds(slug = 'malta'): readonly string[] {
  return today.flatMap(({ id, slug: own }) => (own === slug ? [] : [id]));
}

/** A country as one leaves it for another, with its first scheme. @param slug of where one goes, by default Malta */
export function home(id: string, slug = 'malta'): MoveHome {
  const country = how.leave[id];
  const scheme = today.find((one) => one.id === id)?.schemes[0];
  const agreed = how.agreed[id]?.[slug];
  if (!country || !scheme || !agreed) throw new Error(`Nobody leaves ${id} for ${slug}.`);
  return { country, law: lawOf(scheme.id), ...agreed, to: newCountryOf(how, country, slug) };
}
