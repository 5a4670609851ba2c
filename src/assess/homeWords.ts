/** What is said of the country in which tax is paid today. */
import { formatList, nameInText } from '../catalogue/format.ts';
import type { Home } from '../catalogue/homes.ts';
import type { Assessed } from './assessor.ts';

/** Where a scheme differs from place to place: "The average of Italy counts: the regional surcharge is 0.97% to 3.33% by region." */
export function averageSentence(
  { name, averages }: Pick<Home, 'name' | 'averages'>,
  schemeId: string,
): string | null {
  const own = averages[schemeId] ?? [];
  if (own.length === 0) return null;
  const parts = own.map(
    (one) =>
      `${one.name.charAt(0).toLowerCase()}${one.name.slice(1)} is ${one.low} to ${one.high} by ${one.by}`,
  );
  return `The average of ${nameInText(name)} counts: ${formatList(parts)}.`;
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
