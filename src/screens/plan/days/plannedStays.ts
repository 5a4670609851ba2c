/** What a person has said about her move, as stays to begin with. */
import { type DaysRecord, NO_STAYS } from '../../../stores/stays.ts';

/**
 * At home until the day of arrival, there from then on. The tax year that she leaves in begins with it, where that is
 * the calendar year.
 * @param from upper-case code of the home country, as `to` of the destination
 * @param arrival ISO date
 */
export function plannedStays(from: string, to: string, arrival: string): DaysRecord {
  const year = Number(arrival.slice(0, 4));
  const begin = `${arrival.endsWith('-01-01') ? year - 1 : year}-01-01`;
  return {
    ...NO_STAYS,
    stays: [
      { id: 'home', country: from, arrival: begin, departure: arrival },
      { id: 'there', country: to, arrival, departure: null },
    ],
    recordFrom: begin,
  };
}
