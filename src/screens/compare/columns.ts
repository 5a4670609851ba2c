/** Which regimes are compared, and what each of them costs. */
import { taxBrackets as allBrackets } from 'virtual:lowtide/catalogue';
import type { Country, TaxRegime } from '../../catalogue/entities.ts';
import { lastingRegimes } from '../../catalogue/lastingRegimes.ts';
import { lastingWords } from '../../catalogue/lastingWords.ts';
import type { ScheduleBook } from '../../catalogue/scheduleBook.ts';
import { type AssessedRegime, assessor, type PersonFacts } from '../../situation/assessed.ts';
import type { Figures } from '../../situation/figures.ts';
import { optionsOf } from '../../situation/homeTax.ts';
import {
  type BracketFigures,
  breakdownLines,
  isEligible,
  type Lasting,
  type Projection,
  type ProjectionPlan,
  project,
  type TaxLine,
  type TaxOptions,
} from '../../tax/index.ts';

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

/** Years that a strip shows where no stay is said. */
const STRIP_YEARS = 5;

/**
 * A regime with what it costs: of one year, or, where the situation says for how long one stays, the average of a year
 * of the stay.
 */
export interface ComparedRegime extends Omit<AssessedRegime, 'lasting' | 'projection'> {
  /** The years of the stay, or the first five. */
  readonly projection: Projection;
  /** How the rate will not last; empty where it stays as it is. */
  readonly lasting: readonly string[];
  /** Whether the figures are averages over years that differ, so that no single working explains them. */
  readonly isAverage: boolean;
}

interface Known {
  readonly countries: readonly Country[];
  /** As far as they have arrived. */
  readonly taxBrackets: Readonly<Record<string, readonly BracketFigures[]>>;
  readonly book: ScheduleBook;
  readonly facts: PersonFacts;
  /** By regime id. */
  readonly lasting: Readonly<Record<string, Lasting>>;
}

/** What the engine is asked with for a person's comparison, curves included. */
export function comparisonOptions(figures: Pick<Figures, 'costs' | 'deduct' | 'situation'>): TaxOptions {
  return { ...optionsOf(figures), withoutFees: figures.situation.runningCosts ?? false };
}

/** What each regime costs, by regime id, as far as its brackets have arrived. */
export function compareRegimes(
  columns: readonly Column[],
  figures: Omit<Figures, 'isSender'>,
  { countries, taxBrackets, book, facts, lasting }: Known,
): ReadonlyMap<string, ComparedRegime> {
  const { income, years, from, situation } = figures;
  // One year here; the average of a stay follows below, with its lines.
  const assess = assessor(situation, { ...figures, years: null }, book, facts);
  // Regimes that follow in later years are not asked for: the page knows them.
  const lookup = lastingRegimes(countries, { ...allBrackets, ...taxBrackets }, lasting);
  const options = comparisonOptions(figures);
  const plan: ProjectionPlan = { ...options, income, from, years: years ?? STRIP_YEARS };
  const compared = new Map<string, ComparedRegime>();
  for (const { country, regime } of columns) {
    const asked = lookup(regime.id);
    if (!asked || !taxBrackets[regime.id]) continue;
    const assessed = assess(country, regime);
    const projection = project(asked, plan, lookup);
    const words = lastingWords(asked, { ...options, income, taxYear: country.taxYear }, lookup);
    const one = { ...assessed, projection, lasting: words, isAverage: false };
    compared.set(regime.id, years === null ? one : averaged(one));
  }
  return compared;
}

/** The same with the averages of the stay in the place of one year's figures. */
function averaged(one: ComparedRegime): ComparedRegime {
  const { regime, projection, assessment, stillDue, runningCosts, saving } = one;
  const { averageTotal, averageKept, averageRate } = projection;
  const inForce = projection.years.filter(({ ended }) => !ended);
  const lines = assessment.lines.map(({ kind }): TaxLine<number | null> => {
    const ofKind = inForce.flatMap((year) => year.lines.filter((line) => line.kind === kind));
    const amount = average(ofKind.map((line) => line.amount));
    const isRated = ofKind.every(({ rate }) => rate !== null);
    return { kind, amount, rate: isRated ? average(ofKind.map(({ rate }) => rate ?? 0)) : null };
  });
  return {
    ...one,
    lines: breakdownLines(regime, { lines }),
    total: averageTotal,
    rate: averageRate,
    kept: averageKept - stillDue - runningCosts,
    saving: saving === null ? null : saving + assessment.total - averageTotal,
    isAverage: inForce.some(({ total }) => total !== assessment.total),
  };
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}

/**
 * Ids of the regimes with the lowest total; ties share it. None while one is missing, or where all cost the same
 * and so nothing is lowest.
 */
export function lowestRegimes(
  columns: readonly Column[],
  compared: ReadonlyMap<string, Pick<ComparedRegime, 'total'>>,
): ReadonlySet<string> {
  if (compared.size < columns.length) return new Set();
  const totals = columns.map(({ regime }) => compared.get(regime.id)?.total ?? Number.POSITIVE_INFINITY);
  const lowest = Math.min(...totals);
  if (totals.every((total) => total === lowest)) return new Set();
  return new Set(columns.filter((_, at) => totals[at] === lowest).map(({ regime }) => regime.id));
}
