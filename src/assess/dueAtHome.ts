/** What the home country still asks for after a move, in the lines, totals and rates of a regime. */

import type { TaxRegime } from '../catalogue/entities.ts';
import type { ShownLine } from '../catalogue/labels.ts';
import { placeAt } from '../catalogue/places.ts';
import type { UsTax } from '../catalogue/usTax.ts';
import {
  type Assessment,
  averageHousehold,
  averageOtherMoney,
  breakdownLines,
  type OtherMoneyChange,
  onWork,
  type ProjectedYear,
  type Projection,
  rateOf,
} from '../law/index.ts';
import { certainSum, type DueElsewhere } from './dueElsewhere.ts';

export const NO_US_TAX: UsTax = { insurance: 0, incomeTax: 0, total: 0, ifKept: null };

/** A year of a stay with all that is paid in it. */
export interface AssessedYear extends ProjectedYear {
  /** What the United States ask for: it is in total, kept and rate, and in none of the engine's lines. */
  readonly due: UsTax;
  /** What other countries certainly take, likewise, USD. */
  readonly elsewhere: number;
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

/**
 * Adds to each year what the United States and other countries ask for in it.
 * @param elsewhereIn what others take of a year, after what is paid there and in the United States
 */
export function projectionWithDue(
  projection: Projection,
  { income, costs }: Earned,
  dueIn: (year: ProjectedYear) => UsTax,
  elsewhereIn: (year: ProjectedYear, total: number) => number,
): AssessedProjection {
  const years = projection.years.map((year): AssessedYear => {
    if (year.ended || year.total === null || year.kept === null)
      return { ...year, due: NO_US_TAX, elsewhere: 0 };
    const due = dueIn(year);
    const elsewhere = elsewhereIn(year, year.total + due.total);
    const more = due.total + elsewhere;
    if (more === 0) return { ...year, due, elsewhere };
    const total = year.total + more;
    const rate = rateOf(onWork(total, year), income, costs);
    return { ...year, due, elsewhere, total, kept: year.kept - more, rate };
  });
  const due = years.reduce((sum, one) => sum + one.due.total + one.elsewhere, 0);
  if (due === 0) return { ...projection, years };
  const total = projection.total + due;
  const kept = projection.kept - due;
  const count = Math.max(years.filter(({ ended }) => !ended).length, 1);
  const average = { household: averageHousehold(years), otherMoney: averageOtherMoney(years) };
  return {
    ...projection,
    years,
    total,
    kept,
    averageTotal: total / count,
    averageKept: kept / count,
    averageRate: rateOf(onWork(total / count, average), income, costs),
  };
}

/** The lines to show of an assessment, fees by that name, those of a household, then what is due at home and elsewhere, where anything is. */
export function linesWithDue(
  regime: Pick<TaxRegime, 'hasIncomeTax' | 'otherIsFees'>,
  {
    income,
    costs,
    lines,
    household,
    otherMoney,
  }: Pick<Assessment<number | null>, 'income' | 'costs' | 'lines' | 'household' | 'otherMoney'>,
  dueAtHome: number,
  dueElsewhere: readonly DueElsewhere[],
): readonly ShownLine[] {
  const ofHousehold = (household?.effects ?? []).flatMap((effect): ShownLine[] => {
    const { amount, kind } = effect;
    const rate = kind === 'benefit' ? null : rateOf(amount, income, costs);
    return Math.abs(amount) < LEAST_SHOWN ? [] : [{ kind: 'household', effect, amount, rate }];
  });
  const ofLaw = breakdownLines(regime, { lines }).map(
    (line): ShownLine => (line.kind === 'other' && regime.otherIsFees ? { ...line, isFees: true } : line),
  );
  const due = dueAtHome === 0 ? [] : [{ kind: 'dueAtHome' as const, amount: dueAtHome }];
  const elsewhere = certainBy(dueElsewhere).map(([country, amount]) => ({
    kind: 'dueElsewhere' as const,
    country,
    amount,
  }));
  const others = [...due, ...elsewhere].map((line) => ({
    ...line,
    rate: rateOf(line.amount, income, costs),
  }));
  return [...ofLaw, ...ofHousehold, ...linesOfOtherMoney(otherMoney), ...others];
}

/** What other money owes, by kind: in the country of the scheme, then in the one that was left. */
function linesOfOtherMoney(otherMoney: OtherMoneyChange | null): readonly ShownLine[] {
  const { incomes = [], statusCost = 0 } = otherMoney ?? {};
  const sums = new Map<string, ShownLine>();
  const add = (line: Pick<ShownLine, 'income' | 'country' | 'amount'>) => {
    const key = `${line.income} ${line.country}`;
    const amount = line.amount + (sums.get(key)?.amount ?? 0);
    if (Math.abs(amount) >= LEAST_SHOWN) sums.set(key, { kind: 'otherMoney', ...line, amount, rate: null });
  };
  for (const { kind: income, tax, contributions } of incomes) add({ income, amount: tax + contributions });
  for (const { kind: income, from, withheld, dueAtHome } of incomes) {
    const amount = withheld + dueAtHome;
    if (amount > 0) add({ income, country: placeAt(from).id, amount });
  }
  if (statusCost > 0) add({ amount: statusCost });
  return [...sums.values()];
}

/** What is certain, by country. */
export function certainBy(dueElsewhere: readonly DueElsewhere[]): readonly (readonly [string, number])[] {
  const sums = new Map<string, number>();
  for (const { country, amount, certain } of dueElsewhere) {
    if (certain && amount !== null && amount >= LEAST_SHOWN)
      sums.set(country, (sums.get(country) ?? 0) + amount);
  }
  return [...sums];
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
  readonly otherMoney: OtherMoneyChange | null;
}

interface AssessedOnce {
  readonly regime: Pick<TaxRegime, 'hasIncomeTax' | 'otherIsFees'>;
  readonly assessment: Assessment<number | null>;
  readonly dueInOneYear: number;
  readonly elsewhereInOneYear: readonly DueElsewhere[];
  readonly runningCosts: number;
}

export function oneYearOf(once: AssessedOnce): OneYear {
  const { regime, assessment, dueInOneYear, elsewhereInOneYear, runningCosts } = once;
  const { income, costs, kept } = assessment;
  const due = dueInOneYear + certainSum(elsewhereInOneYear);
  const total = assessment.total + due;
  return {
    lines: linesWithDue(regime, assessment, dueInOneYear, elsewhereInOneYear),
    total,
    kept: kept - due - runningCosts,
    rate: rateOf(onWork(total, assessment), income, costs),
    otherMoney: assessment.otherMoney,
  };
}
