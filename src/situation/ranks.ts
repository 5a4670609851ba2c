import type { Recommendation } from './recommendations.ts';

/** The places of a list in its order: "1", or "1=" for each of those that leave the same as it is shown. */
export function placesOf(list: readonly Recommendation[]): readonly string[] {
  const same = (a: Recommendation | undefined, b: Recommendation | undefined) =>
    a?.fit.level === b?.fit.level && Math.round(a?.kept ?? 0) === Math.round(b?.kept ?? 0);
  let place = 0;
  return list.map((row, at) => {
    const isJoint = at > 0 && same(row, list[at - 1]);
    if (!isJoint) place = at + 1;
    return isJoint || (at + 1 < list.length && same(row, list[at + 1])) ? `${place}=` : `${place}`;
  });
}
