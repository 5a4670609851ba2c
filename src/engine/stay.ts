/** The years of a stay, whose laws are known one by one, and what an average year of it takes, in US dollars. */

import { assess, rateOf } from '../law/assessment.ts';
import { type HouseholdChange, householdSum, householdTimes } from '../law/householdChange.ts';
import type { Laws, RegimeLaw } from '../law/laws.ts';
import { type MoveDestination, type MoveHome, type MovePlan, moveYear } from '../law/moveYear.ts';
import { type ProjectedYear, projectWithMove } from '../law/project.ts';
import type { LineRule, TaxSchedule } from '../law/schedule.ts';
import { type LawOf, TAX_KINDS, type TaxKind, type TaxLine, type TaxOptions } from '../law/types.ts';

/** Which law applies in a year of a stay. */
export interface LawInForce {
  readonly year: number;
  readonly regime: string;
  /** 1 in the first year of the activity there. */
  readonly yearOfStay?: number | undefined;
  /** Reliefs that are asked for, by their ids in the law. */
  readonly reliefs?: readonly string[] | undefined;
}

/** The year of a move in which both countries tax, as the engine takes it, with the ids of both laws. */
export interface Move {
  /** Day of arrival, "2027-05-01". */
  readonly on: string;
  readonly home: (Omit<MoveHome, 'law' | 'ofCompany'> & { readonly regime: string }) | null;
  readonly destination: Omit<MoveDestination, 'law'> & { readonly regime: string };
}

export interface Stay {
  /** The month in which it begins, "2027-05". */
  readonly from: string;
  /** How long it is. */
  readonly years: number;
  /** The law of each year; fewer than there are years where the regime is over before, and nothing follows. */
  readonly laws: readonly LawInForce[];
  /** Left out where the stay begins in January, or the country that is left is not known. */
  readonly move?: Move | undefined;
}

interface Asked {
  readonly law: Laws;
  /** USD per year. */
  readonly income: number;
  readonly options: TaxOptions;
  readonly leftOut: readonly TaxKind[] | undefined;
  /** What a household changes in a whole year at home. */
  readonly household: HouseholdChange | null;
}

/** One year of a stay, under the law in force. */
export interface YearOfStay {
  readonly year: number;
  readonly regime: string;
  readonly total: number;
  readonly kept: number;
}

/** USD of an average year; the rate in percent of income less costs. */
interface AverageYear {
  readonly lines: readonly TaxLine<number | null>[];
  readonly household: HouseholdChange | null;
  readonly total: number;
  readonly kept: number;
  readonly rate: number | null;
  readonly years: readonly YearOfStay[];
}

/** A law as the engine's schedules name it. @param leftOut kinds that are fees */
export function scheduleIn(lawOf: LawOf, leftOut: readonly TaxKind[] = []): TaxSchedule {
  const fees = { isFees: true } as LineRule;
  return { lawOf, maxIncome: null, rules: TAX_KINDS.map((kind) => (leftOut.includes(kind) ? fees : null)) };
}

/** What an average year of a stay takes, that of the move included. */
export function averageOf({ laws, move }: Stay, asked: Asked): AverageYear {
  const { income, options, leftOut } = asked;
  const years = laws.map((inForce, place): ProjectedYear => {
    const { year, regime: regimeId, yearOfStay, reliefs } = inForce;
    const schedule = scheduleIn({ regimeId, year, yearOfStay, reliefs }, leftOut);
    const { effectiveRate: rate, total, kept, lines, household } = assess(schedule, income, options);
    return {
      ...{ year, place: place + 1, regimeId, ended: false, total, kept, rate, lines, household, schedule },
      ...{ relieved: false, reasons: [] },
    };
  });
  const whole = {
    years,
    total: 0,
    kept: 0,
    averageTotal: 0,
    averageKept: 0,
    averageRate: null,
    endsAfter: null,
  };
  const plan = move && planOf(move, asked, years[0]?.household ?? null);
  const cut = projectWithMove(whole, plan ? moveYear(plan) : null).years;
  const costs = assess(scheduleIn({ regimeId: laws[0]?.regime ?? '' }), income, options).costs;
  const count = Math.max(cut.length, 1);
  const mean = (of: (year: ProjectedYear) => number) => cut.reduce((sum, year) => sum + of(year), 0) / count;
  const household = householdSum(cut.flatMap((year) => year.household ?? []));
  const total = mean((year) => year.total ?? 0);
  return {
    lines: TAX_KINDS.map((kind, place) => {
      const amount = mean((year) => year.lines[place]?.amount ?? 0);
      return { kind, amount, rate: rateOf(amount, income, costs) };
    }),
    household: household && householdTimes(household, 1 / count),
    total,
    kept: mean((year) => year.kept ?? 0),
    rate: rateOf(total - (household?.benefits ?? 0) / count, income, costs),
    years: cut.map(({ year, regimeId, total: of, kept }) => ({
      ...{ year, regime: regimeId, total: of ?? 0, kept: kept ?? 0 },
    })),
  };
}

/** @throws {RangeError} for a law that is not there */
function planOf(
  { on, home, destination }: Move,
  { law: { regimes }, income, options, household }: Asked,
  there: HouseholdChange | null,
): MovePlan {
  const lawOf = (id: string): RegimeLaw => {
    const law = regimes[id];
    if (!law) throw new RangeError(`There is no regime "${id}".`);
    return law;
  };
  return {
    on,
    income,
    costs: options.costs,
    home: home && { ...home, law: lawOf(home.regime) },
    destination: { ...destination, law: lawOf(destination.regime) },
    household: { home: household, there: () => there },
  };
}
