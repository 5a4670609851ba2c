/** What a home country takes in the tax year in which a person leaves it, by its law of that year. */

import { type MoveTax, moveTaxOf } from './arriving.ts';
import { assessLaw, toCents, WHOLE_YEAR } from './assess.ts';
import { type Day, dayNumber, type MonthsBefore, monthsBefore } from './calendar.ts';
import { TAX_KINDS } from './kinds.ts';
import type { RegimeLaw } from './laws.ts';
import { yearOfDeparture } from './partYear.ts';
import type { LawCase } from './results.ts';
import { workingOfLaw } from './working.ts';
import { lawOfYear } from './year.ts';

/** How the income after a departure is treated. */
export const INCOMES_AFTER = ['not-taxed', 'worldwide', 'progression', 'source-only'] as const;
type IncomeAfter = (typeof INCOMES_AFTER)[number];

/** How a home country treats the year in which a person leaves it. */
export interface LeavingCountry {
  readonly id: string;
  readonly taxYear: {
    /** First day, "MM-DD". */
    readonly starts: string;
    /** Whether the income until leaving is counted by months or by days. */
    readonly incomeBy: 'month' | 'day';
  };
  readonly residence: {
    /** Whether citizens are taxed on all income wherever they live. */
    readonly never?: boolean | undefined;
  };
  readonly incomeAfter: IncomeAfter;
  /** Slugs of the countries in which its own citizens stay taxable for a time. */
  readonly listed?: readonly string[] | undefined;
}

/** What a law asks of the country that a person moves to. */
export interface NewCountry {
  /** Whether a tax treaty gives residence to it. */
  readonly treaty: boolean;
  /** Whether it is in the EU or the EEA. */
  readonly eea: boolean;
  /** Whether it stands on the list of the home country that keeps its citizens taxable. */
  readonly listed: boolean;
  /** Whether the person has no other citizenship than that of the home country. */
  readonly soleCitizen: boolean;
}

/** A departure with what is earned in the home country's tax year, in its currency. */
export interface Departure {
  /** The last day in the country. */
  readonly on: Day;
  /** Turnover of the tax year until that day, and after it. */
  readonly until: number;
  readonly after: number;
  /** Business costs, percent of turnover. */
  readonly costsPercent?: number | undefined;
  /** Whether an agreement on social security ends contributions at home with the move, or for which part of the rest. */
  readonly agreement?: boolean | number | undefined;
  /** Whether the person is a citizen, which matters only where those are taxed everywhere; true if left out. */
  readonly citizen?: boolean | undefined;
  /** What the new country changes. */
  readonly to?: NewCountry | undefined;
  /** What it takes as income tax on what is earned after that day; none where it is not known. */
  readonly taxThere?: number | undefined;
  /** Whether the whole tax year lies after that day, in a country that taxes its citizens everywhere. */
  readonly abroadAllYear?: boolean | undefined;
}

/** What a home country takes in the tax year of a departure, in its own currency. */
export interface DepartureTax extends MoveTax {
  /** Turnover of the months after that it taxes as well; 0 where none. */
  readonly afterTaxed: number;
  /** How much of the total falls on them. */
  readonly onAfter: number;
  /** At most this much tax of the other country comes off. */
  readonly creditLimit: number;
  /** The smallest and the greatest total of the readings; both the total where there is one reading. */
  readonly range: readonly [low: number, high: number];
}

/** Which part of a year earned evenly falls before the end of a last day, 0 to 1. */
export function shareUntil({ taxYear }: LeavingCountry, on: Day): number {
  const { days, daysOfYear, exactMonths } = monthsBefore(on, taxYear.starts);
  return taxYear.incomeBy === 'day' ? days / daysOfYear : exactMonths / 12;
}

/**
 * What a home country takes in the tax year of a departure, line by line. Leaving on the last day of the tax year is
 * a whole year at home.
 */
export function taxOfDeparture({ program, ordinaryYear }: RegimeLaw, departure: Departure): DepartureTax {
  const { on, until, after, abroadAllYear = false } = departure;
  const before = monthsBefore(on, program.taxYearStarts);
  if (!abroadAllYear && dayNumber(before.last) === dayNumber(on)) {
    const tax = wholeYearAtHome({ program, ordinaryYear }, departure);
    const range = [tax.total, tax.total] as const;
    return { ...tax, afterTaxed: 0, onAfter: 0, creditLimit: 0, range };
  }
  const cut = yearOfDeparture(program, on, {
    ...yearAtHome(departure, before),
    yearOfStay: ordinaryYear,
    until,
    after,
    ...(abroadAllYear && { daysAbroad: before.daysOfYear }),
  });
  const law = lawOfYear(program, cut.period);
  const { results } = assessLaw(law, cut.known);
  const { extras } = program;
  const amountOf = (name: string) => {
    const place = extras[`leaving.${name}`];
    return place === undefined ? 0 : toCents(Math.max(results[place] as number, 0));
  };
  const totalOf = (name: (kind: string) => string) =>
    toCents(TAX_KINDS.reduce((sum, kind) => sum + amountOf(name(kind)), 0));
  const total = totalOf((kind) => kind);
  const isOther = (kind: string) => extras[`leaving.otherReading.${kind}`] !== undefined;
  const other = totalOf((kind) => (isOther(kind) ? `otherReading.${kind}` : kind));
  return {
    lines: TAX_KINDS.map((kind) => ({ kind, amount: amountOf(kind) })),
    total,
    stepsOf: (kind) => workingOfLaw(law, cut.known, extras[`leaving.${kind}`]),
    afterTaxed: amountOf('taxedAfter'),
    onAfter: amountOf('onAfter'),
    creditLimit: amountOf('creditLimit'),
    range: [Math.min(total, other), Math.max(total, other)],
  };
}

/** A whole year at home by its ordinary law, in its currency. */
export function wholeYearAtHome(
  { program, ordinaryYear }: Pick<RegimeLaw, 'program' | 'ordinaryYear'>,
  departure: Departure,
): MoveTax {
  const before = monthsBefore(departure.on, program.taxYearStarts);
  const known = { ...WHOLE_YEAR, ...yearAtHome(departure, before), yearOfStay: ordinaryYear };
  return moveTaxOf(lawOfYear(program, { taxYear: before.first.year }), known);
}

/** The whole tax year of a departure as a law asks for it. */
function yearAtHome(
  { until, after, costsPercent = 0, agreement = false, citizen = true, to, taxThere }: Departure,
  { first }: MonthsBefore,
): LawCase {
  const turnover = until + after;
  const costs = (turnover * Math.min(costsPercent, 100)) / 100;
  return {
    ...{ turnover, costs, profit: turnover - costs },
    taxYear: first.year,
    agreement: Number(agreement),
    citizen: citizen ? 1 : 0,
    ...(taxThere !== undefined && { 'asked.taxThere': taxThere }),
    ...(to && Object.fromEntries(Object.entries(to).map(([name, holds]) => [name, Number(holds)]))),
  };
}
