/** From where to where a person moves, with which figures, and what that comes to: what all parts of the plan share. */

import { taxBrackets } from 'virtual:lowtide/catalogue';
import { useMemo } from 'react';
import { useArrivalTexts, useLeavingTexts } from '../api/moveTexts.ts';
import { useCountries } from '../api/queries.ts';
import type { Country } from '../catalogue/entities.ts';
import { WIZARD_DEFAULT_INCOME } from '../catalogue/income.ts';
import type { ArrivalYear, LeavingYear } from '../catalogue/movePlan.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import { placeOf } from '../catalogue/places.ts';
import { schedulesFor } from '../catalogue/schedules.ts';
import {
  dayOf,
  isCut,
  type MonthTotal,
  type MoveMonths,
  type MoveYear,
  moveMonths,
  moveOf,
  moveYear,
  netParts,
} from '../law/index.ts';
import { type Figures, useFigures, useFiguresOf } from '../situation/figures.ts';
import { homeTaxIn, homeTaxOf } from '../situation/homeTax.ts';
import { monthText } from '../situation/linkParameters.ts';
import { isNothingSaid, isOnPayroll, type Situation } from '../situation/situation.ts';
import { useComparison } from '../stores/comparison.ts';
import { usePlan } from '../stores/plan.ts';
import { usePlanTo } from '../stores/planAddress.ts';
import { useDays } from '../stores/stays.ts';
import { type Assessed, assessor, regimesOf } from './assessor.ts';
import { type Column, selectionOf } from './comparison.ts';
import type { AssessedYear } from './dueAtHome.ts';
import { holderOf } from './holder.ts';
import { useFacts } from './useFacts.ts';

/** A move to look at for somebody who has said nothing yet: a German freelancer goes to Bulgaria, in a year's May. */
const exampleIn = (year: number): Situation => ({
  income: 70_000,
  currency: 'EUR',
  costs: { percent: 10 },
  citizenships: ['de'],
  home: { country: 'de' },
  work: 'freelancer',
  clients: 'abroad',
  workplace: 'here',
  company: false,
  arrival: { year, month: 5 },
  years: 5,
  living: { amount: 2_600, currency: 'EUR' },
});

const EXAMPLE_REGIME = 'bg-freelancer-flat-tax';

export interface Move {
  readonly figures: Omit<Figures, 'isFromLink'>;
  /** Lower-case code and name of the country in which tax is paid today; null where it is not said. */
  readonly home: { readonly id: string; readonly name: string } | null;
  /** That of the address, else the chosen regime, else the first of the comparison; null where there is none. */
  readonly destination: Column | null;
  /** All regimes of the comparison, and that of the address; none of the country that is left. */
  readonly choices: readonly Column[];
  /** The country of the regime that is asked for, where it is the one that is left: there is no move. */
  readonly staysIn: Country | null;
  /** ISO date of the arrival: the first day of its month. */
  readonly arrival: string;
  /** Whether the month of arrival was said; else January is assumed. */
  readonly isArrivalSaid: boolean;
  /** Whether all of this is the example. */
  readonly isExample: boolean;
  /** Whether what is earned there is a wage: the year of such a move is not worked out. */
  readonly isEmployee: boolean;
  /** False as long as one of the choices may still be on its way. */
  readonly isReady: boolean;
}

export function useMove(): Move {
  const own = useFigures(WIZARD_DEFAULT_INCOME);
  const { regimeIds } = useComparison();
  const { regimeId } = usePlan();
  const to = usePlanTo();
  const { data: countries } = useCountries();
  const { value: days } = useDays();
  const asked = useMemo(() => [...new Set([...regimeIds, ...(to === null ? [] : [to])])], [regimeIds, to]);
  const { facts, isReady } = useFacts(asked);
  const isExample = days.example && to === null && regimeIds.length === 0 && isNothingSaid(own.situation);
  const [first] = days.stays;
  const year = days.example && first ? Number(first.arrival.slice(0, 4)) : own.from.year;
  const ofExample = useFiguresOf(
    useMemo(() => exampleIn(year), [year]),
    WIZARD_DEFAULT_INCOME,
  );
  return useMemo(() => {
    const figures = isExample ? ofExample : own;
    const { situation, from } = figures;
    const ids = isExample ? [EXAMPLE_REGIME] : asked;
    const named = to ?? regimeId;
    const { columns } = selectionOf(countries ?? [], ids, facts);
    const homeId = situation.home && 'country' in situation.home ? situation.home.country : null;
    const name = homeId === null ? undefined : placeOf(homeId)?.name;
    const choices = columns.filter(({ country }) => country.id !== homeId);
    const asksFor = columns.find(({ regime }) => regime.id === named);
    const staysIn = asksFor?.country.id === homeId && asksFor ? asksFor.country : null;
    const destination = staysIn ? null : (choices.find((one) => one === asksFor) ?? choices[0] ?? null);
    const holder = destination && holderOf(destination.regime, situation, figures);
    return {
      figures,
      home: homeId !== null && name !== undefined ? { id: homeId, name } : null,
      destination,
      choices,
      staysIn,
      arrival: `${monthText(from)}-01`,
      isArrivalSaid: situation.arrival !== undefined,
      isExample,
      isEmployee: isOnPayroll(holder?.situation ?? situation),
      isReady,
    };
  }, [own, ofExample, isExample, asked, regimeId, to, countries, facts, isReady]);
}

