/** The year of a move for the plan: what the engine makes of it, and how both countries put it. */
import { useMemo } from 'react';
import { useArrivalTexts, useLeavingTexts } from '../api/moveTexts.ts';
import { usePersonFacts } from '../api/personFacts.ts';
import { type ArrivalYear, type LeavingYear, movePlanOf } from '../catalogue/moveYear.ts';
import { optionsOf } from '../situation/homeTax.ts';
import { type MoveMonths, type MoveYear, moveMonths, moveYear } from '../tax/index.ts';
import type { AssessedMove } from './useMove.ts';

export interface MoveYearAnswer {
  readonly year: MoveYear;
  /** 1 to 12, the month in which the move begins. */
  readonly month: number;
  readonly months: MoveMonths;
  /** In words; null until they are here. */
  readonly leaving: LeavingYear | null;
  readonly arriving: ArrivalYear | null;
}

/** Of the chosen regime: null where the home country or the laws of the year are not known, or not here yet. */
export function useMoveYear(move: AssessedMove): MoveYearAnswer | null {
  const { facts } = usePersonFacts(move.home !== null);
  const leaving = useLeavingTexts(move.home?.id ?? null)?.leavingYear ?? null;
  const arriving = useArrivalTexts(move.chosen?.country.slug ?? null)?.arrivalYear ?? null;
  const answer = useMemo(() => {
    const { figures, chosen, arrival } = move;
    const home = facts.homeCountries.find(({ id }) => id === move.home?.id);
    if (!facts.moveLaws || !home || !chosen) return null;
    const plan = movePlanOf(facts.moveLaws, {
      ...{ home, slug: chosen.country.slug, regimeId: chosen.regime.id, on: arrival },
      ...{ income: figures.income, costs: optionsOf(figures).costs },
      withReliefs: chosen.strip[0]?.relieved ?? true,
      withoutFees: figures.situation.runningCosts === true && chosen.regime.otherIsFees === true,
    });
    if (!plan?.home) return null;
    return { year: moveYear(plan), month: figures.from.month, months: moveMonths(plan) };
  }, [move, facts]);
  return answer && { ...answer, leaving, arriving };
}
