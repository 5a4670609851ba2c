/** What a destination takes in the year in which a person arrives, by its law for that part of the year. */

import { assessLaw } from './assess.ts';
import type { Day } from './calendar.ts';
import { TAX_KINDS, type TaxKind } from './kinds.ts';
import { chosen, type RegimeLaw, type SharesDue, sharesSaid } from './laws.ts';
import { yearOfArrival } from './partYear.ts';
import type { LawCase } from './results.ts';
import { type LawWorkingStep, workingOfLaw } from './working.ts';
import { type LawOfYear, lawOfYear } from './year.ts';

/** How the income of the months before an arrival is treated. */
export const INCOMES_BEFORE = ['not-taxed', 'worldwide', 'worldwide-without-treaty'] as const;
type IncomeBefore = (typeof INCOMES_BEFORE)[number];

/** How a destination treats the year of an arrival. */
export interface ArrivalCountry {
  readonly slug: string;
  readonly residence: {
    /** What holds where the days of the year are too few for the rule of presence. */
    readonly ifFewDays: 'source-only' | 'next-year' | 'still-resident';
    /** Last day of arrival that still meets the rule of presence, "MM-DD"; null where there is none. */
    readonly latestArrival: string | null;
  };
  readonly incomeBefore: IncomeBefore;
  /** Whether its law credits the tax of the months before, with or without a treaty. */
  readonly reliefBefore: 'credit' | null;
  /** By regime id: what differs from the country. */
  readonly regimes: Readonly<Record<string, { readonly incomeBefore?: IncomeBefore | undefined }>>;
}

/** What a law asks of the country that a person comes from. */
export interface OldCountry {
  /** Whether a tax treaty with it leaves the months before to it. */
  readonly treaty: boolean;
  /** Whether it is in the EU or the EEA. */
  readonly eea: boolean;
}

/** All that it can be, as long as nobody names it. */
export const OLD_COUNTRIES: readonly OldCountry[] = [false, true].flatMap((treaty) =>
  [false, true].map((eea) => ({ treaty, eea })),
);

/** An arrival with what is earned in that year, in the law's currency. */
export interface Arrival {
  readonly on: Day;
  /** Turnover of the months there. */
  readonly incomeThere: number;
  /** Turnover of the months before; 0 where it is not known. */
  readonly incomeBefore: number;
  /** Business costs of the months there and before, each; 0 where left out. */
  readonly costsThere?: number | undefined;
  readonly costsBefore?: number | undefined;
  /** Reliefs asked for, by their ids in the law. */
  readonly reliefs?: readonly string[] | undefined;
  readonly profession?: string | undefined;
  /** Which shares of contributions are due; all of them where left out. */
  readonly sharesDue?: SharesDue | undefined;
  /** The country that is left; left out: not known, and the dearer reading counts. */
  readonly from?: OldCountry | undefined;
}

/** All six kinds in the fixed order, and their sum, in the law's currency. */
export interface MoveTax {
  readonly lines: readonly { readonly kind: TaxKind; readonly amount: number }[];
  readonly total: number;
  /** How a line comes about. */
  readonly stepsOf: (kind: TaxKind) => readonly LawWorkingStep[];
}

/** What a law's own lines take of a case. */
export function moveTaxOf(law: LawOfYear, known: LawCase): MoveTax {
  const { lines, total } = assessLaw(law, known);
  return {
    lines: TAX_KINDS.map((kind) => ({ kind, amount: lines[kind] ?? 0 })),
    total,
    stepsOf: (kind) => workingOfLaw(law, known, law.program.lines[kind]),
  };
}

/** What a destination takes in the year of an arrival. */
export interface ArrivalTax extends MoveTax {
  /** Whether it makes a resident of the person in that year. */
  readonly resident: boolean;
  /** Turnover of the months before that it taxes as well; 0 where none. */
  readonly beforeTaxed: number;
  /** How much less the total would be without the months before. */
  readonly onBefore: number;
  /** The smallest and the greatest total of the readings; both the total where there is one reading. */
  readonly range: readonly [low: number, high: number];
}

/**
 * Whether an arrival makes a resident of a person in that year. Days alone decide it only where the country has no
 * other test that a mover meets.
 */
export function isResident({ residence }: ArrivalCountry, on: Day): boolean {
  return arrivesInTime(residence.latestArrival, on) || residence.ifFewDays === 'still-resident';
}

function arrivesInTime(latest: string | null, { month, day }: Day): boolean {
  if (latest === null) return true;
  const [lastMonth = 12, lastDay = 31] = latest.split('-').map(Number);
  return month < lastMonth || (month === lastMonth && day <= lastDay);
}

/** What a destination takes in the year of an arrival, line by line. */
export function taxOfArrival(country: ArrivalCountry, law: RegimeLaw, arrival: Arrival): ArrivalTax {
  const readings = (arrival.from ? [arrival.from] : OLD_COUNTRIES).map((from) =>
    taxFrom(from, country, law, arrival),
  );
  return readings.reduce((dearest, one) => (one.total > dearest.total ? one : dearest));
}

function taxFrom(
  from: OldCountry,
  country: ArrivalCountry,
  { program }: RegimeLaw,
  arrival: Arrival,
): ArrivalTax {
  const { on, incomeThere, incomeBefore, costsThere = 0, costsBefore = 0, profession } = arrival;
  const resident = isResident(country, on);
  // Only in a year in which the rule of presence is met.
  const rule = country.regimes[program.id]?.incomeBefore ?? country.incomeBefore;
  const isWorldwide = rule === 'worldwide' || (rule === 'worldwide-without-treaty' && !from.treaty);
  const taxesBefore = isWorldwide && arrivesInTime(country.residence.latestArrival, on);
  const beforeTaxed = taxesBefore ? incomeBefore : 0;
  const taxed = (before: number, partYear = program.partYear) => {
    const known: LawCase = {
      turnover: incomeThere,
      costs: costsThere,
      profit: Math.max(incomeThere - costsThere, 0),
      until: incomeBefore,
      before,
      resident: resident ? 1 : 0,
      treaty: from.treaty ? 1 : 0,
      eea: from.eea ? 1 : 0,
      taxYear: on.year,
      ...chosen(arrival.reliefs),
      ...sharesSaid(arrival.sharesDue),
    };
    const cut = yearOfArrival({ partYear }, on, known);
    const law = lawOfYear(program, cut.period, { is: profession ? [profession] : [] });
    return moveTaxOf(law, cut.known);
  };
  const before = Math.max(beforeTaxed - costsBefore, 0);
  const tax = taxed(before);
  const other = program.otherPartYear ? taxed(before, program.otherPartYear) : tax;
  return {
    ...tax,
    resident,
    beforeTaxed,
    onBefore: beforeTaxed > 0 ? Math.max(tax.total - taxed(0).total, 0) : 0,
    range: [Math.min(tax.total, other.total), Math.max(tax.total, other.total)],
  };
}
