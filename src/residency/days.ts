/**
 * The calendar: whole days as numbers, so that counting is subtraction. Day 0 is 1 January 1970; there is no clock
 * and no time zone here. Outside, a day is a text such as `2026-11-22`.
 */

/** A whole day, counted from 1 January 1970. */
export type Day = number;

/** A stretch of whole days, both ends included. Empty if `to` lies before `from`. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

interface Civil {
  readonly year: number;
  readonly month: number;
  readonly date: number;
}

const DAYS_PER_ERA = 146_097;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for years with a 29 February. */
function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** How many days a month (1 to 12) has. */
function monthLength(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * The day of a date in the Gregorian calendar. Years are counted from March, so that the leap day is the last of its
 * year, and in eras of 400 years, after which the calendar repeats.
 */
export function dayOf(year: number, month: number, date: number): Day {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - 719_468;
}

/** The date of a day; the reverse of `dayOf`. */
function civilOf(day: Day): Civil {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1_460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    date: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

/** The day of a text such as `2026-11-22`, or null if it names no day of the calendar. */
export function parseDay(text: string): Day | null {
  const [, year = 0, month = 0, date = 0] = (ISO_DAY.exec(text) ?? []).map(Number);
  if (month < 1 || month > 12 || date < 1 || date > monthLength(year, month)) return null;
  return dayOf(year, month, date);
}

/** Stays are days of a person's life as an adult today; counting over thousands of years would only take long. */
/** More stays would be no person's record; five years of daily moves are 1,826. */
export const MAX_STAYS = 4_000;

const [FIRST_STAY, LAST_STAY] = ['1990-01-01', '2099-12-31'];

/** Whether a value is a day that a stay may begin or end on. */
export function isStayDay(value: unknown): value is string {
  return typeof value === 'string' && parseDay(value) !== null && value >= FIRST_STAY && value <= LAST_STAY;
}

/** `2026-11-22`. */
export function formatDay(day: Day): string {
  const { year, month, date } = civilOf(day);
  return `${`${year}`.padStart(4, '0')}-${`${month}`.padStart(2, '0')}-${`${date}`.padStart(2, '0')}`;
}

/** The date a number of days later: `2026-11-22` and 1 give `2026-11-23`. */
export function daysAfter(date: string, days: number): string {
  return formatDay((parseDay(date) ?? 0) + days);
}

/** The same date some months later (earlier, if negative); the last day of the month where it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = civilOf(day);
  const total = year * 12 + month - 1 + months;
  const targetYear = Math.floor(total / 12);
  const targetMonth = total - targetYear * 12 + 1;
  return dayOf(targetYear, targetMonth, Math.min(date, monthLength(targetYear, targetMonth)));
}

/** First day of the twelve months that end on a day: the same date a year earlier, plus one day. */
export function twelveMonthsStart(end: Day): Day {
  return addMonths(end, -12) + 1;
}

/** How many days both stretches share; 0 or less if none. */
export function sharedDays(a: DayRange, b: DayRange): number {
  return Math.min(a.to, b.to) - Math.max(a.from, b.from) + 1;
}

/** Days of a tax year that starts on a date such as `04-06` and is named by the calendar year of that date. */
export function taxYearRange(startDate: string, year: number): DayRange {
  const month = Number(startDate.slice(0, 2));
  const date = Number(startDate.slice(3));
  return { from: dayOf(year, month, date), to: dayOf(year + 1, month, date) - 1 };
}

/** The tax year that a day lies in. */
export function taxYearOf(startDate: string, day: Day): number {
  const { year } = civilOf(day);
  return day < taxYearRange(startDate, year).from ? year - 1 : year;
}
