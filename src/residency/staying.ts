/** What happens if somebody does not leave when planned. */
import { type History, historyOf } from './history.ts';
import type { CountryCode, Stay } from './types.ts';

/**
 * The history if the last stay in a country that begins by `until` never ended, seen on its first day: what a rule
 * answers to it as `willCrossOn` and `latestDeparture` says how long that stay may last. Null without such a stay.
 * @param until the last day to look at, `2027-12-31`
 */
export function historyIfStaying(
  country: CountryCode,
  stays: readonly Stay[],
  until: string,
  recordFrom: string | null,
): History | null {
  const last = stays
    .filter((stay) => stay.country === country && stay.arrival <= until)
    .reduce<Stay | null>((latest, stay) => (latest && latest.arrival > stay.arrival ? latest : stay), null);
  if (last === null) return null;
  const staying = stays
    .filter((stay) => stay.arrival <= last.arrival)
    .map((stay) => (stay === last ? { ...stay, departure: null } : stay));
  return historyOf(staying, last.arrival, recordFrom);
}