export interface AssessedMove extends Move {
  /** The regime to move for; null where none is chosen. */
  readonly chosen: Assessed | null;
  /** The others of the comparison. */
  readonly others: readonly Assessed[];
  /** What is paid today, in USD per year; null where it is not known. */
  readonly paidToday: number | null;
  /** The same in each year of the stay, counted from 1. */
  readonly paidIn: (place: number) => number | null;
  /** Assesses for a stay of another length. */
  readonly assessFor: (years: number) => ReturnType<typeof assessor>;
  readonly facts: PersonFacts;
}

/** What a regime of the chosen country is called. */
export function regimeNamed(
  { chosen, facts }: Pick<AssessedMove, 'chosen' | 'facts'>,
  id: string,
): string | undefined {
  return chosen ? regimesOf(chosen.country, facts).find((regime) => regime.id === id)?.name : undefined;
}

/** Undefined while what it needs is on its way. */
export function useAssessedMove(): AssessedMove | undefined {
  const move = useMove();
  const { data: countries } = useCountries();
  const ids = useMemo(() => move.choices.map(({ regime }) => regime.id), [move.choices]);
  const { facts, isReady } = useFacts(ids, move.figures.situation);
  return useMemo(() => {
    if (!isReady || !countries) return undefined;
    const { figures, destination, choices } = move;
    const schedules = schedulesFor(taxBrackets);
    const { situation } = figures;
    const assessed = assessor(situation, figures, schedules, facts, countries);
    const others = choices.filter(({ regime }) => regime !== destination?.regime);
    const holder = destination ? holderOf(destination.regime, situation, figures) : { situation, figures };
    return {
      ...move,
      chosen: destination && assessed(destination.country, destination.regime),
      others: others.map(({ country, regime }) => assessed(country, regime)),
      paidToday: homeTaxOf(holder.situation, holder.figures, facts),
      paidIn: (place) => homeTaxIn(place, holder.situation, holder.figures, facts),
      assessFor: (years) => assessor(situation, { ...figures, years }, schedules, facts, countries),
      facts,
    };
  }, [isReady, countries, move, facts]);
}

interface MoveYearAnswer {
  readonly year: MoveYear;
  /** Whether the move cuts it in two. */
  readonly isCut: boolean;
  /** What the chosen month comes to, as the first year of the stay has it. */
  readonly own: MonthTotal;
  /** 1 to 12, the month in which the move begins. */
  readonly month: number;
  readonly months: MoveMonths;
  /** In words; null until they are here. */
  readonly leaving: LeavingYear | null;
  readonly arriving: ArrivalYear | null;
}

/** Of the chosen regime: null where the home country or the laws of the year are not known, or not here yet. */
export function useMoveYear({ home, chosen, figures }: AssessedMove): MoveYearAnswer | null {
  const leaving = useLeavingTexts(home?.id ?? null)?.leavingYear ?? null;
  const arriving = useArrivalTexts(chosen?.country.slug ?? null)?.arrivalYear ?? null;
  const answer = useMemo(() => {
    const plan = chosen?.movePlan ?? null;
    if (!chosen || !plan?.home) return null;
    const year = moveYear(plan);
    const own = monthShown(year, chosen.strip[0]);
    const { months, ...others } = moveMonths(plan);
    return {
      year,
      isCut: isCut(year),
      own,
      months: { ...others, months: months.map((one) => (one.month === own.month ? own : one)) },
    };
  }, [chosen]);
  return answer && { ...answer, month: figures.from.month, leaving, arriving };
}

/**
 * The total of a year of a move and its parts. One that is not cut in two is a whole year of the stay, with what home asks for
 * in it: its figures are that year's.
 */
export function monthShown(year: MoveYear, first: AssessedYear | undefined): MonthTotal {
  const { month } = dayOf(year.on);
  if (!first || first.ended || first.total === null || moveOf(first) !== null) {
    return { month, total: year.total, range: year.range, ...netParts(year) };
  }
  const { total, due } = first;
  return { month, total, range: [total, total], home: due.total, there: total - due.total };
}
