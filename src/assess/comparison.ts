/** A comparison: which regimes stand in it, what each costs, its curves and the incomes at which something changes. */
import { taxBrackets as allBrackets } from 'virtual:lowtide/catalogue';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type IncomeLimits, loadIncomeLimits } from '../api/incomeLimits.ts';
import { queryClient } from '../api/queries.ts';
import type { NamedCurve } from '../catalogue/breakEvenWords.ts';
import type { Country, TaxRegime } from '../catalogue/entities.ts';
import { lastingRegimes } from '../catalogue/lastingRegimes.ts';
import type { IncomeMark } from '../catalogue/limits.ts';
import { NO_PERSON_FACTS, type PersonFacts } from '../catalogue/personFacts.ts';
import { schedulesFor } from '../catalogue/schedules.ts';
import type { Figures } from '../situation/figures.ts';
import { optionsOf, overIncomes } from '../situation/homeTax.ts';
import {
  type BracketFigures,
  curveOf,
  isEligible,
  scheduleOf,
  stayCurve,
  stayOf,
  type TaxOptions,
} from '../tax/index.ts';
import { type Assessed, assessor } from './assessor.ts';

/** One column of the comparison: a regime and its country. */
export interface Column {
  readonly country: Country;
  readonly regime: TaxRegime;
}

/** Brackets by regime id, as far as they have arrived. */
export type Brackets = Readonly<Record<string, readonly BracketFigures[]>>;

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

/** The country's name, with the regime's where a country is there twice. */
export function columnNames(columns: readonly Column[]): string[] {
  return columns.map(({ country, regime }) => {
    const isAlone = columns.filter((other) => other.country.id === country.id).length === 1;
    return isAlone ? country.name : `${country.name}, ${regime.name}`;
  });
}

/** What each regime costs, by regime id, as far as its brackets have arrived. */
export function compareRegimes(
  columns: readonly Column[],
  figures: Omit<Figures, 'isFromLink'>,
  countries: readonly Country[],
  taxBrackets: Brackets,
  facts: PersonFacts,
): ReadonlyMap<string, Assessed> {
  const schedules = schedulesFor({ ...allBrackets, ...taxBrackets });
  const assess = assessor(figures.situation, figures, schedules, facts, countries);
  const arrived = columns.filter(({ regime }) => taxBrackets[regime.id]);
  return new Map(arrived.map(({ country, regime }) => [regime.id, assess(country, regime)]));
}

/**
 * Ids of the regimes that do best by a figure; ties share it. None where all are equal and so nothing is best. What is
 * closed takes no first place.
 */
export function bestRegimes<T extends Pick<Assessed, 'regime' | 'fit'>>(
  list: readonly T[],
  figure: (one: T) => number,
): ReadonlySet<string> {
  const open = list.filter(({ fit }) => fit !== 'no');
  const most = Math.max(...open.map(figure));
  if (list.every((one) => figure(one) === most)) return new Set();
  return new Set(open.filter((one) => figure(one) === most).map(({ regime }) => regime.id));
}

/** The options of the engine for a person's comparison. */
function comparisonOptions(
  figures: Pick<Figures, 'costs' | 'estimate' | 'situation'>,
  { pay }: Pick<PersonFacts, 'pay'>,
): TaxOptions {
  const { runningCosts = false, payBest = false } = figures.situation;
  return { ...optionsOf(figures), withoutFees: runningCosts, pay: payBest ? pay : null };
}

/** The compared regimes over income: of one year, or the yearly average of the stay where one is said. */
export function comparedCurves(
  columns: readonly Column[],
  figures: Pick<Figures, 'costs' | 'estimate' | 'situation' | 'currency' | 'years' | 'from'>,
  countries: readonly Country[],
  taxBrackets: Brackets,
  facts: Pick<PersonFacts, 'pay'> = NO_PERSON_FACTS,
): NamedCurve[] {
  const { years, from } = figures;
  const names = columnNames(columns);
  const options = overIncomes(comparisonOptions(figures, facts), figures.situation.costs, figures.currency);
  const lookup = lastingRegimes(countries, { ...allBrackets, ...taxBrackets });
  return columns.flatMap(({ regime }, at) => {
    const brackets = taxBrackets[regime.id];
    const known = lookup(regime.id);
    if (!brackets || !known) return [];
    const curve =
      years === null
        ? curveOf(scheduleOf(regime, brackets), options)
        : stayCurve(stayOf(known, { from, years }, lookup), options);
    return [{ id: regime.id, name: names[at] ?? regime.name, curve }];
  });
}

export interface RegimeLimits extends Pick<IncomeLimits, 'vat'> {
  readonly marks: readonly IncomeMark[];
}

/** Where something changes in each compared regime, by its id; none until it is here, and where it cannot be had. */
export function useComparedLimits(
  columns: readonly Column[],
  taxBrackets: Brackets,
  { costs, estimate }: Pick<Figures, 'costs' | 'estimate'>,
): ReadonlyMap<string, RegimeLimits> {
  const slugs = useMemo(() => [...new Set(columns.map(({ country }) => country.slug))], [columns]);
  const loaded = useQueries(
    {
      queries: slugs.map((slug) => ({
        queryKey: ['income-limits', slug],
        queryFn: () => loadIncomeLimits(slug),
      })),
      combine: (results) => results.map(({ data }) => data),
    },
    queryClient,
  );
  return useMemo(() => {
    const options = optionsOf({ costs, estimate });
    return new Map(
      columns.flatMap(({ country, regime }) => {
        const limits = loaded[slugs.indexOf(country.slug)];
        const brackets = taxBrackets[regime.id];
        if (!limits || !brackets) return [];
        const marks = limits.marksOf(scheduleOf(regime, brackets), options);
        return [[regime.id, { vat: limits.vat, marks }] as const];
      }),
    );
  }, [loaded, slugs, columns, taxBrackets, costs, estimate]);
}
