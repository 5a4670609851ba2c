/** What can be chosen for the length and the beginning of a stay, as value and text of a list. */
import { countOf, formatMonth } from '../catalogue/format.ts';
import { MAX_YEARS } from './checks.ts';
import type { Month } from './situation.ts';

type Choices = readonly (readonly [value: string, text: string])[];

const MONTHS_AHEAD = 36;

export const YEAR_CHOICES: Choices = Array.from({ length: MAX_YEARS }, (_, at) => [
  String(at + 1),
  countOf(at + 1, 'year'),
]);

/**
 * The months from now on, and before them the one that is shown, if it is none of them.
 * @param today ISO date
 */
export function monthChoices(shown: Month | undefined, today: string): Choices {
  const [thisYear = 0, thisMonth = 1] = today.split('-').map(Number);
  const months = Array.from({ length: MONTHS_AHEAD }, (_, ahead): Month => {
    const month = thisMonth - 1 + ahead;
    return { year: thisYear + Math.floor(month / 12), month: (month % 12) + 1 };
  });
  const isListed = !shown || months.some((month) => monthValue(month) === monthValue(shown));
  return [...(isListed ? [] : [shown]), ...months].map((month) => [monthValue(month), formatMonth(month)]);
}

export function monthValue({ year, month }: Month): string {
  return `${year}-${month}`;
}

/** Undefined for the choice that says nothing. */
export function monthOf(value: string): Month | undefined {
  const [year, month] = value.split('-').map(Number);
  return year && month ? { year, month } : undefined;
}
