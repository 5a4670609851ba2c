/** What is said of the country in which tax is paid today. */
import { formatList, nameInText } from '../catalogue/format.ts';
import type { HomeAverage } from '../catalogue/homeSchemes.ts';
import type { BetterStay } from './atHome.ts';

/** Beside today's tax: "average of Italy". */
export function averagePart({ place }: HomeAverage): string {
  return `average of ${nameInText(place)}`;
}

/** "Today's tax is the average of Italy: regional surcharge is 0.97% to 3.33% by region." */
export function averageSentence(average: HomeAverage): string {
  const parts = average.parts.map(
    ({ name, low, high, by }) =>
      `${name.charAt(0).toLowerCase()}${name.slice(1)} is ${low} to ${high} by ${by}`,
  );
  return `Today's tax is the ${averagePart(average)}: ${formatList(parts)}.`;
}

/** What somebody would do who stays: "Stay, and set up a company". */
export function stayTitle({ isSame, isNewCompany }: Pick<BetterStay, 'isSame' | 'isNewCompany'>): string {
  if (isSame) return 'Stay, and pay yourself the best way';
  return isNewCompany ? 'Stay, and set up a company' : 'Stay, and change your scheme';
}
