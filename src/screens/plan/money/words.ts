import { formatCurrency, formatMonth } from '../../../catalogue/format.ts';
import type { AssessedMove } from '../useAssessedMove.ts';
import type { MoneyYears } from './moneyYears.ts';

/** "€61,150 saved", "€3,000 more tax", "€58,000 of tax". */
export function savedWords({ saved, plan }: Pick<MoneyYears, 'saved' | 'plan'>, currency: string): string {
  if (saved === null) return `${formatCurrency(plan, currency)} of tax`;
  if (saved === 0) return 'As much as today';
  return saved > 0
    ? `${formatCurrency(saved, currency)} saved`
    : `${formatCurrency(-saved, currency)} more tax`;
}

type Stay = Pick<AssessedMove, 'years' | 'lastMonth'> & {
  readonly figures: Pick<AssessedMove['figures'], 'currency'>;
};

/** The result in one sentence; what a regime that is over cannot say is not in it. */
export function resultWords(
  { saved, plan, counted }: MoneyYears,
  { figures, years, lastMonth }: Stay,
): string {
  const { currency } = figures;
  const until =
    counted === years
      ? ` by ${formatMonth(lastMonth)}`
      : ` in ${counted === 1 ? 'the year' : `the ${counted} years`} it lasts`;
  if (counted === 0) return 'This regime is over before your stay begins.';
  if (saved === null) return `You pay ${formatCurrency(plan, currency)} of tax${until}.`;
  if (saved === 0) return `You keep as much as today${until}.`;
  const size = formatCurrency(Math.abs(saved), currency);
  return `You keep ${size} ${saved > 0 ? 'more' : 'less'}${until}.`;
}
