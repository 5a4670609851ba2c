/** From where to where a person moves, with which figures, and what that comes to: what all parts of the plan share. */

import { taxBrackets } from 'virtual:lowtide/catalogue';
import { useMemo } from 'react';
import { hasUnlisted, useCountries } from '../api/countries.ts';
import { useArrivalTexts, useLeavingTexts } from '../api/moveTexts.ts';
import type { Country, CountryGuide } from '../catalogue/entities.ts';
import { WIZARD_DEFAULT_INCOME } from '../catalogue/income.ts';
import type { ArrivalYear, LeavingYear } from '../catalogue/movePlan.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import { placeOf } from '../catalogue/places.ts';
import { schedulesFor } from '../catalogue/schedules.ts';
import { dayOf, isCut, type MoveYear } from '../law/index.ts';
import { type Figures, useFigures, useFiguresOf } from '../situation/figures.ts';
import { homeTaxOf, keptTodayIn, keptTodayOf } from '../situation/homeTax.ts';
import { monthText } from '../situation/linkParameters.ts';
import { isNothingSaid, isOnPayroll, type Situation } from '../situation/situation.ts';
import { useComparison } from '../stores/comparison.ts';
import { OWN_COSTS, type OwnCosts, usePlan } from '../stores/plan.ts';
import { usePlanTo } from '../stores/planAddress.ts';
import { useDays } from '../stores/stays.ts';
import { assessorAsListed } from './asListed.ts';
import { type Assessed, assessor, regimesOf } from './assessor.ts';
import type { BetterStay } from './atHome.ts';
import { type Balance, balanceOf } from './balance.ts';
import { type Column, selectionOf } from './comparison.ts';
import { holderOf } from './holder.ts';
import { type MonthsWithDue, type MonthWithDue, monthShown, monthsWithDue } from './moveMonths.ts';
import { yearsInWords } from './planYears.ts';
import { type ExitAnswer, useExit } from './useExit.ts';
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
  const { facts, isReady } = useFacts(hasUnlisted(asked));
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

/** Whether nobody has said what is earned: then nothing is worked out. */
export function isLacking({ figures, isExample }: Pick<Move, 'figures' | 'isExample'>): boolean {
  return !isExample && figures.situation.income === undefined;
}

export interface AssessedMove extends Move {
  /** The regime to move for; null where none is chosen, or no income is said. */
  readonly chosen: Assessed | null;
  /** The others of the comparison. */
  readonly others: readonly Assessed[];
  /** What is paid today, in USD per year; null where it is not known. */
  readonly paidToday: number | null;
  /** What is kept today, as every list has it, USD per year; null where it is not known. */
  readonly keptToday: number | null;
  /** Assesses for a stay of another length. */
  readonly assessFor: (years: number) => ReturnType<typeof assessor>;
  /** What leaving home costs of what somebody leaves with. */
  readonly exit: ExitAnswer | null;
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
  const { facts, isReady } = useFacts(hasUnlisted(ids), move.figures.situation);
  const exit = useExit({ figures: move.figures, to: move.destination?.country.slug ?? null });
  const exitAnswer = exit?.answers?.[0] ?? null;
  return useMemo(() => {
    if (!isReady || !countries) return undefined;
    const { figures, destination, choices } = move;
    const schedules = schedulesFor(taxBrackets);
    const { situation } = figures;
    const assessed = assessorAsListed(situation, figures, schedules, facts, countries);
    const others = choices.filter(({ regime }) => regime !== destination?.regime);
    const holder = destination ? holderOf(destination.regime, situation, figures) : { situation, figures };
    const chosen = destination && !isLacking(move) ? assessed(destination.country, destination.regime) : null;
    return {
      ...move,
      chosen,
      others: others.map(({ country, regime }) => assessed(country, regime)),
      paidToday: homeTaxOf(holder.situation, holder.figures, facts),
      keptToday: keptTodayOf(situation, figures, facts),
      assessFor: (years) => assessor(situation, { ...figures, years }, schedules, facts, countries),
      exit: exitAnswer,
      facts,
    };
  }, [isReady, countries, move, facts, exitAnswer]);
}

/** The chosen move beside staying. @param guide for the reasons of its years @param better what staying could be */
export function balanceOfMove(
  { figures, facts, exit }: AssessedMove,
  chosen: Assessed,
  ownCosts: OwnCosts = {},
  guide: CountryGuide | null = null,
  better: BetterStay | null = null,
): Balance {
  return balanceOf(chosen, yearsInWords(chosen, figures, guide, facts), {
    ...{ figures, facts, better },
    keptIn: (place) => keptTodayIn(place, figures.situation, figures, facts),
    ...(exit && { exit }),
    own: OWN_COSTS.reduce((sum, line) => sum + (ownCosts[line] ?? 0), 0),
  });
}

interface MoveYearAnswer {
  readonly year: MoveYear;
  /** Whether the move cuts it in two. */
  readonly isCut: boolean;
  /** What the chosen month comes to, as the first year of the stay has it. */
  readonly own: MonthWithDue;
  /** 1 to 12, the month in which the move begins. */
  readonly month: number;
  readonly months: MonthsWithDue;
  /** In words; null until they are here. */
  readonly leaving: LeavingYear | null;
  readonly arriving: ArrivalYear | null;
}

/** Of the chosen regime: null where the home country or the laws of the year are not known, or not here yet. */
export function useMoveYear({ home, chosen, figures, facts: { move } }: AssessedMove): MoveYearAnswer | null {
  const leaving = useLeavingTexts(home?.id ?? null)?.leavingYear ?? null;
  const arriving = useArrivalTexts(chosen?.country.slug ?? null)?.arrivalYear ?? null;
  const answer = useMemo(() => {
    const plan = chosen?.movePlan ?? null;
    if (!chosen || !plan?.home || !move) return null;
    const year = move.moveYear(plan);
    const { months, ...others } = monthsWithDue(move.moveMonths(plan), chosen.claims);
    const { month } = dayOf(year.on);
    const of = months.find((one) => one.month === month);
    if (!of) return null;
    const own = monthShown(of, chosen.strip[0]);
    return {
      year,
      isCut: isCut(year),
      own,
      months: { ...others, months: months.map((one) => (one === of ? own : one)) },
    };
  }, [chosen, move]);
  return answer && { ...answer, month: figures.from.month, leaving, arriving };
}
