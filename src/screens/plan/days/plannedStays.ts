/** What a person has said about her move, as stays to begin with. */
import { movesFreely } from '../../../situation/places.ts';
import { type DaysRecord, NO_STAYS } from '../../../stores/stays.ts';

/**
 * At home until the day of arrival, there from then on. At home from two years before: some rules, as that of the
 * United States, count the years before the one of the move. Both as a resident, with a permit where the citizenships
 * do not make one superfluous: limits of visitors do not hold.
 * @param from upper-case code of the home country, as `to` of the destination
 * @param arrival ISO date
 * @param citizenships ids of the situation
 */
export function plannedStays(
  from: string,
  to: string,
  arrival: string,
  citizenships: readonly string[],
): DaysRecord {
  const begin = `${Number(arrival.slice(0, 4)) - 2}-01-01`;
  const permitFor = (code: string) => {
    const country = code.toLowerCase();
    const isFree = citizenships.some((id) => id === country || (movesFreely(id) && movesFreely(country)));
    return isFree ? null : { permit: true as const };
  };
  return {
    ...NO_STAYS,
    stays: [
      { id: 'home', country: from, arrival: begin, departure: arrival, ...permitFor(from) },
      { id: 'there', country: to, arrival, departure: null, ...permitFor(to) },
    ],
    recordFrom: begin,
  };
}
