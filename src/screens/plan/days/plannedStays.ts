/** What a person has said about her move, as stays to begin with. */
import { type DaysRecord, NO_STAYS } from '../../../stores/stays.ts';

/**
 * At home until the day of arrival, there from then on. At home from two years before: some rules, as that of the
 * United States, count the years before the one of the move. Both as a resident: limits of visitors do not hold.
 * @param from upper-case code of the home country, as `to` of the destination
 * @param arrival ISO date
 */
export function plannedStays(from: string, to: string, arrival: string): DaysRecord {
  const begin = `${Number(arrival.slice(0, 4)) - 2}-01-01`;
  return {
    ...NO_STAYS,
    stays: [
      { id: 'home', country: from, arrival: begin, departure: arrival, permit: true },
      { id: 'there', country: to, arrival, departure: null, permit: true },
    ],
    recordFrom: begin,
  };
}
