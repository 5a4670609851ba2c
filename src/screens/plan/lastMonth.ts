import type { Month } from '../../situation/situation.ts';

/** The last month of a stay of whole years. */
export function lastMonthOf({ year, month }: Month, years: number): Month {
  return month === 1 ? { year: year + years - 1, month: 12 } : { year: year + years, month: month - 1 };
}
