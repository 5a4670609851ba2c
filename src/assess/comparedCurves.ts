/** Compared regimes over incomes: their curves, and the incomes at which something changes. */
import { taxBrackets as allBrackets } from 'virtual:lowtide/catalogue';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type IncomeLimits, loadIncomeLimits } from '../api/moveTexts.ts';
import { queryClient } from '../api/queries.ts';
import type { NamedCurve } from '../catalogue/breakEvenWords.ts';
import type { Country } from '../catalogue/entities.ts';
import type { IncomeMark } from '../catalogue/limits.ts';
import { type LawsFor, NO_PERSON_FACTS, type PersonFacts } from '../catalogue/personFacts.ts';
import { lastingRegimes } from '../catalogue/schedules.ts';
import type { Figures } from '../situation/figures.ts';
import { optionsOf, overIncomes, selfEmploymentCurve } from '../situation/homeTax.ts';
import {
  cheapestByIncome,
  curveOf,
  curveWith,
  type IncomeRange,
  scheduleOf,
  stayCurve,
  stayOf,
} from '../tax/index.ts';
import { type Brackets, type Column, columnNames } from './comparison.ts';
import { taxAtHome } from './dueAtHome.ts';

/**
 * The compared regimes over income, with what is due at home: of one year, or the yearly average of the stay where one is
 * said.
 */
export function comparedCurves(
  columns: readonly Column[],
  figures: Pick<Figures, 'costs' | 'estimate' | 'situation' | 'currency' | 'years' | 'from'>,
  countries: readonly Country[],
  taxBrackets: Brackets,
  facts: Pick<PersonFacts, 'lawsFor' | 'selfEmploymentTax'> = NO_PERSON_FACTS,
): NamedCurve[] {
  const { years, from } = figures;
  const names = columnNames(columns);
  const options = overIncomes(optionsOf(figures, facts.lawsFor), figures.situation.costs, figures.currency);
  const lookup = lastingRegimes(countries, { ...allBrackets, ...taxBrackets });
  return columns.flatMap(({ country, regime }, at) => {
    const brackets = taxBrackets[regime.id];
    const known = lookup(regime.id);
    if (!brackets || !known) return [];
    const stay = years === null ? null : stayOf(known, { from, years }, lookup);
    const there = stay === null ? curveOf(scheduleOf(regime, brackets), options) : stayCurve(stay, options);
    const due = taxAtHome(figures.situation, facts, country.slug);
    const inForce = stay?.filter(({ ended }) => !ended).map((year) => year.regime.id) ?? [regime.id];
    const curve = due
      ? curveWith(there, selfEmploymentCurve(due), inOwnName(country, inForce), options)
      : there;
    return [{ id: regime.id, name: names[at] ?? regime.name, curve }];
  });
}

/** The share of years without a company. @param ids of the regimes of the years */
function inOwnName({ taxRegimes }: Country, ids: readonly string[]): number {
  const own = ids.filter((id) => !taxRegimes.find((one) => one.id === id)?.requiresIncorporation);
  return own.length / Math.max(ids.length, 1);
}

/** Up to which income the cheapest regime at an income stays so, and which one is cheapest above it. */
interface Cheapest {
  readonly id: string | null;
  /** USD per year; null where it stays so to the end of the range. */
  readonly upTo: number | null;
  readonly next: string | null;
}

export function cheapestAt(curves: readonly NamedCurve[], range: IncomeRange, income: number): Cheapest {
  const ranges = cheapestByIncome(curves, range);
  const at = ranges.findIndex(({ to }) => income <= to);
  const next = at < 0 ? undefined : ranges[at + 1];
  return {
    id: ranges[at]?.ids[0] ?? null,
    upTo: next ? (ranges[at]?.to ?? null) : null,
    next: next?.ids[0] ?? null,
  };
}

export interface RegimeLimits extends Pick<IncomeLimits, 'vat'> {
  readonly marks: readonly IncomeMark[];
}

/** Where something changes in each compared regime, by its id; none until it is here, and where it cannot be had. */
export function useComparedLimits(
  columns: readonly Column[],
  taxBrackets: Brackets,
  figures: Pick<Figures, 'costs' | 'estimate' | 'situation'>,
  lawsFor: LawsFor | null,
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
    const options = optionsOf(figures, lawsFor);
    return new Map(
      columns.flatMap(({ country, regime }) => {
        const limits = loaded[slugs.indexOf(country.slug)];
        const brackets = taxBrackets[regime.id];
        if (!limits || !brackets) return [];
        const marks = limits.marksOf(scheduleOf(regime, brackets), options);
        return [[regime.id, { vat: limits.vat, marks }] as const];
      }),
    );
  }, [loaded, slugs, columns, taxBrackets, figures, lawsFor]);
}
