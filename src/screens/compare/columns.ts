/** Which regimes are compared, and what each of them costs. */
import type { Country, TaxRegime } from '../../catalogue/entities.ts';
import { type Assessment, assess, isEligible, scheduleOf, type TaxBracket } from '../../tax/index.ts';

/** One column of the comparison: a regime and its country. */
export interface Column {
  readonly country: Country;
  readonly regime: TaxRegime;
}

export interface Selection {
  /** In the order of the ids. */
  readonly columns: readonly Column[];
  /** Ids that the catalogue does not have. */
  readonly unknown: readonly string[];
}

/** Looks the regimes up by their ids. */
export function selectionOf(countries: readonly Country[], regimeIds: readonly string[]): Selection {
  const byId = new Map(
    countries.flatMap((country) =>
      country.taxRegimes.map((regime): [string, Column] => [regime.id, { country, regime }]),
    ),
  );
  return {
    columns: regimeIds.flatMap((id) => byId.get(id) ?? []),
    unknown: regimeIds.filter((id) => !byId.has(id)),
  };
}

export interface ByEligibility {
  readonly eligible: readonly Column[];
  /** Regimes whose threshold the income is above; the table hides them. */
  readonly hidden: readonly Column[];
}

/** Parts regimes by whether they apply at an income in USD per year. */
export function byEligibility(columns: readonly Column[], income: number): ByEligibility {
  return {
    eligible: columns.filter(({ regime }) => isEligible(regime, income)),
    hidden: columns.filter(({ regime }) => !isEligible(regime, income)),
  };
}

/** What each regime costs at an income in USD per year, by regime id, as far as its brackets have arrived. */
export function assessColumns(
  columns: readonly Column[],
  taxBrackets: Readonly<Record<string, readonly TaxBracket[]>>,
  income: number,
  deduct: boolean,
): ReadonlyMap<string, Assessment> {
  return new Map(
    columns.flatMap(({ regime }) => {
      const brackets = taxBrackets[regime.id];
      return brackets ? [[regime.id, assess(scheduleOf(regime, brackets), income, { deduct })] as const] : [];
    }),
  );
}

/**
 * Ids of the regimes with the lowest total; ties share it. None while one is missing, or where all cost the same
 * and so nothing is lowest.
 */
export function lowestRegimes(
  columns: readonly Column[],
  assessments: ReadonlyMap<string, Assessment>,
): ReadonlySet<string> {
  if (assessments.size < columns.length) return new Set();
  const totals = columns.map(({ regime }) => assessments.get(regime.id)?.total ?? Number.POSITIVE_INFINITY);
  const lowest = Math.min(...totals);
  if (totals.every((total) => total === lowest)) return new Set();
  return new Set(columns.filter((_, at) => totals[at] === lowest).map(({ regime }) => regime.id));
}
