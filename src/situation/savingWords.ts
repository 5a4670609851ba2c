/** What moving saves, in words. */
import type { MoneyFormat } from '../catalogue/money.ts';
import type { Projection } from '../tax/index.ts';

/** How many years of a stay a yearly saving counts for: none after the regime has ended; null where no stay is said. */
export function savedYears(
  years: number | null,
  projection: Pick<Projection, 'endsAfter'> | null,
): number | null {
  return years === null ? null : Math.min(years, projection?.endsAfter ?? years);
}

/** "Saves $12,300 a year", and over how many years where that is known. @param saving USD per year. */
export function savingWords(saving: number, money: MoneyFormat, years: number | null = null): string {
  if (money(Math.abs(saving)) === money(0)) return 'Costs the same as today';
  const size = Math.abs(saving);
  const overYears = years !== null && years > 1 ? `, ${money(size * years)} over ${years} years` : '';
  return saving > 0
    ? `Saves ${money(size)} a year${overYears}`
    : `Costs ${money(size)} more a year${overYears}`;
}
