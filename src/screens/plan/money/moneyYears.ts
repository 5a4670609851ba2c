/** Tax year by year beside what is paid today, in whole units of the person's currency: what stands there adds up. */
import type { Currency } from '../../../catalogue/currencies.ts';
import { fromUsd } from '../../../catalogue/money.ts';
import type { Projection, ProjectionReason } from '../../../tax/index.ts';

export interface MoneyYear {
  /** Calendar year in which this year of the stay begins. */
  readonly year: number;
  /** 1 for the first year of the stay. */
  readonly place: number;
  readonly regimeId: string;
  /** Tax at home for those who stay; null where it is not known. */
  readonly stay: number | null;
  /** Tax and contributions in the new country; null where the regime is over and none follows. */
  readonly there: number | null;
  /** What home still asks for. */
  readonly atHome: number;
  /** What the move saves, less than 0 where it costs; null where either is not known. */
  readonly saved: number | null;
  /** Income less costs, tax and running costs; null where the regime is over. */
  readonly kept: number | null;
  readonly reasons: readonly ProjectionReason[];
}

export interface MoneyYears {
  readonly years: readonly MoneyYear[];
  /** Sums over the years that have figures. */
  readonly stay: number | null;
  readonly plan: number;
  readonly saved: number | null;
  readonly kept: number;
  /** Number of those years. */
  readonly counted: number;
  /** Income less costs and today's tax in a year at home; null where it is not known. */
  readonly keptAtHome: number | null;
}

/** Amounts of a year in US dollars. */
interface Amounts {
  readonly income: number;
  readonly costs: number;
  readonly currency: Currency;
  /** Null where it is not known. */
  readonly paidToday: number | null;
  readonly stillDue: number;
  readonly runningCosts: number;
}

export function moneyYears(projection: Projection, amounts: Amounts): MoneyYears {
  const shown = (usd: number) => Math.round(fromUsd(usd, amounts.currency));
  const left = shown(amounts.income) - shown(amounts.costs);
  const stay = amounts.paidToday === null ? null : shown(amounts.paidToday);
  const years = projection.years.map(({ year, place, regimeId, total, ended, reasons }): MoneyYear => {
    const there = ended || total === null ? null : shown(total);
    const atHome = there === null ? 0 : shown(amounts.stillDue);
    return {
      ...{ year, place, regimeId, there, atHome, reasons },
      stay,
      saved: stay === null || there === null ? null : stay - there - atHome,
      kept: there === null ? null : left - there - atHome - shown(amounts.runningCosts),
    };
  });
  const inForce = years.filter(({ there }) => there !== null);
  const plan = inForce.reduce((sum, { there, atHome }) => sum + (there ?? 0) + atHome, 0);
  const stayed = stay === null ? null : stay * inForce.length;
  return {
    years,
    stay: stayed,
    plan,
    saved: stayed === null ? null : stayed - plan,
    kept: inForce.reduce((sum, { kept }) => sum + (kept ?? 0), 0),
    counted: inForce.length,
    keptAtHome: stay === null ? null : left - stay,
  };
}

/** Whether every year is like the first: one picture then says all of them. */
export function isEven([first, ...others]: readonly MoneyYear[]): boolean {
  return others.every(
    ({ stay, there, atHome }) => stay === first?.stay && there === first?.there && atHome === first?.atHome,
  );
}

export interface YearGroup {
  readonly first: MoneyYear;
  readonly last: MoneyYear;
}

/** Years after one another that are alike, as one row: "2029–31". */
export function groupedYears(years: readonly MoneyYear[]): YearGroup[] {
  const groups: YearGroup[] = [];
  for (const year of years) {
    const before = groups.at(-1);
    const isAlike =
      before !== undefined &&
      year.reasons.length === 0 &&
      before.last.there === year.there &&
      before.last.regimeId === year.regimeId;
    if (isAlike) groups[groups.length - 1] = { first: before.first, last: year };
    else groups.push({ first: year, last: year });
  }
  return groups;
}
