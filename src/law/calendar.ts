/** Days and months of a year that is cut by a move. Dates are "YYYY-MM-DD" and no clock is read. */

/** A date that is none; the message quotes it. */
export class MoveDateError extends Error {}

/** A day of the calendar: month and day count from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * Reads a date such as "2027-05-01".
 * @throws MoveDateError for anything that is not a day of the calendar.
 */
export function dayOf(text: string): Day {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const [year = 0, month = 0, day = 0] = (match ?? []).slice(1).map(Number);
  if (match === null || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) {
    throw new MoveDateError(`"${text}" is no date; allowed is a day such as 2027-05-01`);
  }
  return { year, month, day };
}

export function isoOf({ year, month, day }: Day): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** @param month 1 to 12 */
export function daysInMonth(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0);
}

/** Days since 1970-01-01. */
export function dayNumber({ year, month, day }: Day): number {
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

export function dayAfter(day: Day, days = 1): Day {
  const date = new Date((dayNumber(day) + days) * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The months of a year from a day of arrival to 31 December. */
interface MonthsThere {
  readonly year: number;
  /** Days from the arrival, that day included, to 31 December. */
  readonly days: number;
  readonly daysOfYear: number;
  /** Months begun, that of the arrival included. */
  readonly months: number;
  /** The same with the month of the arrival as its share of days. */
  readonly exactMonths: number;
  /** Whole weeks of these days. */
  readonly weeks: number;
  /** How many Mondays there are. */
  readonly mondays: number;
  /** The month of the arrival, 1 to 12. */
  readonly firstMonth: number;
  /**
   * Share of the income of these months that falls into the month of the arrival, 0 to 1. On 1 January it is 0: the year
   * is whole, and a regime that begins the month after the application was applied for in December.
   */
  readonly shareOfFirstMonth: number;
}

export function monthsThere(arrival: Day): MonthsThere {
  const { year, month, day } = arrival;
  const first = dayNumber(arrival);
  const days = dayNumber({ year, month: 12, day: 31 }) - first + 1;
  const ofMonth = daysInMonth(year, month);
  const partOfMonth = (ofMonth - day + 1) / ofMonth;
  const exactMonths = 12 - month + partOfMonth;
  return {
    ...{ year, days, daysOfYear: daysOfYear(year), months: 13 - month, exactMonths },
    ...{ weeks: Math.floor(days / 7), mondays: mondaysFrom(first, days), firstMonth: month },
    shareOfFirstMonth: month === 1 && day === 1 ? 0 : partOfMonth / exactMonths,
  };
}

/** How many Mondays there are among days from a first one on. 1970-01-01 was a Thursday, so that Monday is 4 after a multiple of 7. */
function mondaysFrom(first: number, days: number): number {
  return Math.floor((first + days - 1 - 4) / 7) - Math.floor((first - 1 - 4) / 7);
}

export function daysOfYear(year: number): number {
  return daysInMonth(year, 2) === 29 ? 366 : 365;
}

/** The tax year of a home country that holds the last day there, up to that day. */
export interface MonthsBefore {
  /** First and last day of that tax year. */
  readonly first: Day;
  readonly last: Day;
  /** Days from its first day to the last one in the country, both included. */
  readonly days: number;
  readonly daysOfYear: number;
  /** The same with months of 30 days. */
  readonly days360: number;
  /** Months, that of leaving as its share of days. */
  readonly exactMonths: number;
  /** Months begun, whole ones, and those whose 15th day is before the move. */
  readonly begunMonths: number;
  readonly wholeMonths: number;
  readonly fifteenthMonths: number;
  /** Quarters begun. */
  readonly quarters: number;
  /** Days left in the calendar year. */
  readonly daysAbroad: number;
  /** Whole weeks, and Mondays. */
  readonly weeks: number;
  readonly mondays: number;
}

/** @param starts first day of the tax year as "MM-DD" */
export function monthsBefore(leaving: Day, starts: string): MonthsBefore {
  const [month = 1, day = 1] = starts.split('-').map(Number);
  const inSameYear = leaving.month > month || (leaving.month === month && leaving.day >= day);
  const first = { year: leaving.year - (inSameYear ? 0 : 1), month, day };
  const last = dayAfter({ ...first, year: first.year + 1 }, -1);
  const days = dayNumber(leaving) - dayNumber(first) + 1;
  const exactMonths = monthsBetween(first, leaving);
  const fullMonths = Math.floor(exactMonths + 1e-9);
  const started = exactMonths - fullMonths > 1e-9 ? 1 : 0;
  const isPastFifteenth = started === 1 && leaving.day >= 15;
  return {
    ...{ first, last, days, exactMonths },
    daysOfYear: dayNumber(last) - dayNumber(first) + 1,
    days360: Math.round(exactMonths * 30),
    begunMonths: fullMonths + started,
    wholeMonths: fullMonths,
    fifteenthMonths: fullMonths + (isPastFifteenth ? 1 : 0),
    quarters: Math.ceil((fullMonths + started) / 3),
    daysAbroad: dayNumber({ year: leaving.year, month: 12, day: 31 }) - dayNumber(leaving),
    weeks: Math.floor(days / 7),
    mondays: mondaysFrom(dayNumber(first), days),
  };
}

/** Months from a first day to a last one, both included; a month that is cut counts as its share of days. */
function monthsBetween(first: Day, last: Day): number {
  let months = 0;
  eachMonth(first, last, (_, share) => {
    months += share;
  });
  return months;
}

/** The months from a first day to a last one, both included, each with its share of days, 0 to 1. */
export function eachMonth(first: Day, last: Day, visit: (month: number, share: number) => void): void {
  let { year, month } = first;
  for (;;) {
    const ofMonth = daysInMonth(year, month);
    const from = year === first.year && month === first.month ? first.day : 1;
    const isLast = year === last.year && month === last.month;
    visit(month, ((isLast ? last.day : ofMonth) - from + 1) / ofMonth);
    if (isLast) return;
    month = month === 12 ? 1 : month + 1;
    if (month === 1) year++;
  }
}
