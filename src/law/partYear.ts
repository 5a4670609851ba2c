/** A tax year that an arrival or a departure cuts, as the names and shares that formulas ask for. */
import { shareName, WHOLE_YEAR } from './assess.ts';
import { type Day, monthsBefore, monthsThere } from './calendar.ts';
import { type LawProgram, SHARED_AMOUNTS, type SharedAmount, type Sharing } from './program.ts';
import type { LawCase } from './results.ts';
import type { LawPeriod } from './year.ts';

/** A case with the months of the tax year in which it falls. */
export interface CutYear {
  readonly known: LawCase;
  readonly period: LawPeriod;
}

/** How long somebody is in a country in one of its tax years. */
interface TimeThere {
  readonly months: number;
  readonly exactMonths: number;
  readonly days: number;
  readonly daysOfYear: number;
}

/**
 * The calendar year of an arrival.
 * @param known turnover and costs of the months there, what was earned before, whether the year makes a resident
 */
export function yearOfArrival({ partYear }: Pick<LawProgram, 'partYear'>, on: Day, known: LawCase): CutYear {
  const { year, ...there } = monthsThere(on);
  const quarters = Object.fromEntries(
    [1, 2, 3, 4].map((quarter) => [
      `quarterMonths${quarter}`,
      Math.min(Math.max(quarter * 3 - there.firstMonth + 1, 0), 3),
    ]),
  );
  return {
    known: { ...WHOLE_YEAR, ...there, ...quarters, ...sharesOf(partYear, there), ...known },
    period: { taxYear: year, firstMonth: there.firstMonth },
  };
}

/**
 * The tax year that holds the last day in a country.
 * @param known turnover until that day and after it (`until`, `after`), turnover, costs and profit of the whole tax
 *   year, agreements. Costs are spread over it like turnover.
 */
export function yearOfDeparture(
  { partYear, taxYearStarts, untilLeaving }: Pick<LawProgram, 'partYear' | 'taxYearStarts' | 'untilLeaving'>,
  on: Day,
  known: LawCase,
): CutYear {
  const { first, last: _last, ...before } = monthsBefore(on, taxYearStarts);
  const counts = { ...before, months: untilLeaving ? before.begunMonths : before.exactMonths };
  const shares = sharesOf(partYear, counts);
  const { until = 0, after = 0, turnover = 0, profit = turnover } = known;
  const net = turnover > 0 ? profit / turnover : 1;
  const profits = { profitUntil: until * net, profitAfter: after * net };
  const ofUntil = untilLeaving && {
    ...{ turnover: until, profit: until * net, costs: until * (1 - net) },
    ...quartersUntil(before.begunMonths),
  };
  return {
    known: { ...WHOLE_YEAR, ...counts, ...shares, ...profits, leavingYear: on.year, ...known, ...ofUntil },
    period: { taxYear: first.year, lastMonth: Math.max(before.begunMonths, 1) },
  };
}

/** Months begun of each quarter. */
function quartersUntil(begunMonths: number): LawCase {
  const months = (quarter: number) => Math.min(Math.max(begunMonths - 3 * (quarter - 1), 0), 3);
  return Object.fromEntries([1, 2, 3, 4].map((quarter) => [`quarterMonths${quarter}`, months(quarter)]));
}

function sharesOf(partYear: LawProgram['partYear'], there: TimeThere): LawCase {
  return Object.fromEntries(
    SHARED_AMOUNTS.map((amount) => [shareName(amount), shareOf(amount, partYear[amount] ?? 'whole', there)]),
  );
}

/**
 * Which part of an amount of a whole year counts. Fixed amounts that are due by the day are monthly amounts, with the
 * first month in proportion.
 */
function shareOf(
  amount: SharedAmount,
  sharing: Sharing,
  { months, exactMonths, days, daysOfYear }: TimeThere,
): number {
  if (sharing === 'whole') return 1;
  if (sharing === 'by-day') return amount === 'fixed' ? exactMonths / 12 : days / daysOfYear;
  return months / 12;
}
