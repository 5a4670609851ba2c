/** The order in which the plan shows its dates: what to start now, what comes next, and groups around the arrival. */
import { formatMonth } from '../../../catalogue/format.ts';
import type { PlanDate } from '../../../situation/planDates.ts';
import type { Month } from '../../../situation/situation.ts';

interface At {
  /** ISO date. */
  readonly today: string;
  /** Whether the move is over: its dates are a record then, and call for nothing. */
  readonly isRecord: boolean;
}

/** What is not done: what has to be started now for a move that lies ahead, and what comes next. */
export function openOf(
  dates: readonly PlanDate[],
  { done, today, isRecord }: At & { readonly done: readonly string[] },
): { late: readonly PlanDate[]; next: PlanDate | undefined } {
  const open = dates.filter(({ id }) => !done.includes(id));
  const ahead = open.find(({ date }) => date >= today);
  return isRecord
    ? { late: [], next: ahead ?? open[0] }
    : { late: open.filter(({ date }) => date < today), next: ahead };
}

/**
 * "For January 2027, start these now.": steps whose usual day has passed are no reproach, because the month may be one
 * that nobody has chosen.
 */
export function startNowWords(count: number, arrival: Month): string {
  return `For ${formatMonth(arrival)}, start ${count === 1 ? 'this' : 'these'} now.`;
}

interface DateGroup {
  readonly name: string;
  readonly dates: readonly PlanDate[];
}

/** What to start now, before, on and after the day of arrival, and what comes back; groups without a date are left out. */
export function groupsOf(
  dates: readonly PlanDate[],
  { arrival, today, isRecord }: At & { readonly arrival: string },
): DateGroup[] {
  const once = dates.filter(({ repeats }) => repeats === null);
  const again = dates.filter(({ repeats }) => repeats !== null);
  const from = isRecord ? '' : today;
  const groups = [
    { name: 'Start now', dates: once.filter(({ date }) => date < from) },
    { name: 'Before', dates: once.filter(({ date }) => date >= from && date < arrival) },
    { name: 'On the day', dates: once.filter(({ date }) => date === arrival && date >= from) },
    { name: 'After', dates: once.filter(({ date }) => date > arrival && date >= from) },
    {
      name: again.every(({ repeats }) => repeats?.every === 'year') ? 'Every year' : 'Regularly',
      dates: again,
    },
  ];
  return groups.filter(({ dates: group }) => group.length > 0);
}
