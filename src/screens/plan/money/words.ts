import { formatCurrency, formatMonth } from '../../../catalogue/format.ts';
import type { AssessedMove } from '../useAssessedMove.ts';
import type { MoneyYear, MoneyYears } from './moneyYears.ts';

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

/** The result of the whole stay: "You keep | €76,675 more | by December 2031", with the amount apart. */
export interface Answer {
  readonly start: string;
  /** Null where there is none to name. */
  readonly amount: string | null;
  readonly end: string;
}

/** What a regime that is over cannot say is not in it. */
export function answerOf(
  { saved, kept, counted }: MoneyYears,
  { figures: { currency }, years, lastMonth }: Stay,
): Answer {
  if (counted === 0) return { start: 'This regime is over before your stay begins', amount: null, end: '' };
  const end =
    counted === years
      ? `by ${formatMonth(lastMonth)}`
      : `in ${counted === 1 ? 'the year' : `the ${counted} years`} it lasts`;
  if (saved === 0) return { start: 'You keep as much as today', amount: null, end };
  const amount =
    saved === null
      ? formatCurrency(kept, currency)
      : `${formatCurrency(Math.abs(saved), currency)} ${saved > 0 ? 'more' : 'less'}`;
  return { start: 'You keep', amount, end };
}

/** The same as a sentence. */
export function resultWords(money: MoneyYears, stay: Stay): string {
  const { start, amount, end } = answerOf(money, stay);
  return `${[start, amount, end].filter(Boolean).join(' ')}.`;
}

/** "You pay €11,826 a year instead of €27,161.": what is paid in the years that have figures; null where none has. */
export function yearWords({ years }: Pick<MoneyYears, 'years'>, currency: string): string | null {
  const inForce = years.filter(({ there }) => there !== null);
  const [first] = inForce;
  const last = inForce.at(-1);
  if (!first || !last) return null;
  const paid = ({ there, atHome }: MoneyYear) => formatCurrency((there ?? 0) + atHome, currency);
  const instead = first.stay === null ? '' : ` instead of ${formatCurrency(first.stay, currency)}`;
  return inForce.every((year) => paid(year) === paid(first))
    ? `You pay ${paid(first)} a year${instead}.`
    : `You pay ${paid(first)} in year ${first.place}, ${paid(last)} in year ${last.place}${instead && `,${instead} each`}.`;
}
