/** What a home country takes of the calendar year of a move. */
import { TAX_KINDS } from '../types.ts';
import { type Day, dayAfter, dayNumber, daysInMonth, eachMonth, isoOf, monthsBefore } from './calendar.ts';
import type { MoveTax } from './law.ts';
import { shareUntil, taxOfDeparture, wholeYearAtHome } from './leaving.ts';
import {
  type HomePart,
  incomeBefore,
  incomeOfMonth,
  type MoveHome,
  type YearIncome,
  yearOf,
} from './year.ts';

/** A home country's part, and how it is spread over days. */
export interface AtHome {
  readonly part: HomePart;
  /** What it takes of a dollar: earned in the tax year before that of leaving, in that one until leaving, and after. */
  readonly perDollar: { readonly before: number; readonly until: number; readonly after: number };
  /** First day of the tax year of leaving. */
  readonly first: Day;
  readonly lastDay: Day;
  readonly taxesAfter: boolean;
}

/**
 * The home country's part of the calendar year. Its tax year of leaving gives what it takes of a dollar earned in it; a
 * calendar year that begins in the tax year before has months that are taxed as in a whole year.
 */
export function homePart(home: MoveHome, arrival: Day, income: YearIncome, costsShare: number): AtHome {
  const { country, schedule, rate, agreement, citizen = true } = home;
  const lastDay = dayAfter(arrival, -1);
  const ofLastDay = monthsBefore(lastDay, country.taxYear.starts);
  // Where citizens are taxed wherever they live, the year that begins on arrival is taxed as well.
  const abroadAllYear =
    citizen && country.residence.never === true && dayNumber(ofLastDay.last) === dayNumber(lastDay);
  const { first, last } = abroadAllYear ? monthsBefore(arrival, country.taxYear.starts) : ofLastDay;
  const year = yearOf(income) * rate;
  const even = typeof income === 'number';
  const until = abroadAllYear
    ? 0
    : year * (even ? shareUntil(country, lastDay) : earnedBetween(income, first, lastDay));
  const departure = {
    ...{ on: lastDay, until, after: Math.max(year - until, 0), costsPercent: costsShare * 100 },
    ...{ agreement: agreement === true, citizen, abroadAllYear, schedule, rate },
  };
  const tax = taxOfDeparture(country, departure);
  const whole = wholeYearAtHome(departure);
  const earnedUntil = abroadAllYear ? 0 : year * earnedBetween(income, first, lastDay);
  const per = (amount: number, earned: number) => (earned > 1e-9 ? amount / earned : 0);
  const spread = {
    perDollar: {
      before: per(whole.total, year),
      until: per(tax.total - tax.onAfter, earnedUntil),
      after: per(tax.onAfter, year - earnedUntil),
    },
    ...{ first, lastDay, taxesAfter: tax.afterTaxed > 0 },
  };
  let [ofBefore, ofLeaving] = [0, 0];
  for (let month = 1; month <= 12; month++) {
    const { before, until, after } = homeMonth(income, arrival.year, month, spread);
    ofBefore += before;
    ofLeaving += until + after;
  }
  const total = ofBefore + ofLeaving;
  // The calendar year has a part of each tax year; what it has of one it has of all its lines.
  const share = {
    before: per(ofBefore * rate, whole.total),
    leaving: per(ofLeaving * rate, tax.total),
  };
  const lineOf = ({ lines }: MoveTax, place: number) => (lines[place]?.amount ?? 0) / rate;
  const [low, high] = tax.range.map((end) => ofBefore + (share.leaving * end) / rate);
  return {
    ...spread,
    part: {
      income: incomeBefore(income, arrival),
      lines: TAX_KINDS.map((kind, place) => ({
        kind,
        amount: lineOf(whole, place) * share.before + lineOf(tax, place) * share.leaving,
      })),
      ...{ total, range: [low ?? total, high ?? total] },
      taxYear: { ...tax, first: isoOf(first), last: isoOf(last) },
    },
  };
}

/** Share of a year's income that is earned from one day to another. */
function earnedBetween(income: YearIncome, from: Day, to: Day): number {
  let sum = 0;
  eachMonth(from, to, (month, share) => {
    sum += share * incomeOfMonth(income, month);
  });
  const year = yearOf(income);
  return year > 0 ? Math.min(sum / year, 1) : 0;
}

/** What the home country takes for a month of the calendar year of the move, USD, by when it is earned. */
export function homeMonth(
  income: YearIncome,
  year: number,
  month: number,
  { perDollar, first, lastDay, taxesAfter }: Omit<AtHome, 'part'>,
): { readonly before: number; readonly until: number; readonly after: number } {
  const days = daysInMonth(year, month);
  const firstOfMonth = dayNumber({ year, month, day: 1 });
  // Days of the month up to the last one at home, and of those the ones before the tax year of leaving.
  const atHome = Math.min(Math.max(dayNumber(lastDay) - firstOfMonth + 1, 0), days);
  const before = Math.min(Math.max(dayNumber(first) - firstOfMonth, 0), atHome);
  const aDay = incomeOfMonth(income, month) / days;
  return {
    before: before * aDay * perDollar.before,
    until: (atHome - before) * aDay * perDollar.until,
    after: taxesAfter ? (days - atHome) * aDay * perDollar.after : 0,
  };
}
