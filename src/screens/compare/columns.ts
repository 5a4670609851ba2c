/** Which regimes are compared, and what each of them costs. */
import type { Country, TaxRegime } from '../../catalogue/entities.ts';
import type { Schedules } from '../../catalogue/schedules.ts';
import { type AssessedRegime, assessor, type PersonFacts } from '../../situation/assessed.ts';
import type { Figures } from '../../situation/figures.ts';
import type { Fit } from '../../situation/fit.ts';
import { optionsOf } from '../../situation/homeTax.ts';
import { type BracketFigures, isEligible, type TaxOptions } from '../../tax/index.ts';

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

interface Known {
  readonly countries: readonly Country[];
  /** As far as they have arrived. */
  readonly taxBrackets: Readonly<Record<string, readonly BracketFigures[]>>;
  /** Of all regimes: those that follow in later years are not asked for. */
  readonly schedules: Schedules;
  /** With how long regimes last. */
  readonly facts: PersonFacts;
}

/** The options of the engine for a person's comparison, curves included. */
export function comparisonOptions(figures: Pick<Figures, 'costs' | 'estimate' | 'situation'>): TaxOptions {
  return { ...optionsOf(figures), withoutFees: figures.situation.runningCosts ?? false };
}

/** What each regime costs, by regime id, as far as its brackets have arrived. */
export function compareRegimes(
  columns: readonly Column[],
  figures: Omit<Figures, 'isFromLink'>,
  { countries, taxBrackets, schedules, facts }: Known,
): ReadonlyMap<string, AssessedRegime> {
  const assess = assessor(figures.situation, figures, schedules, facts, countries);
  const arrived = columns.filter(({ regime }) => taxBrackets[regime.id]);
  return new Map(arrived.map(({ country, regime }) => [regime.id, assess(country, regime)]));
}

/**
 * Ids of the regimes that do best by a figure; ties share it. None where all are equal and so nothing is best. What
 * does not fit takes no first place.
 */
export function bestRegimes<T extends { readonly regime: { readonly id: string }; readonly fit: Fit }>(
  list: readonly T[],
  figure: (one: T) => number,
): ReadonlySet<string> {
  const most = Math.max(...list.filter(({ fit }) => fit.level !== 'no').map(figure));
  if (list.every((one) => figure(one) === most)) return new Set();
  return new Set(
    list.filter((one) => one.fit.level !== 'no' && figure(one) === most).map(({ regime }) => regime.id),
  );
}
