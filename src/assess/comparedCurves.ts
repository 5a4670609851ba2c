/** Compared regimes over incomes: their curves, and the incomes at which something changes. */
import { taxBrackets as allBrackets } from 'virtual:lowtide/catalogue';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type IncomeLimits, loadIncomeLimits } from '../api/moveTexts.ts';
import { queryClient } from '../api/queries.ts';
import type { NamedCurve } from '../catalogue/breakEvenWords.ts';
import type { Country, TaxRegime } from '../catalogue/entities.ts';
import type { IncomeMark } from '../catalogue/limits.ts';
import { NO_PERSON_FACTS, type PersonFacts } from '../catalogue/personFacts.ts';
import { lastingRegimes, schedulesFor } from '../catalogue/schedules.ts';
import type { UsTaxes, UsYear } from '../catalogue/usTax.ts';
import {
  averageOf,
  cheapestByIncome,
  costsAt,
  curveOf,
  curveWith,
  type IncomeRange,
  type LastingRegime,
  type PiecewiseLinear,
  type RegimeLookup,
  type StayYear,
  sampledCurve,
  scheduleOf,
  stayCurve,
  stayOf,
  steppedFrom,
  type TaxOptions,
  type TaxSchedule,
  totalOnCurve,
} from '../law/index.ts';
import type { Figures } from '../situation/figures.ts';
import { lawAnswersOf, optionsOf, overIncomes } from '../situation/homeTax.ts';
import { isOnPayroll, type Situation } from '../situation/situation.ts';
import { assessorWithHome } from './atHome.ts';
import { arrivedBrackets, type Brackets, type Column, columnNames } from './comparison.ts';
import type { AssessedFigures } from './cost.ts';
import { certainSum, takenOver } from './dueElsewhere.ts';
import { followingFor, holderOf } from './holder.ts';

/**
 * The compared regimes over income, with what is due at home and certainly elsewhere: of one year, or the yearly average of the stay where one is
 * said. What somebody has at home is of one year, by its law.
 */
export function comparedCurves(
  columns: readonly Column[],
  figures: AssessedFigures & Pick<Figures, 'situation'>,
  countries: readonly Country[],
  taxBrackets: Brackets,
  facts: PersonFacts = NO_PERSON_FACTS,
): NamedCurve[] {
  const names = columnNames(columns);
  const lookup = lastingRegimes(countries, { ...allBrackets, ...taxBrackets }, facts.schemes);
  const assess = assessorWithHome(figures.situation, figures, schedulesFor(taxBrackets), facts, countries);
  return columns.flatMap(({ country, regime }, at) => {
    const brackets = arrivedBrackets(regime, taxBrackets);
    const known = lookup(regime.id);
    if (!brackets || !known) return [];
    const { situation, figures: held } = assess(country, regime).holder;
    const { from, years } = held;
    // What an employee may deduct is in the law of wages.
    const costs = isOnPayroll(situation) ? undefined : situation.costs;
    const options = overIncomes(optionsOf({ ...held, situation }, facts), costs, figures.currency);
    const following = followingFor(situation, lookup);
    const us = facts.usTaxesOf?.(lawAnswersOf(situation, from)) ?? null;
    const stay = years === null ? null : stayOf(known, { from, years }, following);
    const there = stay === null ? curveOf(scheduleOf(regime, brackets), options) : stayCurve(stay, options);
    const asked = { known, from, years, options, lookup: following };
    const atHome = us ? curveWith(there, dueOver(us, country, asked)) : there;
    const takenAt = takenOver(situation, years, facts, country);
    const elsewhere =
      takenAt &&
      sampledCurve((income) =>
        certainSum(takenAt({ income, costs: costsAt(options.costs, income) }, totalOnCurve(atHome, income))),
      );
    const curve = elsewhere ? curveWith(atHome, elsewhere) : atHome;
    return [{ id: regime.id, name: names[at] ?? regime.name, curve }];
  });
}

interface AskedStay {
  readonly known: LastingRegime;
  readonly from: Figures['from'];
  /** Null for the one year of the data. */
  readonly years: number | null;
  readonly options: TaxOptions;
  readonly lookup: RegimeLookup;
}

/** What the United States ask for in a year over incomes: the average of a stay, where one is said. */
function dueOver(
  us: UsTaxes,
  { slug, taxYear }: Country,
  { known: regime, from, years, options, lookup }: AskedStay,
): PiecewiseLinear {
  const plan = years === null ? { from: { year: taxYear }, years: 1 } : { from, years };
  const inForce = stayOf(regime, plan, lookup).filter(({ ended }) => !ended);
  /** Curves of years that are asked for the same, worked out once. */
  const alike = new Map<string, PiecewiseLinear>();
  const dueIn = ({ regime, place }: StayYear, schedule: TaxSchedule, relieved: boolean) => {
    const of = schedule.lawOf ?? { regimeId: regime.id };
    const quick = options.laws ? undefined : schedule.quick?.law.program;
    const asked = { ...(years !== null && { place, relieved }), slug, of, quick };
    const key = JSON.stringify([us.keyOf(asked), quick && schedule.quick?.lines.map(({ rule }) => rule)]);
    const found = alike.get(key) ?? dueOfYear(us, asked, options);
    alike.set(key, found);
    return found;
  };
  const curves = inForce.map((at) => {
    const { schedule, relief } = at;
    if (relief === null) return dueIn(at, schedule, false);
    const relieved = dueIn(at, relief.schedule, true);
    return relief.upTo === null ? relieved : steppedFrom(relieved, relief.upTo, dueIn(at, schedule, false));
  });
  return averageOf(curves);
}

/** Its curve, but for the best pay, which is looked for income by income. */
function dueOfYear(us: UsTaxes, year: UsYear, options: TaxOptions): PiecewiseLinear {
  const dueAt = (income: number) => us.taxOf(year, { income, costs: costsAt(options.costs, income) }).total;
  return us.curveOf(year, options.costs ?? null) ?? sampledCurve(dueAt);
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
  facts: Pick<PersonFacts, 'lawsFor' | 'usTaxesOf' | 'otherMoneyOf' | 'homes'>,
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
    const askedOf = byHolder(figures.situation, figures, (situation, held) => ({
      options: optionsOf({ ...held, situation }, facts),
      isEmployee: isOnPayroll(situation),
    }));
    return new Map(
      columns.flatMap(({ country, regime }) => {
        const limits = loaded[slugs.indexOf(country.slug)];
        const brackets = arrivedBrackets(regime, taxBrackets);
        if (!limits || !brackets) return [];
        const { options, isEmployee } = askedOf(regime);
        const all = limits.marksOf(scheduleOf(regime, brackets), options);
        // Employees send no invoices.
        const marks = isEmployee ? all.filter(({ kind }) => kind !== 'vat') : all;
        return [[regime.id, { vat: limits.vat, marks }] as const];
      }),
    );
  }, [loaded, slugs, columns, taxBrackets, figures, facts]);
}

/** Something made for the holder of each regime, once for each who differs: for nearly all of them the person. */
function byHolder<F extends Pick<Figures, 'costs' | 'estimate'>, T>(
  situation: Situation,
  figures: F,
  make: (situation: Situation, figures: F) => T,
): (regime: TaxRegime) => T {
  const own = make(situation, figures);
  const others = new Map<boolean, T>();
  return (regime) => {
    const holder = holderOf(regime, situation, figures);
    if (holder.situation === situation && holder.figures === figures) return own;
    const isEmployee = isOnPayroll(holder.situation);
    const made = others.get(isEmployee) ?? make(holder.situation, holder.figures);
    others.set(isEmployee, made);
    return made;
  };
}
