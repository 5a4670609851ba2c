/** What the days begin with: the countries where one may have been, an example, and the stays of the plan. */
import { placeOf } from '../../../catalogue/places.ts';
import { movesFreely } from '../../../situation/situation.ts';
import { type DaysRecord, NO_STAYS } from '../../../stores/stays.ts';

/** Whether there is a picture of its flag: of the countries that the site is about. */
export function hasFlag(code: string): boolean {
  return placeOf(code.toLowerCase()) !== null;
}

/** A year between two homes, for a person who has entered nothing yet. */
export function exampleDays(year: number): DaysRecord {
  return {
    stays: [
      { id: 'e1', country: 'DE', arrival: `${year}-01-01`, departure: `${year}-04-30` },
      { id: 'e2', country: 'BG', arrival: `${year}-04-30`, departure: `${year}-07-15` },
      { id: 'e3', country: 'IT', arrival: `${year}-07-15`, departure: `${year}-08-05` },
      { id: 'e4', country: 'BG', arrival: `${year}-08-05`, departure: `${year}-12-20` },
      { id: 'e5', country: 'DE', arrival: `${year}-12-20`, departure: `${year}-12-31` },
    ],
    recordFrom: `${year}-01-01`,
    uk: null,
    example: true,
  };
}

/**
 * What a person has said about a move, as stays: at home until the day of arrival, there from then on. At home from two years before: some rules, as that of the
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
