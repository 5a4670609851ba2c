/** The terms of the year of a move: what is asked, and what is answered. Money is in US dollars. */

import type { ArrivalCountry, ArrivalTax, OldCountry } from './arriving.ts';
import { type Day, daysInMonth } from './calendar.ts';
import type { HouseholdChange } from './householdChange.ts';
import type { Costs, TaxKind } from './kinds.ts';
import type { RegimeLaw, SharesDue } from './laws.ts';
import type { DepartureTax, LeavingCountry, NewCountry } from './leaving.ts';

/** The country that a person leaves. */
export interface MoveHome {
  readonly country: LeavingCountry;
  readonly law: RegimeLaw;
  /** Whether there is a tax treaty with the destination; null: not known. */
  readonly treaty: boolean | null;
  /** Whether the person is a citizen, which matters only where those are taxed everywhere; true if left out. */
  readonly citizen?: boolean | undefined;
  /** What the destination changes, where the law asks for it. */
  readonly to?: NewCountry | undefined;
  /**
   * Whether an agreement on social security ends contributions at home with the move, or for which part of the months
   * after it, 0 to 1; null: not known.
   */
  readonly agreement: boolean | number | null;
  /** Lines of the destination that it credits where it taxes the months after; left out: all of them, under a treaty. */
  readonly credits?: readonly TaxKind[] | undefined;
  /** What it takes of a company there whose profit is not the person's own, USD; left out: there is none. */
  readonly ofCompany?: ((there: CompanyMonths) => number) | undefined;
}

/** The months after a move of the owner of a company, USD. */
export interface CompanyMonths {
  readonly income: number;
  readonly costs: number;
  readonly lines: MovePart['lines'];
  /** Part of the year that they are. */
  readonly daysShare: number;
  /** Net income of the months before. */
  readonly before: number;
}

/** The country and the regime that a person moves to. */
export interface MoveDestination {
  readonly country: ArrivalCountry;
  /** The law of the regime. */
  readonly law: RegimeLaw;
  /** Reliefs that are asked for, by their ids in the law. */
  readonly reliefs?: readonly string[] | undefined;
  readonly profession?: string | undefined;
  /** Which shares of contributions are due to somebody who stays insured at home; all of them where left out. */
  readonly sharesDue?: SharesDue | undefined;
  /** The country that is left; left out: not known, and the dearer reading counts. */
  readonly from?: OldCountry | undefined;
  /** Kinds that are left out: fees that are no tax, where they are among the running costs. */
  readonly leftOut?: readonly TaxKind[] | undefined;
}

/** What a partner and children change in a whole year, USD; null where nobody moves along. */
export interface MoveHousehold {
  readonly home: HouseholdChange | null;
  /** In the first year there of who arrives in a month, 1 to 12: newcomers may have less of it. */
  readonly there: (month: number) => HouseholdChange | null;
}

export interface MovePlan {
  /** Null where it is not known: then only the destination's part is worked out. */
  readonly home: MoveHome | null;
  readonly destination: MoveDestination;
  /** Day of arrival, "YYYY-MM-DD"; the day before is the last one at home. */
  readonly on: string;
  readonly income: number;
  readonly costs?: Costs | null | undefined;
  readonly household?: MoveHousehold | undefined;
}

/** One kind of tax of one country, USD of the calendar year. */
interface PartLine {
  readonly kind: TaxKind;
  readonly amount: number;
}

/** What one country takes in the calendar year of the move, in USD. */
export interface MovePart {
  /** Turnover of its months, USD. */
  readonly income: number;
  readonly lines: readonly PartLine[];
  readonly total: number;
  readonly range: readonly [low: number, high: number];
}

/** The home country's part. Its tax year may not begin in January, so that the calendar year holds only some months of it. */
export interface HomePart extends MovePart {
  /** The tax year that holds the last day at home, in its currency, with the steps of every line. */
  readonly taxYear: DepartureTax & { readonly first: string; readonly last: string };
}

export interface DestinationPart extends MovePart {
  /** In the law's currency, with the steps of every line. */
  readonly law: ArrivalTax;
}

/** Months that both countries tax. */
export interface BothTax {
  /** 'before': the destination taxes the months before the arrival, too; 'after': the home country those after it. */
  readonly months: 'before' | 'after';
  /** What each takes for them, USD. */
  readonly home: number;
  readonly there: number;
  /** What one of them credits, USD; null where no treaty says so and the law does not either. */
  readonly credit: number | null;
}

/** A month of the calendar year of the move. */
export interface MoveMonth {
  /** 1 to 12. */
  readonly month: number;
  /** Share of the month's days before the arrival, 0 to 1. */
  readonly atHome: number;
  /** USD, before credits. */
  readonly home: number;
  readonly there: number;
  /** Whose law taxes it, be it with nothing; empty where the home country is not known. */
  readonly taxedBy: readonly ('home' | 'there')[];
}

/** What the calendar year of a move costs, in USD. */
export interface MoveYear {
  /** Day of arrival. */
  readonly on: string;
  readonly income: number;
  readonly costs: number;
  readonly home: HomePart | null;
  readonly there: DestinationPart;
  readonly both: readonly BothTax[];
  readonly months: readonly MoveMonth[];
  /** What a partner and children change in each country, for the months there; it is in total, kept and range. */
  readonly household: { readonly home: HouseholdChange | null; readonly there: HouseholdChange | null };
  /** Both parts less what is credited, with what a household changes. */
  readonly total: number;
  /** Income less costs less the total. */
  readonly kept: number;
  /** The smallest and the greatest total where sources can be read in two ways; else twice the total. */
  readonly range: readonly [low: number, high: number];
}

/** Income of the calendar year before an arrival, USD. */
export function incomeBefore(income: number, arrival: Day): number {
  let sum = 0;
  for (let month = 1; month < arrival.month; month++) sum += income / 12;
  const part = (arrival.day - 1) / daysInMonth(arrival.year, arrival.month);
  return sum + part * (income / 12);
}

/** The same move on the first of a month. */
export interface MonthTotal {
  /** Of the arrival, 1 to 12. */
  readonly month: number;
  /** USD of the calendar year. */
  readonly total: number;
  readonly range: readonly [low: number, high: number];
  /** What each country takes of it, less what it credits. */
  readonly home: number;
  readonly there: number;
}

/** The same move in every month of a year. */
export interface MoveMonths {
  /** One entry for each month of arrival. */
  readonly months: readonly MonthTotal[];
  /** The month in which it costs least; the earliest of equals. */
  readonly best: number;
}
