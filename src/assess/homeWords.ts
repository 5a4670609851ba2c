/** What is said of the country in which tax is paid today. */
import { formatList, nameInText } from '../catalogue/format.ts';
import type { HomeAverage } from '../catalogue/homeSchemes.ts';
import type { Assessed } from './assessor.ts';

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

interface Regimes {
  readonly today: Pick<Assessed, 'regime'>;
  readonly better: Pick<Assessed, 'regime'>;
}

/** What somebody would do who stays: "Stay, and set up a company". */
export function stayTitle({ today, better }: Regimes): string {
  if (better.regime.id === today.regime.id) return 'Stay, and pay yourself the best way';
  const isNew = better.regime.requiresIncorporation && !today.regime.requiresIncorporation;
  return isNew ? 'Stay, and set up a company' : 'Stay, and change your scheme';
}
