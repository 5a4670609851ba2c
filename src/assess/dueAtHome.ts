/** What the home country still asks for after a move, in the lines, totals and rates of a regime. */

import type { TaxRegime } from '../catalogue/entities.ts';
import type { ShownLine } from '../catalogue/labels.ts';
import type { UsTax } from '../catalogue/usTax.ts';
import {
  type Assessment,
  averageHousehold,
  breakdownLines,
  type ProjectedYear,
  type Projection,
  rateOf,
  withoutBenefits,
} from '../law/index.ts';

export const NO_US_TAX: UsTax = { insurance: 0, incomeTax: 0, total: 0, ifKept: null };

/** A year of a stay with all that is paid in it. */
export interface AssessedYear extends ProjectedYear {
  /** What the home country asks for: it is in total, kept and rate, and in none of the engine's lines. */
  readonly due: UsTax;
}

export interface AssessedProjection extends Projection {
  readonly years: readonly AssessedYear[];
}

/** USD per year. */
interface Earned {
  readonly income: number;
  readonly costs: number;
}

/** What home asks for in a year of a stay, as the average of those that have figures. @param isWhole leaves years out */
export function averageDue(years: readonly AssessedYear[], isWhole: (year: AssessedYear) => boolean): UsTax {
  const dues = years.filter((year) => !year.ended && isWhole(year)).map(({ due }) => due);
  const average = (of: (due: UsTax) => number) =>
    dues.reduce((sum, due) => sum + of(due), 0) / Math.max(dues.length, 1);
  return {
    insurance: average(({ insurance }) => insurance),
    incomeTax: average(({ incomeTax }) => incomeTax),
    total: average(({ total }) => total),
    ifKept: dues.some(({ ifKept }) => ifKept !== null) ? average(({ ifKept }) => ifKept ?? 0) : null,
  };
}

/** Adds to each year what the home country asks for in it. */
export function projectionWithDue(
  projection: Projection,
  { income, costs }: Earned,
  dueIn: (year: ProjectedYear) => UsTax,
): AssessedProjection {
  const years = projection.years.map((year): AssessedYear => {
    const due = year.ended ? NO_US_TAX : dueIn(year);
    if (due.total === 0 || year.total === null || year.kept === null) return { ...year, due };
    const total = year.total + due.total;
    const rate = rateOf(withoutBenefits(total, year.household), income, costs);
    return { ...year, due, total, kept: year.kept - due.total, rate };
  });
  const due = years.reduce((sum, one) => sum + one.due.total, 0);
  if (due === 0) return { ...projection, years };
  const total = projection.total + due;
  const kept = projection.kept - due;
  const count = Math.max(years.filter(({ ended }) => !ended).length, 1);
  const benefits = averageHousehold(years)?.benefits ?? 0;
  return {
    ...projection,
    years,
    total,
    kept,
    averageTotal: total / count,
    averageKept: kept / count,
    averageRate: rateOf(total / count - benefits, income, costs),
  };
}

/** The lines to show of an assessment, fees by that name, those of a household, and what is due at home as the last one, where anything is. */
export function linesWithDue(
  regime: Pick<TaxRegime, 'hasIncomeTax' | 'otherIsFees'>,
  {
    income,
    costs,
    lines,
    household,
  }: Pick<Assessment<number | null>, 'income' | 'costs' | 'lines' | 'household'>,
  dueAtHome: number,
): readonly ShownLine[] {
  const ofHousehold = (household?.effects ?? []).flatMap((effect): ShownLine[] => {
    const { amount, kind } = effect;
    const rate = kind === 'benefit' ? null : rateOf(amount, income, costs);
    return Math.abs(amount) < LEAST_SHOWN ? [] : [{ kind: 'household', effect, amount, rate }];
  });
  const ofLaw = breakdownLines(regime, { lines }).map(
    (line): ShownLine => (line.kind === 'other' && regime.otherIsFees ? { ...line, isFees: true } : line),
  );
  const shown = [...ofLaw, ...ofHousehold];
  if (dueAtHome === 0) return shown;
  return [...shown, { kind: 'dueAtHome', amount: dueAtHome, rate: rateOf(dueAtHome, income, costs) }];
}

/** Effects below a cent are none, USD. */
const LEAST_SHOWN = 0.005;

/** One year by the figures of the data's tax year, with all that counts for a person. USD per year. */
export interface OneYear {
  readonly lines: readonly ShownLine[];
  readonly total: number;
  readonly kept: number;
  /** Percent; null where costs leave nothing. */
  readonly rate: number | null;
}

interface AssessedOnce {
  readonly regime: Pick<TaxRegime, 'hasIncomeTax' | 'otherIsFees'>;
  readonly assessment: Assessment<number | null>;
  readonly dueInOneYear: number;
  readonly runningCosts: number;
}

export function oneYearOf({ regime, assessment, dueInOneYear, runningCosts }: AssessedOnce): OneYear {
  const { income, costs, kept } = assessment;
  const total = assessment.total + dueInOneYear;
  return {
    lines: linesWithDue(regime, assessment, dueInOneYear),
    total,
    kept: kept - dueInOneYear - runningCosts,
    rate: rateOf(withoutBenefits(total, assessment.household), income, costs),
  };
}
