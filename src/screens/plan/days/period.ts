/** Which days are shown, and what of them stands on paper. */
import { type Stretch, staysWithin, twelveMonthsTo } from '../../../assess/daysByCountry.ts';
import { shortDay } from '../../../assess/daysEnglish.ts';
import type { DaysRecord, StoredStay } from '../../../stores/stays.ts';

/** What is shown, and printed: a year, or the twelve months that end on a day. */
export interface Period extends Stretch {
  readonly year: number;
  readonly isMoving: boolean;
}

/** @param end of twelve months; null for the year */
export function periodOf(year: number, end: string | null): Period {
  return end === null
    ? { year, isMoving: false, from: `${year}-01-01`, to: `${year}-12-31` }
    : { year, isMoving: true, ...twelveMonthsTo(end) };
}

/** "2026", or "2 Dec 2025 to 1 Dec 2026". */
export function periodWords({ year, isMoving, from, to }: Period): string {
  return isMoving ? `${shortDay(from)} to ${shortDay(to)}` : `${year}`;
}

export const isIn = ({ arrival, departure }: StoredStay, { from, to }: Stretch) =>
  arrival <= to && (departure === null || departure >= from);

/** The year to begin with: in January the one that has ended, of which papers are due; else this one or the next with a stay. */
export function firstYear(stays: readonly StoredStay[], today: string): number {
  const thisYear = Number(today.slice(0, 4));
  const ended = thisYear - 1;
  if (today.slice(5, 7) === '01' && stays.some((stay) => isIn(stay, periodOf(ended, null)))) return ended;
  const touched = stays
    .flatMap(({ arrival, departure }) => {
      const begin = Number(arrival.slice(0, 4));
      // An open stay goes on today, unless it has not begun.
      return [begin, departure === null ? Math.max(begin, thisYear) : Number(departure.slice(0, 4))];
    })
    .sort((a, b) => a - b);
  return touched.find((year) => year >= thisYear) ?? touched.at(-1) ?? thisYear;
}

/** What of a period has happened by today; one that lies ahead as a whole. */
export function countedOf({ from, to }: Stretch, today: string): Stretch {
  return { from, to: from > today || to < today ? to : today };
}

/** The record as paper has it: what has happened by today; of a time that lies ahead, what is planned. */
export function onPaper(record: DaysRecord, { from }: Stretch, today: string): DaysRecord {
  return from > today ? record : { ...record, stays: staysWithin(record.stays, { from: '', to: today }) };
}

/** When a stay was, cut to a period: "1 Jan 2026 to 10 Feb 2026, there since 1 Sept 2025". */
export function whenWithin(stay: StoredStay, period: Stretch, today: string): StayWhen {
  const { from, to } = countedOf(period, today);
  const [cut] = staysWithin([stay], { from, to });
  if (!cut) return { stay, words: '' };
  const { arrival, departure } = cut;
  const words = [
    `${shortDay(arrival)} to ${shortDay(departure ?? to)}`,
    ...(arrival > stay.arrival ? [`there since ${shortDay(stay.arrival)}`] : []),
    ...(stay.departure === null || stay.departure > to ? ['goes on'] : []),
  ];
  return { stay: cut, words: words.join(', ') };
}

interface StayWhen {
  readonly stay: StoredStay;
  readonly words: string;
}
